import IntentSchema

/// The protocol by which a handler for SiriKit serves an App Intent, with everything that can be asked of it.
struct SiriKitForwarding {
    private let plan: IntentPlan
    private let siriKit: SiriKitIntent
    private let emitter: AppIntentsEmitter

    init(_ plan: IntentPlan, _ siriKit: SiriKitIntent, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.siriKit = siriKit
        self.emitter = emitter
    }

    private var seam: Identifier { Identifier(plan.name.name + "SiriKitHandling") }
    private var handlerName: Identifier { Identifier(plan.name.name + "SiriKitHandler") }
    private var failureName: Identifier { Identifier(plan.name.name + "SiriKitFailure") }
    private var handlerType: TypeName { "any \(Identifier(siriKit.protocolName))" }
    private var className: TypeName { TypeName(Identifier(siriKit.className)) }

    /// - Parameter finders: For each entity the parameter among whose options it is looked up.
    /// - Parameter unoffered: What no options have, where this intent is to say so.
    func declarations(
        _ forms: inout SiriKitForms,
        _ finders: [Identifier: ParameterPlan],
        _ unoffered: [Entity]
    ) -> [Declaration] {
        guard plan.asksApp else { return [] }
        var methods: [FunctionDeclaration] = []
        var isWhole = true
        for provider in plan.optionProviders {
            let parameter = plan.parameters[provider.position]
            let options = options(of: parameter, &forms)
            // What the handler cannot offer here, a type of the app's own has to.
            if options == nil { isWhole = false }
            methods += [options, defaultValue(of: parameter, &forms)].compactMap { $0 }
        }
        if plan.isAction { methods.append(handle()) }
        let lookups =
            lookups(&forms, finders, asking: isWhole ? "makeHandler()" : "implementation.siriKitHandler()")
            + unoffered.map { "\($0.identifier).register(\($0.siriKitLookup) { [] })" }
        return [
            .type(protocolDeclaration()),
            .extension(
                ExtensionDeclaration(
                    attributes: plan.attributes,
                    TypeName(seam),
                    members: methods.map { .function($0) }
                )
            ),
            .extension(registration(lookups, isWhole: isWhole)),
        ] + (isWhole ? [.type(handler())] : []) + (failure().map { [$0] } ?? [])
    }

