import Diagnostics

/// A property list as it stands in its file: every value with the bytes that it came from.
///
/// Values are laid out in the order of the text in one flat array, so that reading allocates once and walking is cheap;
/// `PropertyListNode` is the handle through which they are seen. Texts and numbers are decoded only when asked for.
public final class PropertyListDocument: Sendable {
    /// The text that ranges refer to. For a binary property list it is the canonical XML of the same value.
    public let source: SourceText
    /// Whether the file was a binary property list; its places are then told as key paths, not lines.
    public let isBinary: Bool
    /// Each distinct dictionary key once, in the order of first appearance. `PropertyListNode.key` indexes it.
    public let keyNames: [String]

    let records: [NodeRecord]

    init(source: SourceText, isBinary: Bool, keyNames: [String], records: [NodeRecord]) {
        self.source = source
        self.isBinary = isBinary
        self.keyNames = keyNames
        self.records = records
    }

    /// The outermost value.
    public var root: PropertyListNode { PropertyListNode(document: self, index: 0) }
}

/// One value in the flat layout: a value's first child follows it directly, its next sibling stands at `subtreeEnd`.
struct NodeRecord {
    var kind: PropertyListNode.Kind
    /// The content holds no reference, CDATA section or comment, so its bytes are its text.
    var isPlain = true
    /// Only for `boolean`.
    var isTrue = false
    /// Index into the document's key names; -1 outside dictionaries.
    var key: Int32 = -1
    var subtreeEnd: Int32 = 0
    var childCount: Int32 = 0
    /// The text of the key.
    var keyRange = SourceRange(0, 0)
    /// The whole element with its tags.
    var range: SourceRange
    /// What stands between the tags.
    var content: SourceRange
}
