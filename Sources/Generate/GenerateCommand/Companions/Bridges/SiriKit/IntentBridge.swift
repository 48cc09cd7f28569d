import IntentSchema
import ModelGeneration
import SiriKitGeneration
import SwiftSource

/// Connects one intent's model to its SiriKit classes.
struct IntentBridge {
    let siriKit: SiriKitIntent
    let model: IntentModel
    let context: SiriKitBridge

    var intentType: TypeName { TypeName(Identifier(siriKit.className)) }
    var configurationType: TypeName { TypeName(model.names.configuration) }
    var responseType: TypeName { TypeName(Identifier(siriKit.responseName)) }

    func write(to writer: Writer) {
        writer.extension(configurationType) { writeModelInitializer(to: writer) }
        writer.extension(intentType) { writeIntentInitializer(to: writer) }
        writeResponses(to: writer)
        if model.hasDynamicOptions { writeOptionsHandler(to: writer) }
        if model.intent.isHandled { writePortableHandler(to: writer) }
    }

    var properties: [BridgedProperty] {
        model.shown.map { context.property($0, named: $1.name, type: $1.type, isArray: $1.isArray) }
    }

    private func writeModelInitializer(to writer: Writer) {
        writer.function(
            documentation: ["Takes the values that the user chose, and those of `initial` for the rest."],
            modifiers: [.nonisolated],
            .initializer([
                FunctionParameter(label: .omitted, "intent", intentType),
                FunctionParameter("initial", "Self", defaultValue: "Self()"),
            ])
        ) {
            writer.line("self = initial")
            for property in properties { writer.line(context.assignmentToModel(property, from: "intent")) }
        }
    }

    private func writeIntentInitializer(to writer: Writer) {
        writer.function(
            documentation: ["Creates an intent with the configuration's values."],
            modifiers: [.nonisolated, .convenience],
            .initializer([FunctionParameter(label: .omitted, "configuration", configurationType)])
        ) {
            writer.line("self.init()")
            for property in properties { writer.line(context.assignmentToSiriKit(property, from: "configuration")) }
        }
    }

    /// Writes conversions between both responses. One that the definition leaves empty has only its code.
    private func writeResponses(to writer: Writer) {
        guard model.intent.isHandled else { return }
        let values = context.properties(
            siriKit.intent.response.parameters,
            besides: MemberNames.reservedForResponseValues
        )
        writer.extension(model.responseName) {
            writer.function(
                documentation: ["Takes what SiriKit's response says."],
                modifiers: [.nonisolated],
                .initializer([FunctionParameter(label: .omitted, "response", responseType)])
            ) {
                let code: Code = "code: Code(rawValue: response.code.rawValue) ?? .unspecified"
                writer.line(
                    .call("self.init", [code, "userActivity: response.userActivity.map { .init($0) }"], upTo: 112)
                )
                for value in values { writer.line(context.assignmentToModel(value, from: "response")) }
            }
        }
        writer.extension(responseType) {
            writer.function(
                documentation: ["Converts the response to its SiriKit form."],
                modifiers: [.nonisolated, .convenience],
                .initializer([FunctionParameter(label: .omitted, "response", model.responseName)])
            ) {
                let code: Code = "code: \(Identifier(siriKit.codeName))(rawValue: response.code.rawValue) ?? .failure"
                let activity: Code = "userActivity: response.userActivity.flatMap { .init($0) }"
                writer.line(.call("self.init", [code, activity], upTo: 112))
                for value in values { writer.line(context.assignmentToSiriKit(value, from: "response")) }
            }
        }
    }
}
