import Diagnostics
import FileAccess
import IntentRules

/// The baseline that the command line names.
struct BaselineChoice {
    var baseline: Baseline
    var source: SourceText
    /// Entries that are no longer needed are errors.
    var isStrict: Bool

    /// The baseline in a file; `nil` when what is wrong with it has been printed.
    static func read(_ path: String, _ arguments: Arguments) throws(CommandFailure) -> BaselineChoice? {
        let source = SourceText(path: path, bytes: try InputFile.readNamed(path))
        let read = Baseline.read(source, .tool)
        DiagnosticOutput(arguments).print(read.diagnostics, [source])
        return read.baseline.map {
            BaselineChoice(baseline: $0, source: source, isStrict: arguments[.strictBaseline])
        }
    }
}
