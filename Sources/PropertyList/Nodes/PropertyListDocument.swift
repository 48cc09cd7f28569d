import Diagnostics

/// A property list as written in its file: every value with the bytes that it came from.
///
/// Values are laid out in the order of the text in one flat array, so that reading allocates once and walking is cheap;
/// `PropertyListNode` is the handle through which they are seen. Texts and numbers are decoded only when asked for.
package final class PropertyListDocument: Sendable {
    /// The text that ranges refer to. For a binary property list it is the canonical XML of the same value.
    package let source: SourceText
    /// Whether the file was a binary property list; its places are then key paths, not lines.
    package let isBinary: Bool
    /// Each distinct dictionary key once, in the order of first appearance. `PropertyListNode.key` indexes it.
    package let keyNames: [String]

    let records: [NodeRecord]
    /// What strings say instead of what is written, by the index of the record.
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

    /// The same document in which texts say something else: those with an id among `texts`, which is the value of the key of the
    /// same name with `ID` after it. Places stay.
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

    /// What stands between the tags of a container; for an empty element an empty range after it.
    func contentRange(ofContainer record: NodeRecord) -> SourceRange {
        let element = record.range.offsets
        guard let tagEnd = source.bytes[element].firstIndex(of: UInt8(ascii: ">")),
            let closing = source.bytes[element].lastIndex(of: UInt8(ascii: "<")), closing > tagEnd
        else { return SourceRange(record.range.upperBound, record.range.upperBound) }
        return SourceRange(UInt32(tagEnd + 1), UInt32(closing))
    }

    // MARK: - Places

    // Values begin in the order of the text, those in dictionaries with their keys: they are found by halving.

    /// The value whose element begins at `offset`; `nil` when none does.
    package func value(beginningAt offset: UInt32) -> PropertyListNode? {
        let index = lastIndex(beginningUpTo: Int(offset))
        return records[index].range.lowerBound == offset ? PropertyListNode(document: self, index: index) : nil
    }

    /// The value whose key has this `keyRange`; `nil` when none has.
    package func value(withKeyAt keyRange: SourceRange) -> PropertyListNode? {
        let index = lastIndex(beginningUpTo: Int(keyRange.lowerBound))
        let record = records[index]
        return record.key >= 0 && record.keyRange == keyRange ? PropertyListNode(document: self, index: index) : nil
    }

    /// The last value that begins at `offset` or before it.
    func lastIndex(beginningUpTo offset: Int) -> Int {
        var lower = 0
        var upper = records.count
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            let record = records[middle]
            let start = record.key >= 0 ? record.keyRange.lowerBound : record.range.lowerBound
            if Int(start) <= offset { lower = middle } else { upper = middle }
        }
        return lower
    }
}
