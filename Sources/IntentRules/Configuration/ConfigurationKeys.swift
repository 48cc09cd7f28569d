import Diagnostics

/// A key that `intentc.json` understands. Reader and JSON Schema are both made from tables of keys.
package struct ConfigurationKey: Sendable {
    let name: String
    let form: Form
    let help: String
    var isRequired = false

    /// What a value must be.
    enum Form: Sendable {
        case value(ConfigurationValue)
        /// A version of the rules that this tool knows.
        case version
        /// Severities by rule.
        case ruleSettings
        /// A list of languages, or their states by name.
        case languages
        /// An object with these keys and no others.
        case object([ConfigurationKey])
        /// An array of such objects.
        case objects([ConfigurationKey])
    }

    /// The keys of the file.
    ///
    /// - Parameters:
    ///   - generation: The keys of the section `generate`, which the command line knows.
    ///   - effects: The effects of changes that the section `breaking` may name.
    static func topLevel(generation: [Self], effects: [String]) -> [Self] {
        [
            Self(name: "$schema", form: .value(.text), help: "The JSON Schema of this file, for editors."),
            Self(
                name: "version",
                form: .version,
                help: "The version of the rule set. Rules that later versions add are off.",
                isRequired: true
            ),
            Self(
                name: "preset",
                form: .value(.choice(Preset.allCases.map(\.rawValue))),
                help: "The severities to start from. Default: recommended."
            ),
            Self(name: "rules", form: .ruleSettings, help: "The severities of individual rules, by name or code."),
            Self(
                name: "exceptions",
                form: .objects(exception),
                help: "Findings that are known and accepted. One that no longer applies is reported."
            ),
            Self(
                name: "exclude",
                form: .value(.list(.text)),
                help: """
                    What is left out when folders are searched: paths from this file's folder with the same wildcards as in \
                    exceptions, or names in any folder.
                    """
            ),
            Self(
                name: "excludeIgnored",
                form: .value(.flag),
                help: "Whether what git ignores is left out when folders are searched. Default: true."
            ),
            Self(
                name: "locales",
                form: .languages,
                help: """
                    The languages that every text must be translated into, as their .lproj folders are named; or an object \
                    that says of each language whether it is complete, in-progress or ignored.
                    """
            ),
            Self(
                name: "toolVersions",
                form: .object(toolVersions),
                help: "The versions that every definition must have been saved with; --fix restores them."
            ),
            Self(
                name: "generate",
                form: .object(generation),
                help: "How code is generated; options on the command line take precedence."
            ),
            Self(
                name: "breaking",
                form: .object(breaking(effects)),
                help: "Which changes fail 'intentc breaking', and which are accepted."
            ),
            Self(
                name: "appIntents",
                form: .object(appIntents),
                help: "What single intents, parameters and types become as App Intents."
            ),
        ]
    }

    static let exception = [
        Self(name: "rule", form: .value(.text), help: "The rule's name or code.", isRequired: true),
        Self(
            name: "path",
            form: .value(.text),
            help:
                "Which files, relative to this file's folder: * is any text without a slash, ** any text, ? one character."
        ),
        Self(
            name: "symbol",
            form: .value(.text),
            help: "Which symbols, such as intent/OrderSoup/parameter/*, with the same wildcards."
        ),
        Self(
            name: "language",
            form: .value(.text),
            help: "Which language's tables, as their .lproj folder is named."
        ),
        Self(name: "reason", form: .value(.text), help: "Why the findings are accepted.", isRequired: true),
    ]

    private static func breaking(_ effects: [String]) -> [Self] {
        [
            Self(
                name: "effects",
                form: .value(.list(.choice(effects))),
                help: "The effects that are errors. Default: saved."
            ),
            Self(
                name: "accepted",
                form: .objects(acceptedChange),
                help: "Changes that are made on purpose. One that no longer applies is reported."
            ),
        ]
    }

    static let acceptedChange = [
        Self(
            name: "change",
            form: .value(.text),
            help: "The kind of change by name or code, such as parameter-removed.",
            isRequired: true
        ),
        Self(
            name: "symbol",
            form: .value(.text),
            help: "What changed, such as OrderSoup.spice; wildcards as in exceptions.",
            isRequired: true
        ),
        Self(
            name: "until",
            form: .value(.text),
            help:
                "The release that ships the change, such as 2.4: compared with it or a later one, the change is not accepted."
        ),
        Self(name: "reason", form: .value(.text), help: "Why the change is accepted.", isRequired: true),
    ]

    static let toolVersions = [
        Self(name: "tools", form: .value(.text), help: "The version of Xcode, such as 15.4."),
        Self(name: "toolsBuild", form: .value(.text), help: "The build of Xcode, such as 15F31d."),
        Self(name: "system", form: .value(.text), help: "The build of macOS, such as 23F79."),
    ]
}

extension ConfigurationKey {
    /// A key whose value is nothing but a value.
    ///
    /// - Parameter help: A sentence for editors.
    package init(_ name: String, _ value: ConfigurationValue, help: String) {
        self.init(name: name, form: .value(value), help: help)
    }
}

/// A value that has no structure of its own.
package indirect enum ConfigurationValue: Sendable {
    /// Any string.
    case text
    case flag
    /// One of some strings.
    case choice([String])
    /// An array of such values.
    case list(ConfigurationValue)
}
