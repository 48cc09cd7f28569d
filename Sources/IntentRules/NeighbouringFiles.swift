import Diagnostics
import IntentSchema
import StringTables

/// The files around a definition, by name alone.
///
/// The folder that counts is the one in which the definition's localizations lie: the definition's own folder, or the one
/// around it when that is an `.lproj` folder.
package struct NeighbouringFiles: Sendable {
    /// The folder that counts, as the definition's path names it; empty for the working folder.
    package let folder: String
    /// The definition's name without extension: `Intents`.
    package let baseName: String
    /// The language of the `.lproj` folder that holds the definition (`Base`, `de`); `nil` when it lies in none.
    package let language: String?
    /// Paths from the folder that counts, sorted: `Base.lproj/Intents.intentdefinition`, `de.lproj/Localizable.strings`,
    /// `Intents.xcstrings`. Empty when the surroundings are not known, as for standard input.
    package let names: [String]

    /// A file of string tables around a definition.
    package struct TableFile: Hashable, Sendable {
        /// The path from the folder that counts.
        package var name: String
        /// The language of its `.lproj` folder; empty for a string catalogue, which names its languages itself.
        package var language: String
        /// It is named like the definition with its extension (`Intents.intentdefinition.strings`). Such a table compiles
        /// and is never found.
        package var isWronglyNamed: Bool
    }

    /// Finds out what `names` mean for the definition at a path.
    package init(definitionPath: String, names: [String]) {
        baseName = Definition.name(atPath: definitionPath)
        language = Path.language(of: definitionPath)
        folder = Path.localizationFolder(of: definitionPath)
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The definition's string tables, in the order of their names.
    package var tableFiles: [TableFile] { tableFiles(named: baseName) }

    /// The tables of what people say to Siri.
    package var phraseFiles: [TableFile] { tableFiles(named: Self.phraseTable).filter { !$0.isWronglyNamed } }

    /// The name of the table in which App Intents looks for phrases.
    package static let phraseTable = "AppShortcuts"

    private func tableFiles(named baseName: String) -> [TableFile] {
        names.compactMap { name in
            guard TableName.isTable(name, of: baseName), let table = TableName(ofFile: name) else { return nil }
            // The tables of one language are found in its folder alone.
            guard name.split(separator: "/").count <= 2,
                let language = table.format.holdsAllLanguages ? "" : Path.language(of: name)
            else { return nil }
            return TableFile(name: name, language: language, isWronglyNamed: table.isMisnamed(for: baseName))
        }
    }

    /// Whether the tables around are this definition's: they belong to the copy in `Base.lproj`, else to the one in no
    /// language's folder, else to the English one, else to the first.
    package var ownsTables: Bool {
        let file = baseName + ".intentdefinition"
        let own = language.map { "\($0).lproj/\(file)" } ?? file
        let owners = ["Base.lproj/" + file, file, "en.lproj/" + file]
        let first = owners.first(where: names.contains) ?? names.first { $0.hasSuffix(".lproj/" + file) }
        return first.map { $0 == own } ?? true
    }

    /// The languages of the `.lproj` folders around, sorted, each once.
    package var languages: [String] {
        names.reduce(into: []) { languages, name in
            if let language = Path.language(of: name), languages.last != language { languages.append(language) }
        }
    }
}
