import PropertyList

/// The short notation for examples: property lists with little punctuation.
///
///     INIntents: [
///         { Name: OrderSoup, Title: Order Soup, Parameters: [{ Name: size, Type: Integer, Tag: 1 }] }
///     ]
///
/// Commas or line breaks separate entries and elements. Words need quotation marks only if they contain one of
/// `,:{}[]"`. `true`, `false` and numbers have their usual meaning, `none` is a key that the template must not fill in,
/// and `data` is empty data. Quoted text is a string, with `\"`, `\\` and `\n`.
struct ExampleNotation {
    /// A value whose keys do not have their full names yet.
    indirect enum Value {
        typealias Entry = (key: String, value: Value)

        case dictionary([Entry])
        case array([Value])
        case scalar(PropertyListValue)
        case none

        subscript(key: String) -> Value? { entries.first { $0.key == key }?.value }

        var entries: [Entry] { if case .dictionary(let entries) = self { entries } else { [] } }

        var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }

        var text: String? { if case .scalar(.string(let text)) = self { text } else { nil } }

        var isTrue: Bool { if case .scalar(.boolean(true)) = self { true } else { false } }
    }

    /// A step from a value to one inside it.
    enum Step {
        case key(String)
        case element(Int)
    }

    struct Span {
        /// The byte range of the text, without quotation marks.
        let range: Range<Int>
        let path: [Step]
        let isKey: Bool
    }

    private let bytes: [UInt8]
    private var position = 0
    private var path: [Step] = []
    private var spans: [Span] = []

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Parses a dictionary without its outer braces. Returns `nil` if `text` is not in the notation.
    static func parse(_ text: String) -> Value? {
        var notation = ExampleNotation(text)
        guard let entries = notation.entries(), notation.position == notation.bytes.count else { return nil }
        return .dictionary(entries)
    }

    /// Returns the keys and values in a text, inner ones before outer ones.
    static func spans(in text: String) -> [Span] {
        var notation = ExampleNotation(text)
        _ = notation.entries()
        return notation.spans
    }

    /// What ends a word that is not in quotation marks.
    private static let wordEnds = Array("\n,:{}[]\"".utf8)

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSeparators() {
        while let byte = current, byte <= 0x20 || byte == UInt8(ascii: ",") { position += 1 }
    }

    private mutating func skipSpaces() {
        while let byte = current, byte <= 0x20 { position += 1 }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func entries() -> [Value.Entry]? {
        var result: [Value.Entry] = []
        skipSeparators()
        while let byte = current, byte != UInt8(ascii: "}") {
            let start = position
            guard let key = byte == UInt8(ascii: "\"") ? quoted() : bare() else { return nil }
            path.append(.key(key))
            addSpan(from: start, isKey: true)
            skipSpaces()
            guard take(":") else { return nil }
            skipSpaces()
            guard let value = value() else { return nil }
            path.removeLast()
            result.append((key, value))
            skipSeparators()
        }
        return result
    }

    private mutating func addSpan(from start: Int, isKey: Bool) {
        let isQuoted = bytes[start] == UInt8(ascii: "\"")
        let range = isQuoted ? start + 1..<position - 1 : start..<position
        spans.append(Span(range: range, path: path, isKey: isKey))
    }

    private mutating func value() -> Value? {
        let start = position
        guard let value = unplacedValue() else { return nil }
        addSpan(from: start, isKey: false)
        return value
    }

    private mutating func unplacedValue() -> Value? {
        if take("{") {
            guard let entries = entries(), take("}") else { return nil }
            return .dictionary(entries)
        }
        if take("[") {
            var elements: [Value] = []
            skipSeparators()
            while !take("]") {
                path.append(.element(elements.count))
                guard current != nil, let element = value() else { return nil }
                path.removeLast()
                elements.append(element)
                skipSeparators()
            }
            return .array(elements)
        }
        if current == UInt8(ascii: "\"") { return quoted().map { .scalar(.string($0)) } }
        return bare().map(Self.meaning)
    }

    private static func meaning(_ word: String) -> Value {
        switch word {
        case "none": return .none
        case "true", "false": return .scalar(.boolean(word == "true"))
        case "data": return .scalar(.data([]))
        default: break
        }
        if let integer = Int64(word) { return .scalar(.integer(PropertyListInteger(integer))) }
        if let real = Double(word), word.utf8.contains(UInt8(ascii: ".")) { return .scalar(.real(real)) }
        return .scalar(.string(word))
    }

    private mutating func bare() -> String? {
        let start = position
        while position < bytes.count, !Self.wordEnds.contains(bytes[position]) { position += 1 }
        var end = position
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        return end > start ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
        guard take("\"") else { return nil }
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = current else { return nil }
            position += 1
            text.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped)
        }
        return nil
    }
}
