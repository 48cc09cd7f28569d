import AppIntentsGeneration
import IntentSchema
import SiriKitGeneration
import SwiftSource

/// The protocol through which a SiriKit handler serves an App Intent, covering every request.
struct SiriKitForwarding {
    private let plan: IntentPlan
    private let siriKit: SiriKitIntent
    private let finders: [Identifier: ParameterPlan]
    private let bridge: AppIntentsSiriKitBridge
    private let emitter: AppIntentsEmitter
    private let parameters: [String: SiriKitParameter]

    /// - Parameter finders: For each entity, the parameter whose options are searched for it.
    init(
        _ plan: IntentPlan,
        to siriKit: SiriKitIntent,
        finders: [Identifier: ParameterPlan],
        in bridge: AppIntentsSiriKitBridge
    ) {
        self.plan = plan
        self.siriKit = siriKit
        self.finders = finders
        self.bridge = bridge
        emitter = AppIntentsEmitter(bridge.plan)
        parameters = Dictionary(siriKit.parameters.map { ($0.name, $0) }) { first, _ in first }
    }

    private var seam: Identifier { Identifier(plan.name.name + "SiriKitHandling") }
    private var handlerName: Identifier { Identifier(plan.name.name + "SiriKitHandler") }
    private var handlerType: TypeName { "any \(Identifier(siriKit.protocolName))" }
    private var handlerRequirement: Signature { Signature("siriKitHandler", returns: handlerType) }
    private var className: TypeName { TypeName(Identifier(siriKit.className)) }

    func write(to writer: Writer) {
        let offered = plan.optionProviders.map { plan.parameters[$0.position] }
        writeProtocol(to: writer)
        writer.extension(attributes: plan.attributes, TypeName(seam)) {
            for parameter in offered {
                guard let declared = siriKitParameter(parameter) else { continue }
                writeOptions(of: parameter, declared, to: writer)
                if siriKit.hasOptionsCollections { writeDefaultValue(of: parameter, declared, to: writer) }
            }
            if plan.isAction { writeHandling(to: writer) }
        }
        // A type of the app must provide the options that the handler cannot offer here.
        let isWhole = offered.allSatisfy { siriKitParameter($0) != nil && item(of: $0) != nil }
        writeRegistration(isWhole: isWhole, to: writer)
        if isWhole { writeHandler(to: writer) }
    }

    private func writeProtocol(to writer: Writer) {
        writer.type(
            documentation: [
                "Serves \(plan.name.name) with the app's handler for SiriKit. What the handler does not answer here, such as",
                "reasons to refuse a value, a type that conforms can add.",
            ],
            attributes: plan.attributes,
            .protocol,
            seam,
            inherits: [TypeName(plan.handling)]
        ) {
            writer.requirement(
                documentation: ["The handler. It is asked for each time, and may be the same."],
                modifiers: [.nonisolated],
                handlerRequirement
            )
        }
    }

    // MARK: - Options

    private func siriKitParameter(_ parameter: ParameterPlan) -> SiriKitParameter? {
        parameters[parameter.source.name]
    }

    /// The call that asks the handler for options.
    private func offer(_ parameter: SiriKitParameter, from handler: Code, for intent: Code, searchTerm: Code) -> Code {
        guard siriKit.hasOptionsCollections else {
            let method = Identifier(HandlingMethod.provideOldOptions(parameter, of: siriKit).name)
            return "try await \(handler).\(method)(for: \(intent))"
        }
        let method = Identifier(HandlingMethod.provideOptions(parameter, of: siriKit).name)
        let term: Code = parameter.options.supportsSearch ? ", searchTerm: \(searchTerm)" : ""
        return "try await \(handler).\(method)(for: \(intent)\(term))"
    }

