import IntentSchema
import SiriKitGeneration
import SwiftSource

extension IntentBridge {
    /// Writes the class that handles SiriKit's intent with the models' handler, which App Intents and tests can also
    /// call. Apps can derive from the class to change single steps.
    func writePortableHandler(to writer: Writer) {
        let conforms = model.hasDynamicOptions && optionsHandlerIsComplete
        writer.type(
            documentation: ["Handles `\(siriKit.className)` with a handler of models."],
            access: memberAccess,
            .class,
            Identifier(siriKit.className + "PortableHandler"),
            inherits: [model.hasDynamicOptions ? TypeName(optionsHandlerName) : "NSObject"]
                + (conforms ? [] : [TypeName(Identifier(siriKit.protocolName))])
        ) {
            writer.constant(access: .private, "handler", handlerType)
            writeInitializer(to: writer)
            writeHandling(to: writer)
            for index in model.order {
                if let name = model.namesOfResolutions[index] { writeResolution(of: index, named: name, to: writer) }
            }
            if !model.namesOfResolutions.isEmpty {
                let effects: Effects = looksUpObjects ? .async : .none
                model.writeDraftFunction(of: intentType, effects: effects, values, unsaid: unsaid, to: writer)
            }
        }
    }

    /// SiriKit calls from any thread.
    private var handlerType: TypeName { "any \(model.names.handling) & \(context.models.standard("Sendable"))" }

    private func writeInitializer(to writer: Writer) {
        let handler = FunctionParameter(label: .omitted, "handler", handlerType)
        let provider = FunctionParameter(
            label: .named("options"),
            "provider",
            "any \(TypeName(model.names.optionsProvider))"
        )
        writer.function(
            documentation: [
                model.hasDynamicOptions
                    ? "Asks `handler` what to do, and `provider` for options." : "Asks `handler` what to do."
            ],
            .initializer(model.hasDynamicOptions ? [handler, provider] : [handler])
        ) {
            writer.line("self.handler = handler")
            if model.hasDynamicOptions { writer.line("super.init(provider)") }
        }
    }

    // MARK: - The intent as a whole

    private func writeHandling(to writer: Writer) {
        let methods: [(HandlingMethod, name: Code, documentation: String)] = [
            (.handle(siriKit), "handle", "Handles the intent"),
            (.confirm(siriKit), "confirm", "Asks whether the intent can be handled"),
        ]
        for (method, name, documentation) in methods {
            writeMethod(
                method,
                documentation: documentation + "; what the handler throws is a failure.",
                [FunctionParameter("intent", intentType)],
                effects: .async,
                returns: responseType,
                to: writer
            ) {
                writer.line("do {")
                writer.indented { writer.line("return \(responseType)(try await handler.\(name)(\(values)))") }
                writer.block("} catch {") { writer.line("return \(responseType)(code: .failure, userActivity: nil)") }
            }
        }
    }

    /// The intent's values, with the provider's current version of chosen objects.
    private var values: Code {
        looksUpObjects
            ? "await \(configurationType)(intent).lookedUp(by: provider).current" : "\(configurationType)(intent)"
    }

    // MARK: - Resolving

