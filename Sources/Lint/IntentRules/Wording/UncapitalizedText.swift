extension Rule {
    package static let uncapitalizedText: Rule = Rule(
        code: "IN0522",
        name: "uncapitalized-text",
        severity: .note,
        summary: "A title or description begins with a lowercase letter.",
        explanation: """
            Shortcuts and the widget gallery show titles and descriptions next to those of other apps, which begin with a \
            capital letter. A text that does not was usually written to fill the field. Names such as “iPhone” and texts in \
            other scripts are not reported, and all texts of a definition are one finding.
            """,
        triggering: [
            "{ Name: OrderSoup, Title: ↓order soup }",
            "{ Name: OrderSoup, Description: ↓orders a hot soup }",
        ],
        passing: [
            "{ Name: OrderSoup, Title: iSoup, Description: 3 soups a day }"
        ]
    ) { context, findings in
        let found = context.intents.flatMap { intent in
            [(intent, "INIntentTitle", intent.title), (intent, "INIntentDescription", intent.description)]
        }.compactMap { intent, key, text in
            // Filler text is reported as a leftover.
            text.text.flatMap {
                isUncapitalized($0.value) && Leftover($0.value) == nil
                    ? (symbol: intent.symbol + "/" + key, text: $0) : nil
            }
        }
        findings.report(
            found,
            one: "{names} begins with a lowercase letter",
            several: "{count} texts begin with a lowercase letter: {names}"
        )
    }

    /// Whether the first word consists of three or more lowercase letters.
    private static func isUncapitalized(_ text: String) -> Bool {
        let word = text.utf8.prefix { $0 != 0x20 }
        return word.count >= 3 && word.allSatisfy { (0x61...0x7A).contains($0) }
    }
}
