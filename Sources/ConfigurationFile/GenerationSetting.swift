import Diagnostics

/// One setting of `generate`, which counts as if it had been given on the command line.
package struct GenerationSetting: Sendable {
    /// The key, such as `accessLevel`.
    package var name: String
    /// What the command line would say: several words for a list, and one that does not matter for `true`.
    package var words: [String]
    package var location: SourceLocation
}

package struct GenerationSettings: ConfigurationSection {
    package var all: [GenerationSetting] = []

    package init() {}

    /// The section with the keys that `keys` declare.
    package static func key(_ keys: [ConfigurationKey<Self>]) -> ConfigurationKey<Configuration> {
        .object(
            "generate",
            \.generation,
            keys: keys,
            help: "How code is generated; options on the command line take precedence."
        )
    }
}

extension Configuration {
    package var generation: GenerationSettings {
        get { self[GenerationSettings.self] }
        set { self[GenerationSettings.self] = newValue }
    }
}

extension ConfigurationKey<GenerationSettings> {
    package init(_ name: String, _ form: ConfigurationForm, help: String) {
        self.init(
            name: name,
            form: form,
            help: help,
            read: { value, settings, reader in
                let words = reader.words(value, form)
                guard !words.isEmpty else { return }
                let location = reader.location(value.range)
                settings.all.append(GenerationSetting(name: name, words: words, location: location))
            }
        )
    }
}

extension ConfigurationReader {
    /// What the command line would say for a value; nothing for `false` and for what is not of the form.
    fileprivate mutating func words(_ value: JSONValue, _ form: ConfigurationForm) -> [String] {
        switch form {
        case .choice(let words): choice(value, words).map { [$0] } ?? []
        case .list(let element): array(value).flatMap { words($0, element) }
        case .flag: flag(value) == true ? [""] : []
        case .text, .object, .objects, .described: text(value).map { [$0] } ?? []
        }
    }
}
