import CommandArguments
import Diagnostics
import FileAccess

// The options of `intentc lint`; `--format` is with `ReportRequest`, and what decides about the report is in `Linting`.

extension Option<Bool> {
    static var fixDryRun: Self {
        flag("dry-run", "Write nothing; show what --fix would change.").formerly("diff")
    }

    static var noProject: Self { flag("no-project", "Do not look at the Xcode project around a definition.") }

    static var strictBaseline: Self {
        flag("strict-baseline", "Fail if the baseline lists findings that no longer exist.")
    }
}

extension Option<String?> {
    static var since: Self {
        Self(
            "since",
            .text("revision"),
            "Lint only the definitions that differ from a git revision, or whose tables do."
        )
    }

    static var newSince: Self {
        Self(
            "new-since",
            .text("revision"),
            "Report only what was not found in a git revision, which is linted as well: what a change brings."
        )
    }

    static var writeBaseline: Self {
        Self("write-baseline", .file(), "Write a baseline of all current findings.")
    }
}

/// Which fixes are applied.
enum FixChoice: String, CaseIterable {
    case safe, all
}

extension Option<FixChoice?> {
    static var fix: Self {
        Self(
            "fix",
            .choice(FixChoice.allCases),
            "Apply fixes and report what remains: the safe ones, or with --fix=all also those that need a decision."
        ).implying(FixChoice.safe.rawValue)
    }
}

extension Option<[DiagnosticKind]> {
    static var rule: Self {
        Self(
            "rule",
            ValueForm(
                placeholder: "code",
                completion: .words(DiagnosticCatalogue.tool.kinds.flatMap { [$0.code, $0.name] }),
                read: { (word, option) throws(CommandFailure) in
                    if let kind = DiagnosticCatalogue.tool.kind(named: word) { return kind }
                    throw .usage("unknown rule '\(word)'\(DiagnosticCatalogue.tool.suggestion(for: word))")
                },
                word: { $0.name }
            ),
            "Report and fix only what this rule finds, by code or name."
        )
    }
}
