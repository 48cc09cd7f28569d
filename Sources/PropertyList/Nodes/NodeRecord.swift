import Diagnostics

/// One value in the flat layout of a document: a container's first child follows it directly, its next sibling stands at
/// `subtreeEnd`. 28 bytes, because a large file has millions.
struct NodeRecord {
    /// The whole element with its tags.
    var range: SourceRange
    /// The text of the key; empty outside a dictionary.
    private(set) var keyRange = SourceRange(0, 0)
    /// For a container its `subtreeEnd` and `childCount`, for anything else the bounds of its content.
    private var first: UInt32
    private var second: UInt32
    /// The kind in the lowest three bits, then `isTrue`, then `isPlain`, above them the key's number plus one.
    private var bits: UInt32

    init(_ kind: PropertyListNode.Kind, isTrue: Bool, range: SourceRange) {
        self.range = range
        (first, second) = (range.upperBound, range.upperBound)
        bits = UInt32(kind.rawValue) | (isTrue ? 0x8 : 0) | 0x10
    }

    var kind: PropertyListNode.Kind { PropertyListNode.Kind(rawValue: UInt8(bits & 0x7)) ?? .string }

    /// The value of a boolean; false for any other.
    var isTrue: Bool { bits & 0x8 != 0 }

    /// Whether the content holds no reference, CDATA section or comment, so that its bytes are its text.
    var isPlain: Bool { bits & 0x10 != 0 }

    var isContainer: Bool { bits & 0x7 <= 1 }

    /// Index into the document's key names; -1 outside dictionaries. It fits 27 bits, because a key takes eleven bytes at
    /// the least and no file has more than `PropertyListLimits.bytes`.
    var key: Int { Int(bits >> 5) - 1 }

    mutating func setKey(_ number: Int, _ range: SourceRange) {
        bits = bits & 0x1F | UInt32(number + 1) << 5
        keyRange = range
    }

    // MARK: - Values that hold no others

    /// What stands between the tags.
    var content: SourceRange { SourceRange(first, second) }

    mutating func setContent(_ content: SourceRange, isPlain: Bool) {
        (first, second) = (content.lowerBound, content.upperBound)
        if !isPlain { bits &= ~0x10 }
    }

    // MARK: - Containers

    var childCount: Int { Int(second) }

    /// The index after the last value inside the value that stands at `index`.
    func subtreeEnd(_ index: Int) -> Int { isContainer ? Int(first) : index + 1 }

    mutating func setChildren(count: Int, subtreeEnd: Int) {
        (first, second) = (UInt32(subtreeEnd), UInt32(count))
    }
}
