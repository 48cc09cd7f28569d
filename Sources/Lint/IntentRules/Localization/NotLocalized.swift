import Diagnostics
import Translations

extension Rule {
    package static let notLocalized: Rule = Rule(
        code: "IN0512",
        name: "not-localized",
        summary: "The definition is not translated, although the app around it is.",
        explanation: """
            The definition has no string table, but the app has several languages: users of each see its texts as they are \
            written, and App Store Connect asks for the titles of its intents in every language (ITMS-90626). Localize it \
            in Xcode (File inspector, Localize…), which moves it to `Base.lproj` and creates the tables. The app's \
            languages are those that the targets with the definition copy; what is only ticked in the project is shipped by \
            none. It is a note if no project is known and other files in the folder are translated.
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
        guard neighbours.tableFiles.isEmpty, context.tables.isEmpty,
            context.input.unreadTables.isEmpty, !context.isOutsideProject, context.hasTextsToTranslate
        else { return }
        let missing = context.languagesWithoutTable.map(\.language)
        if !missing.isEmpty, let project = context.project {
            return findings.report(
                "the definition has no translations, but \(project.languageSource) \(missing.quotedList())",
                in: context.file,
                symbol: "table",
                severity: context.hasTitles ? nil : .note,
                isRefused: missing.contains(where: context.isRefused),
                related: [RelatedLocation("the project", at: SourceLocation(path: project.path, place: .file))]
            )
        }
        let languages = neighbours.languages.filter { $0 != "Base" }
        guard context.project?.languages.isEmpty != false, neighbours.language == nil, languages.count > 1 else {
            return
        }
        findings.report(
            "the definition has no translations, but its folder has \(languages.quotedList())",
            in: context.file,
            symbol: "table",
            severity: .note
        )
    }

    private static let besideTranslations: RuleExample = .definition(
        "INIntents: [{ Name: OrderSoup }]",
        with: ["de.lproj/Localizable.strings": "", "en.lproj/Localizable.strings": ""]
    )
}

extension RuleContext {
    var hasTextsToTranslate: Bool { texts.contains { !$0.text.isBlank } }

    /// Whether App Store Connect asks for translations of a title or description.
    var hasTitles: Bool { intents.contains { !$0.title.isBlank || !$0.description.isBlank } }

    /// The languages that must have every text, but have no table: those of the app and of the configuration. A table that
    /// nothing copies is reported on its own, and so is a full copy for a language.
    var languagesWithoutTable: [LanguageStatus] {
        guard neighbours.ownsTables, hasTextsToTranslate else { return [] }
        return required(hasTable: false).filter { status in
            !tables.contains { isOfOtherRegion($0.table.language, than: status.language) }
        }
    }

    /// Whether a table is for another region of a language, which is reported on its own.
    private func isOfOtherRegion(_ table: String, than language: String) -> Bool {
        LanguageCode.isSameLanguage(table, language) && project?.lacksRegion(of: table) == true
    }
}
