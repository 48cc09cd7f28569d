import Diagnostics
import IntentSchema
import SwiftSource

/// An intent as an App Intent: its parameters, what it asks the app, and what the app answers.
///
/// It is immutable. It is a class to avoid copying its many fields for every declaration.
package final class IntentPlan: Sendable {
    package let intent: Intent
    package let name: Identifier
    /// The class by which the system finds saved values.
    let className: String
    package let role: IntentRole
    let system: DeploymentTarget
    /// The attributes of every declaration that belongs to the intent.
    package let attributes: [Attribute]
    /// The attributes of the conformance of an action that also configures widgets.
    let widgetAttributes: [Attribute]
    package let title: PlannedText
    let description: PlannedText?
    /// The heading under which Shortcuts lists it.
    let categoryName: PlannedText?
    /// What Shortcuts calls its result.
    let resultValueName: PlannedText?
    package let retirement: RetirementPlan?
    let launch: AppLaunch
    /// Whether the SiriKit handler may continue in the app, although the definition has the intent run without it.
    let continuesInApp: Bool
    /// The parameters that have an App Intents type, in the order in which users see them.
    package let parameters: [ParameterPlan]
    /// The parameters whose defaults a new intent lacks because a provider takes their place.
    let parametersWithHiddenDefaults: [ParameterPlan]
    /// `nil` if App Intents' own summary suffices: all parameters in order.
    let summary: SummaryPlan?
    /// The options that the app provides.
    let offers: [OptionsProviderPlan]
    package let refusals: [RefusalPlan]
    /// What the app answers; `nil` for an intent that never runs or has nothing to say.
    package let response: ResponsePlan?
    let losses: [Loss]
    private let tooManyBranches: TooManyBranches?

    /// - Parameter providers: For each parameter, the type that provides its options, if any.
    init(_ intent: Intent, named name: Identifier, providers: [Identifier?], in context: AppIntentsContext) {
        self.intent = intent
        self.name = name
        className = intent.className(prefix: context.options.classPrefix)
        let role = context.role(of: intent)
        self.role = role
        let isAction = role.isAction
        let system = isAction ? context.options.deployment : max(context.options.deployment, .ios17)
        self.system = system
        widgetAttributes = context.widgetAvailability
        attributes = isAction ? context.availability : context.widgetAvailability
        title = PlannedText(intent.title, fallback: intent.name, "Title of \(intent.name)")
        description = intent.description.shown.map {
            PlannedText(intent.description, fallback: $0, "Description of \(intent.name)")
        }
        let options = context.options(for: intent)
        categoryName = options.categoryName.map { PlannedText($0, "Heading of \(intent.name)") }
        let resultValueName = system < .ios17 ? nil : options.resultValueName
        self.resultValueName = resultValueName.map { PlannedText($0, "Name of the result of \(intent.name)") }
        let retirement = options.retirement ?? (intent.isDeprecated ? AppIntentsOptions.Retirement() : nil)
        self.retirement = retirement.map { RetirementPlan($0, in: context) }
        let launch = AppLaunch(of: intent)
        self.launch = launch
        continuesInApp = launch == .never && context.options.handlers?.continued.contains(className) == true
        let plans = ParameterPlans(of: intent, as: role, providers: providers, on: system, in: context)
        let parameters = plans.parameters
        self.parameters = parameters
        parametersWithHiddenDefaults = parameters.filter { $0.provider != nil && $0.defaultValue != nil }
        let planned = PlannedSummary(of: intent, as: role, plans, in: context)
        summary = planned.summary
        tooManyBranches = planned.tooManyBranches
        let isOwn = context.options.style == .own
        offers = parameters.indices.filter { parameters[$0].isOffered }.map { position in
            OptionsProviderPlan(for: position, of: parameters, in: intent, on: system, context)
        }
        refusals = isAction ? RefusalPlan.all(of: parameters, in: intent, context) : []
        response = isAction ? ResponsePlan(of: intent, in: context) : nil
        var losses = plans.losses
        if launch == .sometimes, system < .ios26 {
            let what = "shortcuts of which some open the app and some do not"
            losses.append(intent.place.loss(.backgroundExecution, what, instead: "it never opens the app by itself"))
        }
        if !isOwn, let output = response?.output, response?.needsOutput(on: system) == true {
            let place = intent.place.member(output.source, intent.nameRange)
            losses.append(place.loss(.optionalResult, "a result that may be missing", instead: "an error without it"))
        }
        losses += parameters.flatMap(\.arguments.losses) + planned.losses
        losses += parameters.flatMap { $0.doubts(in: intent, context) }
        losses += Self.resolutionLosses(of: parameters, in: intent, as: role, context.options.style)
        losses += refusals.flatMap(\.losses) + offers.flatMap(\.losses) + (response?.losses ?? [])
        self.losses = losses + Self.unusedParts(of: intent, as: role, hasSummary: summary != nil)
    }

    package var handling: Identifier { Identifier(name.name + "Handling") }

    package var responseName: Identifier { Identifier(name.name + "Response") }

    package var isAction: Bool { role.isAction }

    /// The options with a query or provider of their own. Those of other entities are in the entities' queries.
    package var optionProviders: [OptionsProviderPlan] { offers.filter { parameters[$0.position].provider != nil } }

    package var displayName: String { intent.title.text ?? intent.name }

    /// The protocol of the SiriKit handler.
    var oldHandling: String { className + "Handling" }

    package var needsApp: Bool { isAction || !optionProviders.isEmpty }

    /// Visits every text in the order of first use.
    package func visitTexts(_ visit: (CatalogueText) -> Void) {
        title.visit(visit)
        description?.visit(visit)
        categoryName?.visit(visit)
        resultValueName?.visit(visit)
        retirement?.message?.visit(visit)
        for parameter in parameters { parameter.arguments.visitTexts(visit) }
        summary?.visitTexts(visit)
        for refusal in refusals { refusal.visitTexts(visit) }
        response?.visitTexts(visit)
    }

    /// The problems that prevent the intent's conversion.
    func diagnostics(path: String) -> [Diagnostic] {
        let symbol = "intent/\(intent.name)"
        var diagnostics = intent.parameters.filter { AppIntentNames.impossibleParameters.contains($0.name) }.map {
            Diagnostic(
                .impossibleParameterName,
                "an App Intent cannot have a parameter named `\($0.name)`",
                at: SourceLocation(path: path, range: $0.nameRange),
                symbol: "\(symbol)/parameter/\($0.name)"
            )
        }
        if let tooManyBranches {
            let parents = tooManyBranches.parents.map { "`\(intent.parameters[$0].name)`" }.joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .tooManySummaryBranches,
                    "the summary of `\(intent.name)` would need \(tooManyBranches.count) branches; at most "
                        + "\(SummaryPlanner.maximumLeaves) are possible",
                    at: SourceLocation(path: path, range: intent.nameRange),
                    symbol: symbol,
                    help: "make some children of \(parents) always visible: these parents multiply the branches"
                )
            )
        }
        return diagnostics
    }
}

