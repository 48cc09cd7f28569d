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
    /// Reads a baseline. Prints what is wrong with it, and returns `nil` if it is invalid.
    ///
    /// - Parameter catalogue: The kinds of findings that it can name.
    package static func read(
        _ path: String,
        _ arguments: Arguments,
        naming catalogue: DiagnosticCatalogue
    ) throws(CommandFailure) -> Baseline? {
        let source = SourceText(path: path, bytes: try InputFile.readNamed(path))
        var read = read(source, catalogue)
        ReportOutput.print(read.diagnostics, in: [source], arguments)
        read.baseline?.isStrict = arguments[.strictBaseline]
        return read.baseline
    }

    package static func write(_ accepted: [Diagnostic], to file: String) throws(CommandFailure) {
        let folder = Path.folder(of: file)
        let baseline = Baseline(
            accepting: accepted,
            relativePath: ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
        )
        try OutputFile.makeFolder(folder)
        try OutputFile.write(baseline.json(), to: file)
    }
}
