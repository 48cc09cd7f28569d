import Diagnostics
import Translations

extension Rule {
    package static let mostlyUntranslatedTable: Rule = Rule(
        code: "IN0516",
        name: "mostly-untranslated-table",
        severity: .note,
        summary: "A language translates less than half of the texts.",
        explanation: """
            The table has few rows or none, so users of the language see most texts in the development language. One \
            note stands for all its missing rows, because someone may be working on the language. `"locales": { "hy": \
            "in-progress" }` in the configuration silences it; `"complete"` makes it a warning. An empty table that no \
            one works on is best deleted, because App Store Connect asks for the titles of every language that has one \
            (ITMS-90626).
            """,
        triggering: [
            .order(
                "Parameters: [",
                "    { Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }",
                "    { Name: size, DisplayName: Size, DisplayNameID: gH1jK2 }",
                "    { Name: bread, DisplayName: Bread, DisplayNameID: iK3lM4 }",
                "    { Name: spice, DisplayName: Spice, DisplayNameID: nO5pQ6 }",
                "    { Name: drink, DisplayName: Drink, DisplayNameID: rS7tU8 }",
                "]",
                with: ["hy.lproj/Intents.strings": "/* no rows for aB3dE6, gH1jK2, iK3lM4, nO5pQ6 and rS7tU8 */"]
            ).about(file: "hy.lproj/Intents.strings")
        ],
        passing: [
            .titled(with: ["hy.lproj/Intents.strings": "\"aB3dE6\" = \"Ապուր\";"])
        ]
    ) { context, findings in
        let behind = context.incompleteLanguages.filter { !context.isWorthCompleting($0) }
        // The languages of a catalog are one finding. Other tables have one file per language.
        let groups = Dictionary(grouping: behind) { "\($0.paths[0])\n\(context.mustBeComplete($0))" }
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            guard let first = group.first else { continue }
            let (count, total) = (first.counts.translated, first.counts.total)
            let location = SourceLocation(path: first.paths[0], place: .file)
            var finding = Diagnostic(
                Self.mostlyUntranslatedTable.kind,
                FindingGroup(
                    group.map { .init("table/" + $0.language, $0.language, at: location) },
                    one: "less than half of the \(total) texts are translated for \(.names)",
                    several: "\(.count) languages translate less than half of the \(total) texts: \(.names)"
                ),
                at: location,
                symbol: "table/" + first.language,
                severity: context.mustBeComplete(first) ? .warning : .note
            )
            if group.count == 1 {
                let verb = count == 1 ? "is" : "are"
                finding.message = "\(count) of \(total) texts \(verb) translated for '\(first.language)'"
            }
            finding.related = [RelatedLocation("the definition", at: context.file)]
            findings.add(finding)
        }
    }
}
