import Diagnostics

/// One value in the flat layout of a document. A container's first child directly follows it; its next sibling is at
/// `subtreeEnd`. 28 bytes, because a large file has millions of them.
struct NodeRecord {
    /// The whole element, including its tags.
    var range: SourceRange
    /// The text of the key; empty outside a dictionary.
    private(set) var keyRange = SourceRange(0, 0)
    /// A container's `subtreeEnd` and `childCount`, or the bounds of any other value's content.
    private var first: UInt32
    private var second: UInt32
    /// From the lowest bit: three bits for the kind, `isTrue`, `isPlain`, and the key's number plus one.
    private var bits: UInt32

    init(_ kind: PropertyListNode.Kind, isTrue: Bool, range: SourceRange) {
        self.range = range
        (first, second) = (range.upperBound, range.upperBound)
        bits = UInt32(kind.rawValue) | (isTrue ? 0x8 : 0) | 0x10
    }

    var kind: PropertyListNode.Kind { PropertyListNode.Kind(rawValue: UInt8(bits & 0x7)) ?? .string }

    /// The value of a Boolean; false for other kinds.
    var isTrue: Bool { bits & 0x8 != 0 }

    /// Whether the content has no references, CDATA sections or comments, so that its bytes are its text.
    var isPlain: Bool { bits & 0x10 != 0 }

    var isContainer: Bool { bits & 0x7 <= 1 }

    /// The index into the document's key names; -1 outside dictionaries. It fits in 27 bits, because a key takes at
    /// least eleven bytes and no file exceeds `PropertyListLimits.bytes`.
    var key: Int { Int(bits >> 5) - 1 }

    mutating func setKey(_ number: Int, _ range: SourceRange) {
        bits = bits & 0x1F | UInt32(number + 1) << 5
        keyRange = range
    }

    // MARK: - Values that hold no others

    /// The range between the tags.
    var content: SourceRange { SourceRange(first, second) }

    mutating func setContent(_ content: SourceRange, isPlain: Bool) {
        (first, second) = (content.lowerBound, content.upperBound)
        if !isPlain { bits &= ~0x10 }
    }

    // MARK: - Containers

    var childCount: Int { Int(second) }

    /// The index after the last value inside the value at `index`.
    func subtreeEnd(_ index: Int) -> Int { isContainer ? Int(first) : index + 1 }

    mutating func setChildren(count: Int, subtreeEnd: Int) {
        (first, second) = (UInt32(subtreeEnd), UInt32(count))
    }
}
