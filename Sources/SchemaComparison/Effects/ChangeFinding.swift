import Diagnostics

extension EffectTable.Row {
    /// How grave the change is. What is not asked for is never an error.
    ///
    /// - Parameter failing: the effects that are errors; `nil` for what the table says.
    package func severity(failing: Set<Effect.Category>?, for uses: SavedUses? = nil) -> Severity {
        guard let failing else { return loss(for: uses) == .suggestionEnds ? min(severity, .warning) : severity }
        return categories.isDisjoint(with: failing) ? min(severity, .warning) : .error
    }
}

extension Change {
    /// The finding that reports the change; `nil` for a harmless one.
    ///
    /// It stands at the new place, or at the file where that is gone, with the old place as related one.
    ///
    /// - Parameters:
    ///   - failing: the effects that are errors; `nil` for what the table says.
    ///   - uses: in what people may have saved it; `nil` where that is not known.
    package func finding(failing: Set<Effect.Category>? = nil, for uses: SavedUses? = nil) -> Diagnostic? {
        guard let row = EffectTable.row(of: kind), let old else { return nil }
        let sentences =
            row.effects.map { $0.consequence(for: uses) }
            + (migrationCode.map { ["Data of the models is read with `\($0)`."] } ?? [])
            + (kind == .appIntentRemoved
                ? [
                    "Keep it as `struct \(subject.name): DeprecatedAppIntent`, whose `deprecation` names what replaces it."
                ]
                : [])
        let help = sentences.joined(separator: " ")
        var finding = Diagnostic(
            row.kind,
            statement,
            at: place,
            symbol: subject.symbol,
            related: [RelatedLocation("it was here", at: old.location)],
            help: doubt.map { "\($0.condition), \(help.prefix(1).lowercased())\(help.dropFirst())" } ?? help
        )
        finding.severity = row.severity(failing: failing, for: uses)
        // What is uncertain may be asked for, what concerns nobody as far as is known not.
        if let doubt, failing == nil || doubt.severity == .note {
            finding.severity = min(finding.severity, doubt.severity)
        }
        return finding
    }
}
