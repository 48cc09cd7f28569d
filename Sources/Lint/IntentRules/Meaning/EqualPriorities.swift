import IntentSchema

extension Rule {
    package static let equalPriorities: Rule = Rule(
        code: "IN0339",
        name: "equal-priorities",
        severity: .note,
        summary: "Two parameters have the same display priority.",
        explanation: """
            Xcode numbers the parameters of an intent in the order that users see. Two with the same number, usually \
            from a merge, have no order: users may see them either way. Move one of them in Xcode, which numbers them \
            again.
            """,
        triggering: [.order("Parameters: [{ Name: soup, DisplayPriority: 1 }, { Name: size, DisplayPriority: ↓1 }]")],
        passing: [.order("Parameters: [{ Name: soup, DisplayPriority: 4 }, { Name: size, DisplayPriority: 2 }]")]
    ) { context, findings in
        for intent in context.intents {
            for (first, later) in intent.parameters.repeatedNames(\.displayPriority?.value) {
                guard let priority = later.displayPriority, let earlier = first.displayPriority else { continue }
                findings.report(
                    "'\(later.shownName)' has the display priority \(priority.value) of '\(first.shownName)'",
                    at: priority.range,
                    symbol: later.symbol,
                    related: [("the priority of '\(first.shownName)'", earlier.range)]
                )
            }
        }
    }
}
