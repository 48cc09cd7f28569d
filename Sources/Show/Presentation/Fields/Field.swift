import IntentSchema

/// A field of the schema with its value in one declaration, its names in code and in text, and its role.
///
/// Used by the comparison, by descriptions of definitions as text and JSON, by the page, and by a test that looks for
/// fields of the schema that are missing here.
package struct Field: Sendable {
    /// The name in the schema: `Intent.category`.
    package let name: String
    /// The name in text: `smart quotes`.
    package let words: String
    package let value: FieldValue
    package let role: FieldRole
    /// The value that the format assumes if the file does not write one.
    private let unwritten: FieldValue
    private let ownKey: String?

    /// - Parameter key: The name in JSON; by default, `name` without its type.
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

    static func text(_ name: String, as words: String, _ text: LocalizedText) -> Field {
        Field(name, as: words, .text(text), role: .text)
    }

    static func defaultValue(of options: String, _ value: FieldValue, unwritten: FieldValue = .absent) -> Field {
        let name = "\(options).defaultValue"
        return Field(name, as: "default", value, key: "default", role: .defaultValue, unwritten: unwritten)
    }

    package var key: String { ownKey ?? name.split(separator: ".").last.map(String.init) ?? name }

    /// Whether the file writes something other than the format's default.
    package var isWritten: Bool {
        if case .text(let text) = value { text.text != nil } else { value != unwritten }
    }

    /// The value as text; `nil` if it is not written or has no text.
    package var writtenWords: String? {
        guard isWritten, let words = value.words, !words.isEmpty else { return nil }
        return words
    }
}

/// What a field says about the values of a type.
package enum FieldRole: Sendable {
    /// Nothing: the field describes a declaration.
    case declaration
    /// Which type it is, such as the name of an enumeration. The text for the type already includes it.
    case identity
    case defaultValue
    case minimum
    case maximum
    /// A bound other than the minimum and maximum.
    case bound
    case unit
    /// Which values are possible, such as the kind of date or the currencies.
    case valueKind
    /// How a value is entered or shown.
    case entry
    /// Which control sets the value. `InputControl` describes it.
    case control
    case text
    /// What people read for a Boolean with this value.
    case nameOfBoolean(Bool)
}
