import Diagnostics

/// A property list as written in its file: every value with the bytes that it came from.
///
/// Values are laid out in the order of the text in one flat array, so that reading allocates once and walking is cheap;
/// `PropertyListNode` is the handle through which they are seen. Texts and numbers are decoded only when asked for.
package final class PropertyListDocument: Sendable {
    /// The text that ranges refer to. For a binary property list it is the canonical XML of the same value.
    package let source: SourceText
    /// Whether the file was a binary property list; its places are then told as key paths, not lines.
    package let isBinary: Bool
    /// Each distinct dictionary key once, in the order of first appearance. `PropertyListNode.key` indexes it.
    package let keyNames: [String]

    let records: [NodeRecord]

    init(source: SourceText, isBinary: Bool, keyNames: [String], records: [NodeRecord]) {
        self.source = source
        self.isBinary = isBinary
        self.keyNames = keyNames
        self.records = records
    }

    /// The outermost value.
    package var root: PropertyListNode { PropertyListNode(document: self, index: 0) }

    /// What stands between the tags of a container; for an empty element an empty range after it.
    func contentRange(ofContainer record: NodeRecord) -> SourceRange {
        let element = record.range.offsets
        guard let tagEnd = source.bytes[element].firstIndex(of: UInt8(ascii: ">")),
            let closing = source.bytes[element].lastIndex(of: UInt8(ascii: "<")), closing > tagEnd
        else { return SourceRange(record.range.upperBound, record.range.upperBound) }
        return SourceRange(UInt32(tagEnd + 1), UInt32(closing))
    }
}
