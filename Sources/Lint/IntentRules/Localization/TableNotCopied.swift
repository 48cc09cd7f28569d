import Diagnostics
import Translations

extension Rule {
    package static let tableNotCopied: Rule = Rule(
        code: "IN0530",
        name: "table-not-copied",
        summary: "No target copies a string table of the definition.",
        explanation: """
            The table lies next to the definition, but it is in no target that has the definition, so the app does not \
            contain it: users see the development language, and App Store Connect asks for the titles (ITMS-90626). In \
            Xcode, select the definition and tick the language under Localization in the File inspector. XcodeGen adds \
            tables beside a definition by itself; in Tuist, list them, for example with `**/Intents.*`. A table of the \
            development language is a note, because the definition has its texts, and so is one in a language that the app does \
            not have. A vocabulary for Siri \
            (`AppIntentVocabulary.plist`) in the project's folder that no target copies is found, too.
            """,
        triggering: [
            .titled().inProject { $0.uncopiedTables = [("de.lproj/Intents.strings", "de")] }
                .about(file: "de.lproj/Intents.strings"),
            .titled().inProject { $0.uncopiedVocabularies = [("App/de.lproj/AppIntentVocabulary.plist", "de")] }
                .about(file: "App/de.lproj/AppIntentVocabulary.plist"),
        ],
        passing: [.titled().inProject { _ in }]
    ) { context, findings in
        guard let project = context.project else { return }
        let source = context.translations.source.language
        let tables = project.uncopiedTables.filter { !context.languagesLeftOut.contains($0.language) }
        let names = Set(project.targets.map(\.name)).sorted()
        let place = names.isEmpty ? "" : " (\(names.quotedList()))"
        let vocabularies = project.uncopiedVocabularies.map { path, language in
            FindingGroup.Part("vocabulary/" + language, language, at: SourceLocation(path: path, place: .file))
        }
        if let first = vocabularies.first {
            findings.report(
                vocabularies,
                one: "no target copies this vocabulary, so Siri does not know it",
                several: "no target copies \(.count) vocabularies: \(.names); Siri does not know them",
                symbol: first.symbol,
                help: "add it to the target of the app"
            )
        }
        let shipped = project.languages
        // The definition has the texts of its language, and no one misses those of a language that the app does not have.
        let groups = Dictionary(grouping: tables) { table in
            LanguageCode.canonical(table.language) == source || !shipped.isEmpty && !shipped.contains(table.language)
        }
        for (isHarmless, tables) in groups {
            let parts = tables.map { path, language in
                FindingGroup.Part("table/" + language, language, at: SourceLocation(path: path, place: .file))
            }
            findings.report(
                parts,
                one: "no target that has the definition\(place) copies this table",
                several: "no target that has the definition\(place) copies \(.count) of its tables: \(.names)",
                symbol: parts[0].symbol,
                severity: isHarmless ? .note : nil,
                isRefused: !isHarmless && tables.contains { context.isRefused(in: $0.language) },
                help: isHarmless ? nil : "select the definition in Xcode and tick the languages under 'Localization'"
            )
        }
    }
}
