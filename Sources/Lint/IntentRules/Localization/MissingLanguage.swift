import Diagnostics

extension Rule {
    package static let missingLanguage: Rule = Rule(
        code: "IN0513",
        name: "missing-language",
        severity: .warning,
        summary: "A language of the app has no string table for the definition.",
        explanation: """
            The definition is translated, but not into every language of the app, which the targets that build it, or else \
            the project, say, nor into every language that the configuration lists (`locales`). Users of the language see \
            the development language, and App Store Connect asks for the titles in it (ITMS-90626). Add the language in \
            Xcode (Localization in the File inspector). It is a note if only the targets have the language and the project \
            does not list it. A table for `pt` serves `pt-BR`, too.
            """,
        triggering: [
            .titled().expecting(["de", "fr"]).about(file: "Base.lproj/Intents.intentdefinition"),
            .titled().inProject { $0.languages = ["de", "en", "fr"] }.about(
                file: "Base.lproj/Intents.intentdefinition"
            ),
        ],
        passing: [.titled().expecting(["de"]), .titled().inProject { $0.languages = ["de", "en"] }]
    ) { context, findings in
        let hasTables = !context.tables.matches.isEmpty || !context.neighbours.tableFiles.isEmpty
        guard hasTables || context.project?.languages.isEmpty != false else { return }
        let missing = context.languagesWithoutTable
        let doubtful = context.project?.doubtfulLanguages ?? []
        let asked = Set(context.run.expectations.languages)
        for (isSure, languages) in Dictionary(grouping: missing, by: { !doubtful.contains($0) || asked.contains($0) }) {
            let doubt =
                isSure ? "" : ", which \(context.project?.languageSource ?? "") but the project does not list"
            findings.report(
                languages.map { FindingGroup.Part("table/" + $0, $0, at: context.file) },
                one: "the definition has no string table for \(.names)\(doubt)",
                several: "the definition has no string tables for \(.count) languages: \(.names)\(doubt)",
                at: context.file,
                symbol: "table/" + (languages.first ?? ""),
                severity: isSure && (context.hasTitles || languages.contains(where: asked.contains)) ? nil : .note
            )
        }
    }
}
