/// The files around a definition, by name alone.
///
/// The folder that counts is the one in which the definition's localizations lie: the definition's own folder, or the one
/// around it when that is an `.lproj` folder.
public struct Neighbours: Sendable {
    /// The definition's name without extension: `Intents`.
    public let baseName: String
    /// The language of the `.lproj` folder that holds the definition (`Base`, `de`); `nil` when it lies in none.
    public let language: String?
    /// Paths from the folder that counts, sorted: `Base.lproj/Intents.intentdefinition`, `de.lproj/Localizable.strings`,
    /// `Intents.xcstrings`. Empty when the surroundings are not known, as for standard input.
    public let names: [String]

    init(definitionPath: String, names: [String]) {
        let components = definitionPath.split(separator: "/", omittingEmptySubsequences: true)
        baseName = Self.dropping(".intentdefinition", from: components.last.map(String.init) ?? "")
        language = components.dropLast().last.flatMap { folder in
            folder.utf8.count > 6 && folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
        }
        self.names = names.sorted()
    }

    /// The languages of the `.lproj` folders around, sorted, each once.
    public var languages: [String] {
        var result: [String] = []
        for name in names {
            guard let end = name.firstIndex(of: "/"), name[..<end].hasSuffix(".lproj") else { continue }
            let language = name[..<end].dropLast(6)
            if result.last.map({ $0 == language }) != true { result.append(String(language)) }
        }
        return result
    }

    private static func dropping(_ suffix: String, from name: String) -> String {
        name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
}
