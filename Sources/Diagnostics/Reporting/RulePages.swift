/// Where the pages about rules are on the web, as the documentation site lays them out.
package struct RulePages: Sendable {
    /// The address below which each rule has a page, without a slash at the end.
    package let base: String

    /// Takes an address such as `https://example.com/documentation/intentc`; `nil` for what is no web address, so that a report
    /// never has a link that runs a program or ends in the middle of a line.
    package init?(_ address: String) {
        let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
        // Letters, digits and what an address needs, but nothing that ends a link in Markdown.
        let isPlain = address.utf8.allSatisfy { $0.isLetterOrDigit || "-._~:/?#@!$&*+,;=%".utf8.contains($0) }
        guard isWeb, isPlain else { return nil }
        base = address.hasSuffix("/") ? String(address.dropLast()) : address
    }

    package func address(of kind: DiagnosticKind) -> String { "\(base)/\(kind.code.lowercased())-\(kind.name)" }
}
