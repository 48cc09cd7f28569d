/// Findings in reporting order, without duplicates.
///
/// Sorted by path, position, severity, code, and message, so that two runs print the same.
package struct DiagnosticSet: Sendable {
    private let inserted: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) { inserted = diagnostics }

    /// The findings, sorted and without duplicates. Each access sorts again, so keep the result.
    package var sorted: [Diagnostic] {
        var result: [Diagnostic] = []
        result.reserveCapacity(inserted.count)
        for diagnostic in inserted.sorted(by: precedes) where diagnostic != result.last { result.append(diagnostic) }
        return result
    }
}

private func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.kind.code != right.kind.code { return left.kind.code < right.kind.code }
    if left.message != right.message { return left.message < right.message }
    return left.symbol < right.symbol
}
