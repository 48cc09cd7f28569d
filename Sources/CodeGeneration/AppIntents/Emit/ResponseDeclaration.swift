import IntentSchema

/// What the app answers: a code, the values that it carries, and what is said for it.
struct ResponseDeclaration {
    private let plan: ResponsePlan
    private let intent: IntentPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: ResponsePlan, of intent: IntentPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.intent = intent
        self.emitter = emitter
    }

    func structure() -> TypeDeclaration {
        var structure = TypeDeclaration(
            documentation: ["How \(intent.displayName) ended."],
            attributes: intent.attributes,
            access: emitter.access,
            .struct,
            intent.responseName
        )
        structure.members = [
            .type(codes()),
            .variable(
                VariableDeclaration(documentation: ["How it ended."], access: emitter.access, "code", "Code")
            ),
        ]
        structure.members += plan.properties.map {
            .variable(
                VariableDeclaration(documentation: [$0.documentation], access: emitter.access, $0.name, $0.type)
            )
        }
        structure.members += [initializer(), localizedText()]
        if plan.speaks { structure.members.append(spokenDialog()) }
        structure.members += [reportedFailure(), .type(failure())]
        return structure
    }

    private func codes() -> TypeDeclaration {
        TypeDeclaration(
            documentation: ["The ways in which it can end."],
            access: emitter.access,
            .enum,
            "Code",
            inherits: ["String", "Sendable"],
            members: plan.outcomes.map { .enumCase(EnumCaseDeclaration($0.name)) }
        )
    }

    private func initializer() -> Declaration {
        emitter.memberwiseInitializer([("code", "Code", "")] + plan.properties.map { ($0.name, $0.type, "nil") })
    }

    // MARK: - What is said

    private func localizedText() -> Declaration {
        let cases = plan.outcomes.map { outcome -> Code in
            .lines(["case .\(outcome.name):", emitter.resource(outcome.text).indented()])
        }
        return computed("What users see or hear.", "localizedText", "LocalizedStringResource", choice(cases))
    }

    private func spokenDialog() -> Declaration {
        let cases = plan.outcomes.compactMap { outcome -> Code? in
            guard let shortText = outcome.shortText else { return nil }
            let dialog = Code.call(
                "IntentDialog",
                ["full: localizedText", "supporting: \(emitter.resource(shortText))"]
            )
            return .lines(["case .\(outcome.name):", dialog.indented()])
        }
        return computed(
            "What is said for success.",
            "spokenDialog",
            "IntentDialog",
            cases.isEmpty ? "IntentDialog(localizedText)" : choice(cases + ["default: IntentDialog(localizedText)"])
        )
    }

    private func reportedFailure() -> Declaration {
        let successes = plan.outcomes.filter(\.isSuccess).map { ".\($0.name)" as Code }
        let failure: Code = "Failure(code: code, localizedStringResource: localizedText)"
        let body: Code =
            successes.count == plan.outcomes.count
            ? "nil"
            : successes.isEmpty
                ? failure : choice(["case \(successes, separator: ", "): nil", "default: \(failure)"])
        return computed("The error that a failure is reported as.", "reportedFailure", "Failure?", body)
    }

    private func choice(_ cases: [Code]) -> Code { .lines(["switch code {", .lines(cases), "}"]) }

    private func computed(_ documentation: String, _ name: Identifier, _ type: TypeName, _ body: Code) -> Declaration {
        .variable(
            VariableDeclaration(
                documentation: [documentation],
                access: .fileprivate,
                name,
                type,
                storage: .computed(body)
            )
        )
    }

    private func failure() -> TypeDeclaration {
        func property(_ name: Identifier, _ type: TypeName) -> Declaration {
            .variable(VariableDeclaration(access: emitter.access, binding: .let, name, type))
        }
        return TypeDeclaration(
            documentation: ["A failure, with the text that users see."],
            access: emitter.access,
            .struct,
            "Failure",
            inherits: ["Error", "CustomLocalizedStringResourceConvertible"],
            members: [
                property("code", "Code"), property("localizedStringResource", "LocalizedStringResource"),
            ]
        )
    }
}
