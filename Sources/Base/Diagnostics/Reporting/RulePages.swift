/// The web addresses of the rule pages, as the documentation site arranges them.
package struct RulePages: Sendable {
    /// The address that rule pages are relative to, without a trailing slash.
    package let base: String

    /// Takes an address such as `https://example.com/documentation/intentc`. Returns `nil` unless it is a web address,
    /// so that a link in a report can neither run a program nor break across lines.
    package init?(_ address: String) {
        let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
        // Letters, digits, and what an address needs, but nothing that ends a link in Markdown.
        let isPlain = address.utf8.allSatisfy { $0.isLetterOrDigit || "-._~:/?#@!$&*+,;=%".utf8.contains($0) }
        guard isWeb, isPlain else { return nil }
        base = address.hasSuffix("/") ? String(address.dropLast()) : address
    }

    package func address(of kind: DiagnosticKind) -> String { "\(base)/\(kind.code.lowercased())-\(kind.name)" }
}
