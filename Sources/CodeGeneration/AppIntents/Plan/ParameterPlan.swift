import IntentSchema

/// What is decided of a parameter before its arguments are planned.
struct ParameterSettings: Sendable {
    let intent: String
    let isWidget: Bool
    let system: DeploymentTarget
    /// The index in the intent.
    let index: Int
    let source: Parameter
    let place: Loss.Place
    /// The name with a capital letter, different from those of the intent's other parameters: part of names for what belongs to
    /// the parameter.
    let capitalized: String
    /// The type of one value.
    let element: TypeName
    /// The value before the user sets one; empty for none.
    let defaultValue: Code
    let isAskedFor: Bool
    /// Whether the intent cannot run without a value, and asks for it.
    let isRequired: Bool
    /// The nested type that provides the options, where the app does.
    let provider: Identifier?
    /// Whether sizes are exact, and not upper limits.
    let hasExactSizes: Bool
    /// Whether the previous action's result in Shortcuts is the value.
    let takesPreviousResult: Bool

    /// Without a default there may be no value, unless the user must give one. An array has no default.
    var isOptional: Bool { defaultValue.isEmpty && !isRequired }

    /// Whether users ever saw the parameter: in an editor, or when Siri asked for its value.
    var wasSeen: Bool { source.isConfigurable || source.supportsResolution }
}

/// What a parameter of an intent becomes: a property with `@Parameter`.
///
/// It never changes; it is a class because its many fields would be copied for everything that is made from them.
package final class ParameterPlan: Sendable {
    let settings: ParameterSettings
    let arguments: ParameterArguments
    package let name: Identifier

    fileprivate init(_ settings: ParameterSettings, in context: AppIntentsContext) {
        self.settings = settings
        arguments = ParameterArguments(settings, in: context)
        name = Identifier(settings.source.name)
    }

    package var index: Int { settings.index }
    package var source: Parameter { settings.source }
    package var element: TypeName { settings.element }
    package var provider: Identifier? { settings.provider }
    package var isOptional: Bool { settings.isOptional }
    var defaultValue: Code { settings.defaultValue }
    var capitalized: String { settings.capitalized }

    /// Whether there may be no value, and the intent asks for one when it runs.
    var isAskedForWhenRun: Bool { isOptional && settings.isAskedFor }

    /// The type without the question mark.
    package var unwrapped: TypeName { source.isArray ? element.array : element }

    var type: TypeName { isOptional ? unwrapped.optional : unwrapped }

    /// Entities are found by a query, other values by an options provider.
    package var isEntity: Bool { source.type.isEntity }

    /// Whether the options for a search term are asked for.
    package var isSearched: Bool { isEntity && source.options.supportsSearch }

    /// What users see, or else the definition's name.
    var title: String { source.displayName.text ?? source.name }

    /// The developer's own reasons to refuse a value, which only resolution ever gave.
    var customReasons: [UnsupportedValueReason] {
        source.supportsResolution ? source.unsupportedReasons.filter(\.isCustom) : []
    }
}

/// The parameters of an intent that App Intents has types for, and what is lost of their types and defaults. What is lost of
/// the rest is in their arguments.
struct ParameterPlans {
    /// In the order in which users see them.
    let parameters: [ParameterPlan]
    let losses: [Loss]
    /// For each parameter of the intent its position in `parameters`.
    private let positions: [Int?]

    /// - Parameter providers: For each parameter of the intent, the type that provides its options.
    init(of intent: Intent, providers: [Identifier?], on system: DeploymentTarget, in context: AppIntentsContext) {
        let capitalized = AppIntentNames.capitalizedParameters(of: intent)
        let required = context.options.required
        let asksForValues = context.options.asksForValues && !intent.isEligibleForWidgets
        // Reading a required parameter that has no value yet ends the process, and options are provided for what there is so far.
        let isReadHalfFilled = context.options.style == .generated && providers.contains { $0 != nil }
        // What users do not always see may stay empty. Otherwise an action cannot run without what Siri asked for; in the team's
        // own code, as people write it, without what its sentence speaks of, or a question in the app's words asks for.
        let spoken = context.options.style == .own ? intent.parametersInSummaries : nil
        let hasExactSizes = context.options(for: intent).hasExactSizes
        var losses: [Loss] = []
        parameters = intent.displayOrder.compactMap { index in
            let source = intent.parameters[index]
            let place = intent.place(of: source)
            guard let element = context.typeName(of: source.type) else {
                let what = "a value of type \(context.nameOfUnsupported(source.type))"
                losses.append(place.loss(.unsupportedType, what, instead: "nothing: the parameter is left out"))
                return nil
            }
            let defaultValue = source.defaultValue(at: place, on: system, in: context, &losses)
            let decision = required.isEmpty ? nil : required["\(intent.name).\(source.name)"]
            let isAskedFor =
                decision
                ?? (asksForValues && source.parent == nil
                    && (spoken?.contains(source.name) == true || source.isAskedFor(in: context.options.style)))
            let settings = ParameterSettings(
                intent: intent.name,
                isWidget: intent.isEligibleForWidgets,
                system: system,
                index: index,
                source: source,
                place: place,
                capitalized: capitalized[index],
                element: element,
                defaultValue: defaultValue,
                isAskedFor: isAskedFor,
                isRequired: decision == true || isAskedFor && !isReadHalfFilled,
                provider: providers[index],
                hasExactSizes: hasExactSizes,
                takesPreviousResult: intent.input == index
            )
            return ParameterPlan(settings, in: context)
        }
        self.losses = losses
        var positions = [Int?](repeating: nil, count: intent.parameters.count)
        for (position, parameter) in parameters.enumerated() { positions[parameter.settings.index] = position }
        self.positions = positions
    }

    /// The position of a parameter that the intent has at an index.
    func position(of index: Int) -> Int? { positions[index] }
}

extension Parameter {
    /// Whether Siri asks for the value, and Siri's question makes an action's parameter one that it cannot run without.
    fileprivate func isAskedFor(in style: AppIntentsStyle) -> Bool {
        guard supportsResolution, style == .own, !isArray else { return supportsResolution && style == .generated }
        return type.isEntity
            || prompts.contains { prompt in
                guard prompt.kind == .primary, let text = prompt.text.shown else { return false }
                return !PlaceholderText.mayHaveVariables(text)
            }
    }
}

extension Intent {
    /// The names of the parameters that sentences speak of.
    fileprivate var parametersInSummaries: Set<String> {
        let variables = summaries.compactMap { $0.title.shown }.flatMap { PlaceholderText($0).variables }
        return Set(variables.map { PlaceholderText.parts(of: $0).name })
    }

    /// What losses of the intent as a whole belong to.
    package var place: Loss.Place { Loss.Place(declaration: name, range: nameRange) }

    /// What losses of a parameter belong to.
    package func place(of parameter: Parameter) -> Loss.Place { place.member(parameter.name, parameter.nameRange) }
}

extension ParameterType {
    /// Whether values are entities: objects of a custom type or of none.
    var isEntity: Bool { if case .objects = values { true } else { false } }

    /// A Boolean's and an enumeration's values are known; Apple's generator asks for no options either.
    var canHaveDynamicOptions: Bool {
        switch values {
        case .boolean, .cases: false
        case .objects, .other: true
        }
    }
}
