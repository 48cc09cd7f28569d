import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let sharedWithEmptyText: Rule = Rule(
        code: "IN0519",
        name: "string-id-of-empty-text",
        severity: .warning,
        summary: "An empty text has the string id of another text.",
        explanation: """
            A table's row for the id translates both texts: what is empty in the definition is not empty in other \
            languages. It happens when a text is deleted after a parameter or intent has been duplicated. Give the empty \
            text an id of its own; the rows of the tables stay with the other text. Where no table has a row for the id it is \
            a note.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }]
                    ParameterCombinations: { soup: { Title: "Order ${soup}", Subtitle: \"\", SubtitleID: ↓aB3dE6 } }
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";"]
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }]
                    ParameterCombinations: { soup: { Title: "Order ${soup}", Subtitle: \"\", SubtitleID: gH1jK2 } }
                }
                """,
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";"]
            )
        ]
    ) { context, findings in
        var empty: [(LocalizedTextUse, Written<String>)] = []
        for use in context.allTexts {
            if let id = use.text.id, !id.value.isEmpty, use.text.text != nil, use.text.isBlank {
                empty.append((use, id))
            }
        }
        guard !empty.isEmpty else { return }
        var shown: [String: SourceRange] = [:]
        for use in context.texts where !use.text.isBlank {
            if let id = use.text.id, shown[id.value] == nil { shown[id.value] = id.range }
        }
        var used: Set<String>?
        for (use, id) in empty {
            guard let other = shown[id.value] else { continue }
            if used == nil { used = context.usedStringIDs }
            let fresh = FreshStringID.make(for: use.symbol + "/" + use.key, avoiding: used ?? [])
            used?.insert(fresh)
            let edit = DefinitionEdits(context.definition)?.replace(id, with: fresh)
            var finding = Diagnostic(
                findings.kind,
                "the string id '\(id.value)' of this empty text is that of another text",
                at: context.location(id.range),
                symbol: use.symbol + "/" + use.key,
                related: [RelatedLocation("the other text", at: context.location(other))],
                fixIts: edit.map { [FixIt("Give it the id '\(fresh)'", isSafe: false, edits: [$0])] } ?? []
            )
            if !context.tables.isTranslated(id.value) { finding.severity = .note }
            findings.add(finding)
        }
    }
}
