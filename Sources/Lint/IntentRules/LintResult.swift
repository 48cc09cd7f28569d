import Diagnostics

/// The result of linting all inputs once, divided into reported and accepted findings.
package struct LintResult: Sendable {
    /// The findings to report, in report order.
    package var diagnostics: [Diagnostic] = []
    /// The findings that exceptions and baselines accept.
    package var suppressed: [Diagnostic] = []
    /// The part of `suppressed` that baselines accept.
    package var acceptedByBaseline: [Diagnostic] = []
    /// The findings that are not reported, because they follow from others. Baselines have them, too: if their cause is
    /// mended, they are not new.
    package var consequences: [Diagnostic] = []
    /// Whether a baseline was read from a file.
    package var usesBaselineFile = false
    /// The texts that findings point into, by path.
    package var sources: [String: SourceText] = [:]
    /// The paths of the linted definitions.
    package var checkedPaths: [String] = []
    /// What could not be read. If not empty, the result is incomplete.
    package var failures: [Diagnostic] = []
    /// The errors about files themselves, by path, whatever the configuration says. Such a file may be misread.
    package private(set) var damage: [String: [Diagnostic]] = [:]

    package init() {}

    /// Whether something could not be read.
    package var isIncomplete: Bool { !failures.isEmpty }

    /// Records the findings that say that a file is damaged.
    package mutating func recordDamage(in findings: [Diagnostic]) {
        for finding in findings where finding.kind.isDamage {
            damage[finding.location.path, default: []].append(finding)
        }
    }

    /// Whether a fix for a finding may edit its file. A damaged file accepts only fixes for its damage, and only if all
    /// of it can be fixed: an unused row may be half of another one.
    package func allowsFix(of diagnostic: Diagnostic) -> Bool {
        guard let damage = damage[diagnostic.location.path] else { return true }
        let heals = damage.contains { $0.kind == diagnostic.kind && $0.location == diagnostic.location }
        return heals && damage.allSatisfy { $0.fixIts.contains(where: \.isSafe) }
    }

    /// Keeps only the findings of some rules, or all findings if `rules` is empty.
    ///
    /// Damage is reported all the same, because it may hide what the rules look for.
    package mutating func restrict(to rules: [DiagnosticKind]) {
        guard !rules.isEmpty else { return }
        diagnostics.removeAll { !rules.contains($0.kind) && !$0.kind.isDamage }
        suppressed.removeAll { !rules.contains($0.kind) }
        consequences.removeAll { !rules.contains($0.kind) }
    }

    /// Marks the first fix of each finding as safe.
    package mutating func markFirstFixesSafe() {
        diagnostics = diagnostics.map(\.markingFirstFixSafe)
        damage = damage.mapValues { $0.map(\.markingFirstFixSafe) }
    }

    /// Returns how many findings of at least this severity have only fixes that need a decision.
    package func possibleFixCount(from minimum: Severity) -> Int {
        diagnostics.count { $0.severity >= minimum && !$0.fixIts.isEmpty && !$0.fixIts.contains(where: \.isSafe) }
    }
}

extension Diagnostic {
    fileprivate var markingFirstFixSafe: Diagnostic {
        var diagnostic = self
        if !fixIts.isEmpty { diagnostic.fixIts[0].isSafe = true }
        return diagnostic
    }
}
