import IntentSchema
import SwiftSource

/// Writes the query or options provider of a parameter whose options come from the app.
struct OptionsProviderDeclaration {
    let plan: OptionsProviderPlan
    let intent: IntentPlan
    let emitter: AppIntentsEmitter
    let writer: Writer
    private var parameter: ParameterPlan { intent.parameters[plan.position] }

    func write() {
        let entity = emitter.context.entity(for: parameter.source.type)
        let context = plan.context.map { intent.parameters[$0] }
        writer.type(.struct, parameter.provider ?? "Options", inherits: [parameter.optionsProtocol]) {
            for other in context {
                writer.property(
                    attributes: [
                        .inline("@IntentParameterDependency<\(intent.name)>(\\.\(projected: other.name))")
                    ],
                    dependencyName(other)
                )
            }
            // `@Parameter` creates providers outside the main actor, which may be the module's default isolation.
            writer.function(modifiers: parameter.isEntity ? [] : [.nonisolated], .initializer()) {}
            if !isIntentEmpty {
                writer.property(access: .private, "intent", TypeName(intent.name)) { writeIntent(context) }
            }
            if let entity { emitter.writeEntitiesForIdentifiers(entity, to: writer) }
            writeResults()
            writeDefaultResult()
        }
    }

    /// Whether the options depend on no other parameters and the intent has no hidden defaults.
    private var isIntentEmpty: Bool { intent.parametersWithHiddenDefaults.isEmpty && plan.context.isEmpty }

    private var asked: Code { isIntentEmpty ? "\(intent.name)()" : "intent" }

    private func dependencyName(_ other: ParameterPlan) -> Identifier {
        Identifier("dependencyOn" + other.capitalized)
    }

    /// Writes the partly filled-in intent, as SiriKit passed it to a handler.
    private func writeIntent(_ context: [ParameterPlan]) {
        writer.line("let intent = \(intent.name)()")
        for other in intent.parametersWithHiddenDefaults {
            if let value = other.defaultValue { writer.line("intent.\(other.name) = \(value)") }
        }
        for other in context {
            writer.line(
                "if let value = \(dependencyName(other))?.\(other.name) { intent.\(other.name) = value }"
            )
        }
        writer.line("return intent")
    }

    private func writeResults() {
        guard parameter.isSearched else { return writeResults(parameter.isEntity ? "suggestedEntities" : "results") }
        let term = FunctionParameter(label: .named("matching"), "string", "String")
        writeResults("entities", [term], further: ", searchTerm: string")
        writeResults("suggestedEntities", further: ", searchTerm: nil")
    }

    private func writeResults(_ name: Identifier, _ parameters: [FunctionParameter] = [], further: Code = "") {
        let results: TypeName = "IntentItemCollection<\(parameter.element)>"
        writer.function(Signature(name, parameters, effects: .asyncThrows, returns: results)) {
            writer.line("try await \(intent.name).handler().\(parameter.optionsMethod)(for: \(asked)\(further))")
        }
    }

    private func writeDefaultResult() {
        writer.function(Signature("defaultResult", effects: .async, returns: parameter.unwrapped.optional)) {
            let answer: Code = "try? await \(intent.name).handler().\(parameter.defaultMethod)(for: \(asked))"
            writer.line(parameter.defaultValue.map { "(\(answer)) ?? \($0)" } ?? answer)
        }
    }
}
