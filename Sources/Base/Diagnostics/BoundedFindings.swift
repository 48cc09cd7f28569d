/// The findings of one stage about one file, limited to what anyone reads. The rest is only counted.
///
/// A file of a few megabytes can contain a million mistakes, too many to read one by one or to hold in memory.
package struct BoundedFindings: Sendable {
    /// The maximum number of findings of one kind that a stage keeps for a file.
    package static let limitPerKind = 1_000
    /// The maximum number of findings reported for a file.
    package static let limit = 10_000
    /// The symbol of the finding that says how many more were left out.
    package static let overflowSymbol = "more"

    /// The findings that fit the limits, in the order they were added.
    package var kept: [Diagnostic] = []
    private var counts: [DiagnosticKind: Int] = [:]
    private var overflow: [DiagnosticKind: (count: Int, example: Diagnostic)] = [:]

    package init(_ diagnostics: [Diagnostic] = []) {
        for diagnostic in diagnostics { append(diagnostic) }
    }

    /// Adds a finding, or only counts it if its kind has reached the limit.
    package mutating func append(_ diagnostic: Diagnostic) {
        let count = counts[diagnostic.kind, default: 0]
        counts[diagnostic.kind] = count + 1
        if count < Self.limitPerKind { return kept.append(diagnostic) }
        var rest = overflow[diagnostic.kind] ?? (0, diagnostic)
        rest.count += 1
        if diagnostic.severity > rest.example.severity { rest.example = diagnostic }
        overflow[diagnostic.kind] = rest
    }

    /// The kept findings, followed by one finding per overflowing kind that says how many are not listed.
    package var all: [Diagnostic] {
        if overflow.isEmpty { return kept }
        return kept
            + overflow.sorted { $0.key.code < $1.key.code }.map { kind, rest in
                Self.rest(rest.count, of: kind, like: rest.example, "of this kind in this file")
            }
    }

    /// Returns the findings to report about one file. If there are too many, keeps the most severe and counts the rest.
    package static func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard diagnostics.count > limit else { return diagnostics }
        let sorted = DiagnosticSet(diagnostics).sorted
        guard sorted.count > limit else { return sorted }
        let order = sorted.indices.sorted { (sorted[$1].severity, $0) < (sorted[$0].severity, $1) }
        let rest = order[limit...]
        guard let first = rest.first else { return sorted }
        let line = Self.rest(rest.count, of: sorted[first].kind, like: sorted[first], "in this file")
        return order[..<limit].sorted().map { sorted[$0] } + [line]
    }

    private static func rest(_ count: Int, of kind: DiagnosticKind, like example: Diagnostic, _ words: String)
        -> Diagnostic
    {
        Diagnostic(
            kind,
            "\(count) more \(words) \(count == 1 ? "is" : "are") not listed",
            at: SourceLocation(path: example.location.path, place: .file),
            symbol: overflowSymbol,
            severity: example.severity
        )
    }
}
