import IntentSchema

/// Joins App Intents and models of one definition: App Intents convert to configurations, and one options provider serves both.
///
/// The one place where a backend knows another: what it emits is useful only where both outputs are compiled.
struct ModelsBridge {
    let converter: AppIntentsConverter
    let models: ModelContext
    /// What has been joined on the way: helpers are emitted only where they are used.
    var usesFiles = false
    var usesCollections = false

    init(_ converter: AppIntentsConverter, _ models: ModelsBackend.Options) {
        self.converter = converter
        self.models = ModelContext(converter.schema, models)
    }

    private var schema: Schema { converter.schema }

    /// The declarations for everything that the schema's file declares.
    mutating func declarations() -> [Declaration] {
        var result: [Declaration] = []
        for (index, intent) in schema.intents.enumerated() {
            let model = IntentModel(intent, index, models)
            let system =
                intent.isEligibleForWidgets ? max(converter.options.deployment, .ios17) : converter.options.deployment
            var scratch = converter
            let scope = IntentScope(
                intent: intent,
                name: converter.names.intents[index],
                system: system,
                parameters: scratch.parameters(of: intent, on: system)
            )
            result.append(.extension(configuration(of: scope, model)))
            result += provider(of: scope, model)
        }
        for (index, type) in schema.types.enumerated() where !type.isImported {
            let name = models.names.reference(to: models.names.types[index])
            result += entity(converter.entity(of: type), name)
        }
        if schema.usedTypes.contains(.untypedObject) {
            result += entity(converter.untypedEntity, models.runtime("ObjectValue"))
        }
        for (index, enumeration) in schema.enumerations.enumerated() where !enumeration.isImported {
            result += cases(of: enumeration, index)
        }
        return result + helpers()
    }

    // MARK: - Configurations

    /// The intent as a configuration of the models.
    private mutating func configuration(of scope: IntentScope, _ model: IntentModel) -> ExtensionDeclaration {
        var statements: [Code] = []
        var documentation = ["The same values in the models, which other platforms have too."]
        for parameter in scope.parameters {
            let property = model.properties[parameter.index]
            if modelValue("value", parameter.source.type) == nil {
                documentation.append(
                    "`\(parameter.source.name)` is left out: the two types cannot be made from each other."
                )
            }
            let stored: Code = parameter.name == "configuration" ? "self.configuration" : "\(parameter.name)"
            guard parameter.isOptional else {
                if let value = modelValue(stored, parameter.source.type) {
                    statements.append("configuration.\(property) = \(value)")
                }
                continue
            }
            guard let value = modelValue("value", parameter.source.type) else { continue }
            let converted = mapped("value", value, isArray: parameter.source.isArray)
            statements.append("if let value = \(stored) { configuration.\(property) = \(converted) }")
        }
        let type = TypeName(model.names.configuration)
        let body: Code =
            statements.isEmpty
            ? "\(type)()"
            : .lines(["var configuration = \(type)()", .lines(statements), "return configuration"])
        return ExtensionDeclaration(
            attributes: scope.attributes,
            TypeName(scope.name),
            members: [
                .variable(
                    VariableDeclaration(
                        documentation: documentation,
                        access: converter.options.accessLevel,
                        configurationName(of: scope),
                        type,
                        storage: .computed(body)
                    )
                )
            ]
        )
    }

    /// `configuration`, unless a parameter is called so.
    private func configurationName(of scope: IntentScope) -> Identifier {
        Identifier(AppIntentNames.firstFree("configuration", Set(scope.parameters.map(\.name.name))))
    }

    // MARK: - Options

    /// A protocol for handlers that have the models' options provider: what it provides need not be written again.
    private mutating func provider(of scope: IntentScope, _ model: IntentModel) -> [Declaration] {
        let dynamic = scope.parameters.filter { $0.provider != nil }
        guard !dynamic.isEmpty else { return [] }
        let seam = Identifier(scope.name.name + "ModelsHandling")
        var methods: [Declaration] = []
        for parameter in dynamic {
            guard let item = item(of: parameter) else { continue }
            methods += options(of: parameter, item, in: scope, model)
        }
        let isWhole = methods.count == dynamic.count * 2 && !scope.isAction
        var declarations: [Declaration] = [
            .type(
                TypeDeclaration(
                    documentation: ["Handles \(scope.name.name) with what provides the options of the models."],
                    attributes: scope.attributes,
                    access: converter.options.accessLevel,
                    .protocol,
                    seam,
                    inherits: [TypeName(scope.handling)],
                    members: [
                        .variable(
                            VariableDeclaration(
                                documentation: [
                                    "Provides what users may choose from, here and wherever the models are used."
                                ],
                                "optionsProvider",
                                "any \(model.names.optionsProvider)",
                                storage: .requirement(isSettable: false)
                            )
                        )
                    ]
                )
            )
        ]
        if !methods.isEmpty {
            declarations.append(
                .extension(ExtensionDeclaration(attributes: scope.attributes, TypeName(seam), members: methods))
            )
        }
        declarations.append(.extension(registration(of: scope, model, seam, isWhole: isWhole)))
        if isWhole { declarations.append(.type(handler(of: scope, model, seam))) }
        return declarations
    }

