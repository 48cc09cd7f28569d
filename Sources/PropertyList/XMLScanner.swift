import Diagnostics

/// The one pass over the text of an XML property list.
///
/// It knows the elements of property lists and nothing else of XML. Open containers are kept on a stack of their own, so
/// depth costs no machine stack. A broken structure ends the scan (`isBroken`); a broken value is reported and passed over.
struct XMLScanner {
    private(set) var records: [NodeRecord] = []
    private(set) var keys = KeyTable()
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var isBroken = false

    private let text: UnsafePointer<UInt8>
    private let end: Int
    private let path: String
    private var position = 0
    private var open: [OpenContainer] = []
    private var plist: Plist = .notSeen
    /// The key that waits for its value, in the innermost dictionary.
    private var pendingKey: (number: Int32, range: SourceRange)?
    /// For each key, the dictionary that was checked last for repetitions and the entry that had it there.
    private var lastSeen: [(dictionary: Int, entry: Int)] = []

    private struct OpenContainer {
        var record: Int
        /// The outer dictionary's waiting key cannot exist while an inner container is open, so none is kept.
        var isDictionary: Bool
    }

    private enum Plist { case notSeen, isOpen, isClosed }

    private enum Element {
        case key, value(PropertyListNode.Kind, isTrue: Bool), plist
    }

    init(_ buffer: UnsafeBufferPointer<UInt8>, path: String) {
        // An empty buffer has no address; the scanner then never reads.
        text = buffer.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        end = buffer.count
        self.path = path
        records.reserveCapacity(buffer.count / 64)
    }

    mutating func scan() {
        if end >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { position = 3 }
        while !isBroken {
            skipWhiteSpace()
            guard position < end else { break }
            guard text[position] == UInt8(ascii: "<") else {
                strayText()
                continue
            }
            let next = position + 1 < end ? text[position + 1] : 0
            switch next {
            case UInt8(ascii: "/"): closingTag()
            case UInt8(ascii: "?"): skip(through: "?>", "processing instruction")
            case UInt8(ascii: "!"): declaration()
            default: openingTag()
            }
        }
        if !isBroken { finish() }
    }

    private mutating func finish() {
        if let innermost = open.last {
            let record = records[innermost.record]
            let tag = innermost.isDictionary ? "<dict>" : "<array>"
            broken(
                .malformedXML,
                "'\(tag)' is never closed",
                SourceRange(record.range.lowerBound, record.content.lowerBound)
            )
        } else if plist == .isOpen {
            broken(.malformedXML, "'<plist>' is never closed", SourceRange(UInt32(end), UInt32(end)))
        } else if records.isEmpty {
            broken(.notAPropertyList, "the file holds no value", SourceRange(0, 0))
        }
    }

    // MARK: - Between elements

    @inline(__always)
    private mutating func skipWhiteSpace() {
        while position < end {
            let byte = text[position]
            guard byte == 0x09 || byte == 0x0A || byte == 0x20 || byte == 0x0D else { return }
            position += 1
        }
    }

    private mutating func strayText() {
        let start = position
        position = ByteSearch.first(UInt8(ascii: "<"), text, position, end)
        var last = position
        while last > start, text[last - 1] <= 0x20 { last -= 1 }
        let kind: DiagnosticKind = records.isEmpty && plist == .notSeen ? .notAPropertyList : .malformedXML
        let message =
            kind == .notAPropertyList
            ? "the file does not begin like an XML property list" : "text is not allowed between elements"
        // Lone text is usually one slip, but at the very beginning nothing good can follow.
        if kind == .notAPropertyList {
            broken(kind, message, SourceRange(UInt32(start), UInt32(min(last, start + 40))))
        } else {
            report(kind, message, SourceRange(UInt32(start), UInt32(last)))
        }
    }

    private mutating func skip(through marker: StaticString, _ what: String) {
        let start = position
        let length = marker.utf8CodeUnitCount
        var index = position + 2
        // `<?xml … encoding="…"?>` is the only instruction that is looked into.
        while index + length <= end {
            index = ByteSearch.first(marker.utf8Start[0], text, index, end)
            if index + length <= end, matches(marker, at: index) {
                position = index + length
                if what == "processing instruction" { checkEncoding(start, position) }
                return
            }
            index += 1
        }
        broken(.malformedXML, "the \(what) is never closed", SourceRange(UInt32(start), UInt32(min(end, start + 4))))
    }

