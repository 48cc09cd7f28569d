import IntentSchema
import SwiftSource

extension IntentDeclarations {
    private var parametersWithOptions: [ParameterPlan] { plan.optionProviders.map { plan.parameters[$0.position] } }

    /// Writes the protocol for what only the app knows about an intent, as its SiriKit handlers did, and the
    /// registration of an implementation. Writes nothing if the app is not asked.
    func writeHandling() {
        guard plan.needsApp else { return }
        writeProtocol()
        if !parametersWithOptions.isEmpty || !plan.refusals.isEmpty { writeDefaultImplementations() }
        emitter.writeRegistration(
            of: plan.name,
            as: plan.handling,
            method: "handler",
            attributes: plan.attributes,
            to: writer
        )
    }

    private func writeProtocol() {
        writer.type(
            documentation: [
                "The app's part of \(plan.displayName). Register an implementation with",
                "`\(plan.name.name).register(_:)` when the process starts.",
            ],
            attributes: plan.attributes,
            .protocol,
            plan.handling,
            inherits: ["Sendable"]
        ) {
            for parameter in parametersWithOptions {
                writer.requirement(
                    documentation: [
                        parameter.isSearched
                            ? "The options for “\(parameter.title)”: all, or those that match a search term."
                            : "The options for “\(parameter.title)”."
                    ],
                    parameter.optionsRequirement(in: plan)
                )
            }
            for parameter in parametersWithOptions {
                let without = parameter.defaultValue == nil ? "none" : "the definition's default"
                writer.requirement(
                    documentation: [
                        "The default for “\(parameter.title)”; `nil` for \(without)."
                    ],
                    parameter.defaultRequirement(in: plan)
                )
            }
            for refusal in plan.refusals {
                writer.requirement(
                    documentation: [
                        "Why the value of “\(refusal.parameter.title)” cannot be used, so that users are asked for another."
                    ],
                    reasonRequirement(refusal)
                )
            }
            if plan.isAction { writeHandleRequirement() }
        }
    }

    private func writeHandleRequirement() {
        writer.requirement(
            documentation: plan.response == nil
                ? [
                    "Performs the intent, or throws why it cannot. To ask for a missing value, throw",
                    "`intent.$parameter.needsValueError()`.",
                ]
                : [
                    "Performs the intent. To ask for a missing value, throw `intent.$parameter.needsValueError()`."
                ],
            plan.handleRequirement
        )
    }

    /// Writes default implementations, which return `nil`, for the optional requirements.
    private func writeDefaultImplementations() {
        writer.extension(attributes: plan.attributes, TypeName(plan.handling)) {
            let defaults = parametersWithOptions.map { $0.defaultRequirement(in: plan) }
            for signature in defaults + plan.refusals.map(reasonRequirement) {
                writer.function(documentation: ["Returns `nil`."], signature) { writer.line("nil") }
            }
        }
    }

    private func reasonRequirement(_ refusal: RefusalPlan) -> Signature {
        Signature(refusal.method, [plan.argument], effects: .async, returns: "\(plan.name).\(refusal.type)?")
    }
}

// Requirements of the protocol, shared with the code that implements it.
extension IntentPlan {
    /// The intent as an argument: `for intent: HeroAppIntent`.
    package var argument: FunctionParameter { FunctionParameter(label: .named("for"), "intent", TypeName(name)) }

    package var handleRequirement: Signature {
        Signature(
            "handle",
            [FunctionParameter("intent", TypeName(name))],
            effects: .asyncThrows,
            returns: response == nil ? nil : TypeName(responseName)
        )
    }
}

extension ParameterPlan {
    /// `provideCharacterOptionsCollection`, the name known from SiriKit.
    var optionsMethod: Identifier { Identifier("provide\(capitalized)OptionsCollection") }

    var defaultMethod: Identifier { Identifier("default\(capitalized)") }

    package func defaultRequirement(in intent: IntentPlan) -> Signature {
        Signature(defaultMethod, [intent.argument], effects: .async, returns: unwrapped.optional)
    }

    package func optionsRequirement(in intent: IntentPlan) -> Signature {
        Signature(
            optionsMethod,
            [intent.argument] + (isSearched ? [FunctionParameter("searchTerm", "String?")] : []),
            effects: .asyncThrows,
            returns: "IntentItemCollection<\(element)>"
        )
    }
}
