extension Rule {
    package static let backgroundDiffers: Rule = Rule(
        code: "IN0813",
        name: "background-differs",
        summary: "A shortcut and the summary linked to it differ in “Supports background execution”.",
        explanation: """
            A combination of parameters has two entries: one for suggestions and one for Shortcuts. Xcode keeps linked \
            entries the same, and a merge or a script can make them differ. The same action then runs in the background \
            in one place and opens the app in the other, which fails while the phone is locked. Make them the same.
            """,
        triggering: [shortcut("IsLinked: true, SupportsBackgroundExecution: ↓false", summary: ", UpdatesLinked: true")],
        passing: [
            shortcut("IsLinked: true", summary: ", UpdatesLinked: true"),
            shortcut("SupportsBackgroundExecution: false", summary: ""),
        ]
    ) { context, findings in
        for intent in context.intents {
            guard let summaries = intent.managedCombinations?.value, let shortcuts = intent.combinations?.value else {
                continue
            }
            let byNames = Dictionary(summaries.map { ($0.names.value, $0) }) { first, _ in first }
            for shortcut in shortcuts {
                guard let summary = byNames[shortcut.names.value],
                    shortcut.isLinked?.value == true || summary.updatesLinked?.value == true,
                    let own = shortcut.supportsBackgroundExecution, let other = summary.supportsBackgroundExecution,
                    own.value != other.value
                else { continue }
                findings.report(
                    own.value
                        ? "the shortcut of '\(intent.shownName)' for \(shortcut.phrase) runs in the background, but its summary opens the app"
                        : "the shortcut of '\(intent.shownName)' for \(shortcut.phrase) opens the app, but its summary runs in the background",
                    at: own.range,
                    symbol: intent.symbol(of: shortcut),
                    related: [("the summary", other.range)]
                )
            }
        }
    }

    private static func shortcut(_ entries: String, summary: String) -> RuleExample {
        .order(
            "Configurable: true",
            "Parameters: [{ Name: soup }]",
            #"ParameterCombinations: { soup: { Title: "Order ${soup}", \#(entries) } }"#,
            #"ManagedParameterCombinations: { soup: { Title: "Order ${soup}"\#(summary) } }"#
        )
    }
}
