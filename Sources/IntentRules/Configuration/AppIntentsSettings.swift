import Diagnostics
import IntentSchema

/// The section `appIntents`: what single intents, parameters and types become. Which of them there are is for the conversion to
/// know.
package struct AppIntentsSettings: Sendable {
    /// A name of a definition, with its place in the configuration.
    package struct Name: Sendable {
        /// The name, or for a parameter `Intent.parameter`.
        package var text: String
        package var location: SourceLocation
    }

    /// Settings of one intent.
    package struct Intent: Sendable {
        /// The intent, as the definition names it.
        package var name: Name
        /// The name of the generated type.
        package var typeName: String?
        /// The heading that Shortcuts lists the action under.
        package var categoryName: String?
        /// What Shortcuts calls the action's result.
        package var resultValueName: String?
        /// Whether sizes of arrays are exact.
        package var hasExactSizes = false
        /// Whether the intent is retired.
        package var isRetired = false
        /// What users of a retired intent read.
        package var retirementMessage: String?
        /// What takes the place of a retired intent.
        package var replacement: String?
    }

    /// The name of one generated type.
    package struct TypeName: Sendable {
        /// The enumeration or custom type, as the definition names it.
        package var name: Name
        /// The name of the generated type.
        package var typeName: String
    }

    /// Parameters without which their intents cannot run, in the order of the file.
    package var required: [Name] = []
    /// In the order of the file.
    package var intents: [Intent] = []
    /// In the order of the file.
    package var types: [TypeName] = []

    /// Nothing is set.
    package init() {}

    /// Whether nothing is set.
    package var isEmpty: Bool { required.isEmpty && intents.isEmpty && types.isEmpty }
}

extension ConfigurationKey {
    static let appIntents = [
        Self(
            name: "required",
            form: .value(.list(.text)),
            help: "Parameters without which an intent cannot run, such as AddEntry.url: App Intents asks for them."
        ),
        Self(name: "intents", form: .objects(appIntent), help: "What single intents become."),
        Self(name: "types", form: .objects(appIntentsType), help: "Names of generated entities and enumerations."),
    ]

    static let appIntent = [
        Self(name: "intent", form: .value(.text), help: "The intent, as the definition names it.", isRequired: true),
        Self(name: "name", form: .value(.text), help: "The name of the generated type."),
        Self(name: "categoryName", form: .value(.text), help: "The heading that Shortcuts lists the action under."),
        Self(name: "resultValueName", form: .value(.text), help: "What Shortcuts calls the action's result."),
        Self(
            name: "sizes",
            form: .value(.choice(["flexible", "exact"])),
            help: "Whether a widget's arrays have at most, or exactly, the sizes of the definition. Default: flexible."
        ),
        Self(name: "retired", form: .value(.text), help: "What users of an action that is retired read."),
        Self(
            name: "replacedBy",
            form: .value(.text),
            help: "The intent, or the type of the app's own, that takes the place of a retired one."
        ),
    ]

    static let appIntentsType = [
        Self(
            name: "type",
            form: .value(.text),
            help: "The enumeration or custom type, as the definition names it.",
            isRequired: true
        ),
        Self(name: "name", form: .value(.text), help: "The name of the generated type.", isRequired: true),
    ]
}

extension ConfigurationReader.Reader {
    mutating func readAppIntents(_ value: JSONValue) {
        for member in members(of: value, ConfigurationKey.appIntents, "'appIntents'") {
            switch member.key {
            case "required":
                for element in array(member.value) {
                    guard let text = text(element) else { continue }
                    let isParameter = text.split(separator: ".", omittingEmptySubsequences: false).count == 2
                    guard isParameter, !text.hasPrefix("."), !text.hasSuffix(".") else {
                        reject(element, "a parameter is written as Intent.parameter")
                        continue
                    }
                    configuration.appIntents.required.append(name(text, element.range))
                }
            case "intents": for intent in array(member.value) { readAppIntent(intent) }
            default: for type in array(member.value) { readAppIntentsType(type) }
            }
        }
    }

    private func name(_ text: String, _ range: SourceRange) -> AppIntentsSettings.Name {
        AppIntentsSettings.Name(text: text, location: location(range))
    }

    private mutating func readAppIntent(_ value: JSONValue) {
        guard let texts = texts(of: value, ConfigurationKey.appIntent, "an intent of 'appIntents'"),
            let intent = texts["intent"]
        else { return }
        var settings = AppIntentsSettings.Intent(name: name(intent.text, intent.range))
        settings.typeName = identifier(texts["name"])
        settings.categoryName = texts["categoryName"]?.text
        settings.resultValueName = texts["resultValueName"]?.text
        if let sizes = texts["sizes"] {
            settings.hasExactSizes = sizes.text == "exact"
            if !["exact", "flexible"].contains(sizes.text) {
                invalid("expected one of 'flexible', 'exact', not '\(sizes.text)'", at: sizes)
            }
        }
        settings.retirementMessage = texts["retired"]?.text
        settings.replacement = identifier(texts["replacedBy"])
        settings.isRetired = settings.retirementMessage != nil || settings.replacement != nil
        configuration.appIntents.intents.append(settings)
    }

    private mutating func readAppIntentsType(_ value: JSONValue) {
        guard let texts = texts(of: value, ConfigurationKey.appIntentsType, "a type of 'appIntents'"),
            let type = texts["type"], let typeName = identifier(texts["name"])
        else { return }
        configuration.appIntents.types.append(
            AppIntentsSettings.TypeName(name: name(type.text, type.range), typeName: typeName)
        )
    }

    /// A text that can be a name in code; another one is reported.
    private mutating func identifier(_ text: JSONText?) -> String? {
        guard let text else { return nil }
        if IdentifierGrammar.isIdentifier(text.text) { return text.text }
        invalid("'\(text.text)' cannot be a name in code", at: text)
        return nil
    }

    private mutating func invalid(_ message: String, at text: JSONText) {
        report(Diagnostic(.invalidConfigurationValue, message, at: location(text.range)))
    }
}
