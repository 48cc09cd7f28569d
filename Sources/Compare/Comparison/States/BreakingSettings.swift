import Settings

/// The `breaking` section: which changes fail.
package struct BreakingSettings: ConfigurationSection {
    /// The effects that make a change fail; `nil` if the file names none.
    package var failingEffects: Set<Effect.Category>?

    package init() {}

    package static let key: ConfigurationKey<Configuration> = {
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
            keys: [failing],
            help: "Which changes make 'intentc breaking' fail."
        )
    }()
}

extension Configuration {
    package var breaking: BreakingSettings {
        get { self[BreakingSettings.self] }
        set { self[BreakingSettings.self] = newValue }
    }
}
