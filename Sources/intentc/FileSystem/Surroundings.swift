/// The files around definitions: names for the rules, and which of them are string tables.
struct Surroundings {
    private var listings: [String: [String]] = [:]

    /// The folder in which a definition's localizations lie: its own, or the one around it when that is a language folder.
    static func folder(of definition: String) -> String {
        let folder = Path.folder(of: definition)
        return folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    }

    /// Paths from that folder: its files, and those of its language folders. Sorted. A folder is read once.
    mutating func names(around definition: String) -> [String] {
        let folder = Self.folder(of: definition)
        if let known = listings[folder] { return known }
        var names: [String] = []
        for entry in Self.entries(of: folder) {
            let path = Path.joined(folder, entry)
            if entry.hasSuffix(".lproj"), DefinitionSearch.isFolder(path) {
                names += Self.entries(of: path).map { entry + "/" + $0 }
            } else if DefinitionSearch.kind(of: path) == .file {
                names.append(entry)
            }
        }
        names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        listings[folder] = names
        return names
    }

    private static func entries(of folder: String) -> [String] {
        guard let directory = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = DefinitionSearch.name(of: entry)
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
