import CLibrary

/// The distinct dictionary keys of one text, numbered in order of first appearance. Keys are compared by bytes.
///
/// A definition repeats about two hundred keys thousands of times. Numbering them during the scan makes a key's meaning
/// a table lookup for every later stage, without a string for a repeated key.
struct KeyTable {
    private(set) var names: [String] = []
    private var numbers: [Key: Int] = [:]
    /// The numbers of keys that do not appear literally in the text because they contain references or CDATA.
    private var decoded: [[UInt8]: Int] = [:]

    /// Bytes of the text, which outlives the table.
    private struct Key: Hashable {
        let bytes: UnsafeBufferPointer<UInt8>

        static func == (left: Key, right: Key) -> Bool {
            guard left.bytes.count == right.bytes.count, let one = left.bytes.baseAddress,
                let other = right.bytes.baseAddress
            else { return left.bytes.isEmpty && right.bytes.isEmpty }
            return memcmp(one, other, left.bytes.count) == 0
        }

        func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
    }

    /// Returns the number of a key that appears literally in the text.
    mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if let number = numbers[Key(bytes: bytes)] ?? (decoded.isEmpty ? nil : decoded[Array(bytes)]) { return number }
        numbers[Key(bytes: bytes)] = names.count
        return add(String(decoding: bytes, as: UTF8.self))
    }

    /// Returns the number of a key that may not appear literally in the text.
    mutating func number(ofDecoded name: String) -> Int {
        let bytes = Array(name.utf8)
        let known = bytes.withUnsafeBufferPointer { numbers[Key(bytes: $0)] }
        if let number = known ?? decoded[bytes] { return number }
        decoded[bytes] = names.count
        return add(name)
    }

    private mutating func add(_ name: String) -> Int {
        names.append(name)
        return names.count - 1
    }
}
