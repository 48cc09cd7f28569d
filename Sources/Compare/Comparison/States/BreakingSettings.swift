import Settings
import Diagnostics
import RuleSettings

/// The `breaking` section: which changes fail, and which are intentional.
package struct BreakingSettings: ConfigurationSection {
    /// The effects that make a change fail; `nil` if the file names none.
    package var failingEffects: Set<Effect.Category>?
    /// Intentional changes, in the order of the file.
    package var acceptedChanges: [AcceptedChange] = []

    package init() {}

    /// - Parameter catalogue: the known kinds of changes.
    package static func key(_ catalogue: DiagnosticCatalogue) -> ConfigurationKey<Configuration> {
        let effects = Effect.Category.allCases.map(\.rawValue)
        let failing = ConfigurationKey<Self>(
            name: "effects",
            form: .list(.choice(effects)),
            help: "The effects that are errors. Default: saved.",
            read: { value, settings, reader in
                let words = reader.array(value).compactMap { reader.choice($0, effects) }
                settings.failingEffects = Set(words.compactMap(Effect.Category.init))
            }
        )
        return .object(
            "breaking",
            \.breaking,
            keys: [
                failing,
                .records(
                    "accepted",
                    \.acceptedChanges,
                    of: .acceptedChanges(catalogue),
                    help: "Intentional changes. An entry that no longer applies is reported."
                ),
            ],
            help: "Which changes make 'intentc breaking' fail, and which are accepted."
        )
    }
}

extension Configuration {
    package var breaking: BreakingSettings {
        get { self[BreakingSettings.self] }
        set { self[BreakingSettings.self] = newValue }
    }
}

/// An intentional change between two states.
package struct AcceptedChange: Sendable {
    /// The kind and symbol of the finding to accept, and why.
    package var exception: RuleException
    /// The release that ships the change; `nil` to accept the change as long as it is found.
    package var until: String?
}

extension ConfigurationRecord<AcceptedChange> {
    fileprivate static func acceptedChanges(_ catalogue: DiagnosticCatalogue) -> Self {
        let keys = [
            Key(
                "change",
                help: "The kind of change by name or code, such as parameter-removed.",
                isRequired: true,
                text: \.exception.kind.name
            ),
            Key(
                "symbol",
                help: "What changed, such as OrderSoup.spice; wildcards as in exceptions.",
                isRequired: true,
                set: { symbol, change, _ in change.exception.symbol = GlobPattern(symbol.text) },
                text: { $0.exception.symbol?.text }
            ),
            Key(
                "until",
                help:
                    "The release that ships the change, such as 2.4. Comparisons with this release or a later one do not accept it.",
                set: { release, change, _ in change.until = release.text },
                text: \.until
            ),
            Key(
                "reason",
                help: "Why the change is accepted.",
                isRequired: true,
                set: { reason, change, _ in change.exception.reason = reason.text },
                text: \.exception.reason
            ),
        ]
        return Self("an accepted change", keys: keys) { texts, location, reader in
            guard let change = texts["change"],
                let kind = reader.kind(named: change.text, in: catalogue, at: change.location)
            else { return nil }
            return AcceptedChange(exception: RuleException(kind: kind, location: location))
        }
    }
}