/// Whether an intent opens the app, summarized from its shortcuts and summaries, each of which says so itself.
enum AppLaunch: Sendable {
    case never, sometimes, always

    init(of intent: Intent) {
        let combinations = intent.shortcuts + intent.summaries
        let inBackground = combinations.count(where: \.supportsBackgroundExecution)
        self = inBackground == combinations.count ? .never : inBackground == 0 ? .always : .sometimes
    }
}

/// The message that a retired intent shows and the type that replaces it.
package struct RetirementPlan: Sendable {
    let message: PlannedText?
    let replacement: Identifier?

    init(_ retirement: AppIntentsOptions.Retirement, in context: AppIntentsContext) {
        let index = context.schema.intents.firstIndex { $0.name == retirement.replacement }
        replacement = index.map { context.names.intents[$0] } ?? retirement.replacement.map { Identifier($0) }
        let text = retirement.message ?? (replacement == nil ? "This action is no longer supported." : nil)
        message = text.map { PlannedText($0, "For actions that should not be used any more") }
    }
}

extension IntentPlan {
    /// The losses among Siri's questions and refusals.
    private static func resolutionLosses(
        of parameters: [ParameterPlan],
        in intent: Intent,
        as role: IntentRole,
        _ style: AppIntentsStyle
    ) -> [Loss] {
        var losses: [Loss] = []
        for parameter in parameters where parameter.source.supportsResolution {
            let place = intent.place(of: parameter.source)
            if role.isAction, parameter.isOptional, !parameter.isAskedForWhenRun {
                var advice = "to ask, throw `needsValueError()` in `\(style == .own ? "perform()" : "handle")`"
                if parameter.arguments.prompts.contains(where: { $0.kind == .value }) {
                    advice += ", or use the setting `required`"
                }
                let what = "Siri asks for the value"
                losses.append(place.loss(.resolution, what, instead: "an optional parameter", advice: advice))
            }
            let reasons = parameter.source.unsupportedReasons
            let standard = reasons.filter { !$0.isCustom && $0.text.shown != nil }
            if !standard.isEmpty {
                let what = "the texts for \(standard.map(\.code).joined(separator: ", "))"
                losses.append(place.loss(.standardReason, what, instead: "the system's own words"))
            }
            if !role.isAction, reasons.contains(where: \.isCustom) {
                losses.append(place.loss(.response, "reasons to refuse a value", instead: "nothing"))
            }
        }
        return losses
    }

