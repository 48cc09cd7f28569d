import SwiftSource

extension SiriKitSwift {
    /// Writes the protocol that handlers conform to. A requirement with a completion handler has an `async` variant
    /// with the same selector, so that a handler implements either one.
    func writeHandlingProtocol(of intent: SiriKitIntent, to writer: Writer) {
        let handling = SwiftHandlingMembers(intent: intent, names: classes.names, writer: writer)
        writer.type(
            documentation: ["Handles `\(intent.className)`."],
            attributes: availability(intent) + [.objectiveC(intent.protocolName)],
            modifiers: isolation,
            .protocol,
            Identifier(intent.protocolName),
            inherits: ["NSObjectProtocol"],
            members: handling.write
        )
    }
}

/// The requirements of one handling protocol.
private struct SwiftHandlingMembers {
    let intent: SiriKitIntent
    let names: SiriKitNames
    let writer: Writer

    private var intentType: TypeName { TypeName(Identifier(intent.className)) }
    private var responseType: TypeName { TypeName(Identifier(intent.responseName)) }
    private var errorType: TypeName { names.type("Error", of: "Swift") }
    private var stringType: TypeName { names.type("String", of: "Swift") }

    func write() {
        let dynamic = intent.parameters.filter(\.options.isDynamic)
        if !intent.handlingIsOptional { writeHandle() }
        for parameter in intent.parameters { writeResolve(parameter) }
        for parameter in dynamic { writeOptions(parameter) }
        writeWhole(
            .confirm(intent),
            "Checks that the intent can be performed. Called before `handle`.",
            isOptional: true
        )
        if intent.handlingIsOptional { writeHandle() }
        if intent.hasOptionsCollections {
            for parameter in dynamic { writeDefaultValue(parameter) }
            for parameter in dynamic { writeOldOptions(parameter) }
        }
    }

    private var context: FunctionParameter { FunctionParameter(label: .named("for"), "intent", intentType) }

    /// `with completion: @escaping (…) -> Swift.Void`
    private func completion(_ type: TypeName) -> FunctionParameter {
        FunctionParameter(label: .named("with"), "completion", "@escaping (\(type)) -> Swift.Void")
    }

    private func writeHandle() {
        writeWhole(
            .handle(intent),
            "Performs the intent and reports the outcome.",
            isOptional: intent.handlingIsOptional
        )
    }

    private func writeWhole(_ method: HandlingMethod, _ documentation: String, isOptional: Bool) {
        writeTwins(
            method,
            documentation: documentation,
            modifiers: isOptional ? [.optional] : [],
            asyncAttributes: [SwiftAvailability.resolution],
            parameters: [FunctionParameter("intent", intentType)],
            completion: FunctionParameter("completion", "@escaping (\(responseType)) -> Swift.Void"),
            returns: responseType
        )
    }

    private func writeResolve(_ parameter: SiriKitParameter) {
        guard let result = parameter.resolutionResult.map({ TypeName(Identifier($0)) }) else { return }
        let type = parameter.property.isArray ? result.array : result
        writeTwins(
            .resolve(parameter, of: intent),
            documentation:
                "Decides whether to use the value of `\(parameter.name)` or to ask the user for one.",
            bothAttributes: [SwiftAvailability.resolution],
            parameters: [context],
            completion: completion(type),
            returns: type
        )
    }

    /// Writes the options as a collection, or as an array for definitions that Xcode 12 has not upgraded.
    private func writeOptions(_ parameter: SiriKitParameter) {
        let value = parameter.property.value
        let isCollection = intent.hasOptionsCollections
        let options: TypeName = isCollection ? "INObjectCollection<\(value.bridged)>" : value.swiftElement.array
        let searches = isCollection && parameter.options.supportsSearch
        writeTwins(
            isCollection ? .provideOptions(parameter, of: intent) : .provideOldOptions(parameter, of: intent),
            documentation: searches
                ? "The values offered for `\(parameter.name)` that match the search term; `nil` before the user types."
                : "The values offered for `\(parameter.name)`.",
            bothAttributes: [isCollection ? SwiftAvailability.collections : SwiftAvailability.resolution],
            parameters: [context] + (searches ? [FunctionParameter("searchTerm", stringType.optional)] : []),
            completion: completion("\(options)?, \(errorType)?"),
            effects: .asyncThrows,
            returns: options
        )
    }

    private func writeDefaultValue(_ parameter: SiriKitParameter) {
        let method = HandlingMethod.defaultValue(parameter, of: intent)
        let element = parameter.property.value.swiftElement
        writer.requirement(
            documentation: ["The value of `\(parameter.name)` before the user chooses one."],
            attributes: [SwiftAvailability.collections, .selector(method.selector)],
            modifiers: [.optional],
            Signature(
                Identifier(method.name),
                [context],
                returns: parameter.property.isArray ? element.array.optional : element.optional
            )
        )
    }

    private func writeOldOptions(_ parameter: SiriKitParameter) {
        let method = HandlingMethod.provideOldOptions(parameter, of: intent)
        let options = parameter.property.value.swiftElement.array
        writer.requirement(
            documentation: ["The values offered for `\(parameter.name)` on systems without options collections."],
            attributes: SwiftAvailability.oldOptions + [.selector(method.selector)],
            modifiers: [.optional],
            Signature(Identifier(method.name), [context, completion("\(options)?, \(errorType)?")])
        )
    }

    /// Writes a requirement with a completion handler, and the `async` variant that it is renamed to.
    private func writeTwins(
        _ method: HandlingMethod,
        documentation: String,
        modifiers: [Modifier] = [],
        bothAttributes: [Attribute] = [],
        asyncAttributes: [Attribute] = [],
        parameters: [FunctionParameter],
        completion: FunctionParameter,
        effects: Effects = .async,
        returns result: TypeName
    ) {
        let labels = parameters.map { parameter in
            if case .named(let label) = parameter.label { "\(label.name):" } else { "\(parameter.name.name):" }
        }
        let name = Identifier(method.name)
        let selector = Attribute.selector(method.selector)
        let twin = StringLiteral("\(method.name)(\(labels.joined()))")
        writer.requirement(
            documentation: [documentation],
            attributes: bothAttributes + [.above("@available(*, renamed: \(twin))"), selector],
            modifiers: modifiers,
            Signature(name, parameters + [completion])
        )
        writer.requirement(
            documentation: [documentation],
            attributes: asyncAttributes + bothAttributes + [selector],
            modifiers: modifiers,
            Signature(name, parameters, effects: effects, returns: result)
        )
    }
}
