import Diagnostics

/// Scans the text of an XML property list in one pass.
///
/// It knows only the elements of property lists. Open containers are on an explicit stack, so nesting uses no machine
/// stack. A broken structure ends the scan (`isBroken`); a malformed value is reported and skipped.
struct XMLScanner {
    private(set) var records: [NodeRecord] = []
    private(set) var keys = KeyTable()
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var isBroken = false

    let text: XMLText
    private let path: String
    /// Whether `]]` occurs anywhere in the file. Searched for once, because almost no file has it.
    let hasDoubledBrackets: Bool

    /// The offset of the next byte to read.
    var position = 0
    private var innermost: OpenContainer?
    /// The containers around the innermost one, outermost first.
    private var outer: [OpenContainer] = []
    private var plist: Plist = .notSeen
    private var hasDocumentType = false
    /// The key that waits for its value in the innermost container.
    private var pendingKey: (number: Int, range: SourceRange)?
    private var repetitions = RepeatedKeys()

    private enum Plist { case notSeen, isOpen, isClosed }

    init(_ buffer: UnsafeBufferPointer<UInt8>, path: String) {
        text = XMLText(buffer)
        hasDoubledBrackets = text.hasDoubledBrackets
        self.path = path
        records.reserveCapacity(buffer.count / 64)
    }

    mutating func scan() {
        if text.matches("\u{FEFF}", at: 0) { position = 3 }
        while !isBroken {
            position = text.whiteSpaceEnd(position)
            guard position < text.end else { break }
            guard text[position] == UInt8(ascii: "<") else {
                strayText()
                continue
            }
            switch position + 1 < text.end ? text[position + 1] : 0 {
            case UInt8(ascii: "/"): closingTag()
            case UInt8(ascii: "?"), UInt8(ascii: "!"): markup()
            default: openingTag()
            }
        }
        if !isBroken { finish() }
    }

    private mutating func finish() {
        if let innermost {
            broken(.malformedXML, "'<\(innermost.element.name)>' is never closed", at: records[innermost.record].range)
        } else if plist == .isOpen {
            broken(.malformedXML, "'<plist>' is never closed", at: SourceRange(text.end, text.end))
        } else if records.isEmpty {
            broken(.notAPropertyList, "the file contains no value", at: SourceRange(0, 0))
        }
    }

    // MARK: - Between elements

    private mutating func strayText() {
        let start = position
        position = text.first(UInt8(ascii: "<"), from: position, to: text.end)
        var last = position
        while last > start, text[last - 1] <= 0x20 { last -= 1 }
        // Text between elements is usually a slip, but at the very beginning the file is something else.
        if records.isEmpty, innermost == nil, plist == .notSeen {
            let shown = SourceRange(start, ForeignFormat.shownEnd(text, from: start, to: last))
            let isBeforeXML = text.matches("<?xml", at: position) || text.matches("<plist", at: position)
            if isBeforeXML {
                broken(.notAPropertyList, "text precedes the XML, which must begin the file", at: shown)
                let edit = FixIt.Edit(range: SourceRange(start, position), replacement: "")
                diagnostics[diagnostics.count - 1].fixIts = [FixIt("Remove the text", isSafe: false, edits: [edit])]
            } else {
                broken(.notAPropertyList, ForeignFormat.message(text, from: start, to: last), at: shown)
            }
        } else {
            report(.malformedXML, "text is not allowed between elements", at: SourceRange(start, last))
        }
    }

    private mutating func markup() {
        do throws(XMLProlog.Failure) {
            let next = try XMLProlog.skip(text, position)
            if text.matches("<!DOCTYPE", at: position) {
                if hasDocumentType || plist != .notSeen || !records.isEmpty {
                    let message = "a document type is only allowed once, before the first element"
                    report(.malformedXML, message, at: SourceRange(position, position + 9))
                }
                hasDocumentType = true
            }
            position = next
        } catch {
            report(error.kind, error.message, at: error.range, help: error.help)
            if let next = error.next { position = next } else { isBroken = true }
        }
    }

    // MARK: - Tags

    private mutating func openingTag() {
        let start = position
        guard let plain = XMLElement.plainOpening(text, start) else { return unusualOpeningTag() }
        position = start + plain.length
        let isEmpty = plain.element == .true || plain.element == .false
        open(plain.element, SourceRange(start, position), isEmpty: isEmpty)
    }