    /// Statements that return an option with its text; `nil` for types whose values do not convert to App Intents.
    private func item(of parameter: ParameterPlan) -> Code? {
        let type = parameter.source.type
        guard let conversions = bridge.value(type, isElement: true), emitter.context.hasText(type) else { return nil }
        let object = siriKit.hasOptionsCollections ? conversions.objectToAppIntent : nil
        let conversion = object ?? conversions.toAppIntent
        let title = emitter.element("value", type)
        var arguments: [Code] = ["value", "title: \(InterpolatedLiteral([.value(title)]))"]
        if parameter.isEntity { arguments.append(#"subtitle: value.subtitleString.map { "\($0)" }"#) }
        let value = conversion.applied(to: "option")
        return .lines([
            conversion.isPartial ? "guard let value = \(value) else { return nil }" : "let value = \(value)",
            "return IntentItem(\(arguments, separator: ", "))",
        ])
    }

    private func writeOptions(of parameter: ParameterPlan, _ declared: SiriKitParameter, to writer: Writer) {
        guard let item = item(of: parameter) else { return }
        let call = offer(
            declared,
            from: "siriKitHandler()",
            for: "intent.\(plan.siriKitIntent)",
            searchTerm: parameter.isSearched ? "searchTerm" : "nil"
        )
        writer.function(parameter.optionsRequirement(in: plan)) {
            if siriKit.hasOptionsCollections {
                writer.line("let collection = \(call)")
                writer.block("return .offering(collection) { option in") { writer.line(item) }
            } else {
                writer.line("let options = \(call)")
                writer.block(
                    "let items = options.compactMap { option -> IntentItem<\(parameter.element)>? in"
                ) { writer.line(item) }
                writer.line("return IntentItemCollection(sections: [IntentItemSection(items: items)])")
            }
        }
    }

    private func writeDefaultValue(of parameter: ParameterPlan, _ declared: SiriKitParameter, to writer: Writer) {
        let isArray = parameter.source.isArray
        guard let value = bridge.value(parameter.source.type, isElement: isArray) else { return }
        let method = Identifier(HandlingMethod.defaultValue(declared, of: siriKit).name)
        let asked: Code = "siriKitHandler().\(method)?(for: intent.\(plan.siriKitIntent))"
        writer.function(parameter.defaultRequirement(in: plan)) {
            writer.line(value.toAppIntent.applied(to: asked, isArray: isArray, isOptional: true))
        }
    }

    // MARK: - Work

    private func writeHandling(to writer: Writer) {
        let response = TypeName(Identifier(siriKit.responseName))
        let failure: Code = "throw UnfinishedIntent(\(emitter.resource(plan.title)))"
        writer.function(modifiers: [.nonisolated], plan.handleRequirement) {
            writer.line("let handler = siriKitHandler()")
            writer.line("let request = intent.\(plan.siriKitIntent)")
            writer.line("let readiness: \(response)? = await handler.confirm?(intent: request)")
            writer.block("if let readiness, readiness.code != .ready, readiness.code != .success {") {
                writer.line(plan.response == nil ? failure : "return \(plan.responseName)(siriKit: readiness)")
            }
            if siriKit.handlingIsOptional {
                writer.line("let handled: \(response)? = await handler.handle?(intent: request)")
                writer.line("guard let answer = handled else { \(failure) }")
            } else {
                writer.line("let answer = await handler.handle(intent: request)")
            }
            writer.line(
                plan.response == nil
                    ? "if answer.code != .success, answer.code != .ready, answer.code != .inProgress { \(failure) }"
                    : "return \(plan.responseName)(siriKit: answer)"
            )
        }
    }

    // MARK: - Registration

    private func writeRegistration(isWhole: Bool, to writer: Writer) {
        let given =
            isWhole
            ? FunctionParameter(
                label: .named("siriKit"),
                "makeHandler",
                "@escaping @Sendable () -> \(handlerType)"
            ) : FunctionParameter(label: .named("siriKit"), "implementation", "any \(seam)")
        writer.extension(attributes: plan.attributes, TypeName(plan.name)) {
            writer.function(
                documentation: [
                    "Lets the app's handler for SiriKit do the app's part. Call it early in every process that runs intents",
                    "or shows widgets.",
                ],
                modifiers: [.static],
                Signature("register", [given])
            ) {
                writer.line(
                    isWhole ? "register(\(handlerName)(makeHandler: makeHandler))" : "register(implementation)"
                )
                writeLookups(asking: isWhole ? "makeHandler()" : "implementation.siriKitHandler()", to: writer)
                for entity in bridge.plan.unofferedEntities(registeredBy: plan) {
                    writer.line("\(entity.identifier).register(\(entity.siriKitLookup) { [] })")
                }
            }
        }
    }

    /// Writes, for each entity that this intent is the first to offer, the call that registers its lookup.
    private func writeLookups(asking handler: Code, to writer: Writer) {
        for parameter in plan.optionProviders.map({ plan.parameters[$0.position] }) {
            guard let entity = emitter.context.entity(for: parameter.source.type),
                finders[entity.identifier] === parameter, let declared = siriKitParameter(parameter),
                let value = bridge.value(parameter.source.type, isElement: true)
            else { continue }
            let call = offer(declared, from: handler, for: "\(className)()", searchTerm: "nil")
            let objects: Code = siriKit.hasOptionsCollections ? "offered.allItems" : "offered"
            writer.block("\(entity.identifier).register(", closing: ")") {
                writer.block("\(entity.siriKitLookup) {") {
                    writer.line("let offered = \(call)")
                    writer.line("return \(value.toAppIntent.applied(to: objects, isArray: true))")
                }
            }
        }
    }

    private func writeHandler(to writer: Writer) {
        writer.privateStruct(handlerName, TypeName(seam), attributes: plan.attributes) {
            writer.constant(access: .implicit, "makeHandler", "@Sendable () -> \(handlerType)")
            writer.function(access: .implicit, modifiers: [.nonisolated], handlerRequirement) {
                writer.line("makeHandler()")
            }
        }
    }
}
