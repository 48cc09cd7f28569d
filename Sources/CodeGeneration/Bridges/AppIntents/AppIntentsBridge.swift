import IntentSchema

/// Joins App Intents with the models of the same definition, for a module that has both: App Intents convert to
/// configurations, and one options provider serves both.
package struct AppIntentsBridge: Sendable {
    private let models: ModelsBackend.Options
    private let module: String?

    /// - Parameters:
    ///   - models: How the models are emitted.
    ///   - module: The module that the models are in; `nil` for the one that the App Intents are in.
    package init(models: ModelsBackend.Options, module: String? = nil) {
        self.models = models
        self.module = module
    }

    /// What does not go through the bridge.
    package func losses(of plan: AppIntentsPlan) -> [Loss] {
        var declarations = AppIntentsBridgeDeclarations(plan, models)
        return plan.intents.filter(\.isAction).map { $0.launchingAnswers() } + plan.unofferedObjects
            + plan.unbridgedValues { declarations.modelValue("value", $0) != nil }
    }

    /// What joins the code of a plan to the models; an empty file where there is nothing to join.
    package func file(for plan: AppIntentsPlan) -> SourceFile {
        var declarations = AppIntentsBridgeDeclarations(plan, models)
        let all = declarations.all()
        guard !all.isEmpty else { return SourceFile() }
        var imports = [Import("AppIntents"), Import("Foundation"), Import("IntentRuntime")]
        if let module { imports.append(Import(TypeName(Identifier(module)))) }
        if declarations.usesFiles { imports.append(Import("UniformTypeIdentifiers")) }
        return SourceFile(header: plan.context.schema.generatedFileHeader, imports: imports, declarations: all)
    }
}

/// What a bridge declares.
struct AppIntentsBridgeDeclarations {
    let plan: AppIntentsPlan
    let emitter: AppIntentsEmitter
    let models: ModelContext
    /// What has been joined on the way: helpers are emitted only where they are used.
    var usesFiles = false
    var usesCollections = false
    var usesImages = false
    var usesQuestions = false
    var usesErrors = false
    /// The entities that an earlier intent's options find.
    private var findable: Set<Identifier> = []
    /// The entities that no options have, until an intent registers them.
    private(set) var unoffered: [Entity]

    init(_ plan: AppIntentsPlan, _ models: ModelsBackend.Options) {
        self.plan = plan
        emitter = AppIntentsEmitter(plan)
        unoffered = plan.unofferedEntities
        self.models = ModelContext(plan.context.schema, models)
    }

    private var schema: Schema { plan.context.schema }

    /// The declarations for everything that the schema's file declares.
    mutating func all() -> [Declaration] {
        var result: [Declaration] = []
        for (index, intent) in plan.intents.enumerated() {
            let model = IntentModel(intent.intent, index, models)
            result.append(.extension(configuration(of: intent, model)))
            result += provider(of: intent, model)
            result += work(of: intent, model)
            if intent.asksApp { unoffered = [] }
        }
        for (index, type) in schema.types.enumerated() where !type.isImported {
            let name = models.names.reference(to: models.names.types[index])
            result += entity(plan.context.entity(at: index), name)
        }
        if schema.usesUntypedObjects {
            result += entity(plan.context.untypedEntity, models.runtime("ObjectValue"))
        }
        for (index, enumeration) in schema.enumerations.enumerated() where !enumeration.isImported {
            result += cases(of: enumeration, index)
        }
        return result + helpers() + workHelpers()
    }

    // MARK: - Configurations

    /// The intent as a configuration of the models.
    private mutating func configuration(of intent: IntentPlan, _ model: IntentModel) -> ExtensionDeclaration {
        var statements: [Code] = []
        var documentation = ["The same values in the models, which other platforms have too."]
        for parameter in intent.parameters {
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
            attributes: intent.attributes,
            TypeName(intent.name),
            members: [
                .variable(
                    VariableDeclaration(
                        documentation: documentation,
                        access: emitter.access,
                        configurationName(of: intent),
                        type,
                        storage: .computed(body)
                    )
                )
            ]
        )
    }

    /// `configuration`, unless a parameter is called so.
    func configurationName(of intent: IntentPlan) -> Identifier {
        Identifier(AppIntentNames.firstFree("configuration", Set(intent.parameters.map(\.name.name))))
    }

    // MARK: - Options

