import AppIntentsGeneration
import Settings
import IntentSchema

/// The `appIntents` section: how individual intents, parameters, and types become App Intents.
package struct AppIntentsSettings: ConfigurationSection {
    /// The parameters that intents cannot run without, as `Intent.parameter`, in file order.
    package var required: [ConfiguredText] = []
    /// The parameters that may stay empty although Siri asks for them.
    package var optional: [ConfiguredText] = []
    package var intents: [Intent] = []
    package var types: [RenamedType] = []

    package init() {}

    package struct Intent: Sendable {
        /// The intent's name in the definition.
        package var name: ConfiguredText
        package var options = AppIntentsOptions.IntentOptions()
    }

    package struct RenamedType: Sendable {
        /// The name of the enumeration or custom type in the definition.
        package var name: ConfiguredText
        package var typeName: String
    }

    package static let key: ConfigurationKey<Configuration> = .object(
        "appIntents",
        \.appIntents,
        keys: [
            parameters(
                "required",
                \.required,
                help: "Required parameters, such as AddEntry.url: App Intents asks for them before the intent runs."
            ),
            parameters(
                "optional",
                \.optional,
                help: "Optional parameters of actions: they may stay empty even if Siri asks for them."
            ),
            .records("intents", \.intents, of: .intents, help: "Settings of individual intents."),
            .records("types", \.types, of: .types, help: "Names of generated entities and enumerations."),
        ],
        help: "How individual intents, parameters and types become App Intents.",
        isEmpty: { $0.required.isEmpty && $0.optional.isEmpty && $0.intents.isEmpty && $0.types.isEmpty }
    )

    /// A list of parameters, written as `Intent.parameter`.
    private static func parameters(
        _ name: String,
        _ field: WritableKeyPath<AppIntentsSettings, [ConfiguredText]> & Sendable,
        help: String
    ) -> ConfigurationKey<AppIntentsSettings> {
        .texts(
            name,
            help: help,
            read: { name, settings, reader in
                let parts = name.text.split(separator: ".", omittingEmptySubsequences: false)
                if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) {
                    settings[keyPath: field].append(name)
                } else {
                    reader.reject(name.location, "a parameter is written as Intent.parameter")
                }
            },
            write: { settings, json in
                if !settings[keyPath: field].isEmpty { json.member(name, settings[keyPath: field].map(\.text)) }
            }
        )
    }
}

extension Configuration {
    /// How individual intents and types become App Intents.
    package var appIntents: AppIntentsSettings {
        get { self[AppIntentsSettings.self] }
        set { self[AppIntentsSettings.self] = newValue }
    }
}

extension ConfigurationRecord<AppIntentsSettings.Intent> {
    fileprivate static let intents = Self(
        "an intent of 'appIntents'",
        keys: [
            Key("intent", help: "The intent, as the definition names it.", isRequired: true, text: \.name.text),
            Key(
                "name",
                help: "The name of the generated type.",
                set: { $1.options.typeName = $2.identifier($0) },
                text: \.options.typeName
            ),
            Key(
                "categoryName",
                \.options.categoryName,
                help: "The heading that Shortcuts lists the action under."
            ),
            Key("resultValueName", \.options.resultValueName, help: "What Shortcuts calls the action's result."),
            Key(
                "retired",
                help: "The message for users of a deprecated action.",
                set: { message, intent, _ in intent.retire { $0.message = message.text } },
                text: \.options.retirement?.message
            ),
            Key(
                "replacedBy",
                help: "The intent or app type that replaces a deprecated action.",
                set: { replacement, intent, reader in
                    guard let name = reader.identifier(replacement) else { return }
                    intent.retire { $0.replacement = name }
                },
                text: \.options.retirement?.replacement
            ),
        ]
    ) { texts, _, _ in texts["intent"].map { AppIntentsSettings.Intent(name: $0) } }
}

extension ConfigurationRecord<AppIntentsSettings.RenamedType> {
    fileprivate static let types = Self(
        "a type of 'appIntents'",
        keys: [
            Key(
                "type",
                help: "The enumeration or custom type, as the definition names it.",
                isRequired: true,
                text: \.name.text
            ),
            Key("name", help: "The name of the generated type.", isRequired: true, text: \.typeName),
        ]
    ) { texts, _, reader in
        guard let type = texts["type"], let name = texts["name"], let typeName = reader.identifier(name) else {
            return nil
        }
        return AppIntentsSettings.RenamedType(name: type, typeName: typeName)
    }
}

extension AppIntentsSettings.Intent {
    fileprivate mutating func retire(_ change: (inout AppIntentsOptions.Retirement) -> Void) {
        var retirement = options.retirement ?? AppIntentsOptions.Retirement()
        change(&retirement)
        options.retirement = retirement
    }
}

extension ConfigurationReader {
    /// Returns a text that is a valid Swift name. Reports any other text, and returns `nil`.
    fileprivate mutating func identifier(_ text: ConfiguredText) -> String? {
        if IdentifierGrammar.isIdentifier(text.text) { return text.text }
        reject(text.location, "'\(text.text)' is not a valid Swift name")
        return nil
    }
}
