import Diagnostics

/// One value of a document.
package struct PropertyListNode: Sendable {
    package let document: PropertyListDocument
    let index: Int

    package enum Kind: UInt8, Sendable {
        case dictionary
        case array
        case string
        case integer
        case real
        case boolean
        case date
        case data

        /// The kind with its article, for messages: `a string`, `an array`.
        package var phrase: String {
            switch self {
            case .dictionary: "a dictionary"
            case .array: "an array"
            case .string: "a string"
            case .integer: "an integer"
            case .real: "a real number"
            case .boolean: "a boolean"
            case .date: "a date"
            case .data: "data"
            }
        }
    }

    private var record: NodeRecord { document.records[index] }

    package var kind: Kind { record.kind }

    /// The whole element, including its tags.
    package var range: SourceRange { record.range }

    /// The range between the tags; for `<true/>` and other empty elements, an empty range after the element.
    package var contentRange: SourceRange {
        let record = self.record
        return record.isContainer ? document.contentRange(ofContainer: record) : record.content
    }

    /// The range to point at: a container's opening tag, another value's content, or its element if that is empty.
    package var pointingRange: SourceRange {
        let record = self.record
        switch record.kind {
        case .dictionary, .array:
            let end = min(record.range.upperBound, record.range.lowerBound + (record.kind == .array ? 7 : 6))
            return SourceRange(record.range.lowerBound, end)
        case .boolean:
            return record.range
        case .string, .integer, .real, .date, .data:
            return record.content.lowerBound < record.content.upperBound ? record.content : record.range
        }
    }

    /// The index of the value's key in the document's key names; `nil` outside a dictionary.
    package var key: Int? { record.key < 0 ? nil : Int(record.key) }

    /// The value's key; `nil` outside a dictionary.
    package var keyName: String? { key.map { document.keyNames[$0] } }

    /// The range of the value's key between `<key>` and `</key>`; empty outside a dictionary.
    package var keyRange: SourceRange { record.keyRange }

    /// The number of elements of an array or entries of a dictionary, including repeated keys; 0 for other kinds.
    package var childCount: Int {
        let record = self.record
        return record.isContainer ? record.childCount : 0
    }

    /// The elements of an array or the values of a dictionary, in file order; empty for other kinds.
    package var children: Children { Children(document: document, position: index + 1, end: record.subtreeEnd(index)) }

    /// A container's values, iterated without allocating.
    package struct Children: Sequence, IteratorProtocol, Sendable {
        let document: PropertyListDocument
        var position: Int
        let end: Int

        package mutating func next() -> PropertyListNode? {
            guard position < end else { return nil }
            let node = PropertyListNode(document: document, index: position)
            position = document.records[position].subtreeEnd(position)
            return node
        }
    }

    /// The text of a string; `nil` for other kinds.
    package var string: String? {
        let record = self.record
        guard record.kind == .string else { return nil }
        if !document.substitutes.isEmpty, let text = document.substitutes[index] { return text }
        return text(of: record)
    }

    /// The value of an integer; `nil` for other kinds and for content that is not a 64-bit integer.
    package var integer: PropertyListInteger? { content(.integer) { try? PropertyListInteger.parse($0).get() } }

    /// The value of a real number; `nil` for other kinds and for content that is not a number.
    package var real: Double? { content(.real) { PropertyListReal.value(of: $0) } }

    /// The value of `<true/>` or `<false/>`; `nil` for other kinds.
    package var boolean: Bool? { kind == .boolean ? record.isTrue : nil }

    /// The bytes of data; `nil` for other kinds and for content that is not Base64.
    package var data: [UInt8]? { content(.data) { Base64.decode($0) } }

    /// The text of a date as written; `nil` for other kinds.
    package var date: String? { kind == .date ? text(of: record) : nil }

    private func text(of record: NodeRecord) -> String {
        document.source.bytes.withUnsafeBufferPointer { bytes in
            let content = UnsafeBufferPointer(rebasing: bytes[record.content.offsets])
            return record.isPlain ? String(decoding: content, as: UTF8.self) : XMLContent.decoded(content)
        }
    }

    private func content<Value>(_ kind: Kind, _ read: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
        let record = self.record
        guard record.kind == kind else { return nil }
        guard record.isPlain else {
            var text = text(of: record)
            return text.withUTF8(read)
        }
        return document.source.bytes.withUnsafeBufferPointer {
            read(UnsafeBufferPointer(rebasing: $0[record.content.offsets]))
        }
    }

    /// The value for `key` in a dictionary; the first if the key is repeated. Linear: to visit all, use `children`.
    package subscript(key: String) -> PropertyListNode? {
        guard kind == .dictionary, let wanted = document.keyNames.firstIndex(of: key) else { return nil }
        return children.first { $0.key == wanted }
    }
}
