/// Bytes that are appended in small pieces and taken back now and then. An array of bytes does the same, but examines
/// itself for each piece, which takes longer than copying it.
struct TextBuffer: ~Copyable {
    private(set) var count = 0
    private var capacity: Int
    private var memory: UnsafeMutablePointer<UInt8>

    init(capacity: Int) {
        self.capacity = capacity
        memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

    /// The last bytes, at most as many as asked for.
    func suffix(_ maximum: Int) -> UnsafeBufferPointer<UInt8> {
        let length = min(maximum, count)
        return UnsafeBufferPointer(start: memory + (count - length), count: length)
    }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        memory[count] = byte
        count += 1
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        reserve(text.count)
        (memory + count).update(from: start, count: text.count)
        count += text.count
    }

    mutating func append(_ byte: UInt8, times: Int) {
        reserve(times)
        (memory + count).update(repeating: byte, count: times)
        count += times
    }

    /// Puts one byte in the place of a range.
    mutating func replace(_ range: Range<Int>, with byte: UInt8) {
        precondition(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= count)
        memory[range.lowerBound] = byte
        let rest = memory + range.upperBound
        (memory + range.lowerBound + 1).update(from: rest, count: count - range.upperBound)
        count -= range.count - 1
    }

    /// Takes back everything after the first bytes.
    mutating func truncate(to length: Int) {
        precondition(length >= 0 && length <= count)
        count = length
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if capacity - count < more { grow(by: more) }
    }

    private mutating func grow(by more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        memory.deallocate()
        memory = larger
    }
}
