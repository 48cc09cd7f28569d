import Diagnostics

/// A property list as written in its file, with the source range of every value.
///
/// Values are stored in text order in one flat array, so reading allocates once and walking is cheap.
/// `PropertyListNode` is the handle to a value. Strings and numbers are decoded on demand.
package final class PropertyListDocument: Sendable {
    /// The text that ranges refer to. For a binary property list, the canonical XML of the same value.
    package let source: SourceText
    /// Whether the file was a binary property list, whose locations are key paths rather than lines.
    package let isBinary: Bool
    /// The distinct dictionary keys, in order of first appearance. `PropertyListNode.key` is an index into this array.
    package let keyNames: [String]

    let records: [NodeRecord]
    /// Replacements for the text of strings, by record index.
    let substitutes: [Int: String]

    init(
        source: SourceText,
        isBinary: Bool,
        keyNames: [String],
        records: [NodeRecord],
        substitutes: [Int: String] = [:]
    ) {
        self.source = source
        self.isBinary = isBinary
        self.keyNames = keyNames
        self.records = records
        self.substitutes = substitutes
    }

    /// Returns the same document with other texts. A string is replaced if its dictionary also has an id for it, under
    /// the same key followed by `ID`, and `texts` contains that id. Ranges do not change.
    package func substituting(_ texts: [String: String]) -> PropertyListDocument {
        var substitutes = self.substitutes
        for index in records.indices where records[index].kind == .dictionary {
            let children = PropertyListNode(document: self, index: index).children
            for child in children {
                guard let key = child.keyName, key.hasSuffix("ID"), let text = child.string.flatMap({ texts[$0] })
                else { continue }
                for sibling in children where sibling.kind == .string && sibling.keyName == String(key.dropLast(2)) {
                    substitutes[sibling.index] = text
                }
            }
        }
        return PropertyListDocument(
            source: source,
            isBinary: isBinary,
            keyNames: keyNames,
            records: records,
            substitutes: substitutes
        )
    }

    package var root: PropertyListNode { PropertyListNode(document: self, index: 0) }

    /// The range between the tags of a container; for an empty element, an empty range after it.
    func contentRange(ofContainer record: NodeRecord) -> SourceRange {
        let element = record.range.offsets
        guard let tagEnd = source.bytes[element].firstIndex(of: UInt8(ascii: ">")),
            let closing = source.bytes[element].lastIndex(of: UInt8(ascii: "<")), closing > tagEnd
        else { return SourceRange(record.range.upperBound, record.range.upperBound) }
        return SourceRange(UInt32(tagEnd + 1), UInt32(closing))
    }

    // MARK: - Places

    // Values are in text order, each value in a dictionary counting from its key, so a binary search finds them.

    /// Returns the value whose element begins at `offset`, if any.
    package func value(beginningAt offset: UInt32) -> PropertyListNode? {
        let index = lastIndex(beginningUpTo: Int(offset))
        return records[index].range.lowerBound == offset ? PropertyListNode(document: self, index: index) : nil
    }

    /// Returns the value whose key has this range, if any.
    package func value(withKeyAt keyRange: SourceRange) -> PropertyListNode? {
        let index = lastIndex(beginningUpTo: Int(keyRange.lowerBound))
        let record = records[index]
        return record.key >= 0 && record.keyRange == keyRange ? PropertyListNode(document: self, index: index) : nil
    }

    /// The index of the last value that begins at or before `offset`.
    func lastIndex(beginningUpTo offset: Int) -> Int {
        let count = records.countOfFirst { record in
            Int(record.key >= 0 ? record.keyRange.lowerBound : record.range.lowerBound) <= offset
        }
        return max(0, count - 1)
    }
}