    /// The models' names of the methods, which number what differs in the case of a letter alone.
    private func methodName(of parameter: ConvertedParameter, _ model: IntentModel) -> String {
        let dynamic = model.order.filter { model.intent.parameters[$0].options.isDynamic }
        let names = MemberNames(dynamic.map { model.intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        return zip(dynamic, names).first { $0.0 == parameter.index }?.1.name ?? parameter.source.name.upperFirst
    }

    private mutating func options(
        of parameter: ConvertedParameter,
        _ item: Code,
        in scope: IntentScope,
        _ model: IntentModel
    ) -> [Declaration] {
        usesCollections = true
        let name = methodName(of: parameter, model)
        let intent = FunctionParameter(label: .named("for"), "intent", TypeName(scope.name))
        let term: Code =
            parameter.isSearched
            ? ", searchTerm: searchTerm" : parameter.source.options.supportsSearch ? ", searchTerm: nil" : ""
        let configuration: Code = "intent.\(configurationName(of: scope))"
        let options: Code =
            "try await optionsProvider.\(Identifier("provide\(name)OptionsCollection"))(for: \(configuration)\(term))"
        let value: Code = "await optionsProvider.\(Identifier("default\(name)"))(for: \(configuration))"
        let converted = appIntentValue("$0", parameter.source.type) ?? ("$0", false)
        let mapped: Code =
            converted.code.text == "$0"
            ? value
            : parameter.source.isArray
                ? "\(value)?.map { \(converted.code) }" : "\(value).map { \(converted.code) }"
        return [
            .function(
                FunctionDeclaration(
                    access: converter.options.accessLevel,
                    parameter.optionsMethod,
                    [intent] + (parameter.isSearched ? [FunctionParameter("searchTerm", "String?")] : []),
                    effects: .asyncThrows,
                    returns: "IntentItemCollection<\(parameter.element)>",
                    body: Code.block(".offering(\(options)) {", item)
                )
            ),
            .function(
                FunctionDeclaration(
                    access: converter.options.accessLevel,
                    parameter.defaultMethod,
                    [intent],
                    effects: .async,
                    returns: parameter.unwrapped.optional,
                    body: mapped
                )
            ),
        ]
    }

    /// One option with the text that users see; `nil` for types whose values the models cannot give back.
    private mutating func item(of parameter: ConvertedParameter) -> Code? {
        let type = parameter.source.type
        guard let value = appIntentValue("$0", type), !value.isOptional else { return nil }
        let title: Code? =
            switch type {
            case .object, .untypedObject: "$0.displayString"
            case .speakableString: "$0.spokenPhrase"
            case .file: "$0.filename"
            case .string, .integer, .decimal, .boolean, .enumeration, .url, .placemark, .dateComponents, .duration,
                .measurement, .person, .currencyAmount, .paymentMethod, .system:
                nil
            }
        var scratch = converter
        guard let title = title ?? scratch.text(of: value.code, type: type, isArray: false, isOptional: false) else {
            return nil
        }
        return "IntentItem(\(value.code), title: \(InterpolatedLiteral([.value(title)])))"
    }

    /// `register(models:)`: hands over the provider, and with it finds the entities that this intent is the first to offer.
    private func registration(
        of scope: IntentScope,
        _ model: IntentModel,
        _ seam: Identifier,
        isWhole: Bool
    ) -> ExtensionDeclaration {
        let handler: Code = isWhole ? "\(handlerName(of: scope))(optionsProvider: provider)" : "implementation"
        let provider: Code = isWhole ? "provider" : "implementation.optionsProvider"
        var body: [Code] = ["register(\(handler))"]
        for parameter in scope.parameters where firstUse(of: parameter, in: scope) {
            guard let entity = converter.entity(for: parameter.source.type) else { continue }
            let method = Identifier("provide\(methodName(of: parameter, model))OptionsCollection")
            let term: Code = parameter.source.options.supportsSearch ? ", searchTerm: nil" : ""
            body.append(
                .block(
                    "\(entity.entity).register {",
                    "try await \(provider).\(method)(for: \(model.names.configuration)()\(term))"
                )
            )
        }
        return ExtensionDeclaration(
            attributes: scope.attributes,
            TypeName(scope.name),
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "Hands over the app's part, and finds the entities among the options that it provides.",
                            "Call it early in every process that runs intents or shows widgets.",
                        ],
                        access: converter.options.accessLevel,
                        modifiers: [.static],
                        "register",
                        [
                            isWhole
                                ? FunctionParameter(
                                    label: .named("models"),
                                    "provider",
                                    "any \(model.names.optionsProvider)"
                                )
                                : FunctionParameter(label: .named("models"), "implementation", "any \(seam)")
                        ],
                        body: .lines(body)
                    )
                )
            ]
        )
    }

    /// Whether no parameter before this one, here or in an earlier intent, offers the same entity.
    private func firstUse(of parameter: ConvertedParameter, in scope: IntentScope) -> Bool {
        guard parameter.provider != nil, parameter.isEntity else { return false }
        let type = parameter.source.type
        for intent in schema.intents {
            for index in intent.displayOrder {
                let other = intent.parameters[index]
                guard other.options.isDynamic, other.type == type else { continue }
                return intent.name == scope.intent.name && index == parameter.index
            }
        }
        return false
    }

    private func handlerName(of scope: IntentScope) -> Identifier { Identifier(scope.name.name + "ModelsHandler") }

    private func handler(of scope: IntentScope, _ model: IntentModel, _ seam: Identifier) -> TypeDeclaration {
        TypeDeclaration(
            attributes: scope.attributes,
            access: .private,
            .struct,
            handlerName(of: scope),
            inherits: [TypeName(seam)],
            members: [
                .variable(
                    VariableDeclaration(binding: .let, "optionsProvider", "any \(model.names.optionsProvider)")
                )
            ]
        )
    }
}
