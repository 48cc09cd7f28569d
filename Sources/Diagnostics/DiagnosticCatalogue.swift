/// The kinds of diagnostics that a tool can raise, put together from the modules that declare them.
package struct DiagnosticCatalogue: Sendable {
    /// The kinds, sorted by code, each once.
    package let kinds: [DiagnosticKind]

    /// Gathers kinds in any order. A kind that is given twice counts once.
    package init(_ kinds: [DiagnosticKind]) {
        var known: Set<DiagnosticKind> = []
        self.kinds = kinds.filter { known.insert($0).inserted }.sorted { $0.code < $1.code }
    }

    /// The kind with a code or a name, in any case: `IN0304`, `in0304` and `unknown-parent` mean the same.
    package func kind(named text: String) -> DiagnosticKind? {
        let wanted = text.lowercased()
        return kinds.first { $0.name == wanted || $0.code.lowercased() == wanted }
    }

    /// The words `; did you mean 'x'?` for what `kind(named:)` does not find; empty when nothing is near.
    package func suggestion(for text: String) -> String {
        Spelling.suggestion(for: text, among: kinds.flatMap { [$0.name, $0.code] })
    }
}
