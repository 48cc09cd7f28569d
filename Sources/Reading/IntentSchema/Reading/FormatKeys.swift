/// The words that scripts and language models write for those of the format.
enum ForeignWords {
    static let types = [
        "double": "Decimal", "float": "Decimal", "number": "Decimal", "text": "String", "datetime": "DateComponents",
        "date": "DateComponents", "bool": "Boolean", "int": "Integer", "location": "Placemark",
        "currency": "CurrencyAmount",
    ]

    /// Returns what to write for a type that is not the name of one.
    static func advice(aboutType type: String) -> String? {
        switch type.lowercased() {
        case "enum", "enumeration": "write 'Integer', and name the enumeration in 'INIntentParameterEnumType'"
        case "array", "list": "write the type of the elements, and 'INIntentParameterSupportsMultipleValues'"
        default: nil
        }
    }

    /// Returns what to write for a key, of which another place of the format has the value.
    static func advice(aboutKey key: String) -> String? {
        switch key {
        case "INIntentParameterDefaultValue", "INIntentParameterDefault":
            "write 'INIntentParameterMetadataDefaultValue' in 'INIntentParameterMetadata'"
        case "INIntentParameterEnumValues", "INIntentParameterEnumCases", "INIntentParameterOptions":
            "declare the cases in 'INEnums', and name the enumeration in 'INIntentParameterEnumType'"
        case "INIntentParameterArray", "INIntentParameterIsArray":
            "write 'INIntentParameterSupportsMultipleValues'"
        default: nil
        }
    }

    /// Returns the key for the name that users see, if one of the absent keys is for that, too.
    static func shownName(for key: String, among absent: [String], prefix: String) -> String? {
        let names = ["Title", "DisplayName", "Label"].map { prefix + $0 }
        return names.contains(key) ? names.first(where: absent.contains) : nil
    }
}

/// The names of the known keys of one kind of dictionary.
struct FormatKeys: Sendable {
    /// The dictionary as a phrase for messages: `the metadata of a parameter`.
    let place: String
    let prefix: String
    var keys: [String] = []
    /// What the page of keys says: the names without the prefix, of which the second is that of a string id.
    var rows: [(names: [String], type: ValueType, effect: String)] = []

    enum ValueType: String {
        case string, integer, boolean = "Boolean", scalar, array, dictionary
    }

    /// All kinds of dictionaries.
    static let all: [FormatKeys] =
        DefinitionReader.formats + IntentReader.formats + ParameterReader.all.flatMap(\.formats) + TypeReader.formats

    private static let byKey: [String: FormatKeys] = Dictionary(
        all.flatMap { format in format.keys.map { ($0, format) } }
    ) { first, _ in first }

    /// The dictionaries that a key belongs to; `nil` if it is unknown.
    static func dictionaries(with key: String) -> FormatKeys? { byKey[key] }

    /// Returns the key of another kind of dictionary that means the same there as one of these here.
    ///
    /// Parameters, values of responses and properties share their keys but for the prefix. Of other declarations, only
    /// a missing name is so likely to be meant.
    ///
    /// - Parameters:
    ///   - absent: The keys that the other dictionary does not have yet.
    ///   - prefix: The prefix of its keys.
    func equivalent(of key: String, among absent: [String], prefix: String) -> String? {
        let prefixes = ParameterReader.all.map(\.prefix)
        if let own = prefixes.first(where: key.hasPrefix), let other = prefixes.first(where: prefix.hasPrefix) {
            let equivalent = other + key.dropFirst(own.count)
            return absent.contains(equivalent) ? equivalent : nil
        }
        let name = prefix + "Name"
        return key == self.prefix + "Name" && absent.contains(name) ? name : nil
    }
}

extension FormatKeys {
    /// The page of all keys. Those that several kinds of dictionaries share are on it once.
    package static var page: String {
        """
        # Keys of the format

        Every key that `intentc` reads. [The format](Format.md) has examples. A key is the section's prefix and the name in the table:
        `INIntent` and `Title` are `INIntentTitle`. A name with `ID` is that of the text's string id
        ([translations](Format.md#translations)). A key may be absent unless it is required: a Boolean is then false, and a text empty. What is
        inferred is not seen in files. Values of responses have the keys of parameters, with the prefix `INIntentResponseParameter`, and so have
        properties of types, with `INTypeProperty`. A test writes this page from the table of the reader.

        """
            + all.filter { !["INIntentResponseParameter", "INTypeProperty"].contains(where: $0.prefix.hasPrefix) }
            .map(\.section).joined()
    }

    private var section: String {
        let rows = rows.map { names, type, effect in
            let isRequired = DefinitionReader.neededKeys.contains(prefix + names[0])
            return "| \(names.words) | \(type.rawValue) | \(isRequired ? "required; " : "")\(effect) |\n"
        }
        return "\n## \(place.capitalizedFirst): `\(prefix)`\n\n| key | type | effect |\n|---|---|---|\n" + rows.joined()
    }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The words that a key can have, for the page.
    static var words: String { allCases.map(\.rawValue).words }
}

extension [String] {
    var words: String { map { "`\($0)`" }.joined(separator: ", ") }
}
