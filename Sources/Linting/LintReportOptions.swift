import CommandArguments
import Diagnostics

// The options that decide what a report of findings says.

extension Option<FailureThreshold> {
    package static var failOn: Self {
        Self(
            "fail-on",
            taking: .choice(FailureThreshold.allCases),
            default: .error,
            "Which findings set the exit status to 1."
        )
    }
}

/// How severe a finding must be to make a run fail.
package enum FailureThreshold: String, CaseIterable {
    case error, warning, note, never

    /// The mildest severity that does; `nil` when none does.
    package var severity: Severity? { Severity.allCases.first { $0.word == rawValue } }
}

extension Option<Bool> {
    package static var strict: Self { flag("strict", "Treat warnings as errors.") }

    package static var summary: Self { flag("summary", "Print only how often each rule found something.") }
}

extension Option<String?> {
    package static var baseline: Self {
        Self("baseline", taking: .file(), "Accept the findings listed in this file, so that only new ones count.")
    }
}
