import Diagnostics
import IntentSchema

extension Rule {
    /// Catches two parameters for the same position: which of them comes first is anyone's guess.
    package static let duplicateDisplayPriority: Rule = Rule(
        code: "IN0706",
        name: "duplicate-display-priority",
        category: .widgets,
        severity: .note,
        summary: "Two parameters have the same display priority.",
        explanation: """
            Users see the parameters in the order of their display priorities. If two have the same one, after a merge \
            or from a script, either may come first. Move one of them in Xcode and save.
            """,
        triggering: [
            "{ Name: OrderSoup, Parameters: [{ Name: soup }, { Name: size, DisplayPriority: ↓1 }] }"
        ],
        passing: ["{ Name: OrderSoup, Parameters: [{ Name: soup }, { Name: size }] }"]
    ) { context, findings in
        for intent in context.intents {
            for (first, later) in intent.parameters.withEarlierNames({ $0.displayPriority?.value }) {
                guard let priority = later.displayPriority else { continue }
                findings.report(
                    "'\(later.shownName)' and '\(first.shownName)' have the same display priority \(priority.value)",
                    at: priority.range,
                    symbol: later.symbol,
                    related: (first.displayPriority?.range).map { [("the other one", $0)] } ?? []
                )
            }
        }
    }
}
