import AppIntentsGeneration
import IntentSchema
import SiriKitGeneration
import SwiftSource

/// Conversions between an intent and the class that SiriKit passes to handlers, and from SiriKit's response.
struct SiriKitIntentConversion {
    let plan: IntentPlan
    let siriKit: SiriKitIntent
    let bridge: AppIntentsSiriKitBridge

    func write(to writer: Writer) {
        writer.extension(attributes: plan.attributes, TypeName(plan.name)) {
            writeInitializer(to: writer)
            writeIntent(to: writer)
        }
        if let response = plan.response { writeAnswer(response, to: writer) }
    }

    private var className: TypeName { TypeName(Identifier(siriKit.className)) }

    /// The parameters that convert in both directions.
    private var parameters: [(plan: ParameterPlan, value: AppIntentSiriKitValue)] {
        plan.parameters.compactMap { parameter in
            bridge.value(parameter.source.type, isElement: parameter.source.isArray).map { (parameter, $0) }
        }
    }

    private func writeInitializer(to writer: Writer) {
        writer.function(
            documentation: ["The values that SiriKit's class holds; what it has no value for keeps its default."],
            .initializer([FunctionParameter(label: .named("siriKit"), "saved", className)])
        ) {
            writer.line("self.init()")
            for (parameter, value) in parameters {
                let source: Code = "saved.\(parameter.name)"
                let isArray = parameter.source.isArray
                let isOptional = value.isOptionalInSiriKit
                if parameter.isOptional {
                    let converted = value.toAppIntent.applied(to: source, isArray: isArray, isOptional: isOptional)
                    writer.line("self.\(parameter.name) = \(converted)")
                } else {
                    writer.line(
                        value.toAppIntent.assignment(
                            to: "self.\(parameter.name)",
                            from: source,
                            isArray: isArray,
                            isOptional: isOptional
                        )
                    )
                }
            }
        }
    }

    private func writeIntent(to writer: Writer) {
        writer.property(
            documentation: ["The same values as SiriKit hands them to its handlers."],
            plan.siriKitIntent,
            className
        ) {
            if parameters.isEmpty { return writer.line("\(className)()") }
            writer.line("let intent = \(className)()")
            for (parameter, value) in parameters {
                writer.line(
                    value.toSiriKit.assignment(
                        to: "intent.\(parameter.name)",
                        from: "self.\(parameter.name)",
                        isArray: parameter.source.isArray,
                        isOptional: parameter.isOptional
                    )
                )
            }
            writer.line("return intent")
        }
    }

    // MARK: - Answers

    private func writeAnswer(_ response: ResponsePlan, to writer: Writer) {
        let answer = FunctionParameter(
            label: .named("siriKit"),
            "answer",
            TypeName(Identifier(siriKit.responseName))
        )
        writer.extension(attributes: plan.attributes, TypeName(plan.responseName)) {
            writer.function(documentation: ["What a handler for SiriKit answers."], .initializer([answer])) {
                writer.line("let code: Code")
                writer.line("switch answer.code {")
                for code in codes(of: response) { writer.line(code) }
                writer.line("}")
                writer.line("self.init(code: code)")
                for property in plan.intent.response.shownParameters
                where bridge.plan.context.typeName(of: property.type) != nil {
                    let source: Code = "answer.\(Identifier(property.name))"
                    let isArray = property.isArray
                    guard let value = bridge.appIntentValue(of: source, property.type, isArray: isArray) else {
                        continue
                    }
                    writer.line("self.\(AppIntentNames.responseProperty(property.name)) = \(value)")
                }
            }
        }
    }

    /// The switch cases for SiriKit's codes.
    private func codes(of response: ResponsePlan) -> [Code] {
        let known = Set(IntentResponseCode.numbered(plan.intent.response).map(\.name))
        let outcomes = response.outcomes.filter { known.contains($0.source) }
        let success = response.outcomes.first(where: \.isSuccess)?.name ?? response.failure
        let taken = Set(outcomes.map(\.source))
        let further = ["ready", "inProgress"].filter { !taken.contains($0) }.map { ".\(Identifier($0))" as Code }
        return outcomes.map { "case .\(Identifier($0.source)): code = .\($0.name)" }
            + (further.isEmpty ? [] : ["case \(further, separator: ", "): code = .\(success)"])
            + ["default: code = .\(response.failure)"]
    }
}
