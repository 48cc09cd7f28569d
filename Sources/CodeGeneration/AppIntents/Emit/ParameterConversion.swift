import IntentSchema

extension AppIntentsConverter {
    /// The parameters of an intent that App Intents has types for, in the order in which users see them.
    mutating func parameters(of intent: Intent, on system: DeploymentTarget) -> [ConvertedParameter] {
        let capitalized = Self.capitalizedNames(of: intent)
        var converted: [ConvertedParameter] = []
        for index in intent.displayOrder {
            let parameter = intent.parameters[index]
            guard let element = typeName(of: parameter.type) else {
                lose(
                    .unsupportedType,
                    in: intent.name,
                    parameter.name,
                    "a value of type \(definitionName(of: parameter.type))",
                    instead: "nothing: the parameter is left out"
                )
                continue
            }
            var provider: Identifier?
            if parameter.options.isDynamic, parameter.type.canHaveDynamicOptions {
                provider = Identifier(capitalized[index] + (entity(for: parameter.type) == nil ? "Options" : "Query"))
            }
            converted.append(
                ConvertedParameter(
                    index: index,
                    source: parameter,
                    name: Identifier(parameter.name),
                    capitalized: capitalized[index],
                    element: element,
                    defaultValue: defaultValue(of: parameter, in: intent, on: system),
                    provider: provider
                )
            )
        }
        return converted
    }

    /// The parameters' names with capital letters, each different from the others. Those that people know methods by come first.
    private static func capitalizedNames(of intent: Intent) -> [String] {
        var names = intent.parameters.map(\.name.upperFirst)
        var taken = Set<String>()
        let isKnown = intent.parameters.map { $0.options.isDynamic || $0.supportsResolution }
        for index in names.indices.filter({ isKnown[$0] }) + names.indices.filter({ !isKnown[$0] }) {
            names[index] = AppIntentNames.firstFree(names[index], taken)
            taken.insert(names[index])
        }
        return names
    }

    /// The property with its `@Parameter` attribute.
    mutating func declaration(of parameter: ConvertedParameter, in scope: IntentScope) -> Declaration {
        .variable(
            VariableDeclaration(
                attributes: [.above(.call("@Parameter", arguments(of: parameter, in: scope)))],
                access: options.accessLevel,
                parameter.name,
                parameter.type
            )
        )
    }

    private mutating func arguments(of parameter: ConvertedParameter, in scope: IntentScope) -> [Code] {
        let title = texts.resource(
            parameter.source.displayName,
            fallback: parameter.source.name,
            comment: "Parameter \(parameter.source.name) of \(scope.intent.name)"
        )
        var arguments: [Code] = ["title: \(title)"]
        // The providers take the default: an initializer has one or the other.
        let isQuantity = parameter.source.type.isQuantity
        if parameter.provider == nil, !parameter.isOptional, !isQuantity {
            arguments.append("default: \(parameter.defaultValue)")
        }
        arguments += options(of: parameter, in: scope)
        let sizes = sizes(of: parameter, in: scope)
        if !sizes.isEmpty { arguments.append("size: \(sizes)") }
        arguments += prompts(of: parameter, in: scope, areAsked: sizes.isEmpty)
        if scope.intent.input == parameter.index {
            arguments.append("inputConnectionBehavior: .connectToPreviousIntentResult")
        }
        if let provider = parameter.provider {
            arguments.append(parameter.isEntity ? "query: \(provider)()" : "optionsProvider: \(provider)()")
        }
        return arguments
    }

    /// The sizes for each widget family; tolerant ones, because a widget whose values are fewer than an exact size is never
    /// shown.
    private mutating func sizes(of parameter: ConvertedParameter, in scope: IntentScope) -> Code {
        let sizes = parameter.source.arraySizes
        guard !sizes.isEmpty else { return Code() }
        let described = sizes.map { "\($0.family.rawValue) \($0.size)" }.joined(separator: ", ")
        guard parameter.canHaveSizes, scope.intent.isEligibleForWidgets else {
            let isWidget = scope.intent.isEligibleForWidgets
            lose(
                .arraySize,
                in: scope.intent.name,
                parameter.source.name,
                "sizes (\(described))",
                instead: isWidget
                    ? "an array of any size, and `\(parameter.source.name)(fitting:)` for the part that a family has room for"
                    : "an array of any size"
            )
            return Code()
        }
        return .list(
            sizes.map { ".\($0.family.caseName): IntentCollectionSize(min: 0, max: \($0.size))" }
        )
    }

    /// What is asked for the value. A question is a constant; an array with sizes has none.
    private mutating func prompts(
        of parameter: ConvertedParameter,
        in scope: IntentScope,
        areAsked: Bool
    ) -> [Code] {
        var value = Code()
        var disambiguation = Code()
        for prompt in parameter.source.prompts {
            guard let text = prompt.text.text, !text.isEmpty else { continue }
            let what = "the dialog \(prompt.kind.rawValue) “\(text)”"
            let isChoice = parameter.isEntity || parameter.source.type.isEnumeration
            let label: Bool? =
                switch prompt.kind {
                case .primary: false
                case .disambiguationIntroduction: isChoice ? true : nil
                case .configuration, .confirmation, .disambiguationSelection, .subsequentIntroduction, .concise: nil
                }
            guard areAsked, let label else {
                let isLabel = prompt.kind == .configuration && parameter.provider != nil
                lose(
                    .prompt,
                    in: scope.intent.name,
                    parameter.source.name,
                    what,
                    instead: isLabel
                        ? "the `promptLabel` of the options that the app provides" : "the system's own words"
                )
                continue
            }
            guard PlaceholderText(text).variables.isEmpty else {
                lose(
                    .promptPlaceholder,
                    in: scope.intent.name,
                    parameter.source.name,
                    what,
                    instead: "the system's own words"
                )
                continue
            }
            let resource = texts.resource(
                prompt.text,
                fallback: text,
                comment: "Question for parameter \(parameter.source.name) of \(scope.intent.name)"
            )
            if label {
                disambiguation = "requestDisambiguationDialog: IntentDialog(\(resource))"
            } else {
                value = "requestValueDialog: IntentDialog(\(resource))"
            }
        }
        return [value, disambiguation].filter { !$0.isEmpty }
    }
}

extension ParameterType {
    var isEnumeration: Bool { if case .enumeration = self { true } else { false } }

    var isQuantity: Bool {
        switch self {
        case .duration, .measurement: true
        case .string, .integer, .decimal, .boolean, .enumeration, .object, .untypedObject, .file, .url, .placemark,
            .dateComponents, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
            false
        }
    }

    /// A Boolean's and an enumeration's values are known; Apple's generator asks for no options either.
    var canHaveDynamicOptions: Bool {
        switch self {
        case .boolean, .enumeration, .system: false
        case .string, .integer, .decimal, .object, .untypedObject, .file, .url, .placemark, .dateComponents, .duration,
            .measurement, .person, .currencyAmount, .paymentMethod, .speakableString:
            true
        }
    }
}

extension WidgetFamily {
    /// The case of `IntentWidgetFamily`.
    var caseName: Identifier {
        switch self {
        case .small: "systemSmall"
        case .medium: "systemMedium"
        case .large: "systemLarge"
        case .extraLarge: "systemExtraLarge"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        }
    }
}
