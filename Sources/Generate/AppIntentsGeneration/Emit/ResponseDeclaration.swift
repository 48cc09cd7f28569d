import IntentSchema
import SwiftSource

extension IntentDeclarations {
    /// Writes the app's answer: a code, the values that come with it, and the dialogs.
    func write(_ response: ResponsePlan) {
        writer.type(
            documentation: ["The response to \(plan.displayName)."],
            attributes: plan.attributes,
            .struct,
            plan.responseName,
            // Conforming to `Error` keeps the type nonisolated, even in modules isolated to the main actor by default.
            inherits: ["Error", "CustomLocalizedStringResourceConvertible"]
        ) {
            writeCodes(of: response)
            writer.property(documentation: ["The outcome."], "code", "Code")
            for property in response.properties {
                writer.property(documentation: [property.documentation], property.name, property.type)
            }
            let values = response.properties.map { FunctionParameter($0.name, $0.type, defaultValue: "nil") }
            emitter.writeMemberwiseInitializer([FunctionParameter("code", "Code")] + values, to: writer)
            writeText(of: response)
            if response.speaks { writeSpokenDialog(of: response) }
            writeIsFailure(of: response)
        }
    }

    private func writeCodes(of response: ResponsePlan) {
        writer.type(documentation: ["The outcomes."], .enum, "Code", inherits: ["String", "Sendable"]) {
            for outcome in response.outcomes { writer.enumCase(outcome.name) }
        }
    }

    // MARK: - Dialogs

    private func writeText(of response: ResponsePlan) {
        writer.property(
            documentation: ["What users see or hear."],
            "localizedStringResource",
            "LocalizedStringResource"
        ) {
            writer.line("switch code {")
            for outcome in response.outcomes {
                writer.line("case .\(outcome.name):")
                writer.indented { writer.line(emitter.resource(outcome.text)) }
            }
            writer.line("}")
        }
    }

    private func writeSpokenDialog(of response: ResponsePlan) {
        writer.property(
            documentation: ["The dialog for success."],
            access: .fileprivate,
            "spokenDialog",
            "IntentDialog"
        ) {
            let shortened = response.outcomes.filter { $0.shortText != nil }
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

    private func writeIsFailure(of response: ResponsePlan) {
        writer.property(
            documentation: ["Whether the intent throws this to show users an error."],
            access: .fileprivate,
            "isFailure",
            "Bool"
        ) {
            let successes = response.outcomes.filter(\.isSuccess).map { ".\($0.name)" as Code }
            if successes.count == response.outcomes.count { return writer.line("false") }
            if successes.isEmpty { return writer.line("true") }
            writer.line("switch code {")
            writer.line("case \(successes, separator: ", "): false")
            writer.line("default: true")
            writer.line("}")
        }
    }
}
