import CLibrary
import Diagnostics

/// Finding definitions in folders.
package enum DefinitionSearch {
    package enum Entry: Equatable {
        case file
        case folder
        case other
    }

    package struct Found {
        /// The files, in the order of their paths' bytes.
        package var files: [String] = []
        /// What could not be looked at, and why, in the words of a message.
        package var failures: [(path: String, reason: String)] = []
    }

    /// Every file below `folder` whose name has one of the extensions.
    ///
    /// Folders that begin with a full stop are passed over, and links to folders are not followed, so a folder that
    /// contains itself ends the search like any other. A link to a file is a file, where the file is below the folder as well.
    ///
    /// - Parameter isExcluded: whether a file or folder is passed over as well.
    package static func files(
        below folder: String,
        withExtensions extensions: [String],
        excluding isExcluded: (_ path: String, _ entry: Entry) -> Bool = { _, _ in false }
    ) throws(FileFailure) -> Found {
        var found = Found()
        var waiting = [folder]
        var isFirst = true
        let boundary = LinkBoundary([folder])
        while let current = waiting.popLast() {
            let entries: [FolderEntries.Entry]
            do {
                entries = try FolderEntries.all(in: current)
            } catch {
                if isFirst { throw error }
                found.failures.append((current, "cannot read this folder: \(error.message)"))
                continue
            }
            isFirst = false
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = Path.joined(current, entry.name)
                let isWanted = extensions.contains { entry.name.hasSuffix("." + $0) }
                guard entry.isNamedInUTF8 else {
                    if entry.isFolder || isWanted, !isExcluded(path, entry.isFolder ? .folder : .file) {
                        let what = entry.isFolder ? "folder" : "file"
                        found.failures.append((path, "cannot read this \(what): its name is not UTF-8"))
                    }
                    continue
                }
                switch look(at: path) {
                case .success(.folder): if !isExcluded(path, .folder) { waiting.append(path) }
                case .success(.file):
                    guard isWanted, !isExcluded(path, .file) else { continue }
                    if let refusal = boundary.refusal(path) {
                        found.failures.append((path, "cannot read this file: \(refusal)"))
                    } else {
                        found.files.append(path)
                    }
                case .success(.other):
                    // A pipe or a device; a link to a folder is neither.
                    guard isWanted, !isFolder(path), !isExcluded(path, .other) else { continue }
                    found.failures.append((path, "cannot read this file: it is not a file"))
                case .failure(let error):
                    // What has been deleted since its name was read is gone; what cannot be looked at may be anything.
                    let isLink = isLink(path)
                    guard isWanted || !isLink, isLink || error.code != ENOENT, !isExcluded(path, .other) else {
                        continue
                    }
                    let isLost = isLink && error.code == ENOENT
                    let reason = isLost ? "it is a link that leads nowhere" : error.message
                    found.failures.append((path, "cannot read this file or folder: \(reason)"))
                }
            }
        }
        found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        found.failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return found
    }

    /// Whether a search goes to a path, which starts from the folder that is searched, where nothing else is said: not to what
    /// begins with a full stop, and not into folders of other people's packages and of what is built.
    package static func isSearched(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        for (index, component) in components.enumerated() where component != "." && component != ".." {
            if component.hasPrefix(".") || unsearchedNames.contains(String(component)) { return false }
            if unsearchedSuffixes.contains(where: { component.hasSuffix($0) }) { return false }
            if component == "Products", index > 0, components[index - 1] == "Build" { return false }
        }
        return true
    }

    /// What `isSearched` passes over, as patterns.
    package static let defaultExclusions =
        unsearchedNames.sorted().map { $0 + "/" } + ["**/Build/Products/"] + unsearchedSuffixes.map { "*\($0)/" }

    private static let unsearchedNames: Set<String> = [
        ".build", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
    ]
    private static let unsearchedSuffixes = [".app", ".appex", ".framework", ".xcarchive", ".xcloc"]

    /// Of copies of one definition in several language folders, the one that is compiled: that of `Base.lproj`, or of the first
    /// language there is. Xcode takes the same one; the others are translations.
    ///
    /// - Parameter isForeign: whether a file is no definition; asked only where there are several. Such a file is no copy, and
    ///   stays.
    package static func withoutTranslatedCopies(_ paths: [String], isForeign: (_ path: String) -> Bool) -> [String] {
        let groups = Dictionary(grouping: paths, by: Path.withoutLanguage)
        var copies: Set<String> = []
        for (group, paths) in groups where group != nil && paths.count > 1 {
            let definitions = paths.filter { !isForeign($0) }
            let compiled =
                definitions.first { Path.name(of: Path.folder(of: $0)) == "Base.lproj" } ?? definitions.first
            copies.formUnion(definitions.filter { $0 != compiled })
        }
        return paths.filter { !copies.contains($0) }
    }

    /// What a path leads to, links followed for files alone.
    package static func kind(of path: String) -> Entry {
        if case .success(let entry) = look(at: path) { entry } else { .other }
    }

    /// As `kind`, or why that is not known.
    private static func look(at path: String) -> Result<Entry, FileFailure> {
        guard let own = status(of: path, followingLinks: false),
            let target = own.kind == S_IFLNK ? status(of: path) : own
        else { return .failure(.last) }
        switch target.kind {
        case S_IFREG: return .success(.file)
        case S_IFDIR where own.kind == S_IFDIR: return .success(.folder)
        default: return .success(.other)
        }
    }

    /// Whether there is anything at a path, links followed.
    package static func exists(_ path: String) -> Bool { status(of: path) != nil }

    /// The nearest folder above a path that exists: where a path was deleted, its repository is still there.
    package static func existingFolder(of path: String) -> String {
        var folder = path
        while !isFolder(folder) {
            folder = Path.folder(of: folder)
            if folder.isEmpty { return "." }
        }
        return folder
    }

    package static func isLink(_ path: String) -> Bool { status(of: path, followingLinks: false)?.kind == S_IFLNK }

    package static func isFolder(_ path: String) -> Bool { status(of: path)?.kind == S_IFDIR }
}
