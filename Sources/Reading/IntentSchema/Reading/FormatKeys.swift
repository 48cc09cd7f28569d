/// The names of the known keys of one kind of dictionary.
struct FormatKeys: Sendable {
    /// The dictionary as a phrase for messages: `the metadata of a parameter`.
    let place: String
    let prefix: String
    var keys: [String]

    /// All kinds of dictionaries.
    static let all: [FormatKeys] =
        DefinitionReader.formats + IntentReader.formats + TypeReader.formats + ParameterReader.all.flatMap(\.formats)

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
