import Diagnostics
import IntentSchema

/// What an intent becomes: the App Intent with its parameters, what it asks the app, and what the app answers.
///
/// It never changes; it is a class because its many fields would be copied for every declaration that is made from them.
final class IntentPlan: Sendable {
    let intent: Intent
    /// The generated struct.
    let name: Identifier
    /// The class that the system finds saved values by.
    let className: String
    /// The oldest system that it runs on.
    let system: DeploymentTarget
    /// It can run: Shortcuts or Siri perform it, and not only a widget reads it.
    let isAction: Bool
    let title: PlannedText
    let description: PlannedText?
    /// Whether it opens the app whenever it runs.
    let opensApp: Bool
    /// The parameters that App Intents has a type for, in the order in which users see them.
    let parameters: [ParameterPlan]
    /// The property that holds the app's implementation, under a name that no parameter has.
    let handler: Identifier
    /// The shortcuts that Siri may suggest.
    let predictions: [PredictionPlan]
    /// `nil` where App Intents' own does: all parameters in their order.
    let summary: SummaryPlan?
    /// For parameters whose options the app provides.
    let optionProviders: [OptionsProviderPlan]
    /// For parameters whose values the app may refuse.
    let refusals: [RefusalPlan]
    /// What the app answers; `nil` for an intent that never runs.
    let response: ResponsePlan?
    let losses: [Loss]
    private let tooManyBranches: TooManyBranches?

    init(_ intent: Intent, named name: Identifier, in context: AppIntentsContext) {
        self.intent = intent
        self.name = name
        className = intent.className(prefix: context.options.classPrefix)
        let system = context.system(for: intent)
        self.system = system
        isAction = !intent.isEligibleForWidgets || intent.isConfigurable || !intent.shortcuts.isEmpty
        title = PlannedText(intent.title, fallback: intent.name, .title(ofIntent: intent.name))
        let hasDescription = intent.description.text?.isEmpty == false
        description =
            hasDescription
            ? PlannedText(intent.description, fallback: "", .description(ofIntent: intent.name)) : nil
        let background = BackgroundExecution(of: intent)
        opensApp = background.opensApp
        let plans = ParameterPlans(of: intent, on: system, in: context)
        let parameters = plans.parameters
        self.parameters = parameters
        let hasHandler = parameters.contains { $0.name.name == "handler" }
        handler = hasHandler ? Self.handler(besides: parameters) : "handler"
        predictions = isAction ? intent.shortcuts.map { PredictionPlan($0, of: intent, plans, in: context) } : []
        let planned = PlannedSummary(of: intent, plans, in: context)
        summary = planned.summary
        tooManyBranches = planned.tooManyBranches
        optionProviders = parameters.indices.filter { parameters[$0].provider != nil }.map {
            OptionsProviderPlan(for: $0, of: parameters, in: intent, on: system)
        }
        refusals = isAction ? RefusalPlan.all(of: parameters, in: intent, context) : []
        response = isAction ? ResponsePlan(of: intent, in: context) : nil
        var losses = plans.losses + predictions.flatMap(\.losses) + background.losses
        losses += parameters.flatMap(\.arguments.losses) + planned.losses
        losses += Self.resolutionLosses(of: parameters, in: intent, isAction: isAction)
        losses += refusals.flatMap(\.losses) + optionProviders.flatMap(\.losses) + (response?.losses ?? [])
        self.losses = losses + Self.unusedParts(of: intent, isAction: isAction)
    }

    private static func handler(besides parameters: [ParameterPlan]) -> Identifier {
        Identifier(AppIntentNames.firstFree("handler", Set(parameters.map(\.name.name))))
    }

    /// The protocol that the app implements.
    var handling: Identifier { Identifier(name.name + "Handling") }

    /// What the app answers.
    var responseName: Identifier { Identifier(name.name + "Response") }

    /// What people know the intent as.
    var displayName: String { intent.title.text ?? intent.name }

    /// The attributes of every declaration that belongs to the intent.
    var attributes: [Attribute] {
        intent.isEligibleForWidgets ? system.widgetAvailability : [system.availability]
    }

    /// Whether the app has a part in the intent.
    var asksApp: Bool { isAction || !optionProviders.isEmpty }

