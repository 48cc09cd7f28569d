import IntentSchema
import SwiftSource

// What an intent does when it runs.
extension IntentDeclarations {
    /// Writes `perform()`: the questions, the confirmation, the call to the app and its answer.
    func writePerform() {
        var result: TypeName = "some IntentResult"
        var arguments: [Code] = []
        // Before iOS 17, a result without a value ends the process.
        let needsOutput = plan.response?.needsOutput(on: plan.system) == true
        if let output = plan.response?.output {
            let value: Code = output.isArray ? "response.\(output.name) ?? []" : "response.\(output.name)"
            result = "\(result) & ReturnsValue<\(output.isArray || needsOutput ? output.unwrapped : output.type)>"
            arguments.append("value: \(needsOutput ? "\(output.name)" : value)")
        }
        if plan.response?.speaks == true {
            result = "\(result) & ProvidesDialog"
            arguments.append("dialog: response.spokenDialog")
        }
        writer.function(Signature("perform", effects: .asyncThrows, returns: result)) {
            for question in plan.parameters.flatMap(\.questions) { writer.line(question) }
            for refusal in plan.refusals {
                writer.block("if let reason = try await Self.handler().\(refusal.method)(for: self) {") {
                    writer.line("throw \(projected: refusal.parameter.name).needsValueError(dialog(for: reason))")
                }
            }
            if plan.intent.requiresUserConfirmation { writer.line(emitter.confirmation(of: plan)) }
            if plan.response == nil {
                writer.line("try await Self.handler().handle(intent: self)")
            } else {
                writer.line("let response = try await Self.handler().handle(intent: self)")
                writer.line("if response.isFailure { throw response }")
                if needsOutput, let output = plan.response?.output {
                    writer.line("guard let \(output.name) = response.\(output.name) else { throw response }")
                }
            }
            writer.line("return .result(\(arguments, separator: ", "))")
        }
    }

    /// Writes the reasons for which the app may refuse a value, with their dialogs.
    func writeRefusals() {
        for refusal in plan.refusals {
            writer.type(
                documentation: ["Why a value of “\(refusal.parameter.title)” cannot be used."],
                .enum,
                refusal.type,
                inherits: ["String", "Sendable"]
            ) {
                for reason in refusal.reasons { writer.enumCase(reason.name) }
            }
            writer.function(
                documentation: ["The dialog for a reason."],
                Signature(
                    "dialog",
                    [FunctionParameter(label: .named("for"), "reason", TypeName(refusal.type))],
                    returns: "IntentDialog?"
                )
            ) { writeDialogs(for: refusal) }
        }
    }

    private func writeDialogs(for refusal: RefusalPlan) {
        writer.line("switch reason {")
        for reason in refusal.reasons {
            writer.line("case .\(reason.name):")
            writer.indented {
                if let dialog = reason.dialog {
                    writer.call("IntentDialog", [emitter.resource(dialog)])
                } else {
                    writer.line("nil")
                }
            }
        }
        writer.line("}")
    }
}

extension AppIntentsEmitter {
    /// The confirmation before an intent runs. From iOS 18 on, its button can show the definition's verb.
    func confirmation(of plan: IntentPlan) -> Code {
        guard let action = plan.confirmationAction else { return "try await requestConfirmation()" }
        return "try await requestConfirmation(actionName: .\(action), dialog: \(value("IntentDialog", of: plan.title)))"
    }
}
