import Diagnostics

/// What linting all inputs once finds, sorted into what counts and what is accepted.
package struct LintResult: Sendable {
    /// What is reported, in the order of reports.
    package var diagnostics: [Diagnostic] = []
    /// What exceptions and the baseline accept.
    package var suppressed: [Diagnostic] = []
    /// What baselines accept, which is part of that.
    package var acceptedByBaseline: [Diagnostic] = []
    /// Every text that findings point into, by path.
    package var sources: [String: SourceText] = [:]
    /// The definitions that were looked at.
    package var checkedPaths: [String] = []
    /// What could not be read: with any of these the result is not the whole truth.
    package var failures: [Diagnostic] = []
    /// What is wrong with files as such, by path, whatever the configuration says of it: what such a file holds is not certain.
    package private(set) var damage: [String: [Diagnostic]] = [:]
    /// What findings were looked for in, so that it lives as long as the result: freeing it takes time.
    package var origins: [any Sendable] = []

    package init() {}

    /// Whether something could not be read.
    package var isIncomplete: Bool { !failures.isEmpty }

    /// Keeps in mind which findings say that a file is damaged.
    package mutating func noteDamage(in findings: [Diagnostic]) {
        for finding in findings where finding.kind.category == .file && finding.kind.severity == .error {
            damage[finding.location.path, default: []].append(finding)
        }
    }

    /// Whether a fix of a finding may touch its file. In a damaged file only what heals all of the damage may: a row that nothing
    /// uses may be half of another one.
    package func allowsFix(of diagnostic: Diagnostic) -> Bool {
        guard let damage = damage[diagnostic.location.path] else { return true }
        let heals = damage.contains { $0.kind == diagnostic.kind && $0.location == diagnostic.location }
        return heals && damage.allSatisfy { $0.fixIts.contains(where: \.isSafe) }
    }

    /// Leaves only what some rules find; all of it when there are none.
    ///
    /// - Parameter always: The kind of what keeps a file from being looked at, which stays.
    package mutating func restrict(to rules: [DiagnosticKind], always: DiagnosticKind) {
        guard !rules.isEmpty else { return }
        diagnostics.removeAll { !rules.contains($0.kind) && $0.kind != always }
        suppressed.removeAll { !rules.contains($0.kind) }
    }

    /// Takes the first fix of each finding for one that may be applied.
    package mutating func takeAllFixesAsSafe() {
        for index in diagnostics.indices where !diagnostics[index].fixIts.isEmpty {
            diagnostics[index].fixIts[0].isSafe = true
        }
    }

    /// How many findings have a fix that may be applied without asking.
    package var safeFixCount: Int { diagnostics.count { $0.fixIts.contains(where: \.isSafe) } }

    /// How many findings of at least a severity have only fixes that need a decision.
    package func possibleFixCount(from minimum: Severity) -> Int {
        diagnostics.count { $0.severity >= minimum && !$0.fixIts.isEmpty && !$0.fixIts.contains(where: \.isSafe) }
    }
}
