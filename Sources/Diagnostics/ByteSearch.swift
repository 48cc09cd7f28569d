import CLibrary

extension UnsafeRawBufferPointer {
    /// The offset of the first `byte` from an offset on, found with the system's `memchr`, which looks at many bytes at once.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }
}
