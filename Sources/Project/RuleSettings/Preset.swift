import Diagnostics

/// The base severities, before the settings of individual rules.
package enum Preset: String, CaseIterable, Sendable {
    case recommended
    /// Warnings become errors, and notes become warnings.
    case strict
    /// Findings that App Store Connect rejects (ITMS-90626) or that users see as broken text become errors.
    case appStore = "app-store"

    /// Returns the severity of a kind's findings. Errors stay errors.
    func severity(of kind: DiagnosticKind, startingFrom severity: Severity) -> Severity {
        switch self {
        case .recommended: severity
        case .strict: severity == .note ? .warning : .error
        case .appStore: isRejected(kind, severity) ? .error : severity
        }
    }

    /// Whether the App Store preset makes a finding an error. A finding that is milder than its kind is left alone,
    /// such as a translation that only omits a variable.
    private func isRejected(_ kind: DiagnosticKind, _ severity: Severity) -> Bool {
        severity >= kind.severity && Self.rejectedByAppStore.contains(kind.name)
    }

    static let rejectedByAppStore: Set<String> = [
        "missing-title", "missing-description", "untranslated-title", "placeholder-mismatch", "wrong-table-name",
        "not-localized", "missing-language", "table-not-copied", "reserved-word",
    ]
}