    private mutating func checkEncoding(_ start: Int, _ end: Int) {
        guard matches("<?xml", at: start) else { return }
        let declaration = String(decoding: UnsafeBufferPointer(start: text + start, count: end - start), as: UTF8.self)
        guard let encoding = XMLScanner.encoding(in: declaration) else { return }
        let known = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be"]
        if !known.contains(encoding.lowercased()) {
            report(
                .unsupportedXML,
                "the encoding '\(encoding.prefix(40))' is not supported",
                SourceRange(UInt32(start), UInt32(end)),
                help: "save the file as UTF-8"
            )
        }
    }

    private static func encoding(in declaration: String) -> String? {
        let bytes = Array(declaration.utf8)
        let name = Array("encoding".utf8)
        guard bytes.count > name.count,
            let start = (0..<(bytes.count - name.count)).first(where: {
                bytes[$0..<($0 + name.count)].elementsEqual(name)
            }),
            let quote = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let close = bytes[(quote + 1)...].firstIndex(of: bytes[quote])
        else { return nil }
        return String(decoding: bytes[(quote + 1)..<close], as: UTF8.self)
    }

    private mutating func declaration() {
        if matches("<!--", at: position) {
            skip(through: "-->", "comment")
        } else if matches("<!DOCTYPE", at: position) {
            documentType()
        } else if matches("<![CDATA[", at: position) {
            broken(
                .malformedXML,
                "a CDATA section is not allowed between elements",
                SourceRange(UInt32(position), UInt32(position + 9))
            )
        } else {
            broken(
                .unsupportedXML,
                "this declaration is not part of property lists",
                SourceRange(UInt32(position), UInt32(min(end, position + 2)))
            )
        }
    }

    /// Skips the document type; its address is never fetched. One that declares anything itself is refused.
    private mutating func documentType() {
        let start = position
        var quote: UInt8 = 0
        var index = position
        while index < end {
            let byte = text[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                return broken(
                    .unsupportedXML,
                    "a document type with declarations of its own is not allowed",
                    SourceRange(UInt32(index), UInt32(index + 1)),
                    help: "delete everything between '[' and ']'"
                )
            } else if byte == UInt8(ascii: ">") {
                position = index + 1
                return
            }
            index += 1
        }
        broken(
            .malformedXML,
            "the document type is never closed",
            SourceRange(UInt32(start), UInt32(min(end, start + 9)))
        )
    }

    // MARK: - Tags

