import IntentSchema

// The models' handler of an action, which App Intents asks as SiriKit and conversations do: what it makes of each value, whether it
// is ready, and then to do the work.
extension AppIntentsBridgeDeclarations {
    /// A handler that has the models' one, and how it is handed over; nothing for what is never performed, and where the app has
    /// to provide options that the models cannot.
    mutating func work(of intent: IntentPlan, _ model: IntentModel) -> [Declaration] {
        guard intent.isAction else { return [] }
        let dynamic = intent.parameters.filter { $0.provider != nil }
        guard dynamic.allSatisfy({ canProvide($0) }) else { return [] }
        let name = Identifier(intent.name.name + "ModelsWork")
        let seam = Identifier(intent.name.name + (dynamic.isEmpty ? "Handling" : "ModelsHandling"))
        let handler: TypeName = "any \(model.names.handling)"
        var members: [Declaration] = [.variable(VariableDeclaration(binding: .let, "modelsHandler", handler))]
        if !dynamic.isEmpty {
            let provider: TypeName = "any \(model.names.optionsProvider)"
            members.append(.variable(VariableDeclaration(binding: .let, "optionsProvider", provider)))
        }
        members.append(.function(handle(intent, model)))
        if model.hasResponse, intent.response != nil { members.append(.function(answer(of: intent, model))) }
        return [
            .type(
                TypeDeclaration(
                    attributes: intent.attributes,
                    access: .private,
                    .struct,
                    name,
                    inherits: [TypeName(seam)],
                    members: members
                )
            ),
            .extension(
                ExtensionDeclaration(
                    attributes: intent.attributes,
                    TypeName(intent.name),
                    members: [.function(registration(of: intent, model, name, hasOptions: !dynamic.isEmpty))]
                )
            ),
        ]
    }

    /// Whether the models can provide the options of a parameter.
    private mutating func canProvide(_ parameter: ParameterPlan) -> Bool {
        appIntentValue("$0", parameter.source.type).map { !$0.isOptional } ?? false
    }

    private mutating func registration(
        of intent: IntentPlan,
        _ model: IntentModel,
        _ name: Identifier,
        hasOptions: Bool
    ) -> FunctionDeclaration {
        let handler = FunctionParameter(label: .named("models"), "handler", "any \(model.names.handling)")
        let provider = FunctionParameter(label: .named("options"), "provider", "any \(model.names.optionsProvider)")
        let made: Code =
            hasOptions
            ? "\(name)(modelsHandler: handler, optionsProvider: provider)" : "\(name)(modelsHandler: handler)"
        return FunctionDeclaration(
            documentation: [
                "Lets the models' handler do the work: it is asked about each value, whether it is ready, and then to do it.",
                "Call it early in every process that runs intents.",
            ],
            access: emitter.access,
            modifiers: [.static],
            "register",
            hasOptions ? [handler, provider] : [handler],
            body: hasOptions ? "register(models: \(made))" : .lines(["register(\(made))"] + unofferedRegistrations)
        )
    }

    private mutating func handle(_ intent: IntentPlan, _ model: IntentModel) -> FunctionDeclaration {
        let configuration: Code = "intent.\(configurationName(of: intent))"
        var statements: [Code] = []
        for parameter in intent.parameters where parameter.source.supportsResolution {
            if let question = resolution(of: parameter, in: intent, model, configuration) {
                statements.append(question)
            }
        }
        let hasAnswer = model.hasResponse && intent.response != nil
        func refused(_ answer: Code) -> Code {
            hasAnswer
                ? "return answer(\(answer))"
                : intent.response == nil
                    ? "throw UnfinishedWork(localizedStringResource: \(emitter.resource(intent.title)))"
                    : "return \(intent.responseName)(code: .\(intent.response?.failure ?? "failure"))"
        }
        let success = intent.response?.outcomes.first(where: \.isSuccess)?.name ?? "success"
        if intent.response == nil { usesErrors = true }
        let body = Code {
            Code.lines(statements)
            Code.block(
                "if let readiness = try await modelsHandler.confirm(\(configuration)), readiness.code != .ready, !readiness.code.isSuccess {",
                refused("readiness")
            )
            hasAnswer
                ? "return answer(try await modelsHandler.handle(\(configuration)))"
                : Code.lines(
                    [
                        "let response = try await modelsHandler.handle(\(configuration))",
                        "if !response.code.isSuccess { \(refused("response")) }",
                        intent.response == nil ? "" : "return \(intent.responseName)(code: .\(success))",
                    ].filter { !$0.isEmpty }
                )
        }
        return intent.handleRequirement.implemented(body)
    }

    /// Asks the handler about one parameter, and the user what the handler wants to know. A value that the user has given is looked
    /// at again.
    private mutating func resolution(
        of parameter: ParameterPlan,
        in intent: IntentPlan,
        _ model: IntentModel,
        _ configuration: Code
    ) -> Code? {
        let type = parameter.source.type
        guard modelValue("value", type) != nil, let converted = appIntentValue("value", type) else { return nil }
        usesQuestions = true
        let method = Identifier("resolve\(methodName(of: parameter, model, where: \.supportsResolution))")
        let property: Code = "intent.\(parameter.name)"
        var arguments: [Code] = ["result", "as: { value in \(converted.code) }"]
        if let refusal = intent.refusals.first(where: { $0.parameter == parameter.name }) {
            let reason: Code = "\(intent.name).\(refusal.type)(rawValue: $0.code)"
            arguments.append("refusing: { reason in reason.flatMap { \(reason) }.flatMap { intent.dialog(for: $0) } }")
        }
        let settle: Code = "try await intent.\(projected: parameter.name).settle(\(arguments, separator: ", "))"
        let asked: Code
        if parameter.source.isArray {
            let values = Identifier("\(parameter.source.name)Values")
            asked = .lines([
                "var \(values): [\(parameter.element)] = []",
                Code.block(
                    "for result in await modelsHandler.\(method)(for: \(configuration)) {",
                    "if let value = \(settle).value { \(values).append(value) }"
                ),
                "if !\(values).isEmpty { \(property) = \(values) }",
            ])
        } else {
            asked = Code.block(
                "for _ in 0..<10 {",
                .lines([
                    "let result = await modelsHandler.\(method)(for: \(configuration))",
                    "let answer = \(settle)",
                    "if let value = answer.value { \(property) = value }",
                    "if answer.isSettled { break }",
                ])
            )
        }
        guard parameter.source.parent != nil else { return asked }
        return .block("if \(configuration).isVisible(.\(model.properties[parameter.index])) {", asked)
    }

