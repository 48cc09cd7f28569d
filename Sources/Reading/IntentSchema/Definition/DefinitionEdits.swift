import Diagnostics
import PropertyList

/// Makes edits to a definition's XML that leave every other byte unchanged.
package struct DefinitionEdits {
    private let document: PropertyListDocument
    private var bytes: [UInt8] { document.source.bytes }

    /// Returns `nil` for a binary property list, whose ranges do not refer to the file.
    package init?(_ definition: Definition) {
        guard !definition.document.isBinary else { return nil }
        document = definition.document
    }

    /// Replaces the text of a value. Returns `nil` if the value's element is empty.
    package func replace<Value>(_ written: Written<Value>, with text: String) -> FixIt.Edit? {
        // The range of an empty element includes its tags.
        guard bytes[Int(written.range.lowerBound)] != UInt8(ascii: "<") else { return nil }
        return FixIt.Edit(range: written.range, replacement: XMLWriter.escaped(text))
    }

    /// Deletes the dictionary entry whose value begins at an offset, including its key and, if possible, whole lines.
    package func deleteEntry(valueAt offset: UInt32) -> FixIt.Edit? {
        guard let node = document.value(beginningAt: offset), let start = startOfKey(node) else { return nil }
        let lineStart = startOfLine(start)
        var end = Int(node.range.upperBound)
        let isAlone = bytes[lineStart..<start].allSatisfy(\.isSpaceOrTab)
        if isAlone, end < bytes.count, bytes[end] == 0x0A { end += 1 }
        let first = isAlone && bytes[end - 1] == 0x0A ? lineStart : start
        return FixIt.Edit(range: SourceRange(UInt32(first), UInt32(end)), replacement: "")
    }

    /// Inserts a string entry after the entry with a given key range, with the same indentation.
    package func insertString(_ key: String, _ value: String, afterKeyAt keyRange: SourceRange) -> FixIt.Edit? {
        guard let node = document.value(withKeyAt: keyRange), let start = startOfKey(node) else { return nil }
        let lineStart = startOfLine(start)
        let margin = bytes[lineStart..<start].prefix(while: \.isSpaceOrTab)
        let lead = "\n" + String(decoding: margin, as: UTF8.self)
        let place = SourceRange(node.range.upperBound, node.range.upperBound)
        let text =
            "\(lead)<key>\(XMLWriter.escaped(key))</key>\(lead)<string>\(XMLWriter.escaped(value))</string>"
        return FixIt.Edit(range: place, replacement: text)
    }

    /// Returns the offset of the `<key>` tag; `nil` if the tag is not written directly before the key's text.
    private func startOfKey(_ node: PropertyListNode) -> Int? {
        let tag = Array("<key>".utf8)
        let start = Int(node.keyRange.lowerBound) - tag.count
        guard node.key != nil, start >= 0, bytes[start...].starts(with: tag) else { return nil }
        return start
    }

    private func startOfLine(_ offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }
}
