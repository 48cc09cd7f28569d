import Diagnostics
import Translations

extension Rule {
    package static let notLocalized: Rule = Rule(
        code: "IN0512",
        name: "not-localized",
        severity: .note,
        summary: "The definition is not translated, although the project around it is.",
        explanation: """
            The definition is in no `.lproj` folder and has no string table, but files next to it are translated, or \
            its Xcode project has several languages (`knownRegions`): users of every language see its texts as they \
            are written. Localize it in Xcode (File inspector, Localize…), which moves it to `Base.lproj` and creates \
            the tables. It is a warning if the project has several languages, and a note if its languages are unknown \
            and other files in the folder are translated.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject {
                $0.languages = ["de", "en", "fr"]
                $0.developmentLanguage = "en"
            }.about(file: "Intents.intentdefinition"),
            besideTranslations.about(file: "Intents.intentdefinition"),
        ],
        passing: [
            .definition("INIntents: [{ Name: OrderSoup }]", with: ["Localizable.strings": ""]),
            .intents("{ Name: OrderSoup }").inProject { $0.languages = ["en"] },
            besideTranslations.inProject { $0.languages = ["en"] },
        ]
    ) { context, findings in
        let neighbours = context.neighbours
        guard neighbours.language == nil, neighbours.ownsTables, neighbours.tableFiles.isEmpty,
            context.tables.matches.isEmpty, !context.isOutsideProject, context.hasTextsToTranslate
        else { return }
        if let project = context.project, project.languages.count > 1 {
            let languages = project.languages.filter { $0 != project.developmentLanguage }
            return findings.report(
                "the definition has no translations, but its project has \(languages.quotedList())",
                in: context.file,
                symbol: "table",
                severity: .warning,
                related: [RelatedLocation("the project", at: SourceLocation(path: project.path, place: .file))]
            )
        }
        let languages = neighbours.languages.filter { $0 != "Base" }
        guard context.project?.languages.isEmpty != false, languages.count > 1 else { return }
        findings.report(
            "the definition has no translations, but its folder has \(languages.quotedList())",
            in: context.file,
            symbol: "table"
        )
    }

    private static let besideTranslations: RuleExample = .definition(
        "INIntents: [{ Name: OrderSoup }]",
        with: ["de.lproj/Localizable.strings": "", "en.lproj/Localizable.strings": ""]
    )
}

extension RuleContext {
    var hasTextsToTranslate: Bool { texts.contains { !$0.text.isBlank && !leftoverSymbols.contains($0.owner) } }
}
