import Diagnostics

/// The rules, in the order of their codes.
public enum Rules {
    /// Every rule.
    public static let all: [Rule] = [
        .doubledIntentSuffix
    ]

    /// Kinds that linking raises as well and that a rule reports in its place.
    static let kindsTakenOver: Set<DiagnosticKind> = Set(all.map(\.kind))
}
