import Diagnostics

/// The base severities, before the settings of individual rules.
package enum Preset: String, CaseIterable, Sendable {
    case recommended
    /// Warnings become errors, and notes become warnings.
    case strict
    /// Findings become errors if App Store Connect certainly complains about them.
    case appStore = "app-store"

    /// The severity of a finding, which the preset starts from.
    func severity(startingFrom severity: Severity, isRefused: Bool) -> Severity {
        switch self {
        case .recommended: severity
        case .strict: severity == .note ? .warning : .error
        case .appStore: isRefused ? .error : severity
        }
    }
}
