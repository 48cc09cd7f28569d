import IntentSchema

/// A field of the schema with the value that one declaration has: what it is called, in code and in words, and what it is for.
///
/// Fields are read by the comparison, by words and JSON about definitions, by the page, and by a test that looks for fields
/// of the schema that are not among them.
package struct Field: Sendable {
    /// As the schema declares it: `Intent.category`.
    package let name: String
    /// In a sentence: `smart quotes`.
    package let words: String
    package let value: FieldValue
    package let role: FieldRole
    /// The value that the format means where a file says nothing.
    private let unwritten: FieldValue
    private let ownKey: String?

    /// - Parameter key: the name in JSON, unless that is the name without its type.
    init(
        _ name: String,
        as words: String,
        _ value: FieldValue,
        key: String? = nil,
        role: FieldRole = .declaration,
        unwritten: FieldValue = .absent
    ) {
        self.name = name
        self.words = words
        self.value = value
        self.role = role
        self.unwritten = unwritten
        ownKey = key
    }

    /// A text that string tables translate.
    static func text(_ name: String, as words: String, _ text: LocalizedText) -> Field {
        Field(name, as: words, .text(text), role: .text)
    }

    /// The value before people set one.
    static func defaultValue(of options: String, _ value: FieldValue, unwritten: FieldValue = .absent) -> Field {
        let name = "\(options).defaultValue"
        return Field(name, as: "default", value, key: "default", role: .defaultValue, unwritten: unwritten)
    }

    /// The name in JSON.
    package var key: String { ownKey ?? name.split(separator: ".").last.map(String.init) ?? name }

    /// Whether the file says something other than what the format means anyway.
    package var isWritten: Bool {
        if case .text(let text) = value { text.text != nil } else { value != unwritten }
    }

    /// The value in words, where it is written and there is something to say.
    package var writtenWords: String? {
        guard isWritten, let words = value.words, !words.isEmpty else { return nil }
        return words
    }
}

/// What a field says of the values of a type.
package enum FieldRole: Sendable {
    /// Nothing: it is a field of a declaration.
    case declaration
    /// Which type it is, such as the name of an enumeration; the words for the type say it already.
    case identity
    /// The value before people set one.
    case defaultValue
    case minimum
    case maximum
    /// Another bound than the two.
    case bound
    case unit
    /// Which values there can be: the kind of date, the currencies.
    case valueKind
    /// How a value is entered or shown.
    case entry
    /// Which control sets the value; `InputControl` says it in words.
    case control
    case text
    /// What people read for a Boolean that is on, or off.
    case nameOfBoolean(Bool)
}