    /// A protocol for handlers that have the models' options provider: what it provides need not be written again.
    private mutating func provider(of intent: IntentPlan, _ model: IntentModel) -> [Declaration] {
        let dynamic = intent.parameters.filter { $0.provider != nil }
        guard !dynamic.isEmpty else { return [] }
        let seam = Identifier(intent.name.name + "ModelsHandling")
        var methods: [Declaration] = []
        for parameter in dynamic {
            guard let item = item(of: parameter) else { continue }
            methods += options(of: parameter, item, in: intent, model)
        }
        let isWhole = methods.count == dynamic.count * 2 && !intent.isAction
        var declarations: [Declaration] = [
            .type(
                TypeDeclaration(
                    documentation: ["Handles \(intent.name.name) with what provides the options of the models."],
                    attributes: intent.attributes,
                    access: emitter.access,
                    .protocol,
                    seam,
                    inherits: [TypeName(intent.handling)],
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
                .extension(ExtensionDeclaration(attributes: intent.attributes, TypeName(seam), members: methods))
            )
        }
        declarations.append(.extension(registration(of: intent, model, seam, isWhole: isWhole)))
        if isWhole { declarations.append(.type(handler(of: intent, model, seam))) }
        return declarations
    }

    /// What the models call a parameter in the names of methods, which number what differs in the case of a letter alone.
    ///
    /// - Parameter hasMethod: Whether a parameter has such a method.
    func methodName(of parameter: ParameterPlan, _ model: IntentModel, where hasMethod: (Parameter) -> Bool) -> String {
        let asked = model.order.filter { hasMethod(model.intent.parameters[$0]) }
        let names = MemberNames(asked.map { model.intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        return zip(asked, names).first { $0.0 == parameter.index }?.1.name ?? parameter.source.name.upperFirst
    }

    private mutating func options(
        of parameter: ParameterPlan,
        _ item: Code,
        in intent: IntentPlan,
        _ model: IntentModel
    ) -> [Declaration] {
        usesCollections = true
        let name = methodName(of: parameter, model) { $0.options.isDynamic }
        let term: Code =
            parameter.isSearched
            ? ", searchTerm: searchTerm" : parameter.source.options.supportsSearch ? ", searchTerm: nil" : ""
        let configuration: Code = "intent.\(configurationName(of: intent))"
        let options: Code =
            "try await optionsProvider.\(Identifier("provide\(name)OptionsCollection"))(for: \(configuration)\(term))"
        let value: Code = "await optionsProvider.\(Identifier("default\(name)"))(for: \(configuration))"
        let converted = appIntentValue("$0", parameter.source.type) ?? ("$0", false)
        let mapped: Code =
            converted.code.text == "$0"
            ? value
            : parameter.source.isArray
                ? "\(value)?.map { \(converted.code) }" : "\(value).map { \(converted.code) }"
        var provided = parameter.optionsRequirement(in: intent).implemented(.block(".offering(\(options)) {", item))
        provided.access = emitter.access
        let defaultValue = FunctionDeclaration(
            access: emitter.access,
            parameter.defaultMethod,
            [intent.argument],
            effects: .async,
            returns: parameter.unwrapped.optional,
            body: mapped
        )
        return [.function(provided), .function(defaultValue)]
    }

    /// One option with the text that users see; `nil` for types whose values the models cannot give back.
    private mutating func item(of parameter: ParameterPlan) -> Code? {
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
        guard let title = title ?? plan.context.textForm(of: type).map({ emitter.element(value.code, $0) }) else {
            return nil
        }
        let literal = InterpolatedLiteral([.value(title)])
        guard parameter.isEntity else { return "IntentItem(\(value.code), title: \(literal))" }
        usesImages = true
        let subtitle: Code = #"subtitle: $0.subtitle.map { "\($0)" }"#
        let image: Code = "image: $0.image.map { DisplayRepresentation.Image($0) }"
        return "IntentItem(\(value.code), title: \(literal), \(subtitle), \(image))"
    }

    /// `register(models:)`: hands over the provider, and with it finds the entities that this intent is the first to offer.
    private mutating func registration(
        of intent: IntentPlan,
        _ model: IntentModel,
        _ seam: Identifier,
        isWhole: Bool
    ) -> ExtensionDeclaration {
        let handler: Code = isWhole ? "\(handlerName(of: intent))(optionsProvider: provider)" : "implementation"
        let provider: Code = isWhole ? "provider" : "implementation.optionsProvider"
        var body: [Code] = ["register(\(handler))"]
        for parameter in intent.parameters where parameter.provider != nil {
            guard let entity = plan.context.entity(for: parameter.source.type),
                findable.insert(entity.identifier).inserted
            else { continue }
            body.append("\(entity.identifier).register { try await \(provider).objects(for: $0) }")
        }
        body += unofferedRegistrations
        return ExtensionDeclaration(
            attributes: intent.attributes,
            TypeName(intent.name),
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "Hands over the app's part, and finds the entities where the models' objects are looked up.",
                            "Call it early in every process that runs intents or shows widgets.",
                        ],
                        access: emitter.access,
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

    /// What nothing offers keeps its place under its identifier.
    var unofferedRegistrations: [Code] { unoffered.map { "\($0.identifier).register { _ in [] }" } }

    private func handlerName(of intent: IntentPlan) -> Identifier { Identifier(intent.name.name + "ModelsHandler") }

    private func handler(of intent: IntentPlan, _ model: IntentModel, _ seam: Identifier) -> TypeDeclaration {
        TypeDeclaration(
            attributes: intent.attributes,
            access: .private,
            .struct,
            handlerName(of: intent),
            inherits: [TypeName(seam)],
            members: [
                .variable(
                    VariableDeclaration(binding: .let, "optionsProvider", "any \(model.names.optionsProvider)")
                )
            ]
        )
    }
}
