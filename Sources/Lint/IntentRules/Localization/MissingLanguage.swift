import Diagnostics

extension Rule {
    package static let missingLanguage: Rule = Rule(
        code: "IN0513",
        name: "missing-language",
        summary: "A language of the app has no string table for the definition.",
        explanation: """
            The definition is translated, but not into every language of the app, which the files that its targets copy \
            say, or into every language that the configuration lists (`locales`). Users of the language see the development \
            language, and App Store Connect asks for the titles in it (ITMS-90626). Add the language in Xcode (Localization \
            in the File inspector). A table for `pt` serves `pt-BR`, too.
            """,
        triggering: [
            .titled().expecting(["de", "fr"]).about(file: "Base.lproj/Intents.intentdefinition"),
            .titled().inProject { $0.languages = ["de", "en", "fr"] }.about(
                file: "Base.lproj/Intents.intentdefinition"
            ),
        ],
        passing: [.titled().expecting(["de"]), .titled().inProject { $0.languages = ["de", "en"] }]
    ) { context, findings in
        let hasTables = !context.tables.isEmpty || !context.neighbours.tableFiles.isEmpty
        guard hasTables || context.project?.languages.isEmpty != false else { return }
        let groups = Dictionary(grouping: context.languagesWithoutTable, by: \.isRefused)
        for (isRefused, languages) in groups {
            let missing = languages.map(\.language)
            findings.report(
                missing.map { FindingGroup.Part("table/" + $0, $0, at: context.file) },
                one: "the definition has no string table for \(.names)",
                several: "the definition has no string tables for \(.count) languages: \(.names)",
                symbol: "table/" + missing[0],
                severity: context.hasTitles || languages.contains(where: context.mustBeComplete) ? nil : .note,
                isRefused: isRefused
            )
        }
    }
}