    /// The models' response as that of App Intents, which has the texts.
    private mutating func answer(of intent: IntentPlan, _ model: IntentModel) -> FunctionDeclaration {
        let response = intent.intent.response
        let outcomes = intent.response?.outcomes ?? []
        let failure = intent.response?.failure ?? "failure"
        let success = outcomes.first(where: \.isSuccess)?.name ?? failure
        let values = MemberNames(response.parameters.map(\.name), besides: MemberNames.reservedForResponseValues)
        let numbers = Dictionary(model.responseCodes.map { ($0.name, $0.identifier) }) { first, _ in first }
        var cases = outcomes.compactMap { outcome in
            numbers[outcome.source].map { "case .\($0): .\(outcome.name)" as Code }
        }
        let further = ["ready", "inProgress"].filter { name in !outcomes.contains { $0.source == name } }
        if !further.isEmpty {
            cases.append("case \(further.map { ".\(Identifier($0))" as Code }, separator: ", "): .\(success)")
        }
        let isWhole = model.responseCodes.allSatisfy { code in
            further.contains(code.name) || outcomes.contains { $0.source == code.name }
        }
        if !isWhole { cases.append("default: .\(failure)") }
        var statements: [Code] = []
        for (property, name) in zip(response.parameters, values.identifiers) {
            guard plan.context.typeName(of: property.type) != nil, let back = appIntentValue("$0", property.type) else {
                continue
            }
            let own = AppIntentNames.responseProperty(property.name)
            let isIdentity = back.code.text == "$0"
            let map: Code = back.isOptional ? (property.isArray ? "compactMap" : "flatMap") : "map"
            let source: Code = "response.\(name)"
            statements.append(
                isIdentity
                    ? "answer.\(own) = \(source)" : "answer.\(own) = \(source).\(map) { \(back.code) }"
            )
        }
        return FunctionDeclaration(
            access: .private,
            "answer",
            [FunctionParameter(label: .omitted, "response", TypeName(model.names.response))],
            returns: TypeName(intent.responseName),
            body: Code {
                "let code: \(intent.responseName).Code ="
                Code.lines(["switch response.code {", .lines(cases), "}"]).indented()
                statements.isEmpty
                    ? "return \(intent.responseName)(code: code)"
                    : Code.lines(
                        ["var answer = \(intent.responseName)(code: code)"] + statements + ["return answer"]
                    )
            }
        )
    }

    // MARK: - Helpers

    /// What the handlers above share, as far as they use it.
    func workHelpers() -> [Declaration] {
        (usesQuestions ? [settle()] : []) + (usesErrors ? [unfinishedWork()] : [])
    }

    private func settle() -> Declaration {
        let reason = models.runtime("UnsupportedReason")
        return .extension(
            ExtensionDeclaration(
                attributes: emitter.availability,
                access: .fileprivate,
                "IntentParameter",
                members: [
                    .function(
                        FunctionDeclaration(
                            documentation: [
                                "Asks the user what a handler wants to know. What the user has given is not settled: the handler looks at it",
                                "again.",
                            ],
                            "settle",
                            genericParameters: "Model",
                            [
                                FunctionParameter(
                                    label: .omitted,
                                    "result",
                                    "\(models.runtime("ResolutionResult"))<Model>"
                                ),
                                FunctionParameter(
                                    label: .named("as"),
                                    "convert",
                                    "(Model) -> Value.ValueType?"
                                ),
                                FunctionParameter(
                                    label: .named("refusing"),
                                    "dialog",
                                    "(\(reason)?) -> IntentDialog?",
                                    defaultValue: "{ _ in nil }"
                                ),
                            ],
                            effects: .asyncThrows,
                            returns: "(value: Value.ValueType?, isSettled: Bool)",
                            body: """
                                switch result {
                                case .success(let value): return (convert(value), true)
                                case .notRequired: return (nil, true)
                                case .needsValue: return (try await requestValue(), false)
                                case .disambiguation(let values):
                                    return (try await requestDisambiguation(among: values.compactMap(convert)), false)
                                case .confirmationRequired(let value):
                                    guard let value = convert(value), try await requestConfirmation(for: value) else {
                                        throw needsValueError()
                                    }
                                    return (value, true)
                                case .unsupported(let reason): throw needsValueError(dialog(reason))
                                }
                                """
                        )
                    )
                ]
            )
        )
    }

    private func unfinishedWork() -> Declaration {
        .type(
            TypeDeclaration(
                documentation: ["What a handler of the models could not do."],
                attributes: emitter.availability,
                access: .private,
                .struct,
                "UnfinishedWork",
                inherits: ["Error", "CustomLocalizedStringResourceConvertible"],
                members: [
                    .variable(
                        VariableDeclaration(binding: .let, "localizedStringResource", "LocalizedStringResource")
                    )
                ]
            )
        )
    }
}
