import IntentSchema

extension Rule {
    package static let missingInput: Rule = Rule(
        code: "IN0347",
        name: "missing-input",
        severity: .note,
        summary: "An action has no input parameter, but other actions use the same parameter as input.",
        explanation: """
            Shortcuts fills the input parameter with the result of the action before. The first parameter of this action is \
            the same as the input parameter of other actions in the definition, which suggests that it was forgotten here: \
            users must connect the two actions by hand. Choose it as the input parameter, unless it should not be filled.
            """,
        triggering: [input("{ Name: ↓HeatSoup, Parameters: [{ Name: soup, ObjectType: Soup }] }")],
        passing: [input("{ Name: HeatSoup, Input: soup, Parameters: [{ Name: soup, ObjectType: Soup }] }")]
    ) { context, findings in
        let intents = context.intents
        guard intents.contains(where: { $0.input != nil }) else { return }
        // Check each parameter once: if two actions lack the input, neither is the only one.
        var users: [SharedParameter: [IntentDefinition]] = [:]
        for intent in intents {
            let objects = intent.parameters.filter { $0.objectType != nil }
            for parameter in Set(objects.map(SharedParameter.init)) { users[parameter, default: []].append(intent) }
        }
        for intent in intents where intent.input == nil && intent.isConfigurable?.value == true {
            guard let first = intent.parameters.first, first.objectType != nil,
                let siblings = users.removeValue(forKey: SharedParameter(first))?.filter({ $0 !== intent })
            else { continue }
            // If another action omits it as well, that is probably intended.
            guard !siblings.isEmpty, siblings.allSatisfy({ $0.input?.value == first.name?.value }) else { continue }
            findings.report(
                "'\(intent.shownName)' has no input parameter, but '\(first.shownName)' is the input of "
                    + siblings.map(\.shownName).quotedList(),
                about: intent
            )
        }
    }

    private static func input(_ intent: String) -> RuleExample {
        .definition(
            """
            INTypes: [{ Name: Soup }]
            INIntents: [
                { Name: EatSoup, Input: soup, Parameters: [{ Name: soup, ObjectType: Soup }] }
                \(intent)
            ]
            """
        )
    }
}

/// Identifies the same parameter in different intents by its name and objects.
private struct SharedParameter: Hashable {
    private let name: String?
    private let objectType: String?
    private let isArray: Bool

    init(_ parameter: ParameterDefinition) {
        name = parameter.name?.value
        objectType = parameter.objectType?.value
        isArray = parameter.supportsMultipleValues?.value ?? false
    }
}
