import IntentSchema

/// An intent as the class that SiriKit hands to its handlers, and the other way round; its answer from SiriKit's.
struct SiriKitIntentConversion {
    private let plan: IntentPlan
    private let siriKit: SiriKitIntent
    private let context: AppIntentsContext
    private var access: AccessModifier { context.options.access.modifier }

    init(_ plan: IntentPlan, _ siriKit: SiriKitIntent, _ context: AppIntentsContext) {
        self.plan = plan
        self.siriKit = siriKit
        self.context = context
    }

    func declarations(_ forms: inout SiriKitForms) -> [Declaration] {
        let members: [Declaration] = [.initializer(fromSiriKit(&forms)), .variable(toSiriKit(&forms))]
        let conversion = Declaration.extension(
            ExtensionDeclaration(attributes: plan.attributes, TypeName(plan.name), members: members)
        )
        guard let response = plan.response else { return [conversion] }
        return [conversion, answer(response, &forms)]
    }

    private var className: TypeName { TypeName(Identifier(siriKit.className)) }

    private func fromSiriKit(_ forms: inout SiriKitForms) -> InitializerDeclaration {
        var statements: [Code] = ["self.init()"]
        for parameter in plan.parameters {
            let source = parameter.source
            guard let value = forms.appIntent(property: "saved.\(parameter.name)", source.type, isArray: source.isArray)
            else { continue }
            statements.append(
                parameter.isOptional
                    ? "self.\(parameter.name) = \(value)"
                    : "if let value = \(value) { self.\(parameter.name) = value }"
            )
        }
        return InitializerDeclaration(
            documentation: ["The values that SiriKit's class holds; what it has no value for keeps its default."],
            access: access,
            [FunctionParameter(label: .named("siriKit"), "saved", className)],
            body: .lines(statements)
        )
    }

    private func toSiriKit(_ forms: inout SiriKitForms) -> VariableDeclaration {
        let statements = plan.parameters.compactMap { parameter in
            forms.assignment(
                to: "intent.\(parameter.name)",
                from: "self.\(parameter.name)",
                parameter.source.type,
                isArray: parameter.source.isArray,
                isOptional: parameter.isOptional
            )
        }
        let body: Code =
            statements.isEmpty
            ? "\(className)()"
            : .lines(["let intent = \(className)()", .lines(statements), "return intent"])
        return VariableDeclaration(
            documentation: ["The same values as SiriKit hands them to its handlers."],
            access: access,
            plan.siriKitIntent,
            className,
            storage: .computed(body)
        )
    }

    private func answer(_ response: ResponsePlan, _ forms: inout SiriKitForms) -> Declaration {
        let known = Set(ResponseCode.numbered(plan.intent.response).map(\.name))
        let success = response.outcomes.first(where: \.isSuccess)?.name ?? response.failure
        var taken = Set<String>()
        var cases: [Code] = []
        for outcome in response.outcomes where known.contains(outcome.source) {
            cases.append("case .\(Identifier(outcome.source)): code = .\(outcome.name)")
            taken.insert(outcome.source)
        }
        let further = ["ready", "inProgress"].filter { !taken.contains($0) }.map { ".\(Identifier($0))" as Code }
        if !further.isEmpty { cases.append("case \(further, separator: ", "): code = .\(success)") }
        cases.append("default: code = .\(response.failure)")
        let properties = plan.intent.response.parameters.filter { context.typeName(of: $0.type) != nil }
        let assignments = properties.compactMap { property -> Code? in
            let value = forms.appIntent(
                property: "answer.\(Identifier(property.name))",
                property.type,
                isArray: property.isArray
            )
            return value.map { "self.\(AppIntentNames.responseProperty(property.name)) = \($0)" }
        }
        return .extension(
            ExtensionDeclaration(
                attributes: plan.attributes,
                TypeName(plan.responseName),
                members: [
                    .initializer(
                        InitializerDeclaration(
                            documentation: ["What a handler for SiriKit answers."],
                            access: access,
                            [
                                FunctionParameter(
                                    label: .named("siriKit"),
                                    "answer",
                                    TypeName(Identifier(siriKit.responseName))
                                )
                            ],
                            body: Code {
                                "let code: Code"
                                "switch answer.code {"
                                Code.lines(cases)
                                "}"
                                "self.init(code: code)"
                                Code.lines(assignments)
                            }
                        )
                    )
                ]
            )
        )
    }
}

extension IntentPlan {
    /// The property that has the same values as SiriKit's class.
    var siriKitIntent: Identifier {
        Identifier(AppIntentNames.firstFree("siriKitIntent", Set(parameters.map(\.name.name))))
    }
}
