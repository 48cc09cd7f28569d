import FileAccess
import Settings

extension OptionDescription {
    /// The key that sets the option in `intentc.json`: `accessLevel` for `access-level`.
    package var settingName: String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    /// The key with the form of its value.
    fileprivate var configurationKey: ConfigurationKey<GenerationSettings> {
        let value: ConfigurationForm =
            if valueName == nil { .flag } else if !allowed.isEmpty { .choice(allowed) } else { .text }
        let form = isRepeatable ? .list(value) : value
        return ConfigurationKey(settingName, form, help: summary) { word throws(CommandFailure) in
            if valueName != nil { _ = try read(word, settingName) }
        }
    }
}

extension GenerationSettings {
    /// The `generate` section, made from the options that are settings.
    package static func key(of options: [OptionDescription]) -> ConfigurationKey<Configuration> {
        key(keys(of: options))
    }

    /// The keys of the options that are settings.
    package static func keys(of options: [OptionDescription]) -> [ConfigurationKey<Self>] {
        options.filter(\.isSetting).map(\.configurationKey)
    }
}
