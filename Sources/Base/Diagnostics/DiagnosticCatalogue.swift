/// The kinds of diagnostics that a tool can report, collected from the modules that declare them.
package struct DiagnosticCatalogue: Sendable {
    /// The kinds without duplicates, sorted by code.
    package let kinds: [DiagnosticKind]
    /// The groups of codes, such as `IN13`, with kinds that only other programs know.
    private let groupsOfOthers: Set<String>

    /// Collects kinds given in any order, dropping duplicates.
    package init(_ kinds: [DiagnosticKind], groupsOfOthers: Set<String> = []) {
        self.groupsOfOthers = groupsOfOthers
        self.kinds = kinds.distinct.sorted { $0.code < $1.code }
    }

    /// Returns the kind with a code or name, ignoring case: `IN0304`, `in0304`, and `unknown-parent` are equivalent.
    package func kind(named text: String) -> DiagnosticKind? {
        let wanted = text.lowercased()
        return kinds.first { $0.name == wanted || $0.code.lowercased() == wanted }
    }

    /// Returns the kinds that a code, a name, a category or the beginning of codes selects: `IN0304`, `unknown-parent`,
    /// `dialogs` or `IN05`.
    package func kinds(selectedBy text: String) -> [DiagnosticKind] {
        if let kind = kind(named: text) { return [kind] }
        let wanted = text.lowercased()
        let isStart = wanted.utf8.count >= 4 && wanted.hasPrefix("in") && wanted.dropFirst(2).allSatisfy(\.isNumber)
        return kinds.filter { $0.category.rawValue == wanted || isStart && $0.code.lowercased().hasPrefix(wanted) }
    }

    /// Whether a name or code may be a kind of another program: a code in one of its groups, or a name that is more than
    /// a slip away from those here.
    package func mayBelongToOthers(_ text: String) -> Bool {
        if groupsOfOthers.isEmpty || kinds.contains(where: { $0.code == text }) { return false }
        let code = text.uppercased()
        if code.hasPrefix("IN"), code.utf8.count == 6, code.dropFirst(2).allSatisfy(\.isNumber) {
            return groupsOfOthers.contains(String(code.prefix(4)))
        }
        return Spelling.nearest(to: text, among: kinds.map(\.name), within: 2) == nil
    }

    /// Returns `; did you mean 'x'?` for a name that `kind(named:)` does not find; empty if no name is similar.
    package func suggestion(for text: String) -> String {
        Spelling.suggestion(for: text, among: kinds.flatMap { [$0.name, $0.code] })
    }
}
