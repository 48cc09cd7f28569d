import IntentSchema
import SwiftSource

/// Writes a query or options provider as the team's own code, with reminders of the SiriKit handlers' methods.
struct OwnQuery {
    let plan: OptionsPlan
    let emitter: AppIntentsEmitter
    let writer: Writer
    private var parameter: ParameterPlan { plan.offers[0].parameter }

    /// Writes a parameter's own query or options provider.
    func write() {
        let intent = plan.offers[0].intent
        let context = plan.offers[0].context
        writer.type(attributes: intent.attributes, .struct, plan.type, inherits: [plan.protocolName]) {
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
        for method in methods {
            let values = method.parameters.isEmpty ? values : " for this search term"
            writer.function(signature(method)) {
                writer.warning("Return what \(handlers(\.optionsMethod)) returned\(values).")
                writer.line("return []")
            }
        }
        guard plan.hasDefault else { return }
        let provided = plan.offers.filter(\.plan.providesDefault)
        writer.function(Signature("defaultResult", effects: .async, returns: parameter.unwrapped.optional)) {
            if provided.isEmpty { return writer.line(parameter.defaultValue ?? "nil") }
            writer.warning("Return what \(handlers(\.defaultMethod, of: provided)) returned.")
            writer.line("return \(parameter.defaultValue ?? "nil")")
        }
    }

    /// Writes methods for the options that call those of the plan's type.
    func writePassedOptions() {
        for method in methods {
            let arguments: Code = method.parameters.isEmpty ? "" : "matching: string"
            writer.function(signature(method)) { writer.line("try await \(plan.type)().\(method.name)(\(arguments))") }
        }
    }

    private typealias Method = (name: Identifier, parameters: [FunctionParameter])

    private func signature(_ method: Method) -> Signature {
        Signature(method.name, method.parameters, effects: .asyncThrows, returns: parameter.element.array)
    }

    private var methods: [Method] {
        let search: Method = ("entities", [FunctionParameter(label: .named("matching"), "string", "String")])
        return (plan.isSearched ? [search] : []) + [(parameter.isEntity ? "suggestedEntities" : "results", [])]
    }

    /// The handlers' methods, each once.
    private func handlers(_ method: (ParameterPlan) -> Identifier, of offers: [OptionsPlan.Offer]? = nil) -> String {
        let names = (offers ?? plan.offers).map { "`\(method($0.parameter).name)` of `\($0.intent.oldHandling)`" }
        return names.joined(separator: " and ")
    }
}

extension Writer {
    /// Writes a reminder for the team, which the compiler shows as a warning.
    func warning(_ text: String) { line("#warning(\(StringLiteral(text)))") }
}
