import Diagnostics

// The options of `intentc lint`; `--report` is with `ReportRequest`.

extension Option<FailureThreshold> {
    static var failOn: Self {
        Self(
            "fail-on",
            .choice(FailureThreshold.allCases),
            default: .error,
            "Which findings set the exit status to 1."
        )
    }
}

/// How severe a finding must be to make a run fail.
enum FailureThreshold: String, CaseIterable {
    case error, warning, never

    func isReached(by severity: Severity) -> Bool {
        switch self {
        case .error: severity == .error
        case .warning: severity >= .warning
        case .never: false
        }
    }
}

extension Option<Bool> {
    static var strict: Self { flag("strict", "Treat warnings as errors.") }

    static var fix: Self { flag("fix", "Apply the safe fixes and report what remains.") }

    static var diff: Self { flag("diff", "Show what --fix would change without changing anything.") }

    static var noProject: Self { flag("no-project", "Do not look at the Xcode project around a definition.") }

    static var strictBaseline: Self {
        flag("strict-baseline", "Fail if the baseline lists findings that no longer exist.")
    }
}

extension Option<String?> {
    static var baseline: Self {
        Self("baseline", .file(), "Accept the findings listed in this file, so that only new ones count.")
    }

    static var writeBaseline: Self {
        Self("write-baseline", .file(), "Write a baseline of all current findings.")
    }
}
