/// How much a finding matters. The raw values order severities; they are printed by name.
package enum Severity: Int, Comparable, CaseIterable, Sendable {
    /// Worth knowing; never changes the exit status.
    case note
    /// Probably a mistake; the output is still meaningful.
    case warning
    /// The input has no meaning or the result would be broken; nothing is generated.
    case error

    /// The word that reports print: `note`, `warning` or `error`.
    package var word: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
