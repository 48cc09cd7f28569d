import IntentSchema

/// The nested query or options provider of a parameter whose options the app provides.
struct OptionsProviderDeclaration {
    private let plan: OptionsProviderPlan
    private let intent: IntentPlan
    private let parameter: ParameterPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: OptionsProviderPlan, of intent: IntentPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.intent = intent
        parameter = intent.parameters[plan.position]
        self.emitter = emitter
    }

    func type() -> Declaration {
        let entity = emitter.context.entity(for: parameter.source.type)
        let context = plan.context.map { intent.parameters[$0] }
        var members: [Declaration] = []
        if let entity { members.append(emitter.dependency("lookup", on: entity.lookup)) }
        members.append(emitter.dependency("handler", on: intent.handling))
        members += context.map(dependency)
        members.append(emitter.emptyInitializer)
        members.append(contextIntent(context))
        if let entity { members.append(emitter.entitiesForIdentifiers(entity)) }
        members += results()
        members.append(defaultResult())
        return .type(
            TypeDeclaration(
                access: emitter.access,
                .struct,
                parameter.provider ?? "Options",
                inherits: [
                    parameter.isSearched
                        ? "EntityStringQuery" : parameter.isEntity ? "EntityQuery" : "DynamicOptionsProvider"
                ],
                members: members
            )
        )
    }

    private func dependencyName(_ other: ParameterPlan) -> Identifier {
        Identifier("dependencyOn" + other.capitalized)
    }

    private func dependency(on other: ParameterPlan) -> Declaration {
        .variable(
            VariableDeclaration(
                attributes: [.inline("@IntentParameterDependency<\(intent.name)>(\\.\(projected: other.name))")],
                access: emitter.access,
                dependencyName(other),
                nil
            )
        )
    }

    /// The intent as far as the user has filled it in: what SiriKit handed to a handler.
    private func contextIntent(_ context: [ParameterPlan]) -> Declaration {
        // A provider takes the place of the default, so that the value would be missing here.
        let defaults = intent.parameters.filter { $0.provider != nil && !$0.defaultValue.isEmpty }
        let body: Code =
            defaults.isEmpty && context.isEmpty
            ? "\(intent.name)()"
            : Code {
                "let intent = \(intent.name)()"
                for other in defaults { "intent.\(other.name) = \(other.defaultValue)" }
                for other in context {
                    "if let value = \(dependencyName(other))?.\(other.name) { intent.\(other.name) = value }"
                }
                "return intent"
            }
        return .variable(
            VariableDeclaration(access: .private, "intent", TypeName(intent.name), storage: .computed(body))
        )
    }

    private func results() -> [Declaration] {
        let method = parameter.optionsMethod
        guard parameter.isEntity else { return [results("results", [], "try await handler.\(method)(for: intent)")] }
        guard parameter.isSearched else {
            return [results("suggestedEntities", [], "try await handler.\(method)(for: intent)")]
        }
        return [
            results(
                "entities",
                [FunctionParameter(label: .named("matching"), "string", "String")],
                "try await handler.\(method)(for: intent, searchTerm: string)"
            ),
            results("suggestedEntities", [], "try await handler.\(method)(for: intent, searchTerm: nil)"),
        ]
    }

    private func results(_ name: Identifier, _ parameters: [FunctionParameter], _ body: Code) -> Declaration {
        .function(
            FunctionDeclaration(
                access: emitter.access,
                name,
                parameters,
                effects: .asyncThrows,
                returns: "IntentItemCollection<\(parameter.element)>",
                body: body
            )
        )
    }

    private func defaultResult() -> Declaration {
        let asked: Code = "await handler.\(parameter.defaultMethod)(for: intent)"
        return .function(
            FunctionDeclaration(
                access: emitter.access,
                "defaultResult",
                effects: .async,
                returns: parameter.unwrapped.optional,
                body: parameter.defaultValue.isEmpty ? asked : "\(asked) ?? \(parameter.defaultValue)"
            )
        )
    }
}
