import AppIntentsGeneration
import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import IntentSchema

/// The options of App Intents on the command line, and what the configuration decides about individual intents and types.
struct AppIntentsChoices {
    /// The options of the conversion, including all choices.
    private(set) var options: AppIntentsOptions
    /// Reports names in the configuration that the definitions do not contain.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ request: GenerationRequest) {
        let (arguments, settings) = (request.arguments, request.appIntents)
        options = AppIntentsOptions(
            deployment: arguments[.deployment],
            access: arguments[.accessLevel],
            classPrefix: arguments[.classPrefix]
        )
        options.style = arguments[.style]
        // Bridged handlers resolve values as they do for Siri.
        options.asksForValues = arguments[.bridge] == nil
        for name in settings.required { options.required[name.text] = true }
        for name in settings.optional { options.required[name.text] = false }
        for intent in settings.intents { options.intents[intent.name.text] = intent.options }
        for type in settings.types { options.typeNames[type.name.text] = type.typeName }
        check(settings, request.schemas.map(\.schema))
    }

    /// A configuration serves many runs, so it can name definitions that are not inputs. Only unknown parameters of
    /// known intents, and names that look like typos, are reported.
    private mutating func check(_ settings: AppIntentsSettings, _ schemas: [Schema]) {
        let intents = schemas.flatMap(\.intents)
        let names = intents.map(\.name)
        func report(_ kind: String, _ name: ConfiguredText, hint suggestion: String, isCertain: Bool) {
            guard isCertain || !suggestion.isEmpty else { return }
            diagnostics.append(
                Diagnostic(.invalidConfigurationValue, "unknown \(kind) '\(name.text)'\(suggestion)", at: name.location)
            )
        }
        for name in settings.required + settings.optional {
            let intentName = String(name.text.prefix { $0 != "." })
            guard let intent = intents.first(where: { $0.name == intentName }) else {
                let suggestion = Spelling.suggestion(for: intentName, among: names)
                report("intent of the parameter", name, hint: suggestion, isCertain: false)
                continue
            }
            let parameters = intent.qualifiedParameterNames
            guard !parameters.contains(name.text) else { continue }
            report("parameter", name, hint: Spelling.suggestion(for: name.text, among: parameters), isCertain: true)
        }
        for intent in settings.intents where !names.contains(intent.name.text) {
            let suggestion = Spelling.suggestion(for: intent.name.text, among: names)
            report("intent", intent.name, hint: suggestion, isCertain: false)
        }
        let types = schemas.flatMap { $0.types.map(\.name) + $0.enumerations.map(\.name) }
        for type in settings.types where !types.contains(type.name.text) {
            report("type", type.name, hint: Spelling.suggestion(for: type.name.text, among: types), isCertain: false)
        }
    }
}

extension Intent {
    /// The names of the parameters in the configuration: `Intent.parameter`.
    fileprivate var qualifiedParameterNames: [String] { parameters.map { "\(name).\($0.name)" } }
}
