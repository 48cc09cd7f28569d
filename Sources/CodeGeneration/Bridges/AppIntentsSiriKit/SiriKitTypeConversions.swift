import IntentSchema

/// An entity as SiriKit's object, and the other way round.
struct SiriKitEntityConversion {
    private let plan: EntityPlan
    private let context: AppIntentsContext
    private let className: TypeName
    private var entity: Entity { plan.entity }

    init(_ plan: EntityPlan, _ context: AppIntentsContext, _ names: SiriKitNames) {
        self.plan = plan
        self.context = context
        let type = context.schema.types.first { $0.name == plan.entity.name && !$0.isImported }
        className = type.map { TypeName(Identifier(names.className(of: $0))) } ?? "INObject"
    }

    func declarations(_ forms: inout SiriKitForms) -> [Declaration] {
        var arguments: [Code] = [
            entity.isTransient
                ? "identifier: object.identifier" : "id: object.identifier ?? object.displayString",
            "displayString: object.displayString", "subtitleString: object.subtitleString",
        ]
        var assignments: [Code] = []
        for property in entity.properties where context.typeName(of: property.type) != nil {
            let own = AppIntentNames.entityProperty(property.name)
            let name = Identifier(property.name)
            guard let value = forms.appIntent(property: "object.\(name)", property.type, isArray: property.isArray),
                let assignment = forms.assignment(
                    to: "object.\(name)",
                    from: "self.\(own)",
                    property.type,
                    isArray: property.isArray,
                    isOptional: true
                )
            else { continue }
            arguments.append("\(label: own): \(value)")
            assignments.append(assignment)
        }
        let identifier: Code = entity.isTransient ? "identifier" : "id"
        let access = context.options.access.modifier
        let conversion = Declaration.extension(
            ExtensionDeclaration(
                attributes: context.availability,
                TypeName(entity.identifier),
                members: [
                    .initializer(
                        InitializerDeclaration(
                            documentation: ["The entity for an object of SiriKit."],
                            access: access,
                            [FunctionParameter(label: .named("siriKit"), "object", className)],
                            body: .call("self.init", arguments)
                        )
                    ),
                    .variable(
                        VariableDeclaration(
                            documentation: ["The same object as SiriKit has it."],
                            access: access,
                            "siriKitObject",
                            className,
                            storage: .computed(
                                Code {
                                    "let object = \(className)(identifier: \(identifier), display: displayString)"
                                    "object.subtitleString = subtitleString"
                                    Code.lines(assignments)
                                    "return object"
                                }
                            )
                        )
                    ),
                ]
            )
        )
        return entity.isTransient ? [conversion] : [conversion, lookup()]
    }

    /// Finds entities among what a handler offers.
    private func lookup() -> Declaration {
        .type(
            TypeDeclaration(
                attributes: context.availability,
                access: .private,
                .struct,
                entity.siriKitLookup,
                inherits: [TypeName(entity.lookup)],
                members: [
                    .variable(
                        VariableDeclaration(
                            binding: .let,
                            "offered",
                            "@Sendable () async throws -> [\(entity.identifier)]"
                        )
                    ),
                    .function(
                        entity.lookupRequirement.implemented(
                            """
                            var known: [String: \(entity.identifier)] = [:]
                            for entity in try await offered() { known[entity.id] = entity }
                            // What is not offered now keeps its place under its identifier.
                            return identifiers.map { known[$0] ?? \(entity.identifier)(id: $0, displayString: $0) }
                            """
                        )
                    ),
                ]
            )
        )
    }
}

extension Entity {
    /// The type that finds entities among what a handler for SiriKit offers.
    var siriKitLookup: Identifier { Identifier(identifier.name + "SiriKitLookup") }
}

/// An enumeration as SiriKit's, and the other way round.
struct SiriKitEnumerationConversion {
    private let enumeration: Enumeration
    private let name: Identifier
    private let context: AppIntentsContext
    private let className: TypeName

    init(_ enumeration: Enumeration, _ index: Int, _ context: AppIntentsContext, _ names: SiriKitNames) {
        self.enumeration = enumeration
        self.context = context
        name = context.names.enumerations[index]
        className = TypeName(Identifier(names.className(of: enumeration)))
    }

    func declarations() -> [Declaration] {
        let selectable = enumeration.selectableCases.map { enumeration.cases[$0].name }
        guard !selectable.isEmpty else { return [] }
        let pairs = selectable.map { (AppIntentNames.enumerationCase($0), Identifier($0)) }
        let fromSiriKit: [Code] = pairs.map { "case .\($0.1): self = .\($0.0)" } + ["default: return nil"]
        let toSiriKit: [Code] = pairs.map { "case .\($0.0): .\($0.1)" }
        let access = context.options.access.modifier
        return [
            .extension(
                ExtensionDeclaration(
                    attributes: context.availability,
                    TypeName(name),
                    members: [
                        .initializer(
                            InitializerDeclaration(
                                documentation: ["SiriKit's case; `nil` for the one that stands for no choice."],
                                access: access,
                                isFailable: true,
                                [FunctionParameter(label: .named("siriKit"), "value", className.optional)],
                                body: Code {
                                    "guard let value else { return nil }"
                                    "switch value {"
                                    Code.lines(fromSiriKit)
                                    "}"
                                }
                            )
                        ),
                        .variable(
                            VariableDeclaration(
                                documentation: ["The same case as SiriKit has it."],
                                access: access,
                                "siriKit",
                                className,
                                storage: .computed(.lines(["switch self {", .lines(toSiriKit), "}"]))
                            )
                        ),
                    ]
                )
            )
        ]
    }
}
