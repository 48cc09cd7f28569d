import IntentSchema
import SwiftSource

extension IntentDeclarations {
    /// Writes an intent as the team's own code: the App Intent, its parameters' options, and the errors that it throws.
    ///
    /// - Parameter options: The queries and options providers of single parameters.
    func writeOwn(_ options: [OptionsPlan]) {
        writer.type(attributes: plan.attributes, .struct, plan.name, inherits: protocols) {
            writeConstants()
            writeParameters()
            emitter.writeInitializer(to: writer)
            writeSummary()
            if plan.isAction { OwnPerform(plan, emitter: emitter, writer: writer).write() }
        }
        writeWidgetConformance()
        for options in options { OwnQuery(plan: options, emitter: emitter, writer: writer).write() }
        writeDeprecation()
    }
}

extension AppIntentsEmitter {
    /// Writes `init()`. Internal types have it already.
    func writeInitializer(to writer: Writer) {
        if access != AccessLevel.internal.modifier { writer.function(.initializer()) {} }
    }
}
