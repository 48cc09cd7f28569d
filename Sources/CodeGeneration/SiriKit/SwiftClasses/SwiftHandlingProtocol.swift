extension SiriKitSwift {
    /// The protocol that handlers conform to. Every requirement with a completion has an `async` twin of the same
    /// selector, so a handler implements either.
    func handlingProtocol(of intent: SiriKitIntent) -> TypeDeclaration {
        let handling = SwiftHandlingMembers(intent, classes.names)
        let dynamic = intent.parameters.filter(\.options.isDynamic)
        var members: [FunctionDeclaration] = []
        if !intent.handlingIsOptional { members += handling.handle(isOptional: false) }
        members += intent.parameters.flatMap { handling.resolve($0) }
        members += dynamic.flatMap {
            intent.hasOptionsCollections ? handling.provide($0) : handling.provideArray($0)
        }
        members += handling.confirm()
        if intent.handlingIsOptional { members += handling.handle(isOptional: true) }
        if intent.hasOptionsCollections {
            members += dynamic.map { handling.defaultValue($0) }
            members += dynamic.map { handling.oldOptions($0) }
        }
        return TypeDeclaration(
            documentation: ["Handles `\(intent.className)`."],
            attributes: [SwiftAvailability.intents, .objectiveC(intent.protocolName)],
            access: access,
            modifiers: isolation,
            .protocol,
            Identifier(intent.protocolName),
            inherits: ["NSObjectProtocol"],
            members: members.map { .function($0) }
        )
    }
}

/// The requirements of one handling protocol.
private struct SwiftHandlingMembers {
    let intent: SiriKitIntent
    private let intentType: TypeName
    private let responseType: TypeName
    private let errorType: TypeName
    private let stringType: TypeName

    init(_ intent: SiriKitIntent, _ names: SiriKitNames) {
        self.intent = intent
        errorType = names.type("Error", of: "Swift")
        stringType = names.type("String", of: "Swift")
        intentType = TypeName(Identifier(intent.className))
        responseType = TypeName(Identifier(intent.responseName))
    }

    func handle(isOptional: Bool) -> [FunctionDeclaration] {
        whole(.handle(intent), isOptional: isOptional, "Performs the intent and reports the outcome.")
    }

    func confirm() -> [FunctionDeclaration] {
        whole(.confirm(intent), isOptional: true, "Checks that the intent can be performed. Called before `handle`.")
    }

    /// A method for the intent as a whole.
    private func whole(_ method: HandlingMethod, isOptional: Bool, _ documentation: String) -> [FunctionDeclaration] {
        let parameter = FunctionParameter("intent", intentType)
        return twins(
            method,
            documentation,
            modifiers: isOptional ? [.optional] : [],
            asyncAttributes: [SwiftAvailability.resolution],
            [parameter],
            completion: FunctionParameter("completion", "@escaping (\(responseType)) -> Swift.Void"),
            returns: responseType
        )
    }

    func resolve(_ parameter: SiriKitParameter) -> [FunctionDeclaration] {
        guard let result = parameter.resolutionResult.map({ TypeName(Identifier($0)) }) else { return [] }
        let type = parameter.property.isArray ? result.array : result
        return twins(
            .resolve(parameter, of: intent),
            "Decides whether the value of `\(parameter.name)` can be used or the user has to be asked for it.",
            bothAttributes: [SwiftAvailability.resolution],
            [FunctionParameter(label: .named("for"), "intent", intentType)],
            completion: FunctionParameter(label: .named("with"), "completion", "@escaping (\(type)) -> Swift.Void"),
            returns: type
        )
    }