    /// Reads a tag that has attributes or white space, or is malformed.
    private mutating func unusualOpeningTag() {
        let start = position
        let nameEnd = text.nameEnd(start + 1)
        // Like Apple's reader, skip attributes without using them.
        var index = nameEnd
        while index < text.end, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "<") { index += 1 }
        guard index < text.end, text[index] == UInt8(ascii: ">"),
            text[nameEnd] != UInt8(ascii: "/") || nameEnd + 1 == index
        else {
            return broken(
                .malformedXML,
                "this tag is never closed with '>'",
                at: SourceRange(start, max(start + 1, nameEnd))
            )
        }
        let isEmpty = text[index - 1] == UInt8(ascii: "/")
        let tag = SourceRange(start, index + 1)
        guard let element = XMLElement(text, from: start + 1, to: nameEnd) else {
            return unknownElement(text.shown(start + 1, nameEnd), tag)
        }
        let attributes = nameEnd..<(isEmpty ? index - 1 : index)
        do throws(XMLAttributes.Malformed) { _ = try XMLAttributes.read(text, in: attributes) } catch {
            report(.malformedXML, "attributes must be written as name=\"value\", each once", at: error.range)
        }
        position = index + 1
        open(element, tag, isEmpty: isEmpty)
    }

    @inline(__always)
    private mutating func open(_ element: XMLElement, _ tag: SourceRange, isEmpty: Bool) {
        switch element {
        case .plist: openPlist(tag, isEmpty: isEmpty)
        case .key: key(tag, isEmpty: isEmpty)
        case .dict: container(.dictionary, tag, isEmpty: isEmpty)
        case .array: container(.array, tag, isEmpty: isEmpty)
        case .string: leaf(.string, of: element, tag, isEmpty: isEmpty)
        case .integer: leaf(.integer, of: element, tag, isEmpty: isEmpty)
        case .real: leaf(.real, of: element, tag, isEmpty: isEmpty)
        case .true, .false: leaf(.boolean, of: element, tag, isEmpty: isEmpty)
        case .date: leaf(.date, of: element, tag, isEmpty: isEmpty)
        case .data: leaf(.data, of: element, tag, isEmpty: isEmpty)
        }
    }

    private mutating func unknownElement(_ name: String, _ tag: SourceRange) {
        let suggestion = Spelling.suggestion(for: name, among: XMLElement.allCases.map { "\($0.name)" })
        let isForeign = suggestion.isEmpty && plist == .notSeen && records.isEmpty
        broken(
            isForeign ? .notAPropertyList : .malformedXML,
            name.isEmpty
                ? "this tag has no name" : "'<\(name)>' is not a property-list element\(suggestion)",
            at: tag
        )
    }

    private mutating func openPlist(_ tag: SourceRange, isEmpty: Bool) {
        guard plist == .notSeen, records.isEmpty else {
            return broken(.malformedXML, "'<plist>' may appear only once, around everything", at: tag)
        }
        plist = isEmpty ? .isClosed : .isOpen
    }

    private mutating func closingTag() {
        let start = position
        if let innermost, let end = innermost.element.closingTagEnd(text, at: start) {
            position = end
            return close(innermost, SourceRange(start, position))
        }
        let nameEnd = text.nameEnd(start + 2)
        let index = text.whiteSpaceEnd(nameEnd)
        guard index < text.end, text[index] == UInt8(ascii: ">") else {
            return broken(.malformedXML, "this tag is never closed with '>'", at: SourceRange(start, nameEnd))
        }
        let tag = SourceRange(start, index + 1)
        position = index + 1
        let element = XMLElement(text, from: start + 2, to: nameEnd)
        if let innermost {
            guard element == innermost.element else {
                let message =
                    "'</\(text.shown(start + 2, nameEnd))>' does not close the innermost open element, '<\(innermost.element.name)>'"
                let opening = records[innermost.record].range
                return broken(.malformedXML, message, at: tag, related: ("opened here", opening))
            }
            close(innermost, tag)
        } else if plist == .isOpen, element == .plist {
            plist = .isClosed
        } else {
            broken(.malformedXML, "this closes an element that was never opened", at: tag)
        }
    }

    // MARK: - Values

    private mutating func key(_ tag: SourceRange, isEmpty: Bool) {
        guard innermost?.isDictionary == true else {
            return broken(.malformedXML, "'<key>' is only allowed in a dictionary", at: tag)
        }
        if pendingKey != nil { keyWithoutValue() }
        if isEmpty {
            pendingKey = (keys.number(of: text.bytes(position..<position)), tag)
        } else if let content = content(of: .key, tag) {
            let bytes = text.bytes(content.range.offsets)
            let number =
                content.isPlain ? keys.number(of: bytes) : keys.number(ofDecoded: XMLContent.decoded(bytes))
            pendingKey = (number, content.range)
        }
    }

    private mutating func keyWithoutValue() {
        guard let waiting = pendingKey else { return }
        report(.keyWithoutValue, "the key '\(keys.names[waiting.number])' has no value", at: waiting.range)
        pendingKey = nil
    }

    /// Adds a value that begins with `tag`. Returns false if no value is allowed here, which ends the scan.
    @inline(__always)
    private mutating func take(_ record: inout NodeRecord, _ tag: SourceRange) -> Bool {
        guard innermost != nil else { return takeRoot(tag) }
        innermost?.childCount += 1
        if let waiting = pendingKey {
            record.setKey(waiting.number, waiting.range)
            pendingKey = nil
        } else if innermost?.isDictionary == true {
            report(.keyWithoutValue, "this value has no key", at: tag)
        }
        return true
    }

    private mutating func takeRoot(_ tag: SourceRange) -> Bool {
        if !records.isEmpty {
            broken(.malformedXML, "a property list has only one value; this is a second one", at: tag)
        } else if plist == .isClosed {
            broken(.malformedXML, "nothing may follow '</plist>'", at: tag)
        }
        return !isBroken
    }

    private mutating func leaf(
        _ kind: PropertyListNode.Kind,
        of element: XMLElement,
        _ tag: SourceRange,
        isEmpty: Bool
    ) {
        var record = NodeRecord(kind, isTrue: element == .true, range: tag)
        guard take(&record, tag) else { return }
        if !isEmpty {
            guard let content = content(of: element, tag) else { return }
            record.setContent(content.range, isPlain: content.isPlain)
            record.range = SourceRange(tag.lowerBound, UInt32(position))
        }
        if kind != .string, !(kind == .boolean && isEmpty) { check(record) }
        records.append(record)
    }

    private mutating func container(_ kind: PropertyListNode.Kind, _ tag: SourceRange, isEmpty: Bool) {
        var record = NodeRecord(kind, isTrue: false, range: tag)
        guard take(&record, tag) else { return }
        record.setChildren(count: 0, subtreeEnd: records.count + 1)
        if !isEmpty {
            guard outer.count < PropertyListLimits.depth - (innermost == nil ? 0 : 1) else {
                let message = "values are nested more than \(PropertyListLimits.depth) levels deep"
                return broken(.limitExceeded, message, at: tag)
            }
            if let innermost { outer.append(innermost) }
            innermost = OpenContainer(record: records.count, isDictionary: kind == .dictionary)
        }
        records.append(record)
    }

    private mutating func close(_ container: OpenContainer, _ tag: SourceRange) {
        if pendingKey != nil { keyWithoutValue() }
        let index = container.record
        records[index].range = SourceRange(records[index].range.lowerBound, tag.upperBound)
        records[index].setChildren(count: container.childCount, subtreeEnd: records.count)
        innermost = outer.popLast()
        guard container.isDictionary else { return }
        for (key, first, second) in repetitions.inDictionary(index, records, keyCount: keys.names.count) {
            report(.duplicateKey, "duplicate key '\(keys.names[key])'", at: second, related: ("first used here", first))
        }
    }

    // MARK: - Reporting

    mutating func broken(
        _ kind: DiagnosticKind,
        _ message: String,
        at range: SourceRange,
        related: (String, SourceRange)? = nil
    ) {
        report(kind, message, at: range, related: related)
        isBroken = true
    }

    mutating func report(
        _ kind: DiagnosticKind,
        _ message: String,
        at range: SourceRange,
        help: String? = nil,
        related: (String, SourceRange)? = nil
    ) {
        guard diagnostics.count < PropertyListLimits.findings else { return }
        let location = SourceLocation(path: path, range: range)
        let related = related.map { [RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1))] } ?? []
        diagnostics.append(Diagnostic(kind, message, at: location, related: related, help: help))
        // More findings would help no one.
        if diagnostics.count == PropertyListLimits.findings { isBroken = true }
    }
}
