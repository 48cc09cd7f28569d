import Diagnostics

/// A key that `intentc.json` understands. Reader and JSON Schema are both made from these tables.
struct ConfigurationKey {
    var name: String
    var form: Form
    var help: String
    var isRequired = false

    /// What a value must be.
    indirect enum Form {
        case text
        case version
        case flag
        case choice([String])
        case ruleSettings
        case texts
        case exceptions
        case toolVersions
        case generation
    }

    static let topLevel = [
        Self(name: "$schema", form: .text, help: "The JSON Schema of this file, for editors."),
        Self(
            name: "version",
            form: .version,
            help: "The version of the rule set. Rules that later versions add are off.",
            isRequired: true
        ),
        Self(
            name: "preset",
            form: .choice(Preset.allCases.map(\.rawValue)),
            help: "The severities to start from. Default: recommended."
        ),
        Self(name: "rules", form: .ruleSettings, help: "The severities of individual rules, by name or code."),
        Self(
            name: "exceptions",
            form: .exceptions,
            help: "Findings that are known and accepted. One that no longer applies is reported."
        ),
        Self(
            name: "locales",
            form: .texts,
            help: "The languages that every text must be translated into, as their .lproj folders are named."
        ),
        Self(
            name: "toolVersions",
            form: .toolVersions,
            help: "The versions that every definition must have been saved with; --fix restores them."
        ),
        Self(
            name: "generate",
            form: .generation,
            help: "How code is generated; options on the command line take precedence."
        ),
    ]

    static let exception = [
        Self(name: "rule", form: .text, help: "The rule's name or code.", isRequired: true),
        Self(
            name: "path",
            form: .text,
            help:
                "Which files, relative to this file's folder: * is any text without a slash, ** any text, ? one character."
        ),
        Self(
            name: "symbol",
            form: .text,
            help: "Which symbols, such as intent/OrderSoup/parameter/*, with the same wildcards."
        ),
        Self(name: "reason", form: .text, help: "Why the findings are accepted.", isRequired: true),
    ]

    static let toolVersions = [
        Self(name: "tools", form: .text, help: "The version of Xcode, such as 15.4."),
        Self(name: "toolsBuild", form: .text, help: "The build of Xcode, such as 15F31d."),
        Self(name: "system", form: .text, help: "The build of macOS, such as 23F79."),
    ]

    /// The keys of `generate`; each is an option of `intentc generate` in camel case.
    static let generation = [
        Self(
            name: "to",
            form: .choice(["models", "sirikit", "app-intents"]),
            help: "What to generate. Default: models."
        ),
        Self(
            name: "accessLevel",
            form: .choice(["public", "package", "internal"]),
            help: "Who may use the models or App Intents."
        ),
        Self(name: "typeSuffix", form: .text, help: "Appended to the names of enumerations and types in models."),
        Self(name: "classPrefix", form: .text, help: "The project's class prefix."),
        Self(
            name: "deployment",
            form: .choice(["ios16", "ios17", "ios18"]),
            help: "The oldest system that App Intents run on. Default: ios17."
        ),
        Self(name: "language", form: .choice(["swift", "objc"]), help: "The language of SiriKit classes."),
        Self(
            name: "visibility",
            form: .choice(["public", "internal"]),
            help: "Who may use SiriKit classes in Swift."
        ),
        Self(name: "sendable", form: .flag, help: "Whether SiriKit classes in Swift are nonisolated."),
        Self(name: "singleFile", form: .flag, help: "Whether SiriKit classes of one definition share a file."),
    ]

    /// The name of the option on the command line: `accessLevel` is `access-level`.
    var optionName: String {
        name.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar.properties.isUppercase { result += "-" }
            result += scalar.properties.lowercaseMapping
        }
    }
}
