import IntentSchema

/// A first implementation of the protocols by which generated code asks the app: written once, then the developer's own.
/// Everything compiles and answers with nothing.
struct HandlerStubs {
    private let plan: AppIntentsPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: AppIntentsPlan) {
        self.plan = plan
        emitter = AppIntentsEmitter(plan)
    }

    /// A type with stubs, and what it is handed over to.
    private struct Stub {
        let receiver: Identifier
        let type: TypeDeclaration
    }

    /// A type for each protocol, and the call that hands all of them over; an empty file where the definition asks nothing of
    /// the app.
    func file() -> SourceFile {
        let intents = plan.intents.filter(\.asksApp)
        let stubs =
            intents.map { Stub(receiver: $0.name, type: handler(of: $0)) }
            + plan.entities.filter { !$0.entity.isTransient }.map {
                Stub(receiver: $0.entity.identifier, type: store(of: $0.entity))
            }
        guard !stubs.isEmpty else { return SourceFile() }
        let hasWidgets = intents.contains(where: \.intent.isEligibleForWidgets)
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "What an initializer takes and what stands in the methods is for you to fill in.",
            ],
            imports: plan.context.imports(),
            declarations: [.type(registration(of: stubs, hasWidgets: hasWidgets))] + stubs.map { .type($0.type) }
        )
    }

    private func registration(of stubs: [Stub], hasWidgets: Bool) -> TypeDeclaration {
        TypeDeclaration(
            documentation: ["The app's part in the App Intents of \(plan.context.schema.definitionName)."],
            attributes: plan.context.options.deployment.availability(withWidgets: hasWidgets),
            .enum,
            Identifier("\(plan.table.upperFirst)AppIntentsRegistration"),
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "Call it where the process starts: in the initializer of the app, and in that of the widget bundle."
                        ],
                        modifiers: [.static],
                        "register",
                        body: .lines(stubs.map { "\($0.receiver).register(\($0.type.name)())" })
                    )
                )
            ]
        )
    }

    private func store(of entity: Entity) -> TypeDeclaration {
        TypeDeclaration(
            documentation: ["Finds \(entity.displayName.text ?? entity.name)."],
            attributes: emitter.availability,
            .struct,
            Identifier(entity.identifier.name + "Store"),
            inherits: [TypeName(entity.lookup)],
            members: [
                .function(
                    entity.lookupRequirement.implemented(
                        """
                        // Look them up and keep their order.
                        []
                        """
                    )
                )
            ]
        )
    }

    private func handler(of intent: IntentPlan) -> TypeDeclaration {
        var methods = intent.optionProviders.map { provider in
            let parameter = intent.parameters[provider.position]
            return parameter.optionsRequirement(in: intent).implemented(
                parameter.isEntity
                    ? "IntentItemCollection(items: [])"
                    : """
                    // An item has the value and what users see: IntentItem(value, title: "…").
                    IntentItemCollection(sections: [IntentItemSection(items: [])])
                    """
            )
        }
        if intent.isAction, intent.response == nil {
            methods.append(
                intent.handleRequirement.implemented("// Do it, and throw an error if it cannot be done.")
            )
        } else if let response = intent.response {
            methods.append(
                intent.handleRequirement.implemented(
                    """
                    // Do it, and say how it ended.
                    \(intent.responseName)(code: .\(response.failure))
                    """
                )
            )
        }
        return TypeDeclaration(
            documentation: ["The app's part in \(intent.displayName)."],
            attributes: intent.attributes,
            .struct,
            Identifier(intent.name.name + "Handler"),
            inherits: [TypeName(intent.handling)],
            members: methods.map { .function($0) }
        )
    }
}

extension FunctionDeclaration {
    /// The requirement with a body, which needs no documentation of its own.
    func implemented(_ body: Code) -> FunctionDeclaration {
        var method = self
        method.documentation = []
        method.body = body
        return method
    }
}
