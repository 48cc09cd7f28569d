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
        let isShared = definitionsSharingOwner(with: path).contains {
            Path.name(of: $0) == Path.name(of: path) && Path.localizationFolder(of: $0) != folder
        }
        func elsewhere(_ name: String) -> [(path: String, language: String)] {
            tablesSharingOwner(name, with: path).compactMap { file, table in
                guard Path.localizationFolder(of: file) != folder,
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
        let copied = Set(tablesSharingOwner(Path.stem(of: path), with: path).map(\.path))
        return files.tables(of: Path.stem(of: path)).compactMap { file, table in
            guard file.hasPrefix(folder), Path.localizationFolder(of: file) == folder, !copied.contains(file) else {
                return nil
            }
            return (file, table.format.holdsAllLanguages ? "" : Path.language(of: file) ?? "")
        }
    }

    /// The tables with a name that a target with the definition has or, if no target has the definition, that a project
    /// with it names, in the order of their paths.
    private func tablesSharingOwner(_ name: String, with definition: String) -> [(path: String, table: TableName)] {
        let building = indices(with: definition)
        if building.isEmpty {
            let naming = owners(of: definition).filter { $0.refers(definition) }
            return files.tables(of: name).filter { table in naming.contains { $0.refers(table.path) } }
        }
        var found: [String: TableName] = [:]
        for index in building {
            for (path, table) in contents[index]?.tables[name] ?? [] { found[path] = table }
        }
        return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }

    /// The definitions that a target with the definition has, likewise.
    private func definitionsSharingOwner(with definition: String) -> [String] {
        let building = indices(with: definition)
        if !building.isEmpty { return building.flatMap { contents[$0]?.definitions ?? [] } }
        return owners(of: definition).filter { $0.refers(definition) }.flatMap { project in
            definitions(of: project).filter(project.refers)
        }
    }
}
