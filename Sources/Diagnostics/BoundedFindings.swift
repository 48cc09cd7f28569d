/// The findings of one stage about one file, as many as anybody reads. Of the others it is known how many there are.
///
/// A file of some megabytes can have a million mistakes. Whoever repairs it does not read them one by one, and to keep them
/// all would take more memory than there is.
package struct BoundedFindings: Sendable {
    /// The most findings of one kind that a stage keeps for a file.
    package static let limitOfKind = 1_000
    /// The most findings that are reported for a file.
    package static let limit = 10_000
    /// The symbol of the finding that says how many more there are.
    package static let symbolOfRest = "more"

    /// What has been kept, in the order in which it was added.
    package var kept: [Diagnostic] = []
    private var counts: [DiagnosticKind: Int] = [:]
    private var rests: [DiagnosticKind: (count: Int, example: Diagnostic)] = [:]

    package init() {}

    /// Adds a finding. Beyond the limit of its kind it only counts.
    package mutating func append(_ diagnostic: Diagnostic) {
        let count = counts[diagnostic.kind, default: 0]
        counts[diagnostic.kind] = count + 1
        if count < Self.limitOfKind { return kept.append(diagnostic) }
        var rest = rests[diagnostic.kind] ?? (0, diagnostic)
        rest.count += 1
        if diagnostic.severity > rest.example.severity { rest.example = diagnostic }
        rests[diagnostic.kind] = rest
    }

    /// Whether a finding of a kind would only be counted, so that there is no need to put it in words.
    package func isFull(_ kind: DiagnosticKind) -> Bool { counts[kind, default: 0] >= Self.limitOfKind }

    /// What has been kept, and for each kind of which there is more a finding that says how many.
    package var all: [Diagnostic] {
        if rests.isEmpty { return kept }
        return kept
            + rests.sorted { $0.key.code < $1.key.code }.map { kind, rest in
                Self.rest(rest.count, of: kind, like: rest.example, "of this kind in this file are not listed")
            }
    }

    /// The findings about one file that are reported, from all that its stages gave: the worst first where there are too many.
    package static func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > limit else { return diagnostics }
        let sorted = DiagnosticSet(diagnostics).sorted
        guard sorted.count > limit else { return sorted }
        let order = sorted.indices.sorted { (sorted[$1].severity, $0) < (sorted[$0].severity, $1) }
        let rest = order[limit...]
        guard let first = rest.first else { return sorted }
        let line = Self.rest(rest.count, of: sorted[first].kind, like: sorted[first], "in this file are not listed")
        return order[..<limit].sorted().map { sorted[$0] } + [line]
    }

    private static func rest(_ count: Int, of kind: DiagnosticKind, like example: Diagnostic, _ words: String)
        -> Diagnostic
    {
        var diagnostic = Diagnostic(
            kind,
            "\(count) more \(words)",
            at: SourceLocation(path: example.location.path, place: .file),
            symbol: symbolOfRest
        )
        diagnostic.severity = example.severity
        return diagnostic
    }
}
