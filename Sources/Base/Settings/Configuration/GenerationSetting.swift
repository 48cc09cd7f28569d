import Diagnostics
import FileAccess

/// A setting of `generate`, which has the effect of an option on the command line.
package struct GenerationSetting: Sendable {
    /// The key, such as `accessLevel`.
    package var name: String
    /// The option's values: several for a list, and a single empty string for `true`.
    package var words: [String]
    package var location: SourceLocation
}

package struct GenerationSettings: ConfigurationSection {
    package var all: [GenerationSetting] = []

    package init() {}

    /// The `generate` section with these keys.
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
    /// - Parameter check: Refuses a word that the option does not take.
    package init(
        _ name: String,
        _ form: ConfigurationForm,
        help: String,
        check: @escaping @Sendable (String) throws(CommandFailure) -> Void = { _ in }
    ) {
        self.init(
            name: name,
            form: form,
            help: help,
            read: { value, settings, reader in
                let words = reader.words(value, form)
                guard !words.isEmpty else { return }
                for word in words {
                    do throws(CommandFailure) { try check(word) } catch { return reader.reject(value, error.message) }
                }
                let location = reader.location(value.range)
                settings.all.append(GenerationSetting(name: name, words: words, location: location))
            }
        )
    }
}

extension ConfigurationReader {
    /// Returns the option's values, or none for `false` and for a value of another form.
    fileprivate mutating func words(_ value: JSONValue, _ form: ConfigurationForm) -> [String] {
        switch form {
        case .choice(let words): choice(value, words).map { [$0] } ?? []
        case .list(let element): array(value).flatMap { words($0, element) }
        case .flag: flag(value) == true ? [""] : []
        case .text, .object, .objects, .described: text(value).map { [$0] } ?? []
        }
    }
}
