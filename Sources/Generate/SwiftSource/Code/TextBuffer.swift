/// UTF-8 that is appended in small pieces and sometimes truncated.
struct TextBuffer: Sendable {
    /// The bytes, then room for more.
    private var storage: [UInt8]
    private(set) var count = 0

    init(capacity: Int) { storage = Array(repeating: 0, count: capacity) }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }

    mutating func append(_ byte: UInt8) { append(byte, times: 1) }

    mutating func append(_ byte: UInt8, times: Int) {
        makeRoom(for: times)
        for index in count..<(count + times) { storage[index] = byte }
        count += times
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        makeRoom(for: text.count)
        storage.withUnsafeMutableBytes { bytes in
            bytes.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: text.count)
        }
        count += text.count
    }

    mutating func append(_ text: String) { text.withBytes { append($0) } }

    mutating func append(_ scalar: Unicode.Scalar) { for byte in scalar.utf8 { append(byte) } }

    /// Replaces a range with one byte.
    mutating func replace(_ range: Range<Int>, with byte: UInt8) {
        storage.replaceSubrange(range, with: CollectionOfOne(byte))
        count -= range.count - 1
    }

    /// Removes everything after this many bytes.
    mutating func truncate(to length: Int) { count = length }

    private mutating func makeRoom(for more: Int) {
        if count + more > storage.count { storage += repeatElement(0, count: max(more, storage.count)) }
    }
}

extension String {
    /// Like `withUTF8`, but without a copy if the text is contiguous.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}
