import AppIntentsGeneration
import IntentSchema
import ModelGeneration
import SwiftSource

// The models' handler of an action. App Intents and SiriKit both ask it to resolve each value, to say whether it is
// ready, and to do the work.
extension AppIntentBridge {
    private var handlerName: Identifier { Identifier(intent.name.name + "ModelsWork") }
    private var handlerType: TypeName { "any \(model.names.handling) & \(context.models.standard("Sendable"))" }

    /// Whether the models' response converts to that of App Intents.
    private var answers: Bool { intent.response != nil }

    /// Writes a handler that wraps the models' handler, and its registration.
    func writeWork(to writer: Writer) {
        let hasOptions = !dynamicParameters.isEmpty
        let inherited = TypeName(hasOptions ? seam : intent.handling)
        writer.type(attributes: intent.attributes, access: .private, .struct, handlerName, inherits: [inherited]) {
            writer.constant(access: .implicit, "modelsHandler", handlerType)
            if hasOptions { writer.constant(access: .implicit, "optionsProvider", providerType) }
            writer.function(access: .implicit, intent.handleRequirement) { writeHandling(to: writer) }
            if resolvesValues {
                model.writeDraftFunction(of: TypeName(intent.name), configuration, unsaid: unsaid, to: writer)
            }
            if answers { writeAnswer(to: writer) }
        }
        writer.extension(attributes: intent.attributes, TypeName(intent.name)) {
            let handler = FunctionParameter(label: .named("models"), "handler", handlerType)
            let provider = FunctionParameter(label: .named("options"), "provider", providerType)
            writer.function(
                documentation: [
                    "Lets the models' handler do the work: it is asked about each value, whether it is ready, and then to do it.",
                    "Call it early in every process that runs intents.",
                ],
                modifiers: [.static],
                Signature("register", hasOptions ? [handler, provider] : [handler])
            ) {
                if hasOptions {
                    writer.line("register(models: \(handlerName)(modelsHandler: handler, optionsProvider: provider))")
                } else {
                    writer.line("register(\(handlerName)(modelsHandler: handler))")
                    for call in context.unofferedRegistrations(of: intent) { writer.line(call) }
                }
            }
        }
    }

    private var resolvesValues: Bool {
        intent.parameters.contains { $0.source.supportsResolution && context.value($0.source.type) != nil }
    }

    /// Values that have a default and that the user has not set.
    private var unsaid: [(condition: Code, property: Identifier)] {
        intent.parameters.compactMap { parameter in
            let source = parameter.source
            guard parameter.isOptional, context.value(source.type) != nil,
                !context.models.isOptional(source.type, isArray: source.isArray)
            else { return nil }
            return ("intent.\(parameter.name) == nil", model.properties[parameter.index])
        }
    }

    private func writeHandling(to writer: Writer) {
        for parameter in intent.parameters where parameter.source.supportsResolution {
            guard let value = context.value(parameter.source.type) else { continue }
            if parameter.source.parent == nil {
                writeQuestion(about: parameter, value, to: writer)
            } else {
                writer.block("if \(configuration).hasEffect(.\(model.properties[parameter.index])) {") {
                    writeQuestion(about: parameter, value, to: writer)
                }
            }
        }
        writer.line("let readiness = try await modelsHandler.confirm(\(configuration))")
        writer.block("if readiness.code != .ready, !readiness.code.isSuccess {") { writer.line(refusal("readiness")) }
        if answers { return writer.line("return answer(try await modelsHandler.handle(\(configuration)))") }
        writer.line("let response = try await modelsHandler.handle(\(configuration))")
        writer.line("if !response.code.isSuccess { \(refusal("response")) }")
        if let response = intent.response {
            let success = response.outcomes.first(where: \.isSuccess)?.name ?? "success"
            writer.line("return \(intent.responseName)(code: .\(success))")
        }
    }

    /// How an action ends that is not carried out.
    private func refusal(_ answer: Code) -> Code {
        if answers { return "return answer(\(answer))" }
        guard let response = intent.response else {
            return "throw IntentRuntime.UnfinishedIntent(\(context.emitter.resource(intent.title)))"
        }
        return "return \(intent.responseName)(code: .\(response.failure))"
    }

