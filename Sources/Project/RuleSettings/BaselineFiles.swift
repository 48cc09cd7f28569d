import Settings
import Diagnostics
import FileAccess

extension Option<String?> {
    package static var baseline: Self {
        Self("baseline", taking: .file(), "Accept the findings listed in this file, so that only new ones count.")
    }

    package static var writeBaseline: Self {
        Self("write-baseline", taking: .file(), "Write a baseline of all current findings.")
    }
}

extension Option<Bool> {
    package static var strictBaseline: Self {
        flag("strict-baseline", "Fail if the baseline lists findings that are gone.")
    }
}

extension Baseline {
    /// Reads the baseline that the command line names, if any. Prints what is wrong with it, and throws if it is invalid.
    ///
    /// - Parameter catalogue: The kinds of findings that it can name.
    package static func named(
        _ arguments: Arguments,
        naming catalogue: DiagnosticCatalogue
    ) throws(CommandFailure) -> Baseline? {
        guard let path = arguments[.baseline] else { return nil }
        var baseline = try read(path, arguments, naming: catalogue)
        if arguments[.strictBaseline] { baseline.unneeded = .severity(.error) }
        return baseline
    }

    private static func read(
        _ path: String,
        _ arguments: Arguments,
        naming catalogue: DiagnosticCatalogue
    ) throws(CommandFailure) -> Baseline {
        let source = SourceText(path: path, bytes: try InputFile.readNamed(path))
        let read = read(source, catalogue)
        ReportOutput.print(read.diagnostics, in: [source], arguments)
        guard var baseline = read.baseline else { throw .unusable("'\(path)' is not a baseline") }
        baseline.findFolder()
        return baseline
    }

    /// Writes a baseline. Keeps the entries of an existing file that the run could not have produced.
    ///
    /// - Parameters:
    ///   - relativePaths: Returns a function that makes paths relative to a folder.
    package static func write(
        _ accepted: [Diagnostic],
        replacing scope: BaselineScope,
        in file: String,
        _ arguments: Arguments,
        naming catalogue: DiagnosticCatalogue,
        relativePaths: (_ folder: String) -> (String) -> String = {
            ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: $0)
        }
    ) throws(CommandFailure) {
        let folder = Self.folder(forFile: file)
        var baseline = Baseline(accepting: accepted, relativePath: relativePaths(folder))
        let entryCount = baseline.entries.count
        if DefinitionSearch.exists(file) {
            var old = try read(file, arguments, naming: catalogue)
            let moved = ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
            for index in old.entries.indices {
                old.entries[index].key.path = moved(Path.joined(old.folder, old.entries[index].key.path))
            }
            old.folder = folder
            old.replace(scope, by: baseline)
            baseline = old
        }
        try OutputFile.makeFolder(Path.folder(of: file))
        try OutputFile.write(baseline.json(), to: file)
        let kept = baseline.entries.count - entryCount
        let others = kept > 0 ? "; \(kept == 1 ? "1 entry" : "\(kept) entries") of other rules or files kept" : ""
        let verdict = "\(Self.words(accepting: accepted)) accepted in '\(file.visible)'\(others)"
        StandardStreams.writeVerdict(verdict, to: .error)
    }

    /// The number of findings that a new baseline accepts, also of those that no report shows beside their cause.
    package static func words(accepting findings: [Diagnostic]) -> String {
        let shown = findings.filter { !$0.isConsequence }
        let others = findings.count - shown.count
        let count = TextReport.count(of: shown.joined)
        return others == 0 ? count : "\(count) and \(others) that \(others == 1 ? "follows" : "follow") from others"
    }

    /// The folder that the paths in a new baseline start from, so that the file can move: the root of the checkout, or
    /// else the working folder if the file is in it.
    package static func folder(forFile file: String) -> String {
        let folders = ReportFolders(workingFolder: Path.workingFolder)
        let own = folders.absolute(Path.folder(of: file))
        var root = own
        while !DefinitionSearch.exists(Path.joined(root, ".git")) {
            if root.isEmpty || root == "/" {
                return folders.relative(own).hasPrefix("..") ? own : folders.absolute(".")
            }
            root = Path.folder(of: root)
        }
        return root
    }

    /// Finds the folder that the paths of entries start from, which may no longer be that of the file: among the folders
    /// upward, the one with the most of the files.
    fileprivate mutating func findFolder() {
        let folders = ReportFolders(workingFolder: Path.workingFolder)
        var candidate = folders.absolute(Path.folder(of: source?.path ?? ""))
        folder = candidate
        let paths = Set(entries.lazy.map(\.key.path)).sorted().prefix(500)
        var most = 0
        while most < paths.count {
            let count = paths.count { DefinitionSearch.exists(Path.joined(candidate, $0)) }
            if count > most { (folder, most) = (candidate, count) }
            if candidate.isEmpty || candidate == "/" { return }
            candidate = Path.folder(of: candidate)
        }
    }
}

extension LoadedConfiguration {
    /// Reads the baseline that the configuration names; `nil` if it names none.
    ///
    /// - Parameters:
    ///   - catalogue: The kinds of findings that it can name.
    ///   - isStrict: Whether unneeded entries are errors, whatever the configuration says.
    package func baseline(
        reading contents: FileContents,
        naming catalogue: DiagnosticCatalogue,
        isStrict: Bool
    ) -> Baseline.ReadResult? {
        guard let setting = configuration.rules.baseline else { return nil }
        let path = Path.joined(folder, setting.text)
        switch contents.found(path, within: LinkBoundary([folder.isEmpty ? "." : folder])) {
        case .known(let bytes):
            var read = Baseline.read(SourceText(path: path, bytes: bytes), catalogue)
            read.baseline?.findFolder()
            read.baseline?.unneeded =
                isStrict ? .severity(.error) : configuration.setting(of: .unneededBaselineEntry, startingFrom: .note)
            return read
        case .absent:
            let finding = Diagnostic(
                .invalidConfigurationValue,
                "cannot read the baseline '\(setting.text)': \(FileFailure.noSuchFile.message)",
                at: setting.location,
                help: "'intentc lint --write-baseline \(path)' writes it"
            )
            return Baseline.ReadResult(baseline: nil, diagnostics: [finding])
        case .unread(let unread): return Baseline.ReadResult(baseline: nil, diagnostics: [Diagnostic(unread)])
        }
    }
}
