/// Everything that a report can say about one run, in any format.
package struct Report: Sendable {
    /// The findings, in the order in which they are reported.
    package var diagnostics: [Diagnostic]
    /// Findings that a baseline or an exception silences. Only SARIF shows them, as suppressed results.
    package var suppressed: [Diagnostic] = []
    /// The texts that findings point into, by the paths that locations name.
    package var sources: [String: SourceText]
    /// Every input that was checked, so that reports can name the clean ones.
    package var checkedPaths: [String] = []
    /// The mildest severity that fails the run; `nil` when none does.
    package var failingSeverity: Severity? = .error
    /// What stands before relative paths.
    package var folders = ReportFolders()
    /// How many columns the terminal has that a text report is for; `nil` for anything else.
    package var terminalWidth: Int?
    /// The tool's version, such as `1.2.0`.
    package var toolVersion = "0.0.0"
    /// The tool's web page; left out when there is none.
    package var toolPage: String?
    /// Where the pages about rules are, which reports link to; `nil` for no links.
    package var rulePages: RulePages?

    /// Where a kind of finding is explained on the web; `nil` where that is not known.
    package func page(of kind: DiagnosticKind) -> String? {
        rulePages?.address(of: kind)
            ?? toolPage.map { "\($0)/blob/\(toolVersion)/Docs/Rules/\(kind.code)-\(kind.name).md" }
    }

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceText]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    package func isFailing(_ diagnostic: Diagnostic) -> Bool {
        failingSeverity.map { diagnostic.severity >= $0 } ?? false
    }
}

/// Turns paths as the user wrote them into paths that other tools find.
///
/// Everything here is text: no link is resolved and no file is looked at.
package struct ReportFolders: Sendable {
    /// The absolute path of the folder that relative paths start from; empty to leave paths as they are.
    package var workingFolder: String
    /// The absolute path of the repository's root, which hosting services' paths start from.
    package var root: String
    /// Paths that are in no folder, such as `origin/main:App/Intents.intentdefinition` for a file of a commit. They stay as
    /// they are, and where a report needs a file they are text.
    package var outside: Set<String> = []

    /// Names both folders; the root is the working folder by default.
    package init(workingFolder: String = "", root: String? = nil) {
        self.workingFolder = workingFolder
        self.root = root ?? workingFolder
    }

    /// The absolute path, without `.` and `..`. Standard input has none and keeps its name.
    package func absolute(_ path: String) -> String {
        guard !workingFolder.isEmpty, !path.hasPrefix("<"), !outside.contains(path) else { return path }
        return "/" + components(of: path).joined(separator: "/")
    }

    /// The path from the root, which begins with `../` for files outside it.
    package func relative(_ path: String) -> String {
        guard !workingFolder.isEmpty, !path.hasPrefix("<"), !outside.contains(path) else { return path }
        let path = components(of: path)
        let root = components(of: root)
        let common = zip(path, root).prefix { $0 == $1 }.count
        let up = repeatElement("..", count: root.count - common)
        return (up + path[common...]).joined(separator: "/")
    }

    /// A path as another one is written: from the root of the file system, or from the working folder.
    package func shown(_ path: String, like other: String) -> String { other.hasPrefix("/") ? path : relative(path) }

    /// Turns paths into those that start from a folder, as configurations and baselines write them.
    package func relativePaths(from folder: String) -> (String) -> String {
        let folders = ReportFolders(workingFolder: workingFolder, root: absolute(folder))
        return { folders.relative($0) }
    }

    private func components(of path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
        var components: [String] = []
        for component in whole.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(String(component)) }
        }
        return components
    }
}