    func provide(_ parameter: SiriKitParameter) -> [FunctionDeclaration] {
        let collection: TypeName = "INObjectCollection<\(parameter.property.value.bridged)>"
        let searches = parameter.options.supportsSearch
        return twins(
            .provideOptions(parameter, of: intent),
            searches
                ? "The values offered for `\(parameter.name)` that match the search term; `nil` before the user types."
                : "The values offered for `\(parameter.name)`.",
            bothAttributes: [SwiftAvailability.collections],
            [FunctionParameter(label: .named("for"), "intent", intentType)]
                + (searches ? [FunctionParameter("searchTerm", stringType.optional)] : []),
            completion: FunctionParameter(
                label: .named("with"),
                "completion",
                "@escaping (\(collection)?, \(errorType)?) -> Swift.Void"
            ),
            canThrow: true,
            returns: collection
        )
    }

    /// The form of handlers for definitions that Xcode 12 has not upgraded.
    func provideArray(_ parameter: SiriKitParameter) -> [FunctionDeclaration] {
        let options = parameter.property.value.swiftElement.array
        return twins(
            .provideOldOptions(parameter, of: intent),
            "The values offered for `\(parameter.name)`.",
            bothAttributes: [SwiftAvailability.resolution],
            [FunctionParameter(label: .named("for"), "intent", intentType)],
            completion: FunctionParameter(
                label: .named("with"),
                "completion",
                "@escaping (\(options)?, \(errorType)?) -> Swift.Void"
            ),
            canThrow: true,
            returns: options
        )
    }

    func defaultValue(_ parameter: SiriKitParameter) -> FunctionDeclaration {
        let method = HandlingMethod.defaultValue(parameter, of: intent)
        return FunctionDeclaration(
            documentation: ["The value of `\(parameter.name)` before the user chooses one."],
            attributes: [SwiftAvailability.collections, .selector(method.selector)],
            modifiers: [.optional],
            Identifier(method.name),
            [FunctionParameter(label: .named("for"), "intent", intentType)],
            returns: (parameter.property.isArray
                ? parameter.property.value.swiftElement.array : parameter.property.value.swiftElement).optional
        )
    }

    func oldOptions(_ parameter: SiriKitParameter) -> FunctionDeclaration {
        let method = HandlingMethod.provideOldOptions(parameter, of: intent)
        return FunctionDeclaration(
            documentation: ["The values offered for `\(parameter.name)` on systems without options collections."],
            attributes: SwiftAvailability.oldOptions + [.selector(method.selector)],
            modifiers: [.optional],
            Identifier(method.name),
            [
                FunctionParameter(label: .named("for"), "intent", intentType),
                FunctionParameter(
                    label: .named("with"),
                    "completion",
                    "@escaping ([\(parameter.property.value.swiftElement)]?, \(errorType)?) -> Swift.Void"
                ),
            ]
        )
    }

    /// A requirement with a completion, and the `async` one that it is renamed to.
    private func twins(
        _ method: HandlingMethod,
        _ documentation: String,
        modifiers: [Modifier] = [],
        bothAttributes: [Attribute] = [],
        asyncAttributes: [Attribute] = [],
        _ parameters: [FunctionParameter],
        completion: FunctionParameter,
        canThrow: Bool = false,
        returns result: TypeName
    ) -> [FunctionDeclaration] {
        let labels = parameters.map { parameter in
            if case .named(let label) = parameter.label { "\(label.name):" } else { "\(parameter.name.name):" }
        }
        let name = Identifier(method.name)
        let selector = Attribute.selector(method.selector)
        let twin = StringLiteral("\(method.name)(\(labels.joined()))")
        return [
            FunctionDeclaration(
                documentation: [documentation],
                attributes: bothAttributes + [.above("@available(*, renamed: \(twin))"), selector],
                modifiers: modifiers,
                name,
                parameters + [completion]
            ),
            FunctionDeclaration(
                documentation: [documentation],
                attributes: asyncAttributes + bothAttributes + [selector],
                modifiers: modifiers,
                name,
                parameters,
                effects: canThrow ? .asyncThrows : .async,
                returns: result
            ),
        ]
    }
}
