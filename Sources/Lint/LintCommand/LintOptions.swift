import Settings
import Diagnostics
import FileAccess
import IntentRules

// Options of `intentc lint`. Those that control the report are in `IntentRules`, those for baselines in `RuleSettings`.

extension Option<String?> {
    static var newSince: Self {
        Self(
            "new-since",
            taking: .text("revision"),
            "Report only findings that are new since a git revision, which is also linted."
        )
    }
}

enum FixChoice: String, CaseIterable {
    case safe, all
}

extension Option<FixChoice?> {
    static var fix: Self {
        Self(
            "fix",
            taking: .choice(FixChoice.allCases),
            "Apply safe fixes and report what remains. --fix=all also applies fixes that need a decision."
        ).implying(FixChoice.safe.rawValue)
    }
}

extension Option<[[DiagnosticKind]]> {
    static var rule: Self {
        Self(
            "rule",
            taking: ValueForm(
                placeholder: "code",
                completion: .words(DiagnosticCatalogue.linting.kinds.flatMap { [$0.code, $0.name] }),
                read: { (word, option) throws(CommandFailure) in
                    let kinds = DiagnosticCatalogue.linting.kinds(selectedBy: word)
                    if !kinds.isEmpty { return kinds }
                    throw .usage("unknown rule '\(word)'\(DiagnosticCatalogue.linting.suggestion(for: word))")
                }
            ),
            "Report and fix only findings of this rule: a code, a name, a category, or a beginning such as IN05."
        )
    }
}
