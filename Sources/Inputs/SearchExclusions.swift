import ConfigurationFile
import Diagnostics
import FileAccess

/// What searching folders passes over, besides names that begin with a full stop.
///
/// A folder that is named to be searched always is: whatever pattern it matches itself does not count inside it.
package struct SearchExclusions {
    /// Whether what `DefinitionSearch.isSearched` says counts.
    private let usesDefaults: Bool
    /// Patterns that start from the working folder.
    private let patterns: [GlobPattern]
    /// Where to look for the patterns of configurations, which start from each one's folder.
    private var configurations: ConfigurationFiles?

    private let ignored: (_ paths: [String]) -> Set<String>

    /// - Parameters:
    ///   - configurations: where to look for the patterns of configurations around each folder.
    ///   - ignored: tells which of some paths git ignores; none where no one asks it.
    package init(
        usesDefaults: Bool = true,
        patterns: [GlobPattern] = [],
        configurations: ConfigurationFiles? = nil,
        ignored: @escaping (_ paths: [String]) -> Set<String> = { _ in [] }
    ) {
        self.usesDefaults = usesDefaults
        self.patterns = patterns
        self.configurations = configurations
        self.ignored = ignored
    }

    /// What searching several folders gives, each as `definitions(below:)`, without what git ignores: git is asked once about
    /// all that is found. In a folder that git ignores itself nothing is ignored.
    package mutating func searches(below roots: [String]) -> [Search] {
        var searches = roots.map { root in
            Search(root: root, result: Result { () throws(InputFile.Failure) in try definitions(below: root) })
        }
        let found = searches.flatMap(\.paths)
        guard usesDefaults, !found.isEmpty else { return searches }
        // The root is asked about under its own name, `.` and what ends in a slash have none.
        let names = roots.map { OutputFile.resolved($0) ?? $0 }
        let ignored = self.ignored(found + names.filter { $0 != "/" })
        for (index, name) in names.enumerated() where !ignored.contains(name) {
            searches[index].leaveOut { path in
                ignored.contains(path)
                    && configurations?.configuration(for: path).configuration.search.excludesIgnored != false
            }
        }
        return searches
    }

    /// What searching a folder gave.
    package struct Search {
        package let root: String
        package private(set) var result: Result<DefinitionSearch.Found, InputFile.Failure>
        /// Whether there were definitions, and git ignores them all.
        package private(set) var isAllIgnored = false

        fileprivate init(root: String, result: Result<DefinitionSearch.Found, InputFile.Failure>) {
            self.root = root
            self.result = result
        }

        /// What was found, and what could not be looked at.
        fileprivate var paths: [String] {
            guard case .success(let found) = result, !found.files.isEmpty || !found.failures.isEmpty else { return [] }
            return found.files + found.failures.map(\.path)
        }

        fileprivate mutating func leaveOut(_ isIgnored: (String) -> Bool) {
            guard case .success(var found) = result else { return }
            let count = found.files.count
            found.files.removeAll(where: isIgnored)
            found.failures.removeAll { isIgnored($0.path) }
            isAllIgnored = count > 0 && found.files.isEmpty
            result = .success(found)
        }
    }

    /// The definitions below a folder that are not excluded, and what could not be searched for them.
    package mutating func definitions(below root: String) throws(InputFile.Failure) -> DefinitionSearch.Found {
        let folders = ReportFolders(workingFolder: Path.workingFolder)
        let absoluteRoot = folders.absolute(root)
        var byConfiguration: [String: Patterns] = [:]
        let given = Patterns(patterns, from: folders.absolute("."), searching: absoluteRoot)
        return try DefinitionSearch.files(below: root, withExtensions: ["intentdefinition"]) { path, entry in
            let isFolder = entry == .folder
            let start = root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1
            let relative = String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
            if usesDefaults, isFolder, !DefinitionSearch.isSearched(relative) { return true }
            let absolute = Path.joined(absoluteRoot, relative)
            if given.match(absolute, isFolder: isFolder) { return true }
            guard let loaded = configurations?.configuration(for: path), let file = loaded.path else { return false }
            if byConfiguration[file] == nil {
                let folder = folders.absolute(loaded.folder.isEmpty ? "." : loaded.folder)
                byConfiguration[file] = Patterns(
                    loaded.configuration.search.excluded,
                    from: folder,
                    searching: absoluteRoot
                )
            }
            return byConfiguration[file]?.match(absolute, isFolder: isFolder) == true
        }
    }

    /// Patterns that start from one folder.
    private struct Patterns {
        private var patterns: [Pattern]
        private let folder: String

        init(_ patterns: [GlobPattern], from folder: String, searching root: String) {
            self.folder = folder
            self.patterns = patterns.map(Pattern.init)
            let start = relative(root)
            if !start.isEmpty { self.patterns.removeAll { $0.matches(start, isFolder: true) } }
        }

        func match(_ absolute: String, isFolder: Bool) -> Bool {
            if patterns.isEmpty { return false }
            let path = relative(absolute)
            return patterns.contains { $0.matches(path, isFolder: isFolder) }
        }

        private func relative(_ absolute: String) -> String {
            if absolute == folder { return "" }
            let start = folder == "/" ? folder : folder + "/"
            return absolute.hasPrefix(start) ? String(absolute.dropFirst(start.count)) : absolute
        }
    }

    /// One pattern, as ignore files have it: without a slash it stands for a name in any folder, and with one at its end only
    /// for folders. What it stands for is left out with all that is below.
    private struct Pattern {
        private let glob: GlobPattern
        private let isName: Bool
        private let isForFolders: Bool

        init(_ pattern: GlobPattern) {
            isForFolders = pattern.text.hasSuffix("/")
            let text = isForFolders ? String(pattern.text.dropLast()) : pattern.text
            glob = GlobPattern(text.hasPrefix("./") ? String(text.dropFirst(2)) : text)
            isName = !text.utf8.contains(UInt8(ascii: "/"))
        }

        func matches(_ path: String, isFolder: Bool) -> Bool {
            if isForFolders, !isFolder { return false }
            if isName { return glob.matches(Path.name(of: path)) }
            return glob.matches(path) || (isFolder && glob.matches(path + "/"))
        }
    }
}
