import IntentRules

extension OptionDescription {
    /// The key that sets the option in `intentc.json`: `accessLevel` for `access-level`.
    var settingName: String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// The key with what its value may be.
    fileprivate var configurationKey: ConfigurationKey {
        let value: ConfigurationValue =
            if valueName == nil { .flag } else if !allowed.isEmpty { .choice(allowed) } else { .text }
        return ConfigurationKey(settingName, isRepeatable ? .list(value) : value, help: summary)
    }
}

/// The `generate` section of `intentc.json`, made from the options that are settings.
enum GenerationSettings {
    static let keys = GenerateCommand.options.filter(\.isSetting).map(\.configurationKey)
}
