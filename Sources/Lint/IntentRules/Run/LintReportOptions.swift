import Settings
import Diagnostics

// Options that control the report of findings.

extension Option<FailureThreshold> {
    package static var failOn: Self {
        Self(
            "fail-on",
            taking: .choice(FailureThreshold.allCases),
            default: .error,
            "The lowest severity that sets the exit status to 1."
        )
    }
}

/// The severity at which findings fail a run.
package enum FailureThreshold: String, CaseIterable {
    case error, warning, note, never

    /// The lowest severity that fails a run; `nil` for `never`.
    package var severity: Severity? { Severity.allCases.first { $0.word == rawValue } }
}

extension Option<Bool> {
    package static var strict: Self {
        flag("strict", "Treat warnings as errors and notes as warnings, as the preset does.")
    }
}
