import Diagnostics

/// The version of the rule set that introduced each kind.
enum RuleSetHistory {
    /// Returns the version that introduced a kind.
    ///
    /// A kind added after version 1 was published is listed here, so that configurations with an earlier version find
    /// the same as before.
    static func version(introducing kind: DiagnosticKind) -> Int { later[kind.code] ?? 1 }

    private static let later: [String: Int] = [:]
}