    /// Asks the handler about one parameter, and the user for what the handler needs. Checks a value again once the
    /// user has given it.
    private func writeQuestion(about parameter: ParameterPlan, _ value: AppIntentModelValue, to writer: Writer) {
        let name = model.namesOfResolutions[parameter.index] ?? parameter.source.name.upperFirst
        let method = Identifier("resolve\(name)")
        let property: Code = "intent.\(parameter.name)"
        var arguments: [Code] = ["result", "as: { \(value.toAppIntent.applied(to: "$0")) }"]
        if let refusal = intent.refusals.first(where: { $0.parameter === parameter }) {
            let reason: Code = "\(intent.name).\(refusal.type)(rawValue: code)"
            arguments.append("refusing: { code in \(reason).flatMap { intent.dialog(for: $0) } }")
        }
        let resolution: Code = "try await intent.\(projected: parameter.name).resolve(\(arguments, separator: ", "))"
        let results: Code = "try await modelsHandler.\(method)(for: draft(of: intent))"
        if parameter.source.isArray {
            let values = Identifier("\(parameter.source.name)Values")
            writer.line("var \(values): [\(parameter.element)] = []")
            writer.block("for result in \(results).results {") {
                writer.line("if let value = \(resolution).value { \(values).append(value) }")
            }
            writer.line("if !\(values).isEmpty { \(property) = \(values) }")
        } else {
            writer.block("for _ in 0..<10 {") {
                writer.line("let result = \(results)")
                writer.line("let answer = \(resolution)")
                writer.line("if let value = answer.value { \(property) = value }")
                writer.line("if answer.isSettled { break }")
            }
        }
    }

    // MARK: - Answers

    /// For each App Intents outcome, the patterns of the models' codes that map to it.
    private var outcomes: [(pattern: Code, name: Identifier)] {
        let known = intent.response?.outcomes ?? []
        let failure = intent.response?.failure ?? "failure"
        let success = known.first(where: \.isSuccess)?.name ?? failure
        let codes = Dictionary(model.responseCodes.map { ($0.name, $0.identifier) }) { first, _ in first }
        var outcomes: [(pattern: Code, name: Identifier)] = known.compactMap { outcome in
            codes[outcome.source].map { ("case .\($0)", outcome.name) }
        }
        let further = ["ready", "inProgress"].filter { name in !known.contains { $0.source == name } }
        if !further.isEmpty {
            let patterns = further.map { ".\(Identifier($0))" as Code }
            outcomes.append(("case \(patterns, separator: ", ")", success))
        }
        let isWhole = model.responseCodes.allSatisfy { code in
            further.contains(code.name) || known.contains { $0.source == code.name }
        }
        return isWhole ? outcomes : outcomes + [("default", failure)]
    }

    /// Writes the conversion of the models' response to that of App Intents, which has the texts.
    private func writeAnswer(to writer: Writer) {
        let values = intent.intent.response.parameters
        let names = MemberNames(values.map(\.name), besides: MemberNames.reservedForResponseValues).identifiers
        let shown = Set(intent.intent.response.shownParameters.map(\.name))
        let assignments = zip(values, names).compactMap { property, name -> Code? in
            guard shown.contains(property.name), context.plan.context.typeName(of: property.type) != nil,
                let value = context.value(property.type)
            else { return nil }
            let isOptional = context.models.isOptional(property.type, isArray: property.isArray)
            let converted = value.toAppIntent.applied(
                to: "response.\(name)",
                isArray: property.isArray,
                isOptional: isOptional
            )
            return "answer.\(AppIntentNames.responseProperty(property.name)) = \(converted)"
        }
        writer.function(
            access: .private,
            Signature(
                "answer",
                [FunctionParameter(label: .omitted, "response", TypeName(model.names.response))],
                returns: TypeName(intent.responseName)
            )
        ) {
            writer.line("let code: \(intent.responseName).Code =")
            writer.indented {
                writer.line("switch response.code {")
                for outcome in outcomes { writer.line("\(outcome.pattern): .\(outcome.name)") }
                writer.line("}")
            }
            if assignments.isEmpty { return writer.line("return \(intent.responseName)(code: code)") }
            writer.line("var answer = \(intent.responseName)(code: code)")
            for assignment in assignments { writer.line(assignment) }
            writer.line("return answer")
        }
    }
}
