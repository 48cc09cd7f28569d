import Settings
import Diagnostics
import FileAccess

/// What a folder search skips, in addition to hidden files and folders.
///
/// A named folder is always searched. Patterns that match it do not apply inside it.
package struct SearchExclusions {
    /// Whether to skip what `DefinitionSearch.isSearched` rules out.
    private let usesDefaults: Bool
    private let patterns: [GlobPattern]
    /// The configurations, whose patterns are relative to their own folders.
    package var configurations: ConfigurationFiles?

    private let ignored: (_ paths: [String]) -> Set<String>
    /// The folder whose patterns count for a searched one: a comparison excludes the same from both of its states.
    private var counterparts: [String: String] = [:]

    /// - Parameter ignored: returns the paths that git ignores.
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

    /// What the user wrote, to tell exclusions apart.
    package var words: [String] { ["\(usesDefaults)"] + patterns.map(\.text) }

    /// The exclusions for files that say what is built: generated projects count although git ignores them.
    package var ofProjects: SearchExclusions {
        SearchExclusions(usesDefaults: usesDefaults, patterns: patterns, configurations: configurations)
    }

    /// Lets the patterns for one folder count for another.
    package mutating func use(patternsFor folder: String, in other: String) { counterparts[other] = folder }

    /// Searches several folders. Asks git once which files it ignores. In an ignored folder, all files count.
    package mutating func searches(below roots: [String], withExtensions extensions: [String] = ["intentdefinition"])
        -> [Search]
    {
        var searches = roots.map { root in
            var excluded: [String] = []
            let result = Result { () throws(FileFailure) in
                try files(below: root, withExtensions: extensions, &excluded)
            }
            return Search(root: root, result: result, excluded: excluded)
        }
        let found = searches.flatMap(\.paths)
        guard usesDefaults, !found.isEmpty else { return searches }
        // Git is asked about the resolved root, since `.` and paths that end in a slash have no name.
        let names = roots.map { OutputFile.resolved($0) ?? $0 }
        let ignored = self.ignored(found + names.filter { $0 != "/" })
        for (index, name) in names.enumerated() where !ignored.contains(name) {
            searches[index].leaveOut { path in
                ignored.contains(path)
                    && configurations?.configuration(in: Path.folder(of: path)).configuration.search.excludesIgnored
                        != false
            }
        }
        return searches
    }

    package struct Search {
        package let root: String
        package private(set) var result: Result<DefinitionSearch.Found, FileFailure>
        /// The files and folders that patterns exclude. What is in such a folder is not listed.
        package let excluded: [String]
        /// Whether git ignores all definitions that were found.
        package private(set) var isAllIgnored = false

        /// The paths of the files that were found, and of those that could not be searched.
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

    /// The files below a folder that are not excluded, and the failures of the search.
    private mutating func files(
        below root: String,
        withExtensions extensions: [String],
        _ excluded: inout [String]
    ) throws(FileFailure) -> DefinitionSearch.Found {
        var rules = rules(below: root)
        return try DefinitionSearch.files(below: root, withExtensions: extensions) { path, entry in
            let start = root.hasSuffix("/") ? root.utf8.count : root.utf8.count + 1
            let relative = String(decoding: path.utf8.dropFirst(start), as: UTF8.self)
            let reason = rules.reason(toLeaveOut: relative, isFolder: entry == .folder, &configurations)
            if reason == .pattern { excluded.append(path) }
            return reason != nil
        }
    }

    /// Which of some files a search below a folder would find, and which ones patterns exclude.
    ///
    /// - Parameter paths: paths relative to the folder.
    package mutating func searched(_ paths: [String], below root: String) -> (files: Set<String>, excluded: Set<String>)
    {
        var rules = rules(below: root)
        var folders: [String: Reason?] = [:]
        func reason(_ path: String, isFolder: Bool) -> Reason? {
            if isFolder, let known = folders[path] { return known }
            let folder = Path.folder(of: path)
            let reason =
                (folder.isEmpty ? nil : reason(folder, isFolder: true))
                ?? rules.reason(toLeaveOut: path, isFolder: isFolder, &configurations)
            if isFolder { folders[path] = .some(reason) }
            return reason
        }
        var found: (files: Set<String>, excluded: Set<String>) = ([], [])
        for path in paths {
            switch reason(path, isFolder: false) {
            case nil: found.files.insert(path)
            case .pattern: found.excluded.insert(path)
            case .standard: continue
            }
        }
        return found
    }

    private func rules(below root: String) -> Rules {
        Rules(root: counterparts[root] ?? root, given: patterns, usesDefaults: usesDefaults)
    }

    /// Why a search leaves something out.
    private enum Reason {
        /// As every search does by default.
        case standard
        /// Because the user excludes it.
        case pattern
    }

    private struct Rules {
        private let root: String
        private let absoluteRoot: String
        private let usesDefaults: Bool
        private let folders = ReportFolders(workingFolder: Path.workingFolder)
        private let given: Patterns
        private var byConfiguration: [String: Patterns] = [:]

        init(root: String, given patterns: [GlobPattern], usesDefaults: Bool) {
            self.root = root
            self.usesDefaults = usesDefaults
            absoluteRoot = folders.absolute(root)
            given = Patterns(patterns, from: folders.absolute("."), searching: absoluteRoot)
        }

        /// - Parameter path: a path relative to the root, whose parent folders are not excluded.
        mutating func reason(
            toLeaveOut path: String,
            isFolder: Bool,
            _ configurations: inout ConfigurationFiles?
        ) -> Reason? {
            // The search's own exclusions depend on names alone.
            if usesDefaults, isFolder, !DefinitionSearch.isSearched(path) { return .standard }
            let absolute = Path.joined(absoluteRoot, path)
            if given.match(absolute, isFolder: isFolder) { return .pattern }
            let folder = Path.folder(of: Path.joined(root, path))
            guard let loaded = configurations?.configuration(in: folder), let file = loaded.path else { return nil }
            if byConfiguration[file] == nil {
                byConfiguration[file] = Patterns(
                    loaded.configuration.search.excluded,
                    from: folders.absolute(loaded.folder.isEmpty ? "." : loaded.folder),
                    searching: absoluteRoot
                )
            }
            return byConfiguration[file]?.match(absolute, isFolder: isFolder) == true ? .pattern : nil
        }
    }

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

    /// A pattern as in ignore files: without a slash, it matches any name; with a trailing slash, only folders.
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
