import Diagnostics
import FileAccess
import IntentRules
import FileChanges

/// Applies the fixes of a check.
package struct FixRun {
    /// The findings after the fixes.
    package let result: LintResult
    /// The changes that could not be made, and why.
    package let failures: [CommandFailure]
    /// The message about what was applied and what was left out; `nil` if there was nothing to do.
    package let summary: String?

    /// Lints everything again with some contents replaced.
    package typealias Lint = (_ replaced: [String: [UInt8]]) -> LintResult

    /// - Parameter minimum: The lowest severity of findings whose remaining fixes are counted in the message.
    package init(_ check: LintResult, minimumSeverity minimum: Severity, lint: @escaping Lint) {
        let rounds = FixRounds(check, FixSurroundings(lint: lint)) { files in
            WrittenChanges(files.groups.map { $0.map(\.change) })
        }
        result = rounds.result
        failures = rounds.failures
        // Failures are reported as errors, and the summary is left out.
        summary = failures.isEmpty ? rounds.summary(possible: result.possibleFixCount(from: minimum)) : nil
    }

    /// Returns the changes of the first round of fixes.
    package static func preview(_ check: LintResult, lint: @escaping Lint) -> [FileChange] {
        FixSearch(check, FixSurroundings(lint: lint)).files.map(\.change)
    }
}
