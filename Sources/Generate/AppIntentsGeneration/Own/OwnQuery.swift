import IntentSchema
import SwiftSource

/// Writes the options of a parameter as the team's own code, with reminders of the SiriKit handler's methods.
struct OwnQuery {
    let parameter: ParameterPlan
    let intent: IntentPlan
    let emitter: AppIntentsEmitter
    let writer: Writer

    /// Writes the parameter's own query or options provider.
    ///
    /// - Parameter context: The parameters whose values the options depend on.
    func write(named name: Identifier, dependingOn context: [ParameterPlan]) {
        writer.type(attributes: intent.attributes, .struct, name, inherits: [parameter.optionsProtocol]) {
            if !context.isEmpty {
                let keys = context.map { "\\.\(projected: $0.name)" as Code }
                let wrapper: Attribute = .above(
                    "@IntentParameterDependency<\(intent.name)>(\(keys, separator: ", "))"
                )
                writer.property(attributes: [wrapper], "intent")
            }
            emitter.writeInitializer(to: writer)
            if let entity = emitter.context.entity(for: parameter.source.type) {
                writer.function(entity.findingSignature) {
                    writer.line("try await \(entity.identifier).defaultQuery.entities(for: identifiers)")
                }
            }
            let values = context.map { "`intent?.\($0.name.name)`" }
            writeOptions(for: values.isEmpty ? "" : " for \(values.joined(separator: " and "))")
        }
    }

    /// Writes the methods for the options and for the default.
    func writeOptions(for values: String = "") {
        if parameter.isSearched {
            writeOptions(
                Signature(
                    "entities",
                    [FunctionParameter(label: .named("matching"), "string", "String")],
                    effects: .asyncThrows,
                    returns: parameter.element.array
                ),
                for: " for this search term"
            )
        }
        let name: Identifier = parameter.isEntity ? "suggestedEntities" : "results"
        writeOptions(Signature(name, effects: .asyncThrows, returns: parameter.element.array), for: values)
        let isProvided = emitter.context.options.handlers?.defaults[intent.key(of: parameter)] != nil
        // Without a provider, the default is in the parameter's attribute.
        guard isProvided || parameter.provider != nil && parameter.defaultValue != nil else { return }
        writer.function(Signature("defaultResult", effects: .async, returns: parameter.unwrapped.optional)) {
            if isProvided {
                writer.warning("Return what `\(parameter.defaultMethod.name)` of `\(intent.oldHandling)` returned.")
                writer.line("return \(parameter.defaultValue ?? "nil")")
            } else {
                writer.line(parameter.defaultValue ?? "nil")
            }
        }
    }

    private func writeOptions(_ signature: Signature, for values: String) {
        writer.function(signature) {
            let method = "`\(parameter.optionsMethod.name)` of `\(intent.oldHandling)`"
            writer.warning("Return what \(method) returned\(values).")
            writer.line("return []")
        }
    }
}

extension Writer {
    /// Writes a reminder for the team, which the compiler shows as a warning.
    func warning(_ text: String) { line("#warning(\(StringLiteral(text)))") }
}
