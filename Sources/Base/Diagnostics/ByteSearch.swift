import CLibrary

extension UnsafeRawBufferPointer {
    /// Returns the offset of the first `byte` at or after `start`. Uses `memchr`, which examines many bytes at once.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }
}

extension String {
    /// Whether the text contains a byte. Several times as fast as `utf8.contains`.
    package func contains(byte: UInt8) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(byte) } ?? utf8.contains(byte)
    }
}
