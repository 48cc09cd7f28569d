import Diagnostics
import FileAccess
import IntentRules

/// Applies fixes until none are left, in at most 64 rounds.
struct FixRounds {
    /// The findings after the last round.
    private(set) var result: LintResult
    private(set) var written: Set<String> = []
    /// The files that the last round could not write.
    private(set) var failures: [CommandFailure] = []
    /// The kind of finding for each fix left out, because it causes new findings or another file cannot change with it.
    private var leftOut: [DiagnosticKind] = []
    /// The kind of finding for each fix that was not tried, because too many others cause new findings.
    private var untried: [DiagnosticKind] = []
    private var appliedCount = 0

    /// Rereads and fixes a file that changed since it was read, because someone may be editing it.
    init(_ check: LintResult, _ surroundings: FixSurroundings, write: ([FixedFile]) -> WrittenChanges) {
        result = check
        // A fix can make room for one that it overlapped. Only rounds with failed writes count as attempts.
        var attempts = 8
        for _ in 0..<64 {
            let search = FixSearch(result, surroundings)
            leftOut = search.leftOut
            untried = search.untried
            failures = []
            if search.files.isEmpty { break }
            let outcome = write(search.files)
            let paths = Set(outcome.files.map(\.path))
            written.formUnion(paths)
            appliedCount += search.files.reduce(0) { $0 + (paths.contains($1.path) ? $1.fixCount : 0) }
            failures = outcome.failures
            result = failures.isEmpty ? search.result : surroundings.lint([:])
            if !failures.isEmpty { attempts -= 1 }
            if attempts == 0 || outcome.isFinal { break }
        }
    }

    /// The message for users; `nil` if there was nothing to do.
    ///
    /// - Parameter possible: The number of fixes that need a decision.
    func summary(possible: Int) -> String? {
        var parts: [String] = []
        if !written.isEmpty {
            parts.append("applied \(Self.fixes(appliedCount)) in \(written.count.counted("file"))")
        }
        for (kinds, reason) in [(leftOut, "left out to avoid new findings"), (untried, "not tried after these")]
        where !kinds.isEmpty {
            let codes = Set(kinds.map(\.code)).sorted().joined(separator: ", ")
            parts.append("\(Self.fixes(kinds.count)) \(reason) (\(codes))")
        }
        if possible > 0 {
            let need = possible == 1 ? "fix needs" : "fixes need"
            parts.append("\(possible) possible \(need) a decision: --fix=all, or --fix=all --rule CODE")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private static func fixes(_ count: Int) -> String { "\(count) \(count == 1 ? "fix" : "fixes")" }
}
