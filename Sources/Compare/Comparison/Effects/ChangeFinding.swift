import Diagnostics

extension Change {
    /// The finding that reports the change; `nil` for a harmless one.
    ///
    /// It is located in the new version, or at the file if removed. The old location is a related one.
    ///
    /// - Parameters:
    /// - failing: the effects that are errors; `nil` for the default severities.
    /// - uses: where users may have saved it; `nil` if unknown.
    /// - hasModels: whether the app uses models, whose saved data code can read.
    package func finding(
        failing: Set<Effect.Category>? = nil,
        for uses: SavedUses? = nil,
        hasModels: Bool = false
    ) -> Diagnostic? {
        guard let findingKind = kind.finding, !effects.isEmpty else { return nil }
        let sentences =
            (isUnsaved ? ["Nothing that people saved with it is lost."] : [])
            + effects.map { $0.consequence(for: uses) }
            + (mend(for: uses).map { [$0] } ?? [])
            + ((isUnsaved || !hasModels ? nil : migrationCode).map { ["Read the models' saved data with `\($0)`."] }
                ?? [])
        let help = sentences.joined(separator: " ")
        let consequences = help.hasPrefix("Siri") ? help : help.prefix(1).lowercased() + help.dropFirst()
        var finding = Diagnostic(
            findingKind,
            statement,
            at: place,
            symbol: subject.symbol,
            related: old.map { [RelatedLocation("it was here", at: $0.location)] } ?? [],
            help: doubt.map { "\($0.condition), \(consequences)" } ?? help
        )
        finding.severity = kind.severity(failing: failing, for: uses)
        if isUnsaved {
            finding.severity = effects.contains { failing?.contains($0.category) == true } ? .error : .note
        }
        // Uncertain effects can be made errors on request, but not a change that may affect no one.
        if let doubt, failing == nil || doubt.severity == .note {
            finding.severity = min(finding.severity, doubt.severity)
        }
        return finding
    }
    /// What to do instead, with the names in the change.
    private func mend(for uses: SavedUses?) -> String? {
        if let notBuilt { return notBuilt.advice }
        if case .unread? = aspect { return nil }
        return switch kind {
        case .appIntentRemoved where uses?.contains(.widgets) == true:
            "Keep it while people have widgets that it configures."
        case .appIntentRemoved:
            "Keep it as `struct \(subject.name): DeprecatedAppIntent` and name its replacement in `deprecation`."
        case .appIntentIdentityChanged:
            "Leave it as it was, and add a hidden App Intent (`isDiscoverable = false`) that only replaces '\(new?.value ?? "")'."
        case .widgetMovedWithoutTakeover:
            "Declare `static let intentClassName = \"\(old?.value ?? "")\"` in '\(new?.value ?? "")', if that has not shipped."
        // The extension of a type, which is offered as a fix.
        case .appIntentRenamed, .appTypeRenamed: nil
        default: kind.isRenaming ? kind.advice : nil
        }
    }
}
