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
        if let output = plan.response?.output { result = "\(result) & ReturnsValue<\(output.unwrapped)>" }
        if plan.response?.speaks == true { result = "\(result) & ProvidesDialog" }
        writer.function(Signature("perform", effects: .asyncThrows, returns: result)) {
            for question in plan.parameters.flatMap(\.questions) { writer.line(question) }
            for refusal in plan.refusals { write(refusal) }
            if plan.intent.requiresUserConfirmation { writer.line(emitter.confirmation(of: plan)) }
            writeResult()
        }
        writeErrors()
    }

    /// Writes comments about the values that the SiriKit handler refused or had confirmed, each with its dialog.
    private func write(_ refusal: RefusalPlan) {
        let name = refusal.parameter.name
        func asking(_ dialog: PlannedText?) -> Code {
            "throw \(projected: name).needsValueError(\(dialog.map { emitter.value("IntentDialog", of: $0) } ?? ""))"
        }
        func unwrapping(_ code: Code, isUsed: Bool) -> Code {
            isUsed && refusal.parameter.isOptional ? "if let \(name) { \(code) }" : code
        }
        let method = "`resolve\(refusal.parameter.capitalized)` of `\(plan.oldHandling)`"
        writer.comment(["Do what \(method) did, where the value is"])
        for reason in refusal.reasons {
            let isUsed = reason.dialog?.namedValues.contains(refusal.parameter.source.name) == true
            let code = unwrapping(asking(reason.dialog), isUsed: isUsed)
            writer.comment(["- \(reason.name.name): \(code.text)"])
        }
        guard let text = refusal.confirmation else { return }
        let dialog = emitter.value("IntentDialog", of: text)
        let code: Code = """
            guard try await \(projected: name).requestConfirmation(for: \(name), dialog: \(dialog)) \
            else { \(asking(nil)) }
            """
        writer.comment(["- to be confirmed: \(unwrapping(code, isUsed: true).text)"])
    }

    private func writeResult() {
        let failure = failures.isEmpty ? "" : ", and throw a \(errors.name) where it failed"
        writer.warning("Do what `handle` of `\(plan.oldHandling)` did\(failure).")
        if plan.continuesInApp {
            writer.comment([
                plan.system < .ios26
                    ? "It may have continued in the app, which `openAppWhenRun` opens each time."
                    : "Where it continued in the app: try await continueInForeground()"
            ])
        }
        let values = values(for: successes.first)
        if values.contains(where: { $0.placeholder == nil && !hasParameter(for: $0, $0.type) }) {
            writer.line("throw CancellationError()")
        }
        for value in values { writer.line(declaration(of: value)) }
        for other in successes.dropFirst() {
            writer.comment(["Where the outcome is `\(other.source)`:"])
            for value in self.values(for: other) where !values.contains(where: { $0.name == value.name }) {
                writer.comment([declaration(of: value).text])
            }
            let code: Code = "return .result(\(arguments(for: other), separator: ", "))"
            writer.comment([code.text])
        }
        writer.call("return .result", arguments(for: successes.first))
    }

    /// The values that an outcome needs and no parameter has.
    private func values(for success: ResponsePlan.Outcome?) -> [ResponsePlan.PropertyPlan] {
        let shown = [success?.text, success?.shortText].compactMap { $0?.namedValues }.reduce(into: Set<String>()) {
            $0.formUnion($1)
        }
        return (plan.response?.properties ?? []).filter { value in
            (value.name == plan.response?.output?.name || speaks && shown.contains(value.source))
                && !hasParameter(for: value, value.unwrapped)
        }
    }

    private func hasParameter(for value: ResponsePlan.PropertyPlan, _ type: TypeName) -> Bool {
        plan.parameters.contains { $0.name == value.name && $0.type == type }
    }

    private var speaks: Bool { plan.response?.speaks == true }

    /// A parameter that has the value if it has any, or else a value that compiles.
    private func declaration(of value: ResponsePlan.PropertyPlan) -> Code {
        if hasParameter(for: value, value.type) {
            return "guard let \(value.name) else { throw \(projected: value.name).needsValueError() }"
        }
        return switch value.placeholder {
        case let placeholder? where value.isArray: "let \(value.name): \(value.unwrapped) = \(placeholder)"
        case let placeholder?: "let \(value.name) = \(placeholder)"
        case nil: "let \(value.name): \(value.unwrapped)"
        }
    }

    private func arguments(for success: ResponsePlan.Outcome?) -> [Code] {
        var arguments: [Code] = []
        if let output = plan.response?.output { arguments.append("value: \(output.name)") }
        guard let success, speaks else { return arguments }
        if let short = success.shortText, short.catalogueText.text != success.text.catalogueText.text {
            let texts: [Code] = [
                "full: \(emitter.resource(success.text))", "supporting: \(emitter.resource(short))",
            ]
            arguments.append("dialog: \(Code.call("IntentDialog", texts))")
        } else {
            arguments.append("dialog: \(emitter.value("IntentDialog", of: success.text))")
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
        let shown = failure.text.namedValues
        return (plan.response?.properties ?? []).filter { shown.contains($0.source) }.map {
            FunctionParameter($0.name, $0.unwrapped)
        }
    }
}
