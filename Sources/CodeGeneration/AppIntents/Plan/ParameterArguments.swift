import IntentSchema

/// What planning the arguments of a parameter has to know of it.
struct ParameterSettings {
    /// The intent's name.
    let intent: String
    let isWidget: Bool
    /// Whether the previous action's result in Shortcuts is the value.
    let takesPreviousResult: Bool
    /// The index in the intent.
    let index: Int
    let source: Parameter
    let place: Loss.Place
    let isOptional: Bool
    /// Whether the intent cannot run without a value.
    let isRequired: Bool
    /// Whether sizes are exact, and not upper limits.
    let hasExactSizes: Bool
    /// Whether the app provides the options.
    let hasProvider: Bool
    let system: DeploymentTarget

    /// Whether users ever saw the parameter: in an editor, or when Siri asked for its value.
    var wasSeen: Bool { source.isConfigurable || source.supportsResolution }
}

/// The arguments of `@Parameter`.
struct ParameterArguments: Sendable {
    /// What is asked for the value, or where several may be meant.
    struct Prompt: Sendable {
        package enum Kind: Sendable {
            case value, disambiguation
        }

        let kind: Kind
        let text: PlannedText
    }

    let title: PlannedText
    /// What belongs to the parameter's type.
    let options: ParameterOptions
    /// The sizes for widget families that the system knows.
    let declaredSizes: [Parameter.ArraySize]
    /// The sizes for widget families that it does not know: the code offers the part of the array that fits.
    let fittingSizes: [Parameter.ArraySize]
    /// Whether sizes are exact, and not upper limits.
    let hasExactSizes: Bool
    /// In the order of the file. Of several of one kind, the last is asked.
    let prompts: [Prompt]
    /// Whether the previous action's result in Shortcuts is the value.
    let takesPreviousResult: Bool
    let losses: [Loss]

    init(_ settings: ParameterSettings, in context: AppIntentsContext) {
        let source = settings.source
        title = PlannedText(
            source.displayName,
            fallback: source.name,
            .parameter(source.name, ofIntent: settings.intent)
        )
        let options = PlannedParameterOptions(settings, in: context)
        self.options = options.options
        let sizes = Self.sizes(settings)
        declaredSizes = sizes.declared
        fittingSizes = sizes.fitting
        hasExactSizes = settings.hasExactSizes
        let prompts = Self.prompts(settings, areAsked: sizes.declared.isEmpty)
        self.prompts = prompts.prompts
        takesPreviousResult = settings.takesPreviousResult
        losses = options.losses + sizes.losses + prompts.losses
    }

    /// Calls a function with every text, in the order of first use.
    func visitTexts(_ visit: (CatalogueText) -> Void) {
        title.visit(visit)
        if case .boolean(let yes, let no) = options {
            yes.visit(visit)
            no.visit(visit)
        }
        for prompt in prompts { prompt.text.visit(visit) }
    }

    /// Only arrays of entities and of people that nobody provides have sizes for widget families, and only widgets use them.
    private static func sizes(
        _ settings: ParameterSettings
    ) -> (declared: [Parameter.ArraySize], fitting: [Parameter.ArraySize], losses: [Loss]) {
        let source = settings.source
        let sizes = source.arraySizes
        guard !sizes.isEmpty else { return ([], [], []) }
        let isWidget = settings.isWidget
        let hasSizes = source.type.isEntity || source.type == .person && !settings.hasProvider
        if hasSizes, isWidget { return (sizes, [], []) }
        let described = sizes.map { "\($0.family.rawValue) \($0.size)" }.joined(separator: ", ")
        let loss = settings.place.loss(
            .arraySize,
            "sizes (\(described))",
            instead: isWidget
                ? "an array of any size, and `\(source.name)(fitting:)` for the part that a family has room for"
                : "an array of any size"
        )
        return ([], isWidget ? sizes : [], [loss])
    }

    /// A question is a constant, and an array with sizes has none.
    private static func prompts(
        _ settings: ParameterSettings,
        areAsked: Bool
    ) -> (prompts: [Prompt], losses: [Loss]) {
        let source = settings.source
        var prompts: [Prompt] = []
        var losses: [Loss] = []
        for prompt in source.prompts {
            guard let text = prompt.text.shown else { continue }
            func lose(_ kind: Loss.Kind, instead: String = "the system's own words") {
                let what = "the dialog \(prompt.kind.rawValue) “\(text)”"
                losses.append(settings.place.loss(kind, what, instead: instead))
            }
            if prompt.kind == .concise {
                lose(.shortForm, instead: "the long form")
                continue
            }
            guard areAsked, let kind = kind(of: prompt, for: source.type) else {
                if prompt.kind == .configuration, settings.hasProvider {
                    lose(.prompt, instead: "the `promptLabel` of the options that the app provides")
                } else {
                    lose(.prompt)
                }
                continue
            }
            guard PlaceholderText(text).variables.isEmpty else {
                lose(.promptPlaceholder)
                continue
            }
            let use = TextUse.question(forParameter: source.name, ofIntent: settings.intent)
            prompts.append(Prompt(kind: kind, text: PlannedText(prompt.text, fallback: text, use)))
        }
        return (prompts, losses)
    }

    /// What App Intents asks with a prompt, if it does.
    private static func kind(of prompt: PromptDialog, for type: ParameterType) -> Prompt.Kind? {
        switch prompt.kind {
        case .primary: return .value
        case .disambiguationIntroduction:
            switch type.traits.values {
            case .cases, .objects: return .disambiguation
            case .boolean, .other: return nil
            }
        case .configuration, .confirmation, .disambiguationSelection, .subsequentIntroduction, .concise: return nil
        }
    }
}
