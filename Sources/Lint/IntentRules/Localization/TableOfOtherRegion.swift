import Diagnostics
import Product
import Translations

extension Rule {
    package static let tableOfOtherRegion: Rule = Rule(
        code: "IN0526",
        name: "table-of-other-region",
        summary: "A table is for a regional variant that the project does not support.",
        explanation: """
            The project's languages (`knownRegions`) include `de`, but the table is for `de-DE`, or the reverse. Users \
            of other variants of the language see the development language, although the rest of the app is \
            translated. Use one name for all files of a language.
            """,
        triggering: [
            .titled(with: ["de-DE.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]).inProject {
                $0.languages = ["de", "en"]
            }.about(file: "de-DE.lproj/Intents.strings")
        ],
        passing: [
            .titled().inProject { $0.languages = ["de", "de-AT", "en"] },
            .titled(with: [
                "de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";",
                "de-AT.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe aufgeben\";",
            ]).inProject {
                $0.languages = ["de", "en"]
                $0.regions = ["de", "de-AT", "en"]
            },
        ]
    ) { context, findings in
        guard let project = context.project else { return }
        for match in context.tables where !match.table.isCatalogue {
            let language = match.table.language
            guard project.lacksRegion(of: language),
                let other = project.languages.first(where: { LanguageCode.isSameLanguage($0, language) })
            else { continue }
            findings.report(
                "this table is for '\(language)', but the project has '\(other)'",
                in: SourceLocation(path: match.table.source.path, place: .file),
                symbol: "table/" + language,
                isRefused: context.isRefused(in: other),
                related: [RelatedLocation("the project", at: SourceLocation(path: project.path, place: .file))]
            )
        }
    }
}

extension ProjectSurroundings {
    /// Whether nothing says that the app has this regional variant. Chinese has two scripts, and English is the language
    /// of most projects.
    func lacksRegion(of language: String) -> Bool {
        !languages.contains(language) && !regions.contains(language)
            && !["zh", "en"].contains(LanguageCode.primary(language))
    }
}
