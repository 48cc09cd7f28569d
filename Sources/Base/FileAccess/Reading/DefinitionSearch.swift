import CLibrary
import Diagnostics

/// Finds definitions in folders.
package enum DefinitionSearch {
    package enum Entry: Equatable {
        case file
        case folder
        case other
    }

    package struct Found {
        /// The files, sorted by the bytes of their paths.
        package var files: [String] = []
        /// Items that could not be examined.
        package var failures: [Failure] = []
        /// The folders that may be meant to be folders although they have a wanted extension.
        package var namesakes: [String] = []
    }

    package struct Failure {
        package var path: String
        /// What the item is: a file or a folder.
        package var kind = "file"
        package var reason: String

        package var message: String { "cannot read this \(kind): \(reason)" }
    }

    /// Returns every file below `folder` whose name has one of the extensions.
    ///
    /// Skips folders whose names start with a period. Follows links to files inside the folder, but not links to
    /// folders, so a folder that contains itself does not loop.
    ///
    /// - Parameter isExcluded: Whether to skip a file or folder.
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
            Progress.note("searching", current)
            let entries: [FolderEntries.Entry]
            do {
                entries = try FolderEntries.all(in: current)
            } catch {
                if isFirst { throw error }
                found.failures.append(Failure(path: current, kind: "folder", reason: error.message))
                continue
            }
            isFirst = false
            for entry in entries where !entry.name.hasPrefix(".") {
                let path = Path.joined(current, entry.name)
                let isWanted = extensions.contains { entry.name.hasSuffix("." + $0) }
                guard entry.isNamedInUTF8 else {
                    if entry.isFolder || isWanted, !isExcluded(path, entry.isFolder ? .folder : .file) {
                        let kind = entry.isFolder ? "folder" : "file"
                        found.failures.append(Failure(path: path, kind: kind, reason: "its name is not UTF-8"))
                    }
                    continue
                }
                switch inspect(at: path) {
                case .success(.folder):
                    if isExcluded(path, .folder) { continue }
                    waiting.append(path)
                    if !isWanted { continue }
                    if mayBeMeant(asFolder: path) {
                        found.namesakes.append(path)
                    } else {
                        found.failures.append(Failure(path: path, reason: FileFailure.isFolder.message))
                    }
                case .success(.file):
                    guard isWanted, !isExcluded(path, .file) else { continue }
                    if let refusal = boundary.refusal(path) {
                        found.failures.append(Failure(path: path, reason: refusal))
                    } else {
                        found.files.append(path)
                    }
                case .success(.other):
                    // A pipe or a device. A link to a folder is neither.
                    guard isWanted, !isFolder(path), !isExcluded(path, .other) else { continue }
                    found.failures.append(Failure(path: path, reason: FileFailure.noFile.message))
                case .failure(let error):
                    // Ignore files deleted since their names were read. Report anything else that cannot be examined.
                    let isLink = isLink(path)
                    guard isWanted || !isLink, isLink || error.code != ENOENT, !isExcluded(path, .other) else {
                        continue
                    }
                    found.failures.append(Failure(path: path, reason: error.reason(at: path)))
                }
            }
        }
        found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        found.failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return found
    }

    /// Whether a folder does not stand in place of a file: those of packages are often named like `SQLite.swift`.
    package static func mayBeMeant(asFolder path: String) -> Bool {
        path.hasSuffix(".swift") && Path.name(of: path) != "Package.swift"
    }

    /// Whether a search visits a path, relative to the searched folder, by default: no names that start with a period,
    /// and no folders of third-party packages or build products.
    package static func isSearched(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        for (index, component) in components.enumerated() where component != "." && component != ".." {
            if component.hasPrefix(".") || unsearchedNames.contains(String(component)) { return false }
            if unsearchedSuffixes.contains(where: { component.hasSuffix($0) }) { return false }
            if component == "Products", index > 0, components[index - 1] == "Build" { return false }
        }
        return true
    }

    /// The default exclusions of `isSearched`, as patterns.
    package static let defaultExclusions =
        unsearchedNames.sorted().map { $0 + "/" } + ["**/Build/Products/"] + unsearchedSuffixes.map { "*\($0)/" }

    private static let unsearchedNames: Set<String> = [
        ".build", "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
    ]
    private static let unsearchedSuffixes = [".app", ".appex", ".framework", ".xcarchive", ".xcloc"]

    /// Drops translated copies of a definition, keeping the one that Xcode compiles: that in `Base.lproj`, or in the
    /// first language folder if there is no `Base.lproj`.
    ///
    /// - Parameter isForeign: Whether a file is not a definition; called only for files with several copies. Such files
    ///   are kept.
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

    /// Returns the kind of item at a path, following links only to files.
    package static func kind(of path: String) -> Entry {
        if case .success(let entry) = inspect(at: path) { entry } else { .other }
    }

    /// Returns the kind of item, or why it cannot be determined.
    private static func inspect(at path: String) -> Result<Entry, FileFailure> {
        guard let own = status(of: path, followingLinks: false),
            let target = own.kind == S_IFLNK ? status(of: path) : own
        else { return .failure(.last) }
        switch target.kind {
        case S_IFREG: return .success(.file)
        case S_IFDIR where own.kind == S_IFDIR: return .success(.folder)
        default: return .success(.other)
        }
    }

    /// Whether an item exists at a path, following links.
    package static func exists(_ path: String) -> Bool { status(of: path) != nil }

    /// Returns the nearest existing folder at or above a path, so that a deleted path still leads to its repository.
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
