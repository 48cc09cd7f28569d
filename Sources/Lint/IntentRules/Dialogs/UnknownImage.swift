extension Rule {
    package static let unknownImage: Rule = Rule(
        code: "IN0817",
        name: "unknown-image",
        summary: "An intent's image is in none of the project's asset catalogs.",
        explanation: """
            The default image is looked up by name in the app's resources. If no asset catalog or image file of the \
            Xcode project has the name, nothing is shown: the image was renamed, or the name is misspelled. It is \
            reported only if all asset catalogs could be read.
            """,
        reading: [.imageNames],
        triggering: [.intents("{ Name: OrderSoup, DefaultImageName: ↓soup }").inProject { $0.imageNames = ["stew"] }],
        passing: [
            .intents("{ Name: OrderSoup, DefaultImageName: soup }").inProject { $0.imageNames = ["soup"] },
            "{ Name: OrderSoup, DefaultImageName: soup }",
        ]
    ) { context, findings in
        guard let names = context.project?.imageNames else { return }
        for intent in context.intents {
            guard let image = intent.defaultImageName, !image.value.isEmpty, !names.contains(image.value) else {
                continue
            }
            findings.report(
                "none of the project's asset catalogs has the image '\(image.value)'",
                at: image.range,
                symbol: intent.symbol
            )
        }
    }
}
