/// UTF-8 that is appended in small pieces and sometimes truncated.
struct TextBuffer: Sendable {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    var count: Int { bytes.count }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer(body)
    }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ byte: UInt8, times: Int) { bytes.append(contentsOf: repeatElement(byte, count: times)) }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

    mutating func append(_ text: String) { text.withBytes { append($0) } }

    mutating func append(_ scalar: Unicode.Scalar) { bytes.append(contentsOf: scalar.utf8) }

    /// Replaces a range with one byte.
    mutating func replace(_ range: Range<Int>, with byte: UInt8) {
        bytes.replaceSubrange(range, with: CollectionOfOne(byte))
    }

    /// Removes everything after this many bytes.
    mutating func truncate(to length: Int) { bytes.removeLast(count - length) }
}

extension String {
    /// Like `withUTF8`, but without a copy if the text is contiguous.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}
