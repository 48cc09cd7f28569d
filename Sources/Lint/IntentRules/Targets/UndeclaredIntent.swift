import Diagnostics
import Product

extension Rule {
    package static let undeclaredIntent: Rule = Rule(
        code: "IN0117",
        name: "undeclared-intent",
        summary: "A property list names an intent that no definition declares.",
        explanation: """
            `Info.plist` lists the intents that an extension handles (`IntentsSupported`, `INIntentsSupported`) and \
            the activities that an app continues (`NSUserActivityTypes`). When an intent is renamed or deleted, its \
            old name stays there, and the new one is often missing. Correct the name, or remove it. Apple's own \
            intents, and activities not named like an intent's class, are not reported. Only property lists that a \
            target of the Xcode project names are read; all of its definitions count.
            """,
        reading: [.undeclaredIntents],
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
        let lists = Dictionary(grouping: context.project?.undeclaredIntents ?? []) { [$0.location.path, $0.key] }
        for intents in lists.values {
            let suggestion = intents.count == 1 ? intents[0].suggestion.map { "; did you mean '\($0)'?" } ?? "" : ""
            let edits = intents.compactMap(\.correction)
            let change = edits.count == 1 ? "'\(intents[0].name)' to '\(edits[0].replacement)'" : "the names"
            let title = "Change \(change) in '\(intents[0].key)'"
            findings.report(
                intents.map { .init($0.name, $0.name, at: $0.location) },
                of: intents[0].location.path,
                one: "'\(intents[0].key)' names \(.names), which no definition of the project declares\(suggestion)",
                several:
                    "'\(intents[0].key)' names \(.count) intents that no definition of the project declares: \(.names)",
                at: intents[0].location,
                symbol: "project/" + intents[0].key,
                fixIts: edits.count < intents.count ? [] : [FixIt(title, isSafe: false, edits: edits)]
            )
        }
    }
}

extension ProjectSurroundings.UndeclaredIntent {
    /// Replaces the name with the suggestion.
    fileprivate var correction: FixIt.Edit? {
        guard let suggestion, case .range(let range) = location.place else { return nil }
        return FixIt.Edit(range: range, replacement: suggestion)
    }
}
