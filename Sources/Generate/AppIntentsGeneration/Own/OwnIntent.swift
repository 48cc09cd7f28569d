import IntentSchema
import SwiftSource

extension IntentDeclarations {
    /// Writes an intent as the team's own code: the App Intent, its parameters' options, and the errors that it throws.
    func writeOwn() {
        writer.type(attributes: plan.attributes, .struct, plan.name, inherits: protocols) {
            writeConstants()
            writeParameters()
            emitter.writeInitializer(to: writer)
            writeSummary()
            writePredictions()
            if plan.isAction { OwnPerform(plan, emitter: emitter, writer: writer).write() }
        }
        for provider in plan.optionProviders { writeOwnOptions(of: plan.parameters[provider.position]) }
        writeFittingMethods()
        writeDeprecation()
    }

    private func writeOwnOptions(of parameter: ParameterPlan) {
        writer.type(
            attributes: plan.attributes,
            .struct,
            parameter.provider ?? "Options",
            inherits: ["DynamicOptionsProvider"]
        ) {
            emitter.writeInitializer(to: writer)
            writer.function(Signature("results", effects: .asyncThrows, returns: parameter.element.array)) {
                if plan.parameters.count > 1, plan.system >= .ios17 {
                    writer.comment([
                        "The other parameters: `@IntentParameterDependency<\(plan.name.name)>(\\.$name) var intent`."
                    ])
                }
                writer.warning("Return what `\(parameter.optionsMethod.name)` of the SiriKit handler returned.")
                writer.line("return []")
            }
            guard let value = parameter.defaultValue else { return }
            writer.function(Signature("defaultResult", effects: .async, returns: parameter.unwrapped.optional)) {
                writer.line(value)
            }
        }
    }
}

extension Writer {
    /// Writes a reminder for the team, which the compiler shows as a warning.
    func warning(_ text: String) { line("#warning(\(StringLiteral(text)))") }
}

extension AppIntentsEmitter {
    /// Writes `init()`. Internal types have it already.
    func writeInitializer(to writer: Writer) {
        if access != AccessLevel.internal.modifier { writer.function(.initializer()) {} }
    }
}
