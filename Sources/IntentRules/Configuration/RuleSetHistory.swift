import Diagnostics

/// Which rules belong to which version of the configuration.
enum RuleSetHistory {
    /// The version that brought a kind.
    ///
    /// A kind that is added after version 1 has been published is listed here, so that configurations which say an earlier
    /// version find what they always found.
    static func version(introducing kind: DiagnosticKind) -> Int { later[kind.code] ?? 1 }

    private static let later: [String: Int] = [:]
}
