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
            if plan.isAction { OwnPerform(plan, emitter: emitter, writer: writer).write() }
        }
        for options in plan.optionProviders {
            let parameter = plan.parameters[options.position]
            OwnQuery(parameter: parameter, intent: plan, emitter: emitter, writer: writer).write(
                named: parameter.provider ?? "Options",
                dependingOn: options.context.map { plan.parameters[$0] }
            )
        }
        writeDeprecation()
    }
}

extension AppIntentsEmitter {
    /// Writes `init()`. Internal types have it already.
    func writeInitializer(to writer: Writer) {
        if access != AccessLevel.internal.modifier { writer.function(.initializer()) {} }
    }
}
