#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Searching bytes with the C library's vector code: the one loop that must be fast even in a debug build of the tool.
enum ByteSearch {
    /// The offset of the first `byte` in `start..<end`; `end` when there is none.
    @inline(__always)
    static func first(_ byte: UInt8, _ text: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
        guard start < end, let found = memchr(text + start, Int32(byte), end - start) else { return end }
        return UnsafeRawPointer(found) - UnsafeRawPointer(text)
        #else
        var index = start
        while index < end, text[index] != byte { index += 1 }
        return index
        #endif
    }
}