    /// Calls a function with every text, in the order of first use.
    func visitTexts(_ visit: (CatalogueText) -> Void) {
        for prediction in predictions {
            prediction.title.visit(visit)
            prediction.subtitle?.visit(visit)
        }
        title.visit(visit)
        description?.visit(visit)
        for parameter in parameters { parameter.arguments.visitTexts(visit) }
        summary?.visitTexts(visit)
        for refusal in refusals { for reason in refusal.reasons { reason.dialog?.visit(visit) } }
        response?.visitTexts(visit)
    }

    /// What keeps the intent from being converted.
    func diagnostics(path: String) -> [Diagnostic] {
        var diagnostics = intent.parameters.filter { AppIntentNames.impossibleParameters.contains($0.name) }.map {
            Diagnostic.impossibleName(of: $0, in: intent, path: path)
        }
        if let tooManyBranches { diagnostics.append(.tooManyBranches(tooManyBranches, in: intent, path: path)) }
        return diagnostics
    }
}

/// Whether an intent opens the app, which its shortcuts and summaries say each for itself.
private struct BackgroundExecution {
    let opensApp: Bool
    let losses: [Loss]

    init(of intent: Intent) {
        let combinations = intent.shortcuts + intent.summaries
        let inBackground = combinations.count(where: \.supportsBackgroundExecution)
        opensApp = !combinations.isEmpty && inBackground == 0
        let what = "shortcuts of which some open the app and some do not"
        let isMixed = inBackground > 0 && inBackground < combinations.count
        losses =
            isMixed ? [intent.place.loss(.backgroundExecution, what, instead: "it never opens the app by itself")] : []
    }
}

extension IntentPlan {
    /// What is lost of Siri's questions and refusals.
    private static func resolutionLosses(
        of parameters: [ParameterPlan],
        in intent: Intent,
        isAction: Bool
    ) -> [Loss] {
        var losses: [Loss] = []
        for parameter in parameters where parameter.source.supportsResolution {
            let place = intent.place(of: parameter.source)
            if isAction, parameter.isOptional {
                let instead = "an optional parameter; the handler asks by throwing `needsValueError()`"
                losses.append(place.loss(.resolution, "Siri asks for the value", instead: instead))
            }
            let reasons = parameter.source.unsupportedReasons
            let standard = reasons.filter { !$0.isCustom && $0.text.text?.isEmpty == false }
            if !standard.isEmpty {
                let what = "the texts for \(standard.map(\.code).joined(separator: ", "))"
                losses.append(place.loss(.standardReason, what, instead: "the system's own words"))
            }
            if !isAction, reasons.contains(where: \.isCustom) {
                losses.append(place.loss(.response, "reasons to refuse a value", instead: "nothing"))
            }
        }
        return losses
    }

    /// What belongs to the intent as a whole and has no counterpart.
    private static func unusedParts(of intent: Intent, isAction: Bool) -> [Loss] {
        var losses: [Loss] = []
        if isAction, !intent.verb.isEmpty {
            let what = "the category \(intent.category) and the verb \(intent.verb)"
            losses.append(intent.place.loss(.wording, what, instead: "the title and the summary"))
        }
        if let key = intent.keyParameter {
            let place = intent.place(of: intent.parameters[key])
            losses.append(place.loss(.keyParameter, "the key parameter", instead: "the order of the parameters"))
        }
        if let image = intent.defaultImageName {
            losses.append(intent.place.loss(.image, "the image \(image)", instead: "the app's icon"))
        }
        let answers = intent.response.parameters.count + intent.response.customCodes.count
        let hasDialogs = intent.response.codes.contains { $0.dialog.text?.isEmpty == false }
        if !isAction, answers > 0 || hasDialogs || intent.requiresUserConfirmation {
            losses.append(intent.place.loss(.response, "an answer of its own", instead: "nothing"))
        }
        return losses
    }
}

extension TextValues {
    /// Adds the value of a parameter.
    mutating func add(_ parameter: ParameterPlan) {
        add(
            parameter.source.name,
            "\(parameter.name)",
            parameter.source.type,
            isArray: parameter.source.isArray,
            isOptional: parameter.isOptional
        )
    }
}
