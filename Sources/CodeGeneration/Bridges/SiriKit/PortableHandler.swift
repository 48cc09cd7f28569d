import IntentSchema

extension IntentBridge {
    /// Whether there is more to handle than what a widget shows.
    var handlesWithModels: Bool {
        model.hasHandling
            && (!siriKit.handlingIsOptional || model.hasResponse
                || siriKit.intent.parameters.contains(where: \.supportsResolution))
    }

    /// Whether a provider of the intent's options finds objects that were chosen earlier.
    static func looksUpObjects(_ intent: Intent) -> Bool { intent.parameters.contains(where: isLookedUp) }

    /// The class that handles SiriKit's intent with a handler of models, which App Intents and tests can call too. Apps that
    /// do one thing differently derive from it.
    func portableHandler() -> [Declaration] {
        guard handlesWithModels else { return [] }
        let handler: TypeName = "any \(TypeName(model.names.handling))"
        let initializer =
            model.hasDynamicOptions
            ? InitializerDeclaration(
                documentation: ["Asks `handler` what to do, and `provider` for options."],
                access: context.access,
                [
                    FunctionParameter(label: .omitted, "handler", handler),
                    FunctionParameter(
                        label: .named("options"),
                        "provider",
                        "any \(TypeName(model.names.optionsProvider))"
                    ),
                ],
                body: .lines(["self.handler = handler", "super.init(provider)"])
            )
            : InitializerDeclaration(
                documentation: ["Asks `handler` what to do."],
                access: context.access,
                [FunctionParameter(label: .omitted, "handler", handler)],
                body: "self.handler = handler"
            )
        let conforms = model.hasDynamicOptions && optionsHandlerIsComplete
        var members: [Declaration] = [
            .variable(VariableDeclaration(access: .private, binding: .let, "handler", handler)),
            .initializer(initializer), .function(handle()), .function(confirm()),
        ]
        // In the order in which users see parameters, which gives the handler's methods their names.
        let resolved = model.order.filter { siriKit.parameters[$0].resolutionResult != nil }
        let capitalized = MemberNames(resolved.map { siriKit.parameters[$0].upperName }, besides: []).identifiers
        members += zip(resolved, capitalized).map { .function(resolution($0, $1.name)) }
        if Self.looksUpObjects(siriKit.intent) { members.append(.function(lookUp())) }
        return [
            .type(
                TypeDeclaration(
                    documentation: ["Handles `\(siriKit.className)` with a handler of models."],
                    access: memberAccess,
                    .class,
                    Identifier(siriKit.className + "PortableHandler"),
                    inherits: [model.hasDynamicOptions ? TypeName(optionsHandlerName) : "NSObject"]
                        + (conforms ? [] : [TypeName(Identifier(siriKit.protocolName))]),
                    members: members
                )
            )
        ]
    }

    private var responseType: TypeName { TypeName(Identifier(siriKit.responseName)) }

    /// The intent's values, with what the provider knows of chosen objects today.
    private var values: Code {
        Self.looksUpObjects(siriKit.intent) ? "await configuration(of: intent)" : "\(configurationType)(intent)"
    }

    private func handle() -> FunctionDeclaration {
        whole(
            .handle(siriKit),
            "Handles the intent; what the handler throws is a failure.",
            "return \(responseType)(try await handler.handle(\(values)))"
        )
    }

    private func confirm() -> FunctionDeclaration {
        whole(
            .confirm(siriKit),
            "Asks whether the intent can be handled; what the handler throws is a failure.",
            .lines([
                .block(
                    "if let response = try await handler.confirm(\(values)) {",
                    "return \(responseType)(response)"
                ),
                "return \(responseType)(code: .ready, userActivity: nil)",
            ])
        )
    }

    /// A method for the intent as a whole.
    private func whole(_ method: HandlingMethod, _ documentation: String, _ body: Code) -> FunctionDeclaration {
        FunctionDeclaration(
            documentation: [documentation],
            attributes: [.selector(method.selector)],
            access: memberAccess,
            Identifier(method.name),
            [FunctionParameter("intent", intentType)],
            effects: .async,
            returns: responseType,
            body: """
                do {
                    \(body)
                } catch {
                    return \(responseType)(code: .failure, userActivity: nil)
                }
                """
        )
    }

    private func resolution(_ index: Int, _ name: String) -> FunctionDeclaration {
        let parameter = siriKit.parameters[index]
        let type = siriKit.intent.parameters[index].type
        let method = HandlingMethod.resolve(parameter, of: siriKit)
        let result = TypeName(Identifier(parameter.resolutionResult ?? "INIntentResolutionResult"))
        let isArray = parameter.property.isArray
        let answer: Code = "await handler.\(Identifier("resolve\(name)"))(for: \(values))"
        let body: Code
        if case .system = type, context.value(type).toSiriKit.kind == .partial {
            body = systemValue(parameter.property, result)
        } else if isArray {
            body = .lines([
                "let results = \(answer)",
                .block(
                    "return results.map { result -> \(result) in",
                    resolved("result", type, parameter.unsupportedReasons)
                ),
            ])
        } else {
            body = resolved(answer, type, parameter.unsupportedReasons)
        }
        return FunctionDeclaration(
            documentation: ["What the handler makes of `\(parameter.name)`."],
            attributes: [.selector(method.selector)],
            access: memberAccess,
            Identifier(method.name),
            [intentParameter],
            effects: .async,
            returns: isArray ? result.array : result,
            body: body
        )
    }

