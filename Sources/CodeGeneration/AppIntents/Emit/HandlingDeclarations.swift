import IntentSchema

/// The seam: one protocol for everything that only the app knows about an intent, what a type that conforms need not write, and
/// how it is handed over. Nothing where nothing is asked.
struct HandlingDeclarations {
    private let plan: IntentPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: IntentPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.emitter = emitter
    }

    private var options: [FunctionDeclaration] {
        plan.optionProviders.map { plan.parameters[$0.position].optionsRequirement(in: plan) }
    }

    /// What takes the place of an implementation that is not registered.
    func missing() -> [Declaration] {
        guard plan.asksApp else { return [] }
        return [
            emitter.unregistered(
                plan.handling,
                of: plan.name,
                options + (plan.isAction ? [plan.handleRequirement] : []),
                attributes: plan.attributes
            )
        ]
    }

    func all() -> [Declaration] {
        guard plan.asksApp else { return [] }
        let optional =
            plan.optionProviders.map { defaultRequirement(plan.parameters[$0.position]) }
            + plan.refusals.map(reasonRequirement)
        var requirements = options + optional
        if plan.isAction { requirements.append(performRequirement()) }
        var declarations: [Declaration] = [
            .type(
                TypeDeclaration(
                    documentation: [
                        "What only the app knows about \(plan.displayName). Register one with",
                        "`\(plan.name.name).register(_:)` when the process starts.",
                    ],
                    attributes: plan.attributes,
                    access: emitter.access,
                    .protocol,
                    plan.handling,
                    inherits: ["Sendable"],
                    members: requirements.map { .function($0) }
                )
            )
        ]
        if !optional.isEmpty {
            declarations.append(
                .extension(
                    ExtensionDeclaration(
                        attributes: plan.attributes,
                        TypeName(plan.handling),
                        members: optional.map { .function(withoutAnswer($0)) }
                    )
                )
            )
        }
        declarations.append(emitter.registration(of: plan.name, as: plan.handling, attributes: plan.attributes))
        return declarations
    }

    private func withoutAnswer(_ requirement: FunctionDeclaration) -> FunctionDeclaration {
        var method = requirement
        method.documentation = ["`nil`"]
        method.access = emitter.access
        method.body = "nil"
        return method
    }

    private func defaultRequirement(_ parameter: ParameterPlan) -> FunctionDeclaration {
        let without = parameter.defaultValue.isEmpty ? "none" : "the definition's default"
        return FunctionDeclaration(
            documentation: ["The value of “\(parameter.title)” before users choose one; `nil` for \(without)."],
            parameter.defaultMethod,
            [plan.argument],
            effects: .async,
            returns: parameter.unwrapped.optional
        )
    }

    private func reasonRequirement(_ refusal: RefusalPlan) -> FunctionDeclaration {
        FunctionDeclaration(
            documentation: [
                "Why the value of “\(refusal.title)” cannot be used, in which case another one is asked for."
            ],
            refusal.method,
            [plan.argument],
            effects: .async,
            returns: "\(plan.name).\(refusal.type)?"
        )
    }

    private func performRequirement() -> FunctionDeclaration {
        var requirement = plan.handleRequirement
        requirement.documentation =
            plan.response == nil
            ? [
                "Does what the intent says, or throws why it cannot be done. To ask for a value that is missing, throw",
                "`intent.$parameter.needsValueError()`.",
            ]
            : [
                "Does what the intent says. To ask for a value that is missing, throw `intent.$parameter.needsValueError()`."
            ]
        return requirement
    }
}

// Requirements that implementations of the protocol repeat.
extension IntentPlan {
    /// The intent as an argument: `for intent: HeroAppIntent`.
    var argument: FunctionParameter { FunctionParameter(label: .named("for"), "intent", TypeName(name)) }

    /// `handle(intent:)`
    var handleRequirement: FunctionDeclaration {
        FunctionDeclaration(
            "handle",
            [FunctionParameter("intent", TypeName(name))],
            effects: .asyncThrows,
            returns: response == nil ? nil : TypeName(responseName)
        )
    }
}

extension ParameterPlan {
    /// `provideCharacterOptionsCollection`, the name that people know from SiriKit.
    var optionsMethod: Identifier { Identifier("provide\(capitalized)OptionsCollection") }

    /// `defaultCharacter`
    var defaultMethod: Identifier { Identifier("default\(capitalized)") }

    /// `provideCharacterOptionsCollection(for:)`
    func optionsRequirement(in intent: IntentPlan) -> FunctionDeclaration {
        FunctionDeclaration(
            documentation: isSearched
                ? ["What users may choose for “\(title)”: all of it, or what matches a search term."]
                : ["What users may choose for “\(title)”."],
            optionsMethod,
            [intent.argument] + (isSearched ? [FunctionParameter("searchTerm", "String?")] : []),
            effects: .asyncThrows,
            returns: "IntentItemCollection<\(element)>"
        )
    }
}
