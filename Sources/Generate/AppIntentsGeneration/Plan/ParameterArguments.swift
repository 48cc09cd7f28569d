import IntentSchema
import SwiftSource

/// The arguments of `@Parameter` other than those in `ParameterSettings`.
struct ParameterArguments: Sendable {
    /// The question for the value, or for a choice among several matches.
    struct Prompt: Sendable {
        enum Kind: Sendable {
            case value, disambiguation
        }

        let kind: Kind
        let text: PlannedText
    }

    let title: PlannedText
    /// The arguments for the parameter's type, except a Boolean's display names.
    let options: [Code]
    private(set) var displayNames: (yes: PlannedText, no: PlannedText)?
    /// The sizes for widget families that App Intents can declare.
    private(set) var declaredSizes: [Parameter.ArraySize] = []
    /// One of each kind: of several, the last.
    private(set) var prompts: [Prompt] = []
    private(set) var losses: [Loss] = []

    init(_ settings: ParameterSettings, in context: AppIntentsContext) {
        let source = settings.source
        let comment = "Parameter \(source.name) of \(settings.intent)"
        title = PlannedText(source.displayName, fallback: source.name, comment)
        options = settings.options(in: context, &losses)
        if case .boolean(let options) = source.type {
            displayNames = settings.displayNames(options, context.options.style)
        }
        if !source.arraySizes.isEmpty { planSizes(settings) }
        for prompt in source.prompts {
            if let text = prompt.text.shown { plan(prompt, saying: text, settings) }
        }
    }

    func visitTexts(_ visit: (CatalogueText) -> Void) {
        title.visit(visit)
        displayNames?.yes.visit(visit)
        displayNames?.no.visit(visit)
        for prompt in prompts { prompt.text.visit(visit) }
    }

    /// Only arrays of entities, and of people without a provider, have sizes for widget families, and only in widgets.
    private mutating func planSizes(_ settings: ParameterSettings) {
        let source = settings.source
        let hasSizes = source.type.isEntity || source.type == .plain(.person) && settings.provider == nil
        var sizes = source.arraySizes
        if hasSizes, settings.role.configuresWidgets, settings.system >= .ios17 {
            // macOS lacks this family, and an attribute cannot depend on the platform.
            declaredSizes = sizes.filter { $0.family != .accessoryCorner }
            sizes.removeAll { $0.family != .accessoryCorner }
            if sizes.isEmpty { return }
        }
        let described = sizes.map { "\($0.family.rawValue) \($0.size)" }.joined(separator: ", ")
        let advice = "show its `prefix`"
        losses.append(
            settings.place.loss(.arraySize, "sizes (\(described))", instead: "an array of any size", advice: advice)
        )
    }

    /// Prompts are constants, so those with variables are lost. An array with sizes takes none, and no one asks for the
    /// values of an intent that only configures a widget.
    private mutating func plan(_ prompt: PromptDialog, saying text: String, _ settings: ParameterSettings) {
        func addLoss(_ kind: Loss.Kind, instead: String = "the system's own words", advice: String? = nil) {
            let what = "the dialog \(prompt.kind.rawValue) “\(text)”"
            losses.append(settings.place.loss(kind, what, instead: instead, advice: advice))
        }
        // The team's own code has it among the values that it refuses.
        if prompt.kind == .confirmation, settings.confirmation != nil { return }
        if prompt.kind == .concise { return addLoss(.shortForm, instead: "the long form") }
        guard settings.role.isAction, declaredSizes.isEmpty, let kind = Self.kind(of: prompt, for: settings.source.type)
        else {
            if prompt.kind == .configuration, settings.source.isOffered {
                let advice = "return an `IntentItemCollection` with a `promptLabel`"
                return addLoss(.prompt, instead: "nothing", advice: advice)
            }
            return addLoss(.prompt)
        }
        guard PlaceholderText(text).variables.isEmpty else { return addLoss(.promptPlaceholder) }
        let comment = "Question for parameter \(settings.source.name) of \(settings.intent)"
        prompts.removeAll { $0.kind == kind }
        prompts.append(Prompt(kind: kind, text: PlannedText(prompt.text, fallback: text, comment)))
    }

    /// The kind of question that App Intents asks for a prompt, if any.
    private static func kind(of prompt: PromptDialog, for type: ParameterType) -> Prompt.Kind? {
        switch prompt.kind {
        case .primary: return .value
        case .disambiguationIntroduction, .disambiguationSelection:
            switch type.values {
            case .cases, .objects: return .disambiguation
            case .boolean, .other: return nil
            }
        case .configuration, .confirmation, .subsequentIntroduction, .concise: return nil
        }
    }
}
