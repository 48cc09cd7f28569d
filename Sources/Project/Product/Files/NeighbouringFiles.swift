import Diagnostics
import Translations

/// The files around a definition, known only by name.
///
/// Paths are relative to the localization folder: the definition's own folder, or the parent of its `.lproj` folder.
package struct NeighbouringFiles: Sendable {
    /// The localization folder, as in the definition's path; empty for the working folder.
    package let folder: String
    /// The definition's name without extension: `Intents`.
    package let baseName: String
    /// The language of the definition's `.lproj` folder (`Base`, `de`), if any.
    package let language: String?
    /// Relative paths, sorted: `Base.lproj/Intents.intentdefinition`, `de.lproj/Localizable.strings`,
    /// `Intents.xcstrings`. Empty if the surroundings are unknown, as for standard input.
    package let names: [String]

    /// A string table around a definition.
    package struct Table: Hashable, Sendable {
        /// The path relative to the localization folder.
        package var name: String
        /// The language of its `.lproj` folder; empty for a String Catalog, which names its languages itself.
        package var language: String
        /// Whether it is named after the definition with its extension (`Intents.intentdefinition.strings`). Such a
        /// table compiles but is never found.
        package var isWronglyNamed: Bool
    }

    package init(definitionPath: String, names: [String]) {
        baseName = Path.stem(of: definitionPath)
        language = Path.language(of: definitionPath)
        folder = Path.localizationFolder(of: definitionPath)
        self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The definition's string tables, sorted by name.
    package var tableFiles: [Table] { tableFiles(named: baseName) }

    /// The tables of App Shortcuts phrases.
    package var phraseFiles: [Table] { tableFiles(named: Self.phraseTable).filter { !$0.isWronglyNamed } }

    /// The name of the table where App Intents looks for phrases.
    package static let phraseTable = "AppShortcuts"

    private func tableFiles(named baseName: String) -> [Table] {
        names.compactMap { name in
            guard TableName.isTable(name, of: baseName), let table = TableName(ofFile: name) else { return nil }
            // Tables for one language are found only in that language's folder.
            guard name.split(separator: "/").count <= 2,
                let language = table.format.holdsAllLanguages ? "" : Path.language(of: name)
            else { return nil }
            return Table(name: name, language: language, isWronglyNamed: table.isMisnamed(for: baseName))
        }
    }

    /// Whether the surrounding tables belong to this definition: to the copy in `Base.lproj`, else to the one outside
    /// of `.lproj` folders, else to the English one, else to the first.
    package var ownsTables: Bool {
        let file = baseName + ".intentdefinition"
        let own = language.map { "\($0).lproj/\(file)" } ?? file
        let owners = ["Base.lproj/" + file, file, "en.lproj/" + file]
        let first = owners.first(where: names.contains) ?? names.first { $0.hasSuffix(".lproj/" + file) }
        return first.map { $0 == own } ?? true
    }

    /// The languages of the folders that have a copy of the definition, or the definition itself.
    package var copyLanguages: Set<String> {
        Set(names.filter { $0.hasSuffix("/\(baseName).intentdefinition") }.compactMap(Path.language))
    }

    /// The languages of the surrounding `.lproj` folders, sorted and without duplicates.
    package var languages: [String] {
        names.reduce(into: []) { languages, name in
            if let language = Path.language(of: name), languages.last != language { languages.append(language) }
        }
    }
}
