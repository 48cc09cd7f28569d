import IntentSchema

/// What an intent does when it runs, and the shortcuts that Siri may suggest.
struct ActionDeclarations {
    private let plan: IntentPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: IntentPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.emitter = emitter
    }

    /// `perform()`: the questions, the confirmation, the app's work, its answer.
    func perform() -> Declaration {
        var results: [TypeName] = ["IntentResult"]
        var arguments: [Code] = []
        if let output = plan.response?.output {
            results.append("ReturnsValue<\(output.type)>")
            arguments.append("value: response.\(output.name)")
        }
        if plan.response?.speaks == true {
            results.append("ProvidesDialog")
            arguments.append("dialog: response.spokenDialog")
        }
        let body = Code {
            for refusal in plan.refusals {
                Code.block(
                    "if let reason = await \(plan.handler).\(refusal.method)(for: self) {",
                    "throw \(projected: refusal.parameter).needsValueError(dialog(for: reason))"
                )
            }
            if plan.intent.requiresUserConfirmation { "try await requestConfirmation()" }
            if plan.response == nil {
                "try await \(plan.handler).handle(intent: self)"
            } else {
                "let response = try await \(plan.handler).handle(intent: self)"
                "if let failure = response.reportedFailure { throw failure }"
            }
            arguments.isEmpty ? "return .result()" : "return .result(\(arguments, separator: ", "))"
        }
        return .function(
            FunctionDeclaration(
                access: emitter.access,
                "perform",
                effects: .asyncThrows,
                returns: "some \(results.dropFirst().reduce(results[0]) { "\($0) & \($1)" })",
                body: body
            )
        )
    }

    /// The reasons for which the app may refuse a value, and what is said for each.
    func refusals() -> [Declaration] {
        plan.refusals.flatMap { refusal -> [Declaration] in
            [
                .type(
                    TypeDeclaration(
                        documentation: ["Why a value of “\(refusal.title)” cannot be used."],
                        access: emitter.access,
                        .enum,
                        refusal.type,
                        inherits: ["String", "Sendable"],
                        members: refusal.reasons.map { .enumCase(EnumCaseDeclaration($0.name)) }
                    )
                ),
                dialogs(for: refusal),
            ]
        }
    }

    private func dialogs(for refusal: RefusalPlan) -> Declaration {
        let cases = refusal.reasons.map { reason -> Code in
            let dialog = reason.dialog.map { Code.call("IntentDialog", [emitter.resource($0)]) } ?? "nil"
            return .lines(["case .\(reason.name):", dialog.indented()])
        }
        return .function(
            FunctionDeclaration(
                documentation: ["What is said for a reason."],
                access: emitter.access,
                "dialog",
                [FunctionParameter(label: .named("for"), "reason", TypeName(refusal.type))],
                returns: "IntentDialog?",
                body: .lines(["switch reason {", .lines(cases), "}"])
            )
        )
    }

    /// `predictionConfiguration`, where there is anything to suggest.
    func predictions() -> [Declaration] {
        guard !plan.predictions.isEmpty else { return [] }
        return [
            .variable(
                VariableDeclaration(
                    access: emitter.access,
                    modifiers: [.static],
                    "predictionConfiguration",
                    "some IntentPredictionConfiguration",
                    storage: .computed(.lines(plan.predictions.map(prediction)))
                )
            )
        ]
    }

    private func prediction(_ prediction: PredictionPlan) -> Code {
        var arguments: [Code] = ["title: \(emitter.resource(prediction.title))"]
        if let subtitle = prediction.subtitle { arguments.append("subtitle: \(emitter.resource(subtitle))") }
        let display = Code.call("DisplayRepresentation", arguments)
        guard !prediction.parameters.isEmpty else { return .block("IntentPrediction {", display) }
        let names: [Code] = prediction.parameters.map { $0.isNamed ? "\($0.name)" : "_" }
        let keys: [Code] = prediction.parameters.map { "\\.\(projected: $0.name)" }
        return .block(
            "IntentPrediction(parameters: (\(keys, separator: ", "))) { \(names, separator: ", ") in",
            display
        )
    }
}
