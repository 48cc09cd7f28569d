import Diagnostics

/// One value in the flat layout of a document. A container's first child directly follows it; its next sibling is at
/// `subtreeEnd`. 32 bytes, because a large file has millions of them.
struct NodeRecord {
    let kind: PropertyListNode.Kind
    /// The value of a Boolean; false for other kinds.
    let isTrue: Bool
    /// Whether the content has no references, CDATA sections or comments, so that its bytes are its text.
    private(set) var isPlain = true
    /// The index into the document's key names; -1 outside dictionaries.
    private(set) var key: Int32 = -1
    /// The text of the key; empty outside a dictionary.
    private(set) var keyRange = SourceRange(0, 0)
    /// The whole element, including its tags.
    var range: SourceRange
    /// A container's `subtreeEnd` and `childCount`, or the bounds of any other value's content.
    private var bounds: (UInt32, UInt32)

    init(_ kind: PropertyListNode.Kind, isTrue: Bool, range: SourceRange) {
        self.kind = kind
        self.isTrue = isTrue
        self.range = range
        bounds = (range.upperBound, range.upperBound)
    }

    var isContainer: Bool { kind == .dictionary || kind == .array }

    mutating func setKey(_ number: Int, _ range: SourceRange) {
        key = Int32(number)
        keyRange = range
    }

    // MARK: - Values that hold no others

    /// The range between the tags.
    var content: SourceRange { SourceRange(bounds.0, bounds.1) }

    mutating func setContent(_ content: SourceRange, isPlain: Bool) {
        bounds = (content.lowerBound, content.upperBound)
        self.isPlain = isPlain
    }

    // MARK: - Containers

    var childCount: Int { Int(bounds.1) }

    /// The index after the last value inside the value at `index`.
    func subtreeEnd(_ index: Int) -> Int { isContainer ? Int(bounds.0) : index + 1 }

    mutating func setChildren(count: Int, subtreeEnd: Int) {
        bounds = (UInt32(subtreeEnd), UInt32(count))
    }
}
