/// The names of the files around definitions, as `NeighbouringFiles` takes them.
struct NeighbouringFileListing {
    private var listings: [String: [String]]

    /// Reads the folders around definitions, all at once; others are read when they are asked for.
    init(around definitions: [String] = []) {
        let folders = Array(Set(definitions.map(Self.folder)))
        listings = Dictionary(uniqueKeysWithValues: zip(folders, ParallelMap.map(folders) { Self.names(in: $0) }))
    }

    /// The folder in which a definition's localizations lie: its own, or the one around it when that is a language folder.
    static func folder(of definition: String) -> String {
        let folder = Path.folder(of: definition)
        return folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    }

    /// Paths from that folder: its files, and those of its language folders. Sorted. A folder is read once.
    mutating func names(around definition: String) -> [String] {
        let folder = Self.folder(of: definition)
        if let known = listings[folder] { return known }
        let names = Self.names(in: folder)
        listings[folder] = names
        return names
    }

    private static func names(in folder: String) -> [String] {
        var names: [String] = []
        for entry in entries(of: folder) {
            let path = Path.joined(folder, entry)
            if entry.hasSuffix(".lproj"), DefinitionSearch.isFolder(path) {
                names += entries(of: path).map { entry + "/" + $0 }
            } else if DefinitionSearch.kind(of: path) == .file {
                names.append(entry)
            }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
