import IntentSchema

/// The value of a field, for use in JSON and text.
package enum FieldValue: Equatable, Sendable {
    case absent
    /// A name or a value of the format, and the text that people read for it.
    case word(String, words: String)
    /// Values whose order does not matter, and the text that people read if there are none.
    case choices([String], none: String)
    case integer(Int)
    case decimal(Double)
    case flag(Bool, words: String)
    case text(LocalizedText)
    case quantity(Double, unit: String)
    case files(FileOptions.Kind)
}

extension FieldValue {
    static func word(_ word: String?) -> FieldValue { word.map { .word($0, words: $0) } ?? .absent }

    static func word<Word: RawRepresentable>(_ word: Word?) -> FieldValue where Word.RawValue == String {
        .word(word?.rawValue)
    }

    static func words(_ words: [String]) -> FieldValue { words.isEmpty ? .absent : .choices(words, none: "none") }

    static func number(_ number: Int?) -> FieldValue { number.map { .integer($0) } ?? .absent }
    static func number(_ number: Double?) -> FieldValue { number.map { .decimal($0) } ?? .absent }

    static func flag(_ isOn: Bool?, on: String = "true", off: String = "false") -> FieldValue {
        isOn.map { .flag($0, words: $0 ? on : off) } ?? .absent
    }

    static func quantity(_ quantity: Quantity?) -> FieldValue {
        quantity.map { .quantity($0.value, unit: $0.unit.name) } ?? .absent
    }
}

extension FieldValue {
    /// The value as people read it; `nil` if absent.
    package var words: String? {
        switch self {
        case .absent: nil
        case .word(_, let words), .flag(_, let words): words
        case .choices(let words, let none): words.isEmpty ? none : Set(words).sorted().joined(separator: ", ")
        case .integer(let number): String(number)
        case .decimal(let number): number.description
        case .text(let text): text.text
        case .quantity(let number, let unit): "\(number) \(unit)"
        case .files(.any): "any"
        case .files(.image): "images"
        case .files(.plainText): "plain text"
        case .files(.typeIdentifiers(let identifiers)): identifiers.joined(separator: ", ")
        case .files(.other(let word)): word
        }
    }

    package func isSame(as other: FieldValue) -> Bool {
        if case .choices(let words, _) = self, case .choices(let others, _) = other { return Set(words) == Set(others) }
        return self == other
    }
}
