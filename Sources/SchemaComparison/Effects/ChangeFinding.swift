import Diagnostics

/// Which effects fail a run.
package struct EffectPolicy: Sendable {
    /// The effects that are errors; `nil` for what the table says.
    package var failing: Set<Effect.Category>?

    package init(failing: Set<Effect.Category>? = nil) {
        self.failing = failing
    }

    /// How grave a change is. What is not asked for is never an error.
    package func severity(of row: EffectTable.Row, for uses: SavedUses? = nil) -> Severity {
        guard let failing else {
            return row.loss(for: uses) == .suggestionEnds ? min(row.severity, .warning) : row.severity
        }
        return row.categories.isDisjoint(with: failing) ? min(row.severity, .warning) : .error
    }
}

extension Change {
    /// The finding that reports the change; `nil` for a harmless one.
    ///
    /// It stands at the new place, or at the file where that is gone, with the old place as related one.
    ///
    /// - Parameter uses: in what people may have saved it; `nil` where that is not known.
    package func finding(_ policy: EffectPolicy = EffectPolicy(), for uses: SavedUses? = nil) -> Diagnostic? {
        guard let row = EffectTable.row(of: kind), let old else { return nil }
        let sentences =
            row.effects.map { $0.consequence(for: uses) }
            + (migrationCode.map { ["Data of the models is read with `\($0)`."] } ?? [])
            + (kind == .appIntentRemoved
                ? [
                    "Keep it as `struct \(subject.name): DeprecatedAppIntent`, whose `deprecation` names what replaces it."
                ]
                : [])
        var finding = Diagnostic(
            row.kind,
            statement,
            at: place,
            symbol: subject.symbol,
            related: [RelatedLocation("it was here", at: old.location)],
            help: sentences.joined(separator: " ")
        )
        finding.severity = policy.severity(of: row, for: uses)
        return finding
    }
}
