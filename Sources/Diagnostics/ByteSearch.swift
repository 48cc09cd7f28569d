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
