import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let stringIDConflict: Rule = Rule(
        code: "IN0501",
        name: "string-id-conflict",
        severity: .error,
        summary: "Two different texts share one string id.",
        explanation: """
            String tables are keyed by the id, so one of the two texts can never be translated separately. This \
            happens when a parameter is copied in Xcode or a script writes the definition. \
            `intentc strings rekey --style random` gives each text its own id, and copies the translations. It is an \
            error if a table has a row for the id, because users then see a wrong text; a warning if tables have none, \
            or only rows for an enumeration's values (`id-case`); and a note without tables.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: ↓aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]
            ),
            "{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: ↓aB3dE6 }",
        ],
        passing: [
            "{ Name: OrderSoup, TitleID: aB3dE6 }\n{ Name: CookSoup, TitleID: gH1jK2 }"
        ]
    ) { context, findings in
        for finding in context.sharedIDs(isSameText: false, findings.kind) { findings.add(finding) }
    }

    package static let stringIDReused: Rule = Rule(
        code: "IN0502",
        name: "string-id-reused",
        severity: .note,
        isOptional: true,
        summary: "The same text is used in two places with one string id.",
        explanation: """
            Both places share one translation, and changing the text in one place makes the translation wrong for the \
            other. Give one of them a new id and copy the translations. Xcode itself writes such ids, and nothing is \
            wrong until one text changes, so the rule is off by default. It checks only ids that have a row in a \
            table.
            """,
        triggering: [choosing("↓aB3dE6", with: ["de.lproj/Intents.strings": #""aB3dE6" = "Wahl";"#])],
        passing: [
            choosing("gH1jK2", with: ["de.lproj/Intents.strings": #""aB3dE6" = "Wahl";"#]),
            choosing("aB3dE6", with: [:]),
        ]
    ) { context, findings in
        for finding in context.sharedIDs(isSameText: true, findings.kind) { findings.add(finding) }
    }

    private static func choosing(_ id: String, with tables: KeyValuePairs<String, String>) -> RuleExample {
        .order(
            "Parameters: [",
            "    { Name: soup, DisplayName: Choice, DisplayNameID: aB3dE6 }",
            "    { Name: size, DisplayName: Choice, DisplayNameID: \(id) }",
            "]",
            with: tables
        )
    }
}

extension RuleContext {
    /// Without a row for the id, no text gets the other's translation; without tables, none can.
    private func severityOfConflict(about id: String) -> Severity {
        if tables.isEmpty { return .note }
        guard let index = translations.texts.indices[id] else { return .warning }
        return tables.contains { $0.rows[index] != nil } ? .error : .warning
    }

    /// Returns a finding for each repeated id of the same text, or of a different one.
    fileprivate func sharedIDs(isSameText: Bool, _ kind: DiagnosticKind) -> [Diagnostic] {
        repeatedStringIDs.compactMap { repeated in
            let id = repeated.id
            let isTranslated = !rows(of: id.value).isEmpty
            guard isSameText == repeated.isSameText, isTranslated || !isSameText else { return nil }
            return Diagnostic(
                kind,
                "the string id '\(id.value)' is already used for \(isSameText ? "the same" : "a different") text",
                at: location(id.range),
                symbol: repeated.symbol,
                severity: isSameText ? nil : severityOfConflict(about: id.value),
                related: [RelatedLocation("first used here", at: location(repeated.first))],
                help: isSameText
                    ? "give it another id, and copy the translations to the new id in every string table"
                    : "'intentc strings rekey --style random' gives it its own id, and copies the translations"
            )
        }
    }
}

/// A string id that an earlier text of the definition has as well.
struct RepeatedStringID {
    let id: Written<String>
    /// The text's symbol path and key.
    let symbol: String
    let isSameText: Bool
    /// Where the earlier text has it.
    let first: SourceRange

    static func all(in context: RuleContext) -> [RepeatedStringID] {
        var first: [String: (text: String, range: SourceRange)] = [:]
        return context.allTexts.compactMap { use in
            // An id of an absent text, which the format writes as well, shares nothing.
            guard let id = use.text.id, let text = use.text.text?.value, !text.isEmpty, !id.value.isEmpty else {
                return nil
            }
            guard let earlier = first[id.value] else {
                first[id.value] = (text, id.range)
                return nil
            }
            return RepeatedStringID(
                id: id,
                symbol: use.path,
                isSameText: earlier.text == text,
                first: earlier.range
            )
        }
    }
}
