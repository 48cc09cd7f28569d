/// What a field of the schema is called, in code and in words, and what it is for.
///
/// The tables of fields are read by the comparison, by words and JSON about definitions, by the page, and by a test that looks
/// for fields that no table names.
package struct FieldDescription: Sendable {
    /// As the schema declares it: `Intent.category`.
    package let name: String
    /// In a sentence: `smart quotes`.
    package let words: String
    /// In JSON: the name without its type, unless another one is given.
    package let key: String
    package let role: FieldRole
    /// The value that the format means where a file says nothing.
    package let unwritten: FieldValue

    init(
        _ name: String,
        _ words: String,
        key: String? = nil,
        role: FieldRole = .declaration,
        unwritten: FieldValue = .absent
    ) {
        self.name = name
        self.words = words
        self.key = key ?? name.split(separator: ".").last.map(String.init) ?? name
        self.role = role
        self.unwritten = unwritten
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

/// A field with the way to its value.
package struct Field<Owner>: Sendable {
    package let description: FieldDescription
    private let read: @Sendable (Owner) -> FieldValue

    init(
        _ name: String,
        _ words: String,
        key: String? = nil,
        role: FieldRole = .declaration,
        unwritten: FieldValue = .absent,
        _ read: @escaping @Sendable (Owner) -> FieldValue
    ) {
        description = FieldDescription(name, words, key: key, role: role, unwritten: unwritten)
        self.read = read
    }

    /// A text that string tables translate.
    static func text(
        _ name: String,
        _ words: String,
        _ read: @escaping @Sendable (Owner) -> LocalizedText
    ) -> Field<Owner> {
        Field(name, words, role: .text) { .text(read($0)) }
    }

    package func reading(of owner: Owner) -> FieldReading { FieldReading(field: description, value: read(owner)) }
}

/// A field with the value that one declaration has.
package struct FieldReading: Sendable {
    package let field: FieldDescription
    package let value: FieldValue

    /// Whether the file says something other than what the format means anyway.
    package var isWritten: Bool {
        if case .text(let text) = value { text.text != nil } else { value != field.unwritten }
    }

    /// The value in words, where it is written and there is something to say.
    package var writtenWords: String? {
        guard isWritten, let words = value.words, !words.isEmpty else { return nil }
        return words
    }
}

extension Array {
    /// Every field with the value that a declaration has.
    package func readings<Owner>(of owner: Owner) -> [FieldReading] where Element == Field<Owner> {
        map { $0.reading(of: owner) }
    }
}
