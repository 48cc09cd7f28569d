import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let sharedWithEmptyText: Rule = Rule(
        code: "IN0519",
        name: "string-id-of-empty-text",
        summary: "An empty text has the string id of another text.",
        explanation: """
            A table's row for the id translates both texts: what is empty in the definition is not empty in other \
            languages. It happens when a text is deleted after a parameter or intent has been duplicated. \
            `intentc strings rekey --style random` gives the empty text its own id; the rows of the tables stay with \
            the other text. If no table has a row for the id, it is a note.
            """,
        triggering: [subtitled("↓aB3dE6")],
        passing: [subtitled("gH1jK2")]
    ) { context, findings in
        let empty = context.allTexts.compactMap { use in
            use.text.text != nil && use.text.isBlank ? use.text.id.map { (use, $0) } : nil
        }.filter { !$0.1.value.isEmpty }
        guard !empty.isEmpty else { return }
        let ids = Set(empty.map(\.1.value))
        var shown: [String: SourceRange] = [:]
        for use in context.texts where !use.text.isBlank {
            if let id = use.text.id, ids.contains(id.value), shown[id.value] == nil { shown[id.value] = id.range }
        }
        let shared = empty.filter { shown[$0.1.value] != nil }
        if shared.isEmpty { return }
        for (use, id) in shared {
            findings.report(
                "this empty text has the string id of another text: '\(id.value)'",
                at: id.range,
                symbol: use.path,
                severity: context.rows(of: use).isEmpty ? .note : .warning,
                related: shown[id.value].map { [("the other text", $0)] } ?? [],
                help: "'intentc strings rekey --style random' gives it its own id"
            )
        }
    }

    private static func subtitled(_ id: String) -> RuleExample {
        .order(
            "Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }]",
            #"ParameterCombinations: { soup: { Title: "Order ${soup}", Subtitle: "", SubtitleID: \#(id) } }"#,
            with: ["de.lproj/Intents.strings": #""aB3dE6" = "Suppe";"#]
        )
    }
}
