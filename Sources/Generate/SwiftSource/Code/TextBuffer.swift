/// A buffer for UTF-8 that is appended in small pieces and sometimes truncated. An array of bytes would work too, but
/// its checks for each piece take longer than copying the piece.
struct TextBuffer: @unchecked Sendable {
    private final class Memory: ManagedBuffer<Int, UInt8> {}

    private(set) var count = 0
    /// The bytes, with the capacity as the header. Copies share them until one changes.
    private var memory: ManagedBuffer<Int, UInt8>

    init(capacity: Int) {
        memory = Memory.create(minimumCapacity: capacity) { _ in capacity }
    }

    @inline(__always)
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        memory.withUnsafeMutablePointerToElements { body(UnsafeBufferPointer(start: $0, count: count)) }
    }

    mutating func append(_ byte: UInt8) {
        extend(by: 1) { $0.pointee = byte }
    }

    mutating func append(_ byte: UInt8, times: Int) {
        extend(by: times) { $0.update(repeating: byte, count: times) }
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        extend(by: text.count) { $0.update(from: start, count: text.count) }
    }

    mutating func append(_ text: String) {
        text.withBytes { append($0) }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        for byte in scalar.utf8 { append(byte) }
    }

    /// Replaces a range with one byte.
    mutating func replace(_ range: Range<Int>, with byte: UInt8) {
        precondition(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= count)
        let rest = count - range.upperBound
        extend(by: 0) { end in
            let first = end - rest - range.count
            first.pointee = byte
            (first + 1).update(from: end - rest, count: rest)
        }
        count -= range.count - 1
    }

    /// Removes everything after this many bytes.
    mutating func truncate(to length: Int) {
        precondition(length >= 0 && length <= count)
        count = length
    }

    /// Appends bytes that `fill` writes after the text.
    @inline(__always)
    private mutating func extend(by more: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        if memory.header - count < more || !isKnownUniquelyReferenced(&memory) {
            move(toCapacity: max(memory.header * 2, count + more))
        }
        memory.withUnsafeMutablePointerToElements { fill($0 + count) }
        count += more
    }

    private mutating func move(toCapacity capacity: Int) {
        var larger = TextBuffer(capacity: capacity)
        withBytes { larger.append($0) }
        self = larger
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
