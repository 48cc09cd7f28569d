#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension UnsafeRawBufferPointer {
    /// The offset of the first `byte` from an offset on, found with the system's `memchr`, which looks at many bytes at once.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - base
        #else
        return self[start...].firstIndex(of: byte)
        #endif
    }
}
