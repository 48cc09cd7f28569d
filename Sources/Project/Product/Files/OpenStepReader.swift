import Translations

/// Reads OpenStep property lists as Xcode writes them. Data (`<…>`) is read as the text between its brackets.
package struct OpenStepReader {
    /// The maximum depth of nested values. Projects nest four levels.
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private var scanner: TextTableScanner

    /// The value in a file; `nil` if the text is not a property list. Takes linear time.
    package static func read(_ bytes: [UInt8]) -> OpenStepValue? {
        var reader = OpenStepReader(bytes: bytes, scanner: TextTableScanner(bytes))
        guard let value = reader.value(depth: 0) else { return nil }
        _ = reader.scanner.skipSpace()
        return reader.scanner.isAtEnd ? value : nil
    }

    private mutating func value(depth: Int) -> OpenStepValue? {
        _ = scanner.skipSpace()
        guard depth < Self.depthLimit else { return nil }
        if scanner.skip("{") { return dictionary(depth: depth) }
        if scanner.skip("(") { return array(depth: depth) }
        return text().map { .string($0) }
    }

    private mutating func dictionary(depth: Int) -> OpenStepValue? {
        // A project has thousands of objects, of a hundred bytes or more, in one dictionary.
        var entries = [String: OpenStepValue](minimumCapacity: depth == 1 ? bytes.count / 100 : 0)
        while true {
            if skipToken("}") { return .dictionary(entries) }
            guard let key = text(), skipToken("="), let value = value(depth: depth + 1) else { return nil }
            entries[key] = value
            // The semicolon after the last entry may be missing.
            guard skipToken(";") || scanner.byte == UInt8(ascii: "}") else { return nil }
        }
    }

    private mutating func array(depth: Int) -> OpenStepValue? {
        var elements: [OpenStepValue] = []
        while true {
            if skipToken(")") { return .array(elements) }
            guard let element = value(depth: depth + 1) else { return nil }
            elements.append(element)
            guard skipToken(",") || scanner.byte == UInt8(ascii: ")") else { return nil }
        }
    }

    private mutating func skipToken(_ character: Unicode.Scalar) -> Bool {
        _ = scanner.skipSpace()
        return scanner.skip(character)
    }

    private mutating func text() -> String? {
        if scanner.isAtQuote { return scanner.readQuotedText()?.text }
        let start = scanner.offset
        if scanner.skip("<") {
            while !scanner.isAtEnd, scanner.byte != UInt8(ascii: ">") { scanner.advance() }
            let data = String(decoding: bytes[(start + 1)..<scanner.offset], as: UTF8.self)
            return scanner.skip(">") ? data : nil
        }
        // A slash belongs to a word unless it begins a comment.
        while !scanner.isAtEnd, Self.isWord(scanner.byte), !scanner.isAtComment { scanner.advance() }
        return scanner.offset > start ? String(decoding: bytes[start..<scanner.offset], as: UTF8.self) : nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "@"):
            true
        default: byte >= 0x80
        }
    }
}
