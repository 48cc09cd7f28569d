/// Findings in reporting order, without duplicates.
///
/// Sorted by path, position, severity, code, and message, so that two runs print the same.
package struct DiagnosticSet: Sendable {
    private var inserted: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) { inserted = diagnostics }

    /// Adds findings. Duplicates have no effect.
    package mutating func insert(contentsOf diagnostics: [Diagnostic]) { inserted += diagnostics }

    /// The findings, sorted and without duplicates. Each access sorts again, so keep the result.
    package var sorted: [Diagnostic] {
        guard inserted.count > 1 else { return inserted }
        var result: [Diagnostic] = []
        result.reserveCapacity(inserted.count)
        // Locations alone distinguish most findings, and are cheaper to move.
        let places = inserted.map(\.location)
        let order = inserted.indices.sorted {
            places[$0] == places[$1] ? precedes(inserted[$0], inserted[$1]) : places[$0] < places[$1]
        }
        for index in order where inserted[index] != result.last { result.append(inserted[index]) }
        return result
    }
}

private func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    if left.kind.code != right.kind.code { return left.kind.code < right.kind.code }
    if left.message != right.message { return left.message < right.message }
    return left.symbol < right.symbol
}
