import Diagnostics
import Translations

/// The files of one state of a checkout, from which its product is read.
package struct ProductFiles: Sendable {
    /// The paths from the root of the checkout, sorted by their bytes, without those of code.
    package let paths: [String]
    /// The paths of the sources in Swift and Objective-C.
    package let code: [String]
    /// The contents of a file. What cannot be read is at its path from the root.
    package let contents: @Sendable (_ path: String) -> Stated<[UInt8]>
    /// The path that a link leads to; `nil` for a path that is not a link.
    private let target: @Sendable (_ path: String) -> String?
    private let exact: Set<String>
    private let folders: Set<String>
    /// The folders of the submodules that are not checked out.
    private let closedSubmodules: [String]
    /// The definitions by the name of their file, and the string tables by the name of their definition.
    private let definitionsByName: [String: [String]]
    private let tablesByName: [String: [(path: String, table: TableName)]]
    /// The files with words of an app's own for Siri.
    let vocabularies: [String]

    /// The endings of the files that say what is built, and of those that exist for each language.
    package static let extensions = [
        "pbxproj", "xcconfig", "plist", "entitlements", "swift", "yml", "yaml", "intentdefinition", "strings",
        "stringsdict",
        "xcstrings", "storyboard", "xib", "bazel",
    ]

    package static let codeExtensions = ["swift", "h", "m", "mm"]

    /// Whether a file with one of the endings is one of these files. Of code and YAML, only manifests are.
    package static func has(_ path: String) -> Bool {
        !otherEndings.contains(where: path.hasSuffix) || Product.manifests.contains(Path.name(of: path))
    }

    private static let otherEndings = (codeExtensions + ["yml", "yaml"]).map { "." + $0 }

    package init(
        paths: [String],
        contents: @escaping @Sendable (_ path: String) -> Stated<[UInt8]>,
        target: @escaping @Sendable (_ path: String) -> String? = { _ in nil },
        closedSubmodules: [String] = []
    ) {
        self.closedSubmodules = closedSubmodules
        code = paths.filter { path in !Self.has(path) && Self.codeExtensions.contains { path.hasSuffix("." + $0) } }
        let paths = paths.filter(Self.has)
        self.paths = paths
        self.contents = contents
        self.target = target
        exact = Set(paths + code)
        folders = exact.reduce(into: []) { folders, path in
            var folder = Path.folder(of: path)
            while !folder.isEmpty, folders.insert(folder).inserted { folder = Path.folder(of: folder) }
        }
        definitionsByName = Dictionary(grouping: paths.filter { $0.hasSuffix(".intentdefinition") }, by: Path.name)
        vocabularies = paths.filter { Path.name(of: $0) == "AppIntentVocabulary.plist" }
        tablesByName = Dictionary(
            grouping: paths.compactMap { path in TableName(ofFile: path).map { (path, $0) } },
            by: { TableName.definitionName(ofFile: $0.0) }
        )
    }

    func contains(_ path: String) -> Bool { exact.contains(path) }

    /// Whether any of the files is in a folder.
    func hasFolder(_ path: String) -> Bool { folders.contains(path) }

    /// The path of a file as the checkout spells it; `nil` if it is not there. macOS opens files whatever the case.
    package func spelled(_ path: String) -> String? {
        if exact.contains(path) { return path }
        let lowered = path.lowercased()
        return paths.first { $0.utf8.count == path.utf8.count && $0.lowercased() == lowered }
    }

    /// The same for a definition among many files: a project may spell its folder in another case.
    func spelledDefinition(_ path: String) -> String? {
        exact.contains(path)
            ? path : definitions(named: Path.name(of: path)).first { $0.lowercased() == path.lowercased() }
    }

    /// The same path for all links to one file.
    package func identity(of path: String) -> String { target(path) ?? path }

    /// The files that exist for each language, and those that hold several languages.
    var localized: [String] {
        paths.filter { $0.hasSuffix(".xcstrings") || $0.utf8.firstOccurrence(of: ".lproj/".utf8) != nil }
    }

    var definitions: some Sequence<String> { definitionsByName.values.joined() }
    func definitions(named name: String) -> [String] { definitionsByName[name] ?? [] }

    /// The tables of definitions with a name, without misnamed ones.
    func tables(of name: String) -> [(path: String, table: TableName)] {
        (tablesByName[name] ?? []).filter { $0.table.isTable(of: name) }
    }

    /// The submodule that is not checked out and would have a file; `nil` if there is none.
    func closedSubmodule(_ path: String) -> String? {
        closedSubmodules.first { path == $0 || path.hasPrefix($0 + "/") }
    }

    package func source(_ path: String) -> Stated<SourceText> {
        guard let path = spelled(path) else {
            return closedSubmodule(path).map { .unread(.submodule($0)) } ?? .absent
        }
        return contents(path).map { SourceText(path: path, bytes: $0) }
    }
}
