import AppIntentsGeneration
import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import IntentSchema

/// What the command line and the `appIntents` section of the configuration decide about individual intents and types.
struct AppIntentsChoices {
    /// The options of the conversion, including all choices.
    private(set) var options: AppIntentsOptions
    /// Reports names in the configuration that the definitions do not contain.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter asksForValues: Whether actions, and not the app's handlers, ask for the values that Siri asked for.
    init(_ request: GenerationRequest, asksForValues: Bool) {
        let (arguments, settings) = (request.arguments, request.appIntents)
        options = AppIntentsOptions(
            deployment: arguments[.deployment],
            access: arguments[.accessLevel],
            classPrefix: arguments[.classPrefix]
        )
        options.sdk = arguments[.sdk]
        options.style = arguments[.style]
        options.textKeys = arguments[.keys] ?? (options.style == .own ? .natural : .ids)
        options.asksForValues = asksForValues
        for name in settings.required.map(\.text) + arguments[.required] { options.required[name] = true }
        for name in settings.optional.map(\.text) + arguments[.optional] { options.required[name] = false }
        for intent in settings.intents { options.intents[intent.name.text] = intent.options }
        for retired in arguments[.retired] {
            let parts = retired.split(separator: "=", maxSplits: 1).map(String.init)
            var retirement = options.intents[parts[0]]?.retirement ?? AppIntentsOptions.Retirement()
            if parts.count > 1 { retirement.replacement = parts[1] }
            options.intents[parts[0], default: AppIntentsOptions.IntentOptions()].retirement = retirement
        }
        for type in settings.types { options.typeNames[type.name.text] = type.typeName }
        check(settings, request.schemas.map(\.schema))
    }

    /// Throws if the command line names an intent or parameter that does not exist.
    static func check(_ arguments: Arguments, _ schemas: [Schema]) throws(CommandFailure) {
        let intents = schemas.flatMap(\.intents)
        let names = intents.map(\.name)
        for retired in arguments[.retired] {
            let name = String(retired.prefix { $0 != "=" })
            if !names.contains(name) {
                throw .usage("unknown intent '\(name)'" + Spelling.suggestion(for: name, among: names))
            }
        }
        let parameters = intents.flatMap(\.qualifiedParameterNames)
        for name in arguments[.required] + arguments[.optional] where !parameters.contains(name) {
            throw .usage("unknown parameter '\(name)'" + Spelling.suggestion(for: name, among: parameters))
        }
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
    /// The names of the parameters on the command line and in the configuration: `Intent.parameter`.
    fileprivate var qualifiedParameterNames: [String] { parameters.map { "\(name).\($0.name)" } }
}
