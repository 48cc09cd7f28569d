import IntentSchema
import SwiftSource

/// Writes `perform()` of the team's own intent: the known parts, and comments about what the SiriKit handler did.
struct OwnPerform {
    private let plan: IntentPlan
    private let emitter: AppIntentsEmitter
    private let writer: Writer
    /// The successes that have a dialog, or all if none has one. The code returns the first.
    private let successes: [ResponsePlan.Outcome]
    /// The failures to throw as errors, except a `failure` without a dialog, for which the app's own errors suffice.
    private let failures: [ResponsePlan.Outcome]
    private let errors: Identifier

    init(_ plan: IntentPlan, emitter: AppIntentsEmitter, writer: Writer) {
        self.plan = plan
        self.emitter = emitter
        self.writer = writer
        let outcomes = plan.response?.outcomes ?? []
        let worded = outcomes.filter { $0.isSuccess && $0.isWorded }
        successes = worded.isEmpty ? outcomes.filter(\.isSuccess) : worded
        failures = outcomes.filter { !$0.isSuccess && ($0.isWorded || $0.source != "failure") }
        errors = Identifier(AppIntentNames.firstFree("Failure", Set(plan.parameters.map(\.name.name))))
    }

    func write() {
        var result: TypeName = "some IntentResult"
        if let output = plan.response?.output {
            let type = parameter(for: output) == nil ? output.initial.type : output.type
            result = "\(result) & ReturnsValue<\(type)>"
        }
        if plan.response?.speaks == true { result = "\(result) & ProvidesDialog" }
        writer.function(Signature("perform", effects: .asyncThrows, returns: result)) {
            for parameter in plan.parameters where parameter.isAskedForWhenRun {
                writer.line("if \(parameter.name) == nil { throw \(projected: parameter.name).needsValueError() }")
            }
            writeRefusals()
            if plan.intent.requiresUserConfirmation { writer.line(emitter.confirmation(of: plan)) }
            writeResult()
        }
        writeErrors()
    }

    /// Writes comments about the values that the SiriKit handler refused, each with its dialog.
    private func writeRefusals() {
        for refusal in plan.refusals {
            writer.comment([
                "As `resolve\(refusal.parameter.capitalized)` of the SiriKit handler, refuse a value that is"
            ])
            for reason in refusal.reasons {
                let dialog: Code = reason.dialog.map { emitter.value("IntentDialog", of: $0) } ?? ""
                let code: Code = "throw \(projected: refusal.parameter.name).needsValueError(\(dialog))"
                writer.comment(["- \(reason.name.name): \(code.text)"])
            }
        }
    }

    private func writeResult() {
        let failure = failures.isEmpty ? "" : ", and throw a \(errors.name) where it failed"
        writer.warning("Do what `handle` of the SiriKit handler did\(failure).")
        let success = successes.first
        let used = values(of: success?.text) + values(of: success?.shortText)
        for value in plan.response?.properties ?? [] {
            let isReturned = value.name == plan.response?.output?.name
            let parameter = parameter(for: value)
            guard isReturned || used.contains(value.name) && parameter == nil else { continue }
            let declaration = parameter.map { ": \(value.type) = self.\($0.name)" } ?? value.initial.declaration
            writer.line("let \(value.name)\(declaration)")
        }
        writer.call("return .result", arguments(for: success))
        for other in successes.dropFirst() {
            let code: Code = "return .result(\(arguments(for: other), separator: ", "))"
            writer.comment(["\(other.source): \(code.text)"])
        }
    }

    /// The parameter with the name and type of a response value, which then repeats the parameter's value.
    private func parameter(for value: ResponsePlan.PropertyPlan) -> ParameterPlan? {
        plan.parameters.first { $0.name == value.name && $0.unwrapped.optional == value.type }
    }

    /// The dialog, with each variable as optional as what provides its value: a parameter or a local variable.
    private func spoken(_ text: PlannedText) -> PlannedText {
        text.mapValues { variable in
            guard let value = plan.response?.properties.first(where: { variable.access == "\($0.name)" }) else {
                return variable
            }
            var variable = variable
            if let parameter = parameter(for: value) {
                if value.name != plan.response?.output?.name { variable.isOptional = parameter.isOptional }
            } else {
                variable.isOptional = value.initial.type == value.type
            }
            return variable
        }
    }

    private func arguments(for success: ResponsePlan.Outcome?) -> [Code] {
        var arguments: [Code] = []
        if let output = plan.response?.output { arguments.append("value: \(output.name)") }
        guard let success, plan.response?.speaks == true else { return arguments }
        if let short = success.shortText, short.catalogueText.text != success.text.catalogueText.text {
            let texts: [Code] = [
                "full: \(emitter.resource(spoken(success.text)))", "supporting: \(emitter.resource(spoken(short)))",
            ]
            arguments.append("dialog: \(Code.call("IntentDialog", texts))")
        } else {
            arguments.append("dialog: \(emitter.value("IntentDialog", of: spoken(success.text)))")
        }
        return arguments
    }

    private func writeErrors() {
        if failures.isEmpty { return }
        writer.type(.enum, errors, inherits: ["Error", "CustomLocalizedStringResourceConvertible"]) {
            for failure in failures {
                writer.enumCase(failure.name, associating: associated(with: failure))
            }
            writer.property("localizedStringResource", "LocalizedStringResource") {
                writer.line("switch self {")
                for failure in failures {
                    let names = associated(with: failure).map { "let \($0.name)" as Code }
                    let pattern: Code = names.isEmpty ? "" : "(\(names, separator: ", "))"
                    writer.line("case .\(failure.name)\(pattern):")
                    writer.indented { writer.line(emitter.resource(failure.text)) }
                }
                writer.line("}")
            }
        }
    }

    /// The response values that a failure's text shows, as associated values.
    private func associated(with failure: ResponsePlan.Outcome) -> [FunctionParameter] {
        let used = values(of: failure.text)
        return (plan.response?.properties ?? []).filter { used.contains($0.name) }.map {
            FunctionParameter($0.name, $0.type)
        }
    }

    private func values(of text: PlannedText?) -> [Identifier] {
        (text?.pieces ?? []).compactMap { piece in
            guard case .value(let value) = piece else { return nil }
            return plan.response?.properties.first { value.access == "\($0.name)" }?.name
        }
    }
}
