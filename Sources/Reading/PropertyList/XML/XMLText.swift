import CLibrary
import Diagnostics

/// The bytes of a scan, which must outlive this value. Only debug builds check offsets, so callers must compare an
/// offset with `end` before they read the byte.
struct XMLText {
    private let start: UnsafePointer<UInt8>
    /// The offset after the last byte.
    let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // An empty buffer has no address, but nothing is read from it.
        start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        end = bytes.count
    }

    @inline(__always)
    subscript(offset: Int) -> UInt8 {
        assert(offset >= 0 && offset < end)
        return start[offset]
    }

    func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        assert(range.lowerBound >= 0 && range.upperBound <= end)
        return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Returns the offset of the first `byte` in `from..<to`, or `to` if there is none. Uses the C library's vector
    /// code, because this loop must be fast even in debug builds.
    @inline(__always)
    func first(_ byte: UInt8, from: Int, to: Int) -> Int {
        assert(to <= end)
        guard from < to, let found = memchr(start + from, Int32(byte), to - from) else { return to }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start)
    }

    @inline(__always)
    func matches(_ word: StaticString, at offset: Int) -> Bool {
        // If the compiler knows the count, this becomes one or two comparisons of whole words.
        let count = word.utf8CodeUnitCount
        return offset + count <= end && memcmp(start + offset, word.utf8Start, count) == 0
    }

    /// Returns the end of the name at `offset`: at white space, the end of the tag, or the start of another tag.
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

    /// Returns the offset of the first byte from `offset` on that is not white space. Control characters, which have
    /// already been reported, count as white space.
    @inline(__always)
    func whiteSpaceEnd(_ offset: Int) -> Int {
        var index = offset
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

    /// Returns a short piece of the text for a message, cut to 40 bytes.
    func shown(_ from: Int, _ to: Int) -> String {
        String(decoding: bytes(from..<min(to, from + 40)), as: UTF8.self)
    }
}

extension SourceRange {
    /// Creates a range from offsets in a text. They fit in 32 bits, because no larger file is read.
    @inline(__always)
    init(_ lowerBound: Int, _ upperBound: Int) { self.init(UInt32(lowerBound), UInt32(upperBound)) }
}
