import CLibrary
import Diagnostics

/// The bytes that a scan looks at, which must outlive it. Offsets outside are caught in debug builds only, so callers that ask
/// for a byte has compared with `end`.
struct XMLText {
    private let start: UnsafePointer<UInt8>
    /// The offset after the last byte.
    let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // An empty buffer has no address; nothing is read then.
        start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        end = bytes.count
    }

    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        assert(offset >= 0 && offset < end)
        return start[offset]
    }

    /// The eight bytes from `offset` on, the first in the lowest place.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        assert(offset >= 0 && offset + 8 <= end)
        return UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        assert(range.lowerBound >= 0 && range.upperBound <= end)
        return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// The offset of the first `byte` in `from..<to`; `to` when there is none. Uses the C library's vector code: the one
    /// loop that must be fast even in a debug build of the tool.
    @inline(__always)
    func first(_ byte: UInt8, from: Int, to: Int) -> Int {
        assert(to <= end)
        guard from < to, let found = memchr(start + from, Int32(byte), to - from) else { return to }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    @inline(__always)
    func matches(_ word: StaticString, at offset: Int) -> Bool {
        // Where the count is known to the compiler, this becomes one or two comparisons of whole words.
        let count = word.utf8CodeUnitCount
        return offset + count <= end && memcmp(start + offset, word.utf8Start, count) == 0
    }

    /// Whether the `count` bytes at `offset`, which must be there, are those of another text at `otherOffset`.
    @inline(__always)
    func matches(_ other: XMLText, _ otherOffset: Int, at offset: Int, count: Int) -> Bool {
        assert(offset + count <= end && otherOffset + count <= other.end)
        return memcmp(start + offset, other.start + otherOffset, count) == 0
    }

    /// The end of the name at `offset`: white space, the end of the tag, or the beginning of another.
    @inline(__always)
    func nameEnd(_ offset: Int) -> Int {
        var index = offset
        while index < end {
            let byte = start[index]
            if byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "<") {
                break
            }
            index += 1
        }
        return index
    }

    /// The first offset from `offset` on at which there is no white space. Control characters count as white space: that they
    /// are not allowed has been reported.
    @inline(__always)
    func whiteSpaceEnd(_ offset: Int) -> Int {
        var index = offset
        while index + 8 <= end {
            let word = word(at: index)
            // The lowest high bit is that of the first byte above 0x20: only bytes above 0xA0 carry over, to the bytes after.
            let others = ((word &+ 0x5F5F_5F5F_5F5F_5F5F) | word) & 0x8080_8080_8080_8080
            if others != 0 { return index + others.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < end, start[index] <= 0x20 { index += 1 }
        return index
    }

    var hasDoubledBrackets: Bool {
        var index = first(UInt8(ascii: "]"), from: 0, to: end)
        while index + 1 < end {
            if self[index + 1] == UInt8(ascii: "]") { return true }
            index = first(UInt8(ascii: "]"), from: index + 1, to: end)
        }
        return false
    }

    /// The text of a short stretch for a message, cut to 40 bytes.
    func shown(_ from: Int, _ to: Int) -> String {
        String(decoding: bytes(from..<min(to, from + 40)), as: UTF8.self)
    }
}

extension SourceRange {
    /// A range from offsets in a text, which fit 32 bits because no larger file is read.
    @inline(__always)
    init(_ lowerBound: Int, _ upperBound: Int) { self.init(UInt32(lowerBound), UInt32(upperBound)) }
}