    /// SiriKit's result for the handler's.
    private func resolved(_ result: Code, _ type: ParameterType, _ reasons: SiriKitUnsupportedReasons?) -> Code {
        let value = context.value(type)
        let conversion = value.toResolved
        func resolving(_ method: Code) -> Code {
            guard conversion.kind == .partial else { return "return .\(method)(with: \(conversion.apply("value")))" }
            return """
                if let value = \(conversion.apply("value")) { return .\(method)(with: value) }
                return .unsupported()
                """
        }
        var cases: [(Code, Code)] = [
            ("success(let value)", resolving("success")),
            ("needsValue", "return .needsValue()"),
            ("notRequired", "return .notRequired()"),
            ("confirmationRequired(let value)", resolving("confirmationRequired")),
        ]
        if value.canBeDisambiguated {
            let values = conversion.mapping(array: "values")
            cases.append(("disambiguation(let values)", "return .disambiguation(with: \(values))"))
        } else {
            cases.append(("disambiguation", "return .needsValue()"))
        }
        cases.append(unsupported(reasons))
        let lines = cases.map { pattern, body in Code.lines(["case .\(pattern):", body.indented()]) }
        return .lines(["switch \(result) {"] + lines + ["}"])
    }

    private func unsupported(_ reasons: SiriKitUnsupportedReasons?) -> (Code, Code) {
        guard let reasons else { return ("unsupported", "return .unsupported()") }
        let cases: [Code] = reasons.reasons.map { reason in
            "case \(StringLiteral(reason.code)): return .unsupported(forReason: .\(Identifier(reason.code)))"
        }
        return (
            "unsupported(let reason)",
            .lines(["switch reason?.code {"] + cases + ["default: return .unsupported()", "}"])
        )
    }

    /// Of a value that models do not have, the handler can say nothing.
    private func systemValue(_ property: SiriKitProperty, _ result: TypeName) -> Code {
        let origin: Code = "intent.\(Identifier(property.name))"
        if property.isArray {
            return property.value.kind == .enumeration
                ? "return (\(origin) ?? []).map { _ in .notRequired() }"
                : "return (\(origin) ?? []).map { value in .success(with: value) }"
        }
        return property.value.kind == .enumeration
            ? "return \(origin).rawValue == 0 ? .needsValue() : .success(with: \(origin))"
            : "return \(origin).map { value in .success(with: value) } ?? .needsValue()"
    }

    private func lookUp() -> FunctionDeclaration {
        let statements: [Code] = model.shown.filter { Self.isLookedUp($0.1) }.map { name, parameter in
            let found: Code = "await lookedUp"
            let find: Code = "{ [provider] identifiers in try await provider.objects(for: identifiers) }"
            return parameter.isArray
                ? "configuration.\(name) = \(found)(configuration.\(name)) \(find)"
                : .block(
                    "if let object = configuration.\(name) {",
                    "configuration.\(name) = \(found)([object], \(find)).first"
                )
        }
        return FunctionDeclaration(
            documentation: ["The intent's values, with what the provider knows of chosen objects today."],
            access: .private,
            "configuration",
            [FunctionParameter(label: .named("of"), "intent", intentType)],
            effects: .async,
            returns: configurationType,
            body: .lines(["var configuration = \(configurationType)(intent)"] + statements + ["return configuration"])
        )
    }

    private static func isLookedUp(_ parameter: Parameter) -> Bool {
        guard parameter.options.isDynamic else { return false }
        switch parameter.type {
        case .object, .untypedObject: return true
        default: return false
        }
    }
}

extension FrameworkConversions {
    /// Objects of an intent may have been saved long ago.
    func lookUp() -> Declaration {
        .function(
            FunctionDeclaration(
                documentation: ["The objects as the provider finds them; one that it does not find stays as it is."],
                access: .private,
                "lookedUp",
                genericParameters: "Element: \(models.runtime("ConfigurationObject"))",
                [
                    FunctionParameter(label: .omitted, "objects", "[Element]"),
                    FunctionParameter(
                        label: .omitted,
                        "find",
                        "([\(models.standard("String"))]) async throws -> [Element]"
                    ),
                ],
                effects: .async,
                returns: "[Element]",
                body: """
                    guard !objects.isEmpty, let found = try? await find(objects.map(\\.id)) else { return objects }
                    return objects.map { object in found.first { other in other.id == object.id } ?? object }
                    """
            )
        )
    }
}
