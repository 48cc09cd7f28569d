import IntentSchema

/// Writes what the app answers: a code, the values that it carries, and what is said for it.
struct ResponseDeclaration {
    let plan: ResponsePlan
    let intent: IntentPlan
    let emitter: AppIntentsEmitter
    let writer: Writer

    func write() {
        writer.type(
            documentation: ["How \(intent.displayName) ended."],
            attributes: intent.attributes,
            .struct,
            intent.responseName
        ) {
            writeCodes()
            writer.property(documentation: ["How it ended."], "code", "Code")
            for property in plan.properties {
                writer.property(documentation: [property.documentation], property.name, property.type)
            }
            let values = plan.properties.map { FunctionParameter($0.name, $0.type, defaultValue: "nil") }
            emitter.writeMemberwiseInitializer([FunctionParameter("code", "Code")] + values, to: writer)
            writeLocalizedText()
            if plan.speaks { writeSpokenDialog() }
            writeReportedFailure()
            writeFailure()
        }
    }

    private func writeCodes() {
        writer.type(documentation: ["The ways in which it can end."], .enum, "Code", inherits: ["String", "Sendable"]) {
            for outcome in plan.outcomes { writer.enumCase(outcome.name) }
        }
    }

    // MARK: - What is said

    private func writeLocalizedText() {
        writer.property(
            documentation: ["What users see or hear."],
            access: .fileprivate,
            "localizedText",
            "LocalizedStringResource"
        ) {
            writer.line("switch code {")
            for outcome in plan.outcomes {
                writer.line("case .\(outcome.name):")
                writer.indented { writer.line(emitter.resource(outcome.text)) }
            }
            writer.line("}")
        }
    }

    private func writeSpokenDialog() {
        writer.property(
            documentation: ["What is said for success."],
            access: .fileprivate,
            "spokenDialog",
            "IntentDialog"
        ) {
            let shortened = plan.outcomes.filter { $0.shortText != nil }
            if shortened.isEmpty { return writer.line("IntentDialog(localizedText)") }
            writer.line("switch code {")
            for outcome in shortened {
                guard let shortText = outcome.shortText else { continue }
                writer.line("case .\(outcome.name):")
                writer.indented {
                    writer.call(
                        "IntentDialog",
                        ["full: localizedText", "supporting: \(emitter.resource(shortText))"]
                    )
                }
            }
            writer.line("default: IntentDialog(localizedText)")
            writer.line("}")
        }
    }

    private func writeReportedFailure() {
        writer.property(
            documentation: ["The error that a failure is reported as."],
            access: .fileprivate,
            "reportedFailure",
            "Failure?"
        ) {
            let successes = plan.outcomes.filter(\.isSuccess).map { ".\($0.name)" as Code }
            let failure: Code = "Failure(code: code, localizedStringResource: localizedText)"
            if successes.count == plan.outcomes.count { return writer.line("nil") }
            if successes.isEmpty { return writer.line(failure) }
            writer.line("switch code {")
            writer.line("case \(successes, separator: ", "): nil")
            writer.line("default: \(failure)")
            writer.line("}")
        }
    }

    private func writeFailure() {
        writer.type(
            documentation: ["A failure, with the text that users see."],
            .struct,
            "Failure",
            inherits: ["Error", "CustomLocalizedStringResourceConvertible"]
        ) {
            writer.constant("code", "Code")
            writer.constant("localizedStringResource", "LocalizedStringResource")
        }
    }
}