    private func writeResolution(of index: Int, named name: String, to writer: Writer) {
        let parameter = siriKit.parameters[index]
        let value = context.value(siriKit.intent.parameters[index].type)
        let result = TypeName(Identifier(parameter.resolutionResult ?? "INIntentResolutionResult"))
        let isArray = parameter.property.isArray
        let draft: Code = looksUpObjects ? "await draft(of: intent)" : "draft(of: intent)"
        let answer: Code = "try? await handler.\(Identifier("resolve\(name)"))(for: draft)"
        func askAboutEffect() {
            writer.line("let draft = \(draft)")
            if siriKit.intent.parameters[index].parent == nil { return }
            let nothing: Code = isArray ? "[.notRequired()]" : ".notRequired()"
            writer.line("guard draft.configuration.hasEffect(.\(model.properties[index])) else { return \(nothing) }")
        }
        writeMethod(
            .resolve(parameter, of: siriKit),
            documentation: "What the handler makes of `\(parameter.name)`.",
            [intentParameter],
            effects: .async,
            returns: isArray ? result.array : result,
            to: writer
        ) {
            if value.toSiriKit.isNone {
                writer.line(systemValue(parameter.property))
            } else if isArray {
                askAboutEffect()
                writer.line("guard let results = \(answer) else { return [.unsupported()] }")
                writer.block("return results.results.map { result -> \(result) in") {
                    write(results: "result", of: value, reasons: parameter.unsupportedReasons, to: writer)
                }
            } else {
                askAboutEffect()
                writer.line("guard let result = \(answer) else { return .unsupported() }")
                write(results: "result", of: value, reasons: parameter.unsupportedReasons, to: writer)
            }
        }
    }

    /// Writes SiriKit's result for each result that a handler may return.
    private func write(
        results: Code,
        of value: SiriKitModelValue,
        reasons: SiriKitUnsupportedReasons?,
        to writer: Writer
    ) {
        func writeCase(_ pattern: Code, _ statement: Code) {
            writer.line("case .\(pattern):")
            writer.indented { writer.line(statement) }
        }
        func resolving(_ method: Code) -> Code {
            let resolved = value.toResolved.applied(to: "value")
            guard value.toResolved.isPartial else { return "return .\(method)(with: \(resolved))" }
            return """
                if let value = \(resolved) { return .\(method)(with: value) }
                return .unsupported()
                """
        }
        writer.line("switch \(results) {")
        writeCase("success(let value)", resolving("success"))
        writeCase("needsValue", "return .needsValue()")
        writeCase("notRequired", "return .notRequired()")
        writeCase("confirmationRequired(let value)", resolving("confirmationRequired"))
        if value.canBeDisambiguated {
            let values = value.toResolved.applied(to: "values", isArray: true)
            writeCase("disambiguation(let values)", "return .disambiguation(with: \(values))")
        } else {
            writeCase("disambiguation", "return .needsValue()")
        }
        if let reasons {
            let cases: [Code] = reasons.reasons.map { reason in
                "case \(StringLiteral(reason.code)): return .unsupported(forReason: .\(Identifier(reason.code)))"
            }
            writeCase(
                "unsupported(let reason)",
                .lines(["switch reason?.rawValue {"] + cases + ["default: return .unsupported()", "}"])
            )
        } else {
            writeCase("unsupported", "return .unsupported()")
        }
        writer.line("}")
    }

    /// The result for a value that models lack, and about which the handler can say nothing.
    private func systemValue(_ property: SiriKitProperty) -> Code {
        let origin: Code = "intent.\(Identifier(property.name))"
        if property.isArray {
            return property.value.isEnumeration
                ? "return (\(origin) ?? []).map { _ in .notRequired() }"
                : "return (\(origin) ?? []).map { value in .success(with: value) }"
        }
        return property.value.isEnumeration
            ? "return \(origin).rawValue == 0 ? .needsValue() : .success(with: \(origin))"
            : "return \(origin).map { value in .success(with: value) } ?? .needsValue()"
    }

    // MARK: - Objects that were chosen earlier

    /// Whether a provider of the intent's options finds objects that were chosen earlier.
    private var looksUpObjects: Bool { model.order.contains(where: model.findsObjects) }

    /// Values that have a default and that the user has not set.
    private var unsaid: [(condition: Code, property: Identifier)] {
        properties.filter(\.hasDefault).compactMap { property in
            var isMissing: Code = " == nil"
            if !property.isArray, let enumeration = context.value(property.type).enumeration {
                // SiriKit cannot tell a case at the index 0 from a missing value.
                guard enumeration.cases.first(where: { $0.index == 0 })?.isUnknown ?? true else { return nil }
                isMissing = ".rawValue == 0"
            }
            return ("intent.\(property.siriKit)\(isMissing)", property.model)
        }
    }
}
