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
            intent.responseName,
            // An error also belongs to no actor, in modules where declarations belong to the main one by default.
            inherits: ["Error", "CustomLocalizedStringResourceConvertible"]
        ) {
            writeCodes()
            writer.property(documentation: ["How it ended."], "code", "Code")
            for property in plan.properties {
                writer.property(documentation: [property.documentation], property.name, property.type)
            }
            let values = plan.properties.map { FunctionParameter($0.name, $0.type, defaultValue: "nil") }
            emitter.writeMemberwiseInitializer([FunctionParameter("code", "Code")] + values, to: writer)
            writeText()
            if plan.speaks { writeSpokenDialog() }
            writeIsFailure()
        }
    }

    private func writeCodes() {
        writer.type(documentation: ["The ways in which it can end."], .enum, "Code", inherits: ["String", "Sendable"]) {
            for outcome in plan.outcomes { writer.enumCase(outcome.name) }
        }
    }

    // MARK: - What is said

    private func writeText() {
        writer.property(
            documentation: ["What users see or hear."],
            "localizedStringResource",
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
            documentation: ["The dialog for success."],
            access: .fileprivate,
            "spokenDialog",
            "IntentDialog"
        ) {
            let shortened = plan.outcomes.filter { $0.shortText != nil }
            if shortened.isEmpty { return writer.line("IntentDialog(localizedStringResource)") }
            writer.line("switch code {")
            for outcome in shortened {
                guard let shortText = outcome.shortText else { continue }
                writer.line("case .\(outcome.name):")
                writer.indented {
                    writer.call(
                        "IntentDialog",
                        ["full: localizedStringResource", "supporting: \(emitter.resource(shortText))"]
                    )
                }
            }
            writer.line("default: IntentDialog(localizedStringResource)")
            writer.line("}")
        }
    }

    private func writeIsFailure() {
        writer.property(
            documentation: ["Whether the intent throws this, so that users see an error."],
            access: .fileprivate,
            "isFailure",
            "Bool"
        ) {
            let successes = plan.outcomes.filter(\.isSuccess).map { ".\($0.name)" as Code }
            if successes.count == plan.outcomes.count { return writer.line("false") }
            if successes.isEmpty { return writer.line("true") }
            writer.line("switch code {")
            writer.line("case \(successes, separator: ", "): false")
            writer.line("default: true")
            writer.line("}")
        }
    }
}
