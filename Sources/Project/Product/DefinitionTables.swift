import Diagnostics
import Translations

extension Product {
    /// The string tables of a definition in other folders than its own, and which of its own the product copies.
    package struct Tables: Sendable {
        /// Those in other folders that a target with the definition copies, with their languages. A String Catalog has an
        /// empty one, since it names its languages itself.
        package var elsewhere: [(path: String, language: String)] = []
        /// The tables of App Shortcuts phrases in other folders.
        package var phrases: [(path: String, language: String)] = []
        /// Those next to the definition that nothing copies, as paths from its localization folder.
        fileprivate var uncopied: Set<String> = []

        package init() {}

        /// Whether the product copies a table, by its path from the localization folder; `true` without a project.
        package func has(_ name: String) -> Bool { !uncopied.contains(name) }
    }

    /// Finds the tables of a definition. Which of several definitions of one name a table belongs to is decided by the
    /// targets that have both.
    ///
    /// - Parameter shown: converts a path from the root to the one that reports show.
    package func tables(of path: String, shown: (String) -> String) -> Tables {
        var tables = Tables()
        guard knows(path) else { return tables }
        let folder = Path.localizationFolder(of: path)
        let stem = Path.stem(of: path)
        let rivals = files.definitions(named: Path.name(of: path)).filter { Path.localizationFolder(of: $0) != folder }
        let isShared = rivals.contains { sharesOwner($0, with: path) }
        func elsewhere(_ name: String) -> [(path: String, language: String)] {
            files.tables(of: name).compactMap { file, table in
                guard Path.localizationFolder(of: file) != folder, sharesOwner(file, with: path),
                    let language = table.format.holdsAllLanguages ? "" : Path.language(of: file)
                else { return nil }
                return (shown(file), language)
            }
        }
        tables.elsewhere = isShared ? [] : elsewhere(stem)
        tables.phrases = elsewhere(NeighbouringFiles.phraseTable)
        tables.uncopied = Set(
            uncopiedTables(of: path).map { folder.isEmpty ? $0.path : String($0.path.dropFirst(folder.utf8.count + 1)) }
        )
        return tables
    }

    /// The tables next to a definition that no target with the definition copies, with their languages.
    func uncopiedTables(of path: String) -> [(path: String, language: String)] {
        guard knows(path) else { return [] }
        let folder = Path.localizationFolder(of: path)
        return files.tables(of: Path.stem(of: path)).compactMap { file, table in
            guard Path.localizationFolder(of: file) == folder, !sharesOwner(file, with: path) else { return nil }
            return (file, table.format.holdsAllLanguages ? "" : Path.language(of: file) ?? "")
        }
    }

    /// Whether a target has both files or, if none has the definition, a project names both.
    private func sharesOwner(_ file: String, with definition: String) -> Bool {
        let building = Set(indices(with: definition))
        if !building.isEmpty { return !building.isDisjoint(with: indices(with: file)) }
        return owners(of: definition).contains { $0.refers(definition) && $0.refers(file) }
    }
}