    private func protocolDeclaration() -> TypeDeclaration {
        TypeDeclaration(
            documentation: [
                "Serves \(plan.name.name) with the app's handler for SiriKit. What the handler does not answer here, such as",
                "reasons to refuse a value, a type that conforms can add.",
            ],
            attributes: plan.attributes,
            access: emitter.access,
            .protocol,
            seam,
            inherits: [TypeName(plan.handling)],
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: ["The handler. It is asked for each time, and may be the same."],
                        "siriKitHandler",
                        returns: handlerType
                    )
                )
            ]
        )
    }

    // MARK: - Options

    private func siriKitParameter(_ parameter: ParameterPlan) -> SiriKitParameter? {
        siriKit.parameters.first { $0.name == parameter.source.name }
    }

    /// The call that asks the handler for options.
    private func offer(_ parameter: SiriKitParameter, _ handler: Code, _ intent: Code, searchTerm: Code) -> Code {
        guard siriKit.hasOptionsCollections else {
            let method = Identifier(HandlingMethod.provideOldOptions(parameter, of: siriKit).name)
            return "try await \(handler).\(method)(for: \(intent))"
        }
        let method = Identifier(HandlingMethod.provideOptions(parameter, of: siriKit).name)
        let term: Code = parameter.options.supportsSearch ? ", searchTerm: \(searchTerm)" : ""
        return "try await \(handler).\(method)(for: \(intent)\(term))"
    }

    private func options(of parameter: ParameterPlan, _ forms: inout SiriKitForms) -> FunctionDeclaration? {
        guard let declared = siriKitParameter(parameter) else { return nil }
        let type = parameter.source.type
        let converted =
            siriKit.hasOptionsCollections
            ? forms.option("option", type) : forms.appIntent("option", type, isElement: true)
        guard let converted else { return nil }
        guard let form = parameter.isEntity ? .displayString : emitter.context.textForm(of: type) else { return nil }
        let title = emitter.element("value", form)
        var arguments: [Code] = ["value", "title: \(InterpolatedLiteral([.value(title)]))"]
        if parameter.isEntity { arguments.append(#"subtitle: value.subtitleString.map { "\($0)" }"#) }
        let item: Code = "IntentItem(\(arguments, separator: ", "))"
        let value: Code =
            converted.isPartial
            ? "guard let value = \(converted.code) else { return nil }" : "let value = \(converted.code)"
        let call = offer(
            declared,
            "siriKitHandler()",
            "intent.\(plan.siriKitIntent)",
            searchTerm: parameter.isSearched ? "searchTerm" : "nil"
        )
        let body: Code
        if siriKit.hasOptionsCollections {
            forms.usesCollections = true
            body = Code {
                "let collection = \(call)"
                "return .offering(collection) { option in"
                Code.lines([value, "return \(item)"]).indented()
                "}"
            }
        } else {
            body = Code {
                "let options = \(call)"
                "let items = options.compactMap { option -> IntentItem<\(parameter.element)>? in"
                Code.lines([value, "return \(item)"]).indented()
                "}"
                "return IntentItemCollection(sections: [IntentItemSection(items: items)])"
            }
        }
        var method = parameter.optionsRequirement(in: plan).implemented(body)
        method.access = emitter.access
        return method
    }

    private func defaultValue(of parameter: ParameterPlan, _ forms: inout SiriKitForms) -> FunctionDeclaration? {
        guard siriKit.hasOptionsCollections, let declared = siriKitParameter(parameter) else { return nil }
        let method = Identifier(HandlingMethod.defaultValue(declared, of: siriKit).name)
        let asked: Code = "siriKitHandler().\(method)?(for: intent.\(plan.siriKitIntent))"
        let type = parameter.source.type
        guard let value = forms.appIntent("value", type, isElement: parameter.source.isArray) else { return nil }
        let body: Code =
            if value.code == "value" {
                asked
            } else if parameter.source.isArray {
                value.isPartial
                    ? "\(asked).map { values in values.compactMap { value in \(value.code) } }"
                    : "\(asked).map { values in values.map { value in \(value.code) } }"
            } else {
                value.isPartial
                    ? "\(asked).flatMap { value in \(value.code) }" : "\(asked).map { value in \(value.code) }"
            }
        return FunctionDeclaration(
            access: emitter.access,
            parameter.defaultMethod,
            [plan.argument],
            effects: .async,
            returns: parameter.unwrapped.optional,
            body: body
        )
    }

    // MARK: - Work

    private func handle() -> FunctionDeclaration {
        let response = TypeName(Identifier(siriKit.responseName))
        let title = emitter.resource(plan.title)
        let failure: Code = "throw \(failureName)(localizedStringResource: \(title))"
        let answered: Code =
            plan.response == nil
            ? "if answer.code != .success, answer.code != .ready, answer.code != .inProgress { \(failure) }"
            : "return \(plan.responseName)(siriKit: answer)"
        let refused: Code = plan.response == nil ? failure : "return \(plan.responseName)(siriKit: readiness)"
        let body = Code {
            "let handler = siriKitHandler()"
            "let request = intent.\(plan.siriKitIntent)"
            "let readiness: \(response)? = await handler.confirm?(intent: request)"
            Code.block("if let readiness, readiness.code != .ready, readiness.code != .success {", refused)
            if siriKit.handlingIsOptional {
                "let handled: \(response)? = await handler.handle?(intent: request)"
                "guard let answer = handled else { \(failure) }"
            } else {
                "let answer = await handler.handle(intent: request)"
            }
            answered
        }
        var method = plan.handleRequirement.implemented(body)
        method.access = emitter.access
        return method
    }

    /// The error of a handler that says no more than that it failed.
    private func failure() -> Declaration? {
        guard plan.isAction, plan.response == nil || siriKit.handlingIsOptional else { return nil }
        return .type(
            TypeDeclaration(
                documentation: ["What a handler for SiriKit could not do."],
                attributes: plan.attributes,
                access: .private,
                .struct,
                failureName,
                inherits: ["Error", "CustomLocalizedStringResourceConvertible"],
                members: [
                    .variable(
                        VariableDeclaration(binding: .let, "localizedStringResource", "LocalizedStringResource")
                    )
                ]
            )
        )
    }

    // MARK: - Registration

    /// For each entity that this intent is the first to offer, the call that lets it be found among the options.
    private func lookups(
        _ forms: inout SiriKitForms,
        _ finders: [Identifier: ParameterPlan],
        asking handler: Code
    ) -> [Code] {
        plan.optionProviders.compactMap { provider -> Code? in
            let parameter = plan.parameters[provider.position]
            guard let entity = emitter.context.entity(for: parameter.source.type),
                finders[entity.identifier] === parameter, let declared = siriKitParameter(parameter),
                let value = forms.appIntent("object", parameter.source.type, isElement: true)
            else { return nil }
            let call = offer(declared, handler, "\(className)()", searchTerm: "nil")
            let objects: Code = siriKit.hasOptionsCollections ? "offered.allItems" : "offered"
            return Code.lines([
                "\(entity.identifier).register(",
                Code.lines([
                    "\(entity.siriKitLookup) {",
                    Code.lines(["let offered = \(call)", "return \(objects).map { object in \(value.code) }"])
                        .indented(),
                    "}",
                ]).indented(),
                ")",
            ])
        }
    }

    private func registration(_ lookups: [Code], isWhole: Bool) -> ExtensionDeclaration {
        let given =
            isWhole
            ? FunctionParameter(
                label: .named("siriKit"),
                "makeHandler",
                "@escaping @Sendable () -> \(handlerType)"
            ) : FunctionParameter(label: .named("siriKit"), "implementation", "any \(seam)")
        let registered: Code =
            isWhole ? "register(\(handlerName)(makeHandler: makeHandler))" : "register(implementation)"
        return ExtensionDeclaration(
            attributes: plan.attributes,
            TypeName(plan.name),
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "Lets the app's handler for SiriKit do the app's part. Call it early in every process that runs intents",
                            "or shows widgets.",
                        ],
                        access: emitter.access,
                        modifiers: [.static],
                        "register",
                        [given],
                        body: .lines([registered] + lookups)
                    )
                )
            ]
        )
    }

    private func handler() -> TypeDeclaration {
        TypeDeclaration(
            attributes: plan.attributes,
            access: .private,
            .struct,
            handlerName,
            inherits: [TypeName(seam)],
            members: [
                .variable(
                    VariableDeclaration(binding: .let, "makeHandler", "@Sendable () -> \(handlerType)")
                ),
                .function(
                    FunctionDeclaration(
                        "siriKitHandler",
                        returns: handlerType,
                        body: "makeHandler()"
                    )
                ),
            ]
        )
    }
}
