import Diagnostics

extension Rule {
    package static let missingLanguage: Rule = Rule(
        code: "IN0513",
        name: "missing-language",
        severity: .warning,
        summary: "An expected language has no string table for the definition.",
        explanation: """
            The configuration lists the languages that definitions must be translated into. One of them has no table \
            for this definition and no translation in its string catalog. Add the language in Xcode (Localization in \
            the File inspector).
            """,
        triggering: [.titled().expecting(["de", "fr"]).about(file: "Base.lproj/Intents.intentdefinition")],
        passing: [.titled().expecting(["de"])]
    ) { context, findings in
        let expected = context.run.expectations.languages
        guard !expected.isEmpty, context.neighbours.ownsTables else { return }
        guard context.hasTextsToTranslate else { return }
        let present = Set(context.tables.matches.map(\.table.language))
        for language in expected {
            guard !present.contains(language), language != context.neighbours.language else { continue }
            findings.report(
                "the definition has no string table for '\(language)'",
                in: context.file,
                symbol: "table/" + language
            )
        }
    }
}