    /// The losses of the intent as a whole that have no counterpart.
    private static func unusedParts(of intent: Intent, as role: IntentRole, hasSummary: Bool) -> [Loss] {
        var losses: [Loss] = []
        if role.isAction, !intent.verb.isEmpty {
            let what = "the category \(intent.category) and the verb \(intent.verb)"
            let instead = hasSummary ? "the title and the summary" : "the title"
            losses.append(intent.place.loss(.wording, what, instead: instead))
        }
        if let key = intent.keyParameter {
            let place = intent.place(of: intent.parameters[key])
            losses.append(place.loss(.keyParameter, "the key parameter", instead: "the order of the parameters"))
        }
        if intent.isDonatedOnly {
            let what =
                intent.isEligibleForSuggestions
                ? "suggested, but not an action in Shortcuts" : "neither suggested nor an action in Shortcuts"
            let (instead, advice) = ("`isDiscoverable = false`", "the setting `replacedBy` names what replaces it")
            losses.append(intent.place.loss(.notDiscoverable, what, instead: instead, advice: advice))
        }
        if let image = intent.defaultImageName {
            losses.append(intent.place.loss(.image, "the image \(image)", instead: "the app's icon"))
        }
        let answers = intent.response.parameters.count + intent.response.customCodes.count
        let hasDialogs = intent.response.codes.contains { $0.dialog.shown != nil }
        if !role.isAction, answers > 0 || hasDialogs || intent.requiresUserConfirmation {
            losses.append(intent.place.loss(.response, "a response", instead: "nothing"))
        }
        return losses
    }
}

extension Intent {
    /// The types of parameters, and of answers if the intent gives any.
    var usedTypes: [ParameterType] {
        parameters.map(\.type) + (IntentRole(of: self).isAction ? response.parameters.map(\.type) : [])
    }

    /// Whether only the app donates it: users can neither choose it in Shortcuts nor configure a widget with it.
    var isDonatedOnly: Bool { !isConfigurable && !isEligibleForWidgets }
}

extension TextValues {
    /// Adds a parameter's value, which is as optional as the parameter unless the code has unwrapped it.
    mutating func add(_ parameter: ParameterPlan, isOptional: Bool? = nil) {
        add(
            parameter.source.name,
            "\(parameter.name)",
            type: parameter.source.type,
            isArray: parameter.source.isArray,
            isOptional: isOptional ?? parameter.isOptional
        )
    }
}

extension IntentPlan {
    /// The confirmation button for the definition's verb; `nil` before iOS 18, where a confirmation has no words of its
    /// own, and for verbs that App Intents lacks, such as Xcode's default `Do`.
    var confirmationAction: Identifier? {
        let name = intent.verb.prefix(1).lowercased() + intent.verb.dropFirst()
        return system >= .ios18 && Self.confirmationActions.contains(name) ? Identifier(name) : nil
    }

    private static let confirmationActions: Set<String> = [
        "add", "addData", "book", "buy", "call", "checkIn", "create", "download", "filter", "find", "get", "go", "log",
        "open", "order", "pay", "play", "playSound", "post", "request", "run", "search", "send", "set", "share",
        "start",
        "startNavigation", "toggle", "turnOff", "turnOn", "view",
    ]
}
