extension Rule {
    package static let summaryDiffers: Rule = Rule(
        code: "IN0818",
        name: "summary-differs",
        severity: .note,
        summary: "A summary differs from the intent's title by one letter.",
        explanation: """
            Shortcuts shows the title in its list of actions and the summary once the action has been added. Two texts \
            that differ in only one letter were meant to be the same, and only one of them was corrected. Summaries \
            that say something else, or differ only in capitalization, are not reported.
            """,
        triggering: [summarized("↓Get Current Soup")],
        passing: [summarized("Get current soups")]
    ) { context, findings in
        for intent in context.intents {
            guard let title = intent.title.text else { continue }
            let combinations = (intent.managedCombinations?.value ?? []) + (intent.combinations?.value ?? [])
            // Linked entries have the same text, so report only the first.
            let other = combinations.lazy.filter { $0.names.value.isEmpty }.compactMap(\.title.text).first {
                differByOneLetter($0.value, title.value)
            }
            guard let other else { continue }
            findings.report(
                "the summary says '\(other.value.shortened)', but the title says '\(title.value.shortened)'",
                at: other.range,
                symbol: intent.symbol + "/combination/",
                related: [("the title", title.range)]
            )
        }
    }

    private static func summarized(_ summary: String) -> RuleExample {
        .order(
            "Title: Get Current Soups, Configurable: true",
            #"ManagedParameterCombinations: { "": { Title: \#(summary) } }"#
        )
    }

    /// Whether the texts differ in one letter, which is missing or different, ignoring case.
    private static func differByOneLetter(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
        guard min(one.count, other.count) >= 6, abs(one.count - other.count) <= 1, one != other else { return false }
        let start = zip(one, other).prefix { $0 == $1 }.count
        let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (first, second) = (one[start..<one.count - end], other[start..<other.count - end])
        return first.count <= 1 && second.count <= 1
            && (first + second).allSatisfy(\.isLetter)
    }
}
