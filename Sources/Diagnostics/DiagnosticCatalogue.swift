/// The kinds of diagnostics that a tool can report, collected from the modules that declare them.
package struct DiagnosticCatalogue: Sendable {
    /// The kinds without duplicates, sorted by code.
    package let kinds: [DiagnosticKind]

    /// Collects kinds given in any order, dropping duplicates.
    package init(_ kinds: [DiagnosticKind]) {
        var known: Set<DiagnosticKind> = []
        self.kinds = kinds.filter { known.insert($0).inserted }.sorted { $0.code < $1.code }
    }

    /// Returns the kind with a code or name, ignoring case: `IN0304`, `in0304`, and `unknown-parent` are equivalent.
    package func kind(named text: String) -> DiagnosticKind? {
        let wanted = text.lowercased()
        return kinds.first { $0.name == wanted || $0.code.lowercased() == wanted }
    }

    /// Returns `; did you mean 'x'?` for a name that `kind(named:)` does not find; empty if no name is similar.
    package func suggestion(for text: String) -> String {
        Spelling.suggestion(for: text, among: kinds.flatMap { [$0.name, $0.code] })
    }
}
