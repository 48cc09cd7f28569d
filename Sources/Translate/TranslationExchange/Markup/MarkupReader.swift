import PropertyList

/// Reads the XML of translation files, which come from untrusted sources.
///
/// It supports only what such files need: elements, attributes, text, the five predefined entities and character
/// references. Document types are refused, and with them every entity that could expand or refer to a file. Depth and
/// size are limited. The only check is that the document is well-formed.
struct MarkupReader {
    private typealias Failure = UnreadableTranslations

    static let maximumDepth = 64
    /// The maximum size in bytes. Services put all languages of an app into some ten megabytes.
    static let maximumSize = 64 * 1_048_576

    private let bytes: [UInt8]
    private var offset = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws(UnreadableTranslations) -> MarkupElement {
        guard bytes.count <= maximumSize else {
            throw Failure(message: "the file is larger than \(maximumSize / 1_048_576) MiB", offset: 0)
        }
        var reader = MarkupReader(bytes)
        return try reader.readDocument()
    }

    private mutating func readDocument() throws(Failure) -> MarkupElement {
        if starts("\u{FEFF}") { offset += 3 }
        try skipMisc()
        guard byte == UInt8(ascii: "<") else { throw failure("expected XML, which begins with '<'") }
        let root = try readElements()
        try skipMisc()
        guard offset == bytes.count else { throw failure("expected nothing after the root element") }
        return root
    }

    private mutating func skipMisc() throws(Failure) {
        while true {
            skipSpace()
            if try skipComment() { continue }
            guard starts("<!") else { return }
            throw failure("a document type is not read, because it could name files and entities")
        }
    }

    /// Skips a comment or a processing instruction. Returns `false` if neither begins here.
    private mutating func skipComment() throws(Failure) -> Bool {
        if starts("<!--") {
            try skip(to: "-->", "the comment is never closed")
        } else if starts("<?") {
            try skip(to: "?>", "the processing instruction is never closed")
        } else {
            return false
        }
        return true
    }

    private struct Open {
        var element: MarkupElement
        /// The name as written, which the closing tag must repeat.
        var qualifiedName: String
        var namespaces: [String: String]
    }

    /// Reads an element from its opening to its closing tag, without recursion.
    private mutating func readElements() throws(Failure) -> MarkupElement {
        var open: [Open] = []
        while true {
            guard offset < bytes.count else {
                throw Failure(
                    message: "the element '\(open.last?.qualifiedName ?? "")' is never closed",
                    offset: open.last?.element.offset ?? offset
                )
            }
            var closed: MarkupElement?
            if byte != UInt8(ascii: "<") {
                open[open.count - 1].element.children.append(.text(try readText(until: UInt8(ascii: "<"))))
            } else if try skipComment() {
                continue
            } else if starts("<![CDATA[") {
                offset += 9
                let start = offset
                try skip(to: "]]>", "the CDATA section is never closed")
                open[open.count - 1].element.children.append(.text(text(start..<(offset - 3))))
            } else if starts("<!") {
                throw failure("expected an element")
            } else if starts("</") {
                closed = try readClosingTag(of: &open)
            } else {
                guard open.count < Self.maximumDepth else {
                    throw failure("elements are nested more than \(Self.maximumDepth) levels deep")
                }
                let (element, isEmpty) = try readOpeningTag(namespaces: open.last?.namespaces ?? [:])
                if isEmpty { closed = element.element } else { open.append(element) }
            }
            guard let closed else { continue }
            guard !open.isEmpty else { return closed }
            open[open.count - 1].element.children.append(.element(closed))
        }
    }

    private mutating func readClosingTag(of open: inout [Open]) throws(Failure) -> MarkupElement {
        let start = offset
        offset += 2
        let name = try readName()
        guard let last = open.popLast(), last.qualifiedName == name else {
            throw Failure(message: "'</\(name)>' closes an element that was never opened", offset: start)
        }
        skipSpace()
        guard byte == UInt8(ascii: ">") else { throw failure("expected '>'") }
        offset += 1
        return last.element
    }

    private mutating func readOpeningTag(namespaces: [String: String]) throws(Failure) -> (Open, isEmpty: Bool) {
        let start = offset
        offset += 1
        let name = try readName()
        var attributes: [String: String] = [:]
        var namespaces = namespaces
        while true {
            let before = offset
            skipSpace()
            if starts("/>") || byte == UInt8(ascii: ">") { break }
            guard offset > before, offset < bytes.count else { throw failure("expected an attribute or '>'") }
            let attributeStart = offset
            let attribute = try readName()
            skipSpace()
            guard byte == UInt8(ascii: "=") else { throw failure("expected '='") }
            offset += 1
            skipSpace()
            let quote = byte
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw failure("expected a quotation mark")
            }
            offset += 1
            let value = try readText(until: quote)
            guard byte == quote, offset < bytes.count else {
                throw Failure(message: "the attribute is never closed", offset: attributeStart)
            }
            offset += 1
            guard attributes.updateValue(value, forKey: attribute) == nil else {
                throw Failure(message: "duplicate attribute '\(attribute)'", offset: attributeStart)
            }
            if attribute == "xmlns" { namespaces[""] = value }
            if attribute.hasPrefix("xmlns:") { namespaces[String(attribute.dropFirst(6))] = value }
        }
        let isEmpty = starts("/>")
        offset += isEmpty ? 2 : 1
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let prefix = parts.count == 2 ? parts[0] : ""
        let element = MarkupElement(
            name: parts.last ?? name,
            namespace: namespaces[prefix] ?? "",
            attributes: attributes,
            children: [],
            offset: start
        )
        return (Open(element: element, qualifiedName: name, namespaces: namespaces), isEmpty)
    }

    // MARK: - Pieces

    private mutating func readName() throws(Failure) -> String {
        let start = offset
        while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
        guard offset > start else { throw failure("expected a name") }
        return text(start..<offset)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte >= 0x80
            || "_-.:".utf8.contains(byte)
    }

    /// Reads characters and references up to a byte, which is not consumed. As XML requires, line breaks become LF.
    private mutating func readText(until end: UInt8) throws(Failure) -> String {
        var result: [UInt8] = []
        while offset < bytes.count, bytes[offset] != end {
            switch bytes[offset] {
            case UInt8(ascii: "&"): result += try readReference()
            case UInt8(ascii: "<"): throw failure("'<' must be written '&lt;' here")
            case 0x0D:
                result.append(0x0A)
                offset += offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
            case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20: throw failure("XML does not allow this control character")
            default:
                result.append(bytes[offset])
                offset += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func readReference() throws(Failure) -> [UInt8] {
        let start = offset
        if let (scalar, length) = XMLReference.read(bytes[start...]) {
            offset += length
            return UTF8.encode(scalar).map(Array.init) ?? []
        }
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw failure("'&' must be written '&amp;'")
        }
        throw Failure(message: "unknown entity '&\(text(start + 1..<end));'", offset: start)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private func starts(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= bytes.count else { return false }
        for index in 0..<length where bytes[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func skipSpace() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    }

    private mutating func skip(to end: StaticString, _ message: String) throws(Failure) {
        let start = offset
        while offset < bytes.count {
            if starts(end) {
                offset += end.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw Failure(message: message, offset: start)
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, offset: min(offset, bytes.count)) }
}
