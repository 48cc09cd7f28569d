import Diagnostics
import IntentRules

/// What searching folders passes over, besides names that begin with a full stop.
///
/// A folder that is named to be searched always is: whatever pattern it matches itself does not count inside it.
struct SearchExclusions {
    /// Whether what `DefinitionSearch.isSearched` says counts.
    var usesDefaults = true
    /// Patterns that start from the working folder.
    var patterns: [GlobPattern] = []
    /// Where to look for the patterns of configurations, which start from each one's folder.
    var configurations: ConfigurationFiles?

    /// What options say and the configurations around each folder.
    init(_ arguments: Arguments, _ configurations: ConfigurationFiles) {
        usesDefaults = !arguments[.noDefaultExcludes]
        patterns = arguments[.exclude]
        self.configurations = configurations
    }

    /// What is passed over where nothing else is said.
    init() {}

    /// The definitions below a folder that are not excluded.
    mutating func definitions(below root: String) throws(InputFile.Failure) -> [String] {
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
                byConfiguration[file] = Patterns(loaded.configuration.excluded, from: folder, searching: absoluteRoot)
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

// The options for it.

extension Option<[GlobPattern]> {
    static var exclude: Self {
        Self(
            "exclude",
            ValueForm(
                placeholder: "glob",
                completion: .nothing,
                read: { (word, option) throws(CommandFailure) in
                    if word.isEmpty { throw .usage("the pattern of '\(option)' must not be empty") }
                    guard word.unicodeScalars.count <= GlobPattern.lengthLimit else {
                        throw .usage("the pattern of '\(option)' has more than \(GlobPattern.lengthLimit) characters")
                    }
                    return GlobPattern(word)
                },
                word: { $0.text }
            ),
            "Leave out what this pattern stands for when searching folders."
        )
    }
}

extension Option<Bool> {
    static var noDefaultExcludes: Self {
        flag("no-default-excludes", "Search also folders of packages and build products, such as Pods and build.")
    }
}
