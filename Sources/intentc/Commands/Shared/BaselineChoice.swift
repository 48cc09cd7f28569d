import Diagnostics
import FileAccess
import IntentRules

extension BaselineChoice {
    /// The baseline in a file; `nil` when what is wrong with it has been printed.
    static func read(_ path: String, _ arguments: Arguments) throws(CommandFailure) -> BaselineChoice? {
        let source = SourceText(path: path, bytes: try InputFile.readNamed(path))
        let read = Baseline.read(source, .tool)
        DiagnosticOutput(arguments).print(read.diagnostics, [source])
        return read.baseline.map {
            BaselineChoice(
                $0,
                source: source,
                folder: Path.folder(of: path),
                isStrict: arguments[.strictBaseline]
            )
        }
    }
}
