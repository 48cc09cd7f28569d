import Diagnostics
import FileAccess

/// What a run comes to, in few lines.
enum LintSummary {
    /// How often each rule found something, the most severe and most frequent first, and the sum.
    static func text(of diagnostics: [Diagnostic]) -> String {
        TextReport.totals(of: diagnostics) + TextReport.summary(of: diagnostics) + "\n"
    }

    /// On a terminal a clean run says that it did something; programs that read the output are told nothing.
    static func tellCleanRun(files: Int, accepted: Int, by whom: String) {
        guard StandardStreams.isTerminal(.output) else { return }
        let rest = accepted == 0 ? "" : " (\(accepted) accepted by \(whom))"
        StandardStreams.write("no findings in \(files) \(files == 1 ? "file" : "files")\(rest)\n", to: .output)
    }
}
