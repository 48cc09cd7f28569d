/// The results of one run, for any report format.
package struct Report: Sendable {
    /// The findings in reporting order.
    package var diagnostics: [Diagnostic]
    /// Findings silenced by a baseline or an exception. Only SARIF includes them, as suppressed results.
    package var suppressed: [Diagnostic] = []
    /// The source texts of the findings, keyed by the paths of their locations.
    package var sources: [String: SourceText]
    /// Every checked input, so that reports can list the clean ones.
    package var checkedPaths: [String] = []
    /// The lowest severity that fails the run; `nil` if nothing does.
    package var failingSeverity: Severity? = .error
    /// The folders that relative paths are resolved against.
    package var folders = ReportFolders()
    /// The width of the terminal in columns, for a text report; `nil` if the output is not a terminal.
    package var terminalWidth: Int?
    /// Whether a text report has a line for each finding, without source lines and advice.
    package var isShort = false
    /// Whether a text report ends with the number of checked inputs.
    package var saysWhatWasChecked = false
    /// The tool's version, such as `1.2.0`.
    package var toolVersion = "0.0.0"
    /// The address of the tool's web page; `nil` to leave it out.
    package var toolPage: String?

    /// Returns the address of the page that explains a kind of finding, if known.
    package func page(of kind: DiagnosticKind) -> String? {
        toolPage.map { "\($0)/blob/\(toolVersion)/Docs/Rules/\(kind.code)-\(kind.name).md" }
    }

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceText]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// What was found, and what was looked at.
    package var summary: String { TextReport.summary(of: diagnostics) + scope }

    /// The end of a sentence about the run: `; 3 definitions checked`.
    package var scope: String {
        saysWhatWasChecked && !checkedPaths.isEmpty ? "; \(checkedPaths.count.counted("definition")) checked" : ""
    }

    package func isFailing(_ diagnostic: Diagnostic) -> Bool {
        failingSeverity.map { diagnostic.severity >= (diagnostic.kind.isProgress ? .error : $0) } ?? false
    }
}

extension [Diagnostic] {
    /// The findings with the most severe first, otherwise in the same order.
    package var bySeverity: [Diagnostic] {
        Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
    }
}

/// Converts paths as the user wrote them to paths that other tools find.
///
/// Works on text alone: resolves no links and accesses no files.
package struct ReportFolders: Sendable {
    /// The absolute path of the folder that relative paths start from; if empty, paths stay unchanged.
    package var workingFolder: String
    /// The absolute path of the repository's root, which hosting services' paths are relative to.
    package var root: String
    /// Paths outside the file system, such as `origin/main:App/Intents.intentdefinition` for a file in a commit. They
    /// stay unchanged, and reports that need a file show them as text.
    package var outside: Set<String> = []
    /// How the paths of files in the commits that are reported on begin, such as `feature:`; none for files on disk. The
    /// rest is the path from the repository's root.
    package var commitPrefixes: Set<String> = []

    /// Sets both folders. The root defaults to the working folder.
    package init(workingFolder: String = "", root: String? = nil) {
        self.workingFolder = workingFolder
        self.root = root ?? workingFolder
    }

    /// Returns the absolute path without `.` and `..`. Standard input keeps its name.
    package func absolute(_ path: String) -> String {
        guard !workingFolder.isEmpty, !path.hasPrefix("<"), !isOutside(path), placeInCommit(of: path) == nil else {
            return path
        }
        return "/" + components(of: path).joined(separator: "/")
    }

    /// Returns the path relative to the root, starting with `../` for files outside it.
    package func relative(_ path: String) -> String {
        if let place = placeInCommit(of: path) { return place }
        guard !workingFolder.isEmpty, !path.hasPrefix("<"), !isOutside(path) else { return path }
        let path = components(of: path)
        let root = components(of: root)
        let common = zip(path, root).prefix { $0 == $1 }.count
        let up = repeatElement("..", count: root.count - common)
        return (up + path[common...]).joined(separator: "/")
    }

    /// Whether the path is one of a file that readers of the report do not have.
    package func isOutside(_ path: String) -> Bool { outside.contains(path) && placeInCommit(of: path) == nil }

    private func placeInCommit(of path: String) -> String? {
        guard !commitPrefixes.isEmpty, let colon = path.firstIndex(of: ":") else { return nil }
        return commitPrefixes.contains(String(path[...colon])) ? String(path[path.index(after: colon)...]) : nil
    }

    /// Returns the absolute path if `other` is absolute, and the path relative to the root otherwise.
    package func shown(_ path: String, like other: String) -> String { other.hasPrefix("/") ? path : relative(path) }

    /// Returns a function that makes paths relative to a folder, as configurations and baselines write them.
    package func relativePaths(from folder: String) -> (String) -> String {
        let folders = ReportFolders(workingFolder: workingFolder, root: absolute(folder))
        return { folders.relative($0) }
    }

    /// Whether a run over some folders looked at all of a folder. Only then is an exception without findings unused.
    package func covers(_ folder: String, by folders: [String]) -> Bool {
        let wanted = absolute(folder)
        return folders.map(absolute).contains { wanted == $0 || wanted.hasPrefix($0 + "/") }
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
