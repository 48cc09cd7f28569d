import CommandArguments
import Diagnostics
import FileAccess
import RuleSettings

extension Baseline {
    /// Reads a baseline. Prints what is wrong with it, and returns `nil` if it is invalid.
    static func read(_ path: String, _ arguments: Arguments) throws(CommandFailure) -> Baseline? {
        let source = SourceText(path: path, bytes: try InputFile.readNamed(path))
        var read = read(source, .tool)
        ReportOutput.print(read.diagnostics, in: [source], arguments)
        read.baseline?.isStrict = arguments[.strictBaseline]
        return read.baseline
    }

    static func write(_ accepted: [Diagnostic], to file: String) throws(CommandFailure) {
        let folder = Path.folder(of: file)
        let baseline = Baseline(
            accepting: accepted,
            relativePath: ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
        )
        try OutputFile.makeFolder(folder)
        try OutputFile.write(baseline.json(), to: file)
    }
}
