import Diagnostics

extension Rule {
    /// Catches the name of an intent that is gone, in a list that the system reads.
    package static let undeclaredIntent: Rule = Rule(
        code: "IN0117",
        name: "undeclared-intent",
        category: .file,
        severity: .warning,
        summary: "A property list names an intent that no definition declares.",
        explanation: """
            `Info.plist` lists the intents that an extension handles (`IntentsSupported`, `INIntentsSupported`) and the \
            activities that an app continues (`NSUserActivityTypes`). When an intent is renamed or deleted, its old name \
            stays there, and the new one is often missing. Correct the name, or remove it. Apple's own intents are not \
            reported, nor are activities whose names do not look like an intent's class. Only property lists are looked \
            at that a target of the Xcode project names, and all definitions of that project count.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { project in
                project.undeclaredIntents = [
                    ProjectSurroundings.UndeclaredIntent(
                        name: "OrderStewIntent",
                        key: "IntentsSupported",
                        location: SourceLocation(path: "Extension/Info.plist", place: .file)
                    )
                ]
            }.about(file: "Extension/Info.plist")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        for intent in context.project?.undeclaredIntents ?? [] {
            findings.report(
                "'\(intent.key)' names '\(intent.name)', which no definition of the project declares",
                in: intent.location,
                symbol: "project/" + intent.name
            )
        }
    }
}