    private mutating func openingTag() {
        let start = position
        var index = start + 1
        while index < end, isNameByte(text[index]) { index += 1 }
        let nameEnd = index
        // What Apple's reader does: attributes are passed over unread.
        while index < end, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "<") { index += 1 }
        guard index < end, text[index] == UInt8(ascii: ">"), nameEnd > start + 1 else {
            return broken(
                .malformedXML,
                "this tag is never closed with '>'",
                SourceRange(UInt32(start), UInt32(max(start + 1, nameEnd)))
            )
        }
        let isEmpty = text[index - 1] == UInt8(ascii: "/")
        let tag = SourceRange(UInt32(start), UInt32(index + 1))
        position = index + 1
        guard let element = element(named: start + 1, nameEnd - start - 1) else {
            let name = String(
                decoding: UnsafeBufferPointer(start: text + start + 1, count: min(40, nameEnd - start - 1)),
                as: UTF8.self
            )
            let suggestion = Spelling.suggestion(
                for: name,
                among: ["dict", "array", "key", "string", "integer", "real", "true", "false", "date", "data", "plist"]
            )
            return broken(.malformedXML, "'<\(name)>' is no element of property lists\(suggestion)", tag)
        }
        switch element {
        case .plist: openPlist(tag, isEmpty)
        case .key: key(tag, isEmpty)
        case .value(let kind, let isTrue): value(kind, isTrue, tag, isEmpty)
        }
    }

    private mutating func openPlist(_ tag: SourceRange, _ isEmpty: Bool) {
        guard plist == .notSeen, records.isEmpty else {
            return broken(.malformedXML, "'<plist>' may only stand once, around everything", tag)
        }
        plist = isEmpty ? .isClosed : .isOpen
    }

    private mutating func key(_ tag: SourceRange, _ isEmpty: Bool) {
        guard open.last?.isDictionary == true else {
            return broken(.malformedXML, "'<key>' is only allowed in a dictionary", tag)
        }
        if let waiting = pendingKey { keyWithoutValue(waiting.number, waiting.range) }
        if isEmpty {
            pendingKey = (keys.number(of: text, start: position, count: 0), tag)
        } else if let content = content(of: "key", tag) {
            let range = content.range
            let number: Int32
            if content.isPlain {
                number = keys.number(
                    of: text,
                    start: Int(range.lowerBound),
                    count: Int(range.upperBound - range.lowerBound)
                )
            } else {
                let bytes = Array(UnsafeBufferPointer(start: text + Int(range.lowerBound), count: range.offsets.count))
                number = keys.number(ofDecoded: XMLContent.decoded(bytes[...]))
            }
            pendingKey = (number, range)
        }
    }

    private mutating func value(_ kind: PropertyListNode.Kind, _ isTrue: Bool, _ tag: SourceRange, _ isEmpty: Bool) {
        var record = NodeRecord(
            kind: kind,
            isTrue: isTrue,
            range: tag,
            content: SourceRange(tag.upperBound, tag.upperBound)
        )
        if let container = open.last {
            records[container.record].childCount += 1
            if container.isDictionary {
                if let waiting = pendingKey {
                    record.key = waiting.number
                    record.keyRange = waiting.range
                    pendingKey = nil
                } else {
                    report(.keyWithoutValue, "this value has no key", tag)
                }
            }
        } else if !records.isEmpty {
            return broken(.malformedXML, "a property list holds one value; this is a second one", tag)
        } else if plist == .isClosed {
            return broken(.malformedXML, "nothing may follow '</plist>'", tag)
        }
        let isContainer = kind == .dictionary || kind == .array
        if isContainer && !isEmpty {
            guard open.count < PropertyListLimits.depth else {
                return broken(.limitExceeded, "values are nested more than \(PropertyListLimits.depth) deep", tag)
            }
            open.append(OpenContainer(record: records.count, isDictionary: kind == .dictionary))
            records.append(record)
            return
        }
        if !isEmpty {
            guard let content = content(of: name(of: kind, isTrue), tag) else { return }
            record.content = content.range
            record.range = SourceRange(tag.lowerBound, UInt32(position))
            record.isPlain = content.isPlain
        }
        if kind != .string && !isContainer && kind != .boolean { checkValue(record) }
        records.append(record)
        records[records.count - 1].subtreeEnd = Int32(records.count)
    }

    private mutating func closingTag() {
        let start = position
        var index = start + 2
        while index < end, isNameByte(text[index]) { index += 1 }
        let name = UnsafeBufferPointer(start: text + start + 2, count: index - start - 2)
        while index < end, text[index] <= 0x20 { index += 1 }
        let tag = SourceRange(UInt32(start), UInt32(min(end, index + 1)))
        guard index < end, text[index] == UInt8(ascii: ">") else {
            return broken(.malformedXML, "this tag is never closed with '>'", tag)
        }
        position = index + 1
        if let innermost = open.last {
            let expected: StaticString = innermost.isDictionary ? "dict" : "array"
            guard name.elementsEqual(UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount))
            else {
                let opening = records[innermost.record].range
                return broken(
                    .malformedXML,
                    "'\(String(decoding: UnsafeBufferPointer(start: text + start, count: min(40, Int(tag.upperBound) - start)), as: UTF8.self))' does not close the innermost open element, '<\(expected)>'",
                    tag,
                    related: ("opened here", SourceRange(opening.lowerBound, opening.upperBound))
                )
            }
            close(innermost, tag)
        } else if plist == .isOpen, name.elementsEqual("plist".utf8) {
            plist = .isClosed
        } else {
            broken(.malformedXML, "this closes an element that was never opened", tag)
        }
    }

    private mutating func close(_ container: OpenContainer, _ tag: SourceRange) {
        if let waiting = pendingKey {
            keyWithoutValue(waiting.number, waiting.range)
            pendingKey = nil
        }
        open.removeLast()
        let index = container.record
        records[index].content = SourceRange(records[index].range.upperBound, tag.lowerBound)
        records[index].range = SourceRange(records[index].range.lowerBound, tag.upperBound)
        records[index].subtreeEnd = Int32(records.count)
        if container.isDictionary { findRepeatedKeys(index) }
    }

    private mutating func findRepeatedKeys(_ dictionary: Int) {
        while lastSeen.count < keys.names.count { lastSeen.append((-1, -1)) }
        var entry = dictionary + 1
        let subtreeEnd = Int(records[dictionary].subtreeEnd)
        while entry < subtreeEnd {
            let key = Int(records[entry].key)
            if key >= 0 {
                if lastSeen[key].dictionary == dictionary {
                    let first = records[lastSeen[key].entry].keyRange
                    report(
                        .duplicateKey,
                        "the key '\(keys.names[key])' stands here a second time",
                        records[entry].keyRange,
                        related: ("first here", first)
                    )
                } else {
                    lastSeen[key] = (dictionary, entry)
                }
            }
            entry = Int(records[entry].subtreeEnd)
        }
    }

    // MARK: - Content

    private func name(of kind: PropertyListNode.Kind, _ isTrue: Bool) -> StaticString {
        switch kind {
        case .dictionary: "dict"
        case .array: "array"
        case .string: "string"
        case .integer: "integer"
        case .real: "real"
        case .boolean: isTrue ? "true" : "false"
        case .date: "date"
        case .data: "data"
        }
    }

    /// Reads up to and through the closing tag. `nil` when the structure is broken.
    private mutating func content(of name: StaticString, _ tag: SourceRange) -> (range: SourceRange, isPlain: Bool)? {
        let start = position
        var isPlain = true
        var segmentStart = start
        var index = start
        while true {
            index = ByteSearch.first(UInt8(ascii: "<"), text, index, end)
            guard index < end else {
                broken(.malformedXML, "'<\(name)>' is never closed", tag)
                return nil
            }
            if index + 1 < end, text[index + 1] == UInt8(ascii: "/") { break }
            guard let afterMarkup = endOfMarkup(at: index) else {
                let found = UnsafeBufferPointer(start: text + index, count: min(end - index, 24)).prefix { $0 > 0x20 }
                broken(
                    .malformedXML,
                    "'\(String(decoding: found, as: UTF8.self))' is not allowed inside '<\(name)>'",
                    SourceRange(UInt32(index), UInt32(index + max(1, found.count))),
                    related: ("opened here", tag)
                )
                return nil
            }
            isPlain = false
            _ = checkReferences(from: segmentStart, to: index)
            index = afterMarkup
            segmentStart = afterMarkup
        }
        let closeStart = index
        let length = name.utf8CodeUnitCount
        index += 2
        guard matches(name, at: index) else {
            let found = UnsafeBufferPointer(start: text + closeStart, count: min(end - closeStart, 24)).prefix {
                $0 > 0x20
            }
            broken(
                .malformedXML,
                "'\(String(decoding: found, as: UTF8.self))' does not close '<\(name)>'",
                SourceRange(UInt32(closeStart), UInt32(closeStart + max(1, found.count))),
                related: ("opened here", tag)
            )
            return nil
        }
        index += length
        while index < end, text[index] <= 0x20 { index += 1 }
        guard index < end, text[index] == UInt8(ascii: ">") else {
            broken(.malformedXML, "this tag is never closed with '>'", SourceRange(UInt32(closeStart), UInt32(index)))
            return nil
        }
        position = index + 1
        if checkReferences(from: segmentStart, to: closeStart) { isPlain = false }
        return (SourceRange(UInt32(start), UInt32(closeStart)), isPlain)
    }

    /// The end of a comment or CDATA section that begins at `index`; `nil` when something else does.
    private func endOfMarkup(at index: Int) -> Int? {
        let isComment = matches("<!--", at: index)
        guard isComment || matches("<![CDATA[", at: index) else { return nil }
        let marker: StaticString = isComment ? "-->" : "]]>"
        var search = index + (isComment ? 4 : 9)
        while search + 3 <= end {
            search = ByteSearch.first(marker.utf8Start[0], text, search, end)
            if matches(marker, at: search) { return search + 3 }
            search += 1
        }
        return nil
    }

    /// Reports what is no reference among the ampersands of a stretch without markup; tells whether there are any.
    private mutating func checkReferences(from start: Int, to end: Int) -> Bool {
        var index = ByteSearch.first(UInt8(ascii: "&"), text, start, end)
        guard index < end else { return false }
        while index < end {
            let window = Array(UnsafeBufferPointer(start: text + index, count: min(16, end - index)))
            if let reference = XMLContent.reference(at: window[...]) {
                index += reference.length
            } else {
                let name = window.dropFirst().prefix {
                    $0 >= 0x80 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x23
                }
                let isReference =
                    !name.isEmpty && index + 1 + name.count < end && text[index + 1 + name.count] == UInt8(ascii: ";")
                let range = SourceRange(UInt32(index), UInt32(index + 1 + (isReference ? name.count + 1 : 0)))
                let written = String(decoding: name, as: UTF8.self)
                report(
                    .unsupportedXML,
                    isReference
                        ? "'&\(written);' is not a reference that property lists know" : "'&' must be written '&amp;'",
                    range
                )
                index += 1
            }
            index = ByteSearch.first(UInt8(ascii: "&"), text, index, end)
        }
        return true
    }

    private mutating func checkValue(_ record: NodeRecord) {
        let bytes = UnsafeBufferPointer(
            start: text + Int(record.content.lowerBound),
            count: record.content.offsets.count
        )
        let isValid: Bool
        switch record.kind {
        case .integer: isValid = PropertyListInteger(text: String(decoding: bytes, as: UTF8.self)) != nil
        case .real: isValid = PropertyListReal.value(of: String(decoding: bytes, as: UTF8.self)) != nil
        case .date: isValid = PropertyListDate.isValid(bytes)
        case .data: isValid = Base64.decode(bytes) != nil
        case .dictionary, .array, .string, .boolean: isValid = true
        }
        guard !isValid else { return }
        let shown = String(decoding: bytes.prefix(40), as: UTF8.self)
        let range = record.content.lowerBound < record.content.upperBound ? record.content : record.range
        let message: String
        switch record.kind {
        case .integer
        where shown.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }) && !shown.isEmpty && shown != "-":
            message = "'\(shown)' does not fit 64 bits"
        case .data: message = "this is not base 64"
        default:
            message =
                "'\(shown)' is not \(record.kind == .date ? "a date such as 2026-01-31T12:00:00Z" : record.kind.phrase)"
        }
        report(.malformedValue, message, range)
    }

    // MARK: - Reporting

    private mutating func keyWithoutValue(_ number: Int32, _ range: SourceRange) {
        report(.keyWithoutValue, "the key '\(keys.names[Int(number)])' has no value", range)
    }

    private mutating func broken(
        _ kind: DiagnosticKind,
        _ message: String,
        _ range: SourceRange,
        help: String? = nil,
        related: (String, SourceRange)? = nil
    ) {
        report(kind, message, range, help: help, related: related)
        isBroken = true
    }

    private mutating func report(
        _ kind: DiagnosticKind,
        _ message: String,
        _ range: SourceRange,
        help: String? = nil,
        related: (String, SourceRange)? = nil
    ) {
        let location = SourceLocation(path: path, range: range)
        let related = related.map { [RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1))] } ?? []
        diagnostics.append(Diagnostic(kind, message, at: location, related: related, help: help))
        if diagnostics.count >= PropertyListLimits.findings { isBroken = true }
    }

    // MARK: - Bytes

    @inline(__always)
    private func matches(_ word: StaticString, at index: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= end else { return false }
        let wanted = word.utf8Start
        var offset = 0
        while offset < count {
            if text[index + offset] != wanted[offset] { return false }
            offset += 1
        }
        return true
    }

    @inline(__always)
    private func isNameByte(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

    private func element(named start: Int, _ count: Int) -> Element? {
        func `is`(_ name: StaticString) -> Bool { count == name.utf8CodeUnitCount && matches(name, at: start) }
        switch text[start] {
        case UInt8(ascii: "k") where `is`("key"): return .key
        case UInt8(ascii: "s") where `is`("string"): return .value(.string, isTrue: false)
        case UInt8(ascii: "d") where `is`("dict"): return .value(.dictionary, isTrue: false)
        case UInt8(ascii: "a") where `is`("array"): return .value(.array, isTrue: false)
        case UInt8(ascii: "t") where `is`("true"): return .value(.boolean, isTrue: true)
        case UInt8(ascii: "f") where `is`("false"): return .value(.boolean, isTrue: false)
        case UInt8(ascii: "i") where `is`("integer"): return .value(.integer, isTrue: false)
        case UInt8(ascii: "r") where `is`("real"): return .value(.real, isTrue: false)
        case UInt8(ascii: "d") where `is`("date"): return .value(.date, isTrue: false)
        case UInt8(ascii: "d") where `is`("data"): return .value(.data, isTrue: false)
        case UInt8(ascii: "p") where `is`("plist"): return .plist
        default: return nil
        }
    }
}
