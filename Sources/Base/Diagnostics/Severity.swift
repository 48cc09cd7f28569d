/// How much a finding matters. The raw values define the order; reports print the names.
package enum Severity: Int, Comparable, CaseIterable, Sendable {
    /// Informational; changes the exit status only if the user asks for it.
    case note
    /// Probably a mistake; the output is still usable.
    case warning
    /// The input is invalid or the output would be broken; nothing is generated.
    case error

    package var word: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
