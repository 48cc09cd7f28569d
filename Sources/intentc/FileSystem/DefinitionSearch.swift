/// Finding definitions in folders.
enum DefinitionSearch {
    enum Entry: Equatable {
        case file
        case folder
        case other
    }

    /// Every file below `folder` whose name has one of the extensions, in the order of their paths' bytes.
    ///
    /// Folders that begin with a full stop are passed over, and links to folders are not followed, so a folder that
    /// contains itself ends the search like any other. A link to a file is a file.
    ///
    /// - Parameter isExcluded: whether a file or folder is passed over as well.
    static func files(
        below folder: String,
        withExtensions extensions: [String],
        excluding isExcluded: (_ path: String, _ entry: Entry) -> Bool = { _, _ in false }
    ) throws(InputFile.Failure) -> [String] {
        var found: [String] = []
        var waiting = [folder]
        var isFirst = true
        while let current = waiting.popLast() {
            guard let directory = opendir(current) else {
                // A folder inside that may not be read hides nothing that was asked for by name.
                if isFirst { throw InputFile.Failure(message: SystemError.last.message) }
                continue
            }
            isFirst = false
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = name(of: entry)
                guard !name.hasPrefix(".") else { continue }
                let path = Path.joined(current, name)
                switch kind(of: path) {
                case .folder: if !isExcluded(path, .folder) { waiting.append(path) }
                case .file where extensions.contains { name.hasSuffix("." + $0) }:
                    if !isExcluded(path, .file) { found.append(path) }
                case .file, .other: break
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a search goes to a path, which starts from the folder that is searched, where nothing else is said: not to what
    /// begins with a full stop, and not into folders of other people's packages and of what is built.
    static func isSearched(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        for (index, component) in components.enumerated() where component != "." && component != ".." {
            if component.hasPrefix(".") || unsearchedNames.contains(String(component)) { return false }
            if unsearchedSuffixes.contains(where: { component.hasSuffix($0) }) { return false }
            if component == "Products", index > 0, components[index - 1] == "Build" { return false }
        }
        return true
    }

    /// What `isSearched` passes over, as patterns.
    static let defaultExclusions =
        unsearchedNames.sorted().map { $0 + "/" } + ["**/Build/Products/"] + unsearchedSuffixes.map { "*\($0)/" }

    private static let unsearchedNames: Set<String> = [
        ".build", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
    ]
    private static let unsearchedSuffixes = [".app", ".appex", ".framework", ".xcarchive", ".xcloc"]

    /// Of copies of one definition in several language folders, the one that is compiled: that of `Base.lproj`, or of the first
    /// language there is. Xcode takes the same one; the others are translations.
    static func withoutTranslatedCopies(_ paths: [String]) -> [String] {
        var chosen: [String: String] = [:]
        for path in paths {
            guard let group = localizationGroup(of: path) else { continue }
            if chosen[group] == nil || Path.name(of: Path.folder(of: path)) == "Base.lproj" { chosen[group] = path }
        }
        return paths.filter { path in localizationGroup(of: path).map { chosen[$0] == path } ?? true }
    }

    private static func localizationGroup(of path: String) -> String? {
        let folder = Path.folder(of: path)
        guard folder.hasSuffix(".lproj") else { return nil }
        return Path.joined(Path.folder(of: folder), Path.name(of: path))
    }

    /// What a path leads to, links followed for files alone.
    static func kind(of path: String) -> Entry {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return .other }
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// Whether there is anything at a path, links followed.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The name in a folder's entry.
    static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
    }
}
