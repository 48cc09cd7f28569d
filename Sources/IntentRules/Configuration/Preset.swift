import Diagnostics

/// Where severities start from before single rules are set.
package enum Preset: String, CaseIterable, Sendable {
    case recommended
    /// Warnings are errors and notes are warnings.
    case strict
    /// What App Store Connect complains about (ITMS-90626) and what users see untranslated or broken is an error.
    case appStore = "app-store"

    /// The severity of a kind's findings. Findings that already are errors stay errors.
    func severity(of kind: DiagnosticKind, startingFrom severity: Severity) -> Severity {
        switch self {
        case .recommended: severity
        case .strict: severity == .note ? .warning : .error
        case .appStore: isRejected(kind, severity) ? .error : severity
        }
    }

    /// A finding that its own rule holds to be milder than its kind, such as a translation that only leaves out a variable,
    /// is not what users see broken.
    private func isRejected(_ kind: DiagnosticKind, _ severity: Severity) -> Bool {
        severity >= kind.severity && Self.rejectedByAppStore.contains(kind.name)
    }

    static let rejectedByAppStore: Set<String> = [
        "missing-title", "missing-description", "untranslated-title", "placeholder-mismatch", "wrong-table-name",
    ]
}
