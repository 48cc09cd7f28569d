extension Rule {
    package static let coveredShortcut: Rule = Rule(
        code: "IN0816",
        name: "covered-shortcut",
        severity: .note,
        summary: "A shortcut without parameters is redundant, because another one covers it.",
        explanation: """
            Siri can suggest the intent without any value, although it also has shortcuts with parameters that Siri \
            asks for or that every summary in Shortcuts includes. Users are offered an action that must first ask for \
            a value. Delete the combination without parameters, unless the intent means something without values.
            """,
        triggering: [
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup, SupportsResolution: true }]",
                #"ParameterCombinations: { "": { Title: ↓Order }, soup: { Title: "Order ${soup}" } }"#
            ),
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup }]",
                #"ParameterCombinations: { "": { Title: ↓Order }, soup: { Title: "Order ${soup}" } }"#,
                #"ManagedParameterCombinations: { soup: { Title: "Order ${soup}" } }"#
            ),
        ],
        passing: [
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup }]",
                #"ParameterCombinations: { "": { Title: Order }, soup: { Title: "Order ${soup}" } }"#,
                #"ManagedParameterCombinations: { "": { Title: Order }, soup: { Title: "Order ${soup}" } }"#
            ),
            .order(
                "Configurable: true",
                "Parameters: [{ Name: soup, SupportsResolution: true }]",
                #"ParameterCombinations: { soup: { Title: "Order ${soup}" } }"#
            ),
        ]
    ) { context, findings in
        for intent in context.intents where intent.isSuggested {
            let combinations = intent.combinations?.value ?? []
            guard let empty = combinations.first(where: { $0.names.value.isEmpty }), !empty.title.isBlank else {
                continue
            }
            let asked = Set(intent.parameters.filter { $0.supportsResolution?.value == true }.compactMap(\.name?.value))
            let summaries = intent.managedCombinations?.value ?? []
            // Every action in Shortcuts has a value.
            let isAlwaysGiven = !summaries.isEmpty && summaries.allSatisfy { !$0.names.value.isEmpty }
            let covering = combinations.first { combination in
                let names = combination.parameterNames
                guard !names.isEmpty else { return false }
                if isAlwaysGiven, summaries.contains(where: { $0.names.value == combination.names.value }) {
                    return true
                }
                return names.allSatisfy { asked.contains(String($0)) }
            }
            guard let covering else { continue }
            findings.report(
                "the shortcut of '\(intent.shownName)' without parameters is covered by the shortcut for \(covering.phrase)",
                at: empty.title.text?.range ?? empty.names.range,
                symbol: intent.symbol(of: empty),
                related: [("the other shortcut", covering.names.range)]
            )
        }
    }
}
