import IntentSchema

extension IntentBridge {
    /// The class that answers SiriKit with what the models' provider says. It is a whole handler where nothing but options
    /// is asked; otherwise a handler derives from it and adds the rest.
    func optionsHandler() -> [Declaration] {
        guard model.hasDynamicOptions else { return [] }
        let isComplete = optionsHandlerIsComplete
        let provider: TypeName = "any \(TypeName(model.names.optionsProvider))"
        // In the order in which users see parameters, which gives the provider's methods their names.
        let shown = model.order.map { siriKit.parameters[$0] }.filter(\.options.isDynamic)
        let capitalized = MemberNames(shown.map(\.upperName), besides: []).identifiers.map(\.name)
        let methods = zip(shown, capitalized).flatMap { parameter, name in
            siriKit.hasOptionsCollections
                ? [options(of: parameter, name), defaultValue(of: parameter, name)]
                : [arrayOptions(of: parameter, name)]
        }
        let members: [Declaration] = [
            .variable(VariableDeclaration(access: .fileprivate, binding: .let, "provider", provider)),
            .initializer(
                InitializerDeclaration(
                    documentation: ["Answers with what `provider` provides."],
                    access: context.access,
                    [FunctionParameter(label: .omitted, "provider", provider)],
                    body: "self.provider = provider"
                )
            ),
        ]
        return [
            .type(
                TypeDeclaration(
                    documentation: [
                        isComplete
                            ? "Handles `\(siriKit.className)` with an options provider."
                            : "The options of `\(siriKit.className)`: subclass this class for the handler."
                    ],
                    access: context.access == .public ? .open : context.access,
                    .class,
                    optionsHandlerName,
                    inherits: ["NSObject"] + (isComplete ? [TypeName(Identifier(siriKit.protocolName))] : []),
                    members: members + methods.map { .function($0) }
                )
            )
        ]
    }

    var optionsHandlerName: Identifier { Identifier(siriKit.className + "OptionsHandler") }

    /// Whether options are all that the intent's handler is asked for.
    var optionsHandlerIsComplete: Bool {
        siriKit.handlingIsOptional && siriKit.parameters.allSatisfy { $0.resolutionResult == nil }
    }

    var memberAccess: AccessModifier { context.access == .public ? .open : context.access }

    /// The form of handlers for definitions that Xcode 12 has not upgraded: all sections' options in one array.
    private func arrayOptions(of parameter: SiriKitParameter, _ name: String) -> FunctionDeclaration {
        let method = Identifier("provide\(name)OptionsCollection")
        let handling = HandlingMethod.provideOldOptions(parameter, of: siriKit)
        let type = siriKit.intent.parameters.first { $0.name == parameter.name }?.type ?? .untypedObject
        let term: Code = parameter.options.supportsSearch ? ", searchTerm: nil" : ""
        return FunctionDeclaration(
            documentation: ["The provider's options, without their sections."],
            attributes: [.selector(handling.selector)],
            access: memberAccess,
            Identifier(handling.name),
            [intentParameter],
            effects: .asyncThrows,
            returns: parameter.property.value.swiftElement.array,
            body: .lines([
                "let configuration = \(configurationType)(intent)",
                "let options = try await provider.\(method)(for: configuration\(term))",
                "let values = options.sections.flatMap(\\.items)",
                "return \(context.value(type).toSiriKit.mapping(array: "values"))",
            ])
        )
    }

    private func options(of parameter: SiriKitParameter, _ name: String) -> FunctionDeclaration {
        let method = Identifier("provide\(name)OptionsCollection")
        let handling = HandlingMethod.provideOptions(parameter, of: siriKit)
        let type = siriKit.intent.parameters.first { $0.name == parameter.name }?.type ?? .untypedObject
        let conversion = context.value(type).toObject.apply("value")
        let searches = parameter.options.supportsSearch
        let term: Code = searches ? ", searchTerm: searchTerm" : ""
        return FunctionDeclaration(
            documentation: ["The provider's options."],
            attributes: [.selector(handling.selector)],
            access: memberAccess,
            Identifier(handling.name),
            [intentParameter] + (searches ? [FunctionParameter("searchTerm", "String?")] : []),
            effects: .asyncThrows,
            returns: "INObjectCollection<\(parameter.property.value.bridged)>",
            body: .lines([
                "let configuration = \(configurationType)(intent)",
                "let options = try await provider.\(method)(for: configuration\(term))",
                "return objectCollection(options) { value in \(conversion) }",
            ])
        )
    }

    private func defaultValue(of parameter: SiriKitParameter, _ name: String) -> FunctionDeclaration {
        let method = Identifier("default\(name)")
        let handling = HandlingMethod.defaultValue(parameter, of: siriKit)
        let type = siriKit.intent.parameters.first { $0.name == parameter.name }?.type ?? .untypedObject
        let element = parameter.property.value.swiftElement
        let conversion = context.value(type).toSiriKit
        let converted: Code =
            parameter.property.isArray
            ? "answer.map { values in \(conversion.mapping(array: "values")) }"
            : conversion.mapping(optional: "answer")
        return FunctionDeclaration(
            documentation: ["The provider's default, if it gives one in five seconds: SiriKit asks without `async`."],
            attributes: [.selector(handling.selector)],
            access: memberAccess,
            Identifier(handling.name),
            [intentParameter],
            returns: (parameter.property.isArray ? element.array : element).optional,
            body: .lines([
                "let configuration = \(configurationType)(intent)",
                "let answer = SynchronousAnswer.wait { [provider] in await provider.\(method)(for: configuration) }",
                "return \(converted)",
            ])
        )
    }

    var intentParameter: FunctionParameter { FunctionParameter(label: .named("for"), "intent", intentType) }
}
