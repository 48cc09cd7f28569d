import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let untranslatedTitle: Rule = Rule(
        code: "IN0507",
        name: "untranslated-title",
        severity: .warning,
        summary: "A language has no translation of an intent's title or description.",
        explanation: """
            The language's table has no row for the text's id. App Store Connect replies to such an upload with \
            “ITMS-90626: Invalid Siri Support – Localized title for custom intent not found for locale”, and users see \
            the text in the development language. Xcode does not add rows to existing tables; `intentc strings sync` \
            does. All missing titles and descriptions of a table are one finding, which names every language that \
            lacks the same ones.
            """,
        triggering: [
            .titled(with: ["de.lproj/Intents.strings": "/* no row for \"aB3dE6\" */"]).about(
                file: "de.lproj/Intents.strings"
            )
        ],
        passing: [.titled()]
    ) { context, findings in
        for coverage in context.coverages where coverage.state != .inProgress && coverage.state != .ignored {
            findings.report(coverage.missingTitles, of: coverage, context, continuing: nil)
        }
    }

    package static let untranslatedText: Rule = Rule(
        code: "IN0508",
        name: "untranslated-text",
        severity: .warning,
        summary: "A language has no translation of a text.",
        explanation: """
            The language's table has no row for the text's id, so users of the language see it in the development \
            language. Xcode does not add rows to existing tables; `intentc strings sync` does. A text that mentions an \
            enumeration or a Boolean is exported as one row for each value. The row's key is the id of the text, a \
            hyphen and the id of the value's display name. All texts that a table lacks are one finding, which names \
            all languages that lack the same texts. Texts that Xcode writes itself need no row, and tables that \
            translate less than half of the texts are not reported here (mostly-untranslated-table). In a table for \
            another region of the development language, such as `en-GB`, a missing row does no harm.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }] }",
                with: ["de.lproj/Intents.strings": "/* no row for \"aB3dE6\" */"]
            ).about(file: "de.lproj/Intents.strings")
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }] }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe\";"]
            ),
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{
                        Name: hot, Type: Boolean
                        Metadata: {
                            TrueDisplayName: hot, TrueDisplayNameID: tR9uE1, FalseDisplayName: cold, FalseDisplayNameID: fA5lS2
                        }
                    }]
                    ParameterCombinations: { hot: { Title: "Order a ${hot} soup", TitleID: aB3dE6 } }
                }
                """,
                with: [
                    "de.lproj/Intents.strings": """
                    "aB3dE6-tR9uE1" = "Eine heiße Suppe bestellen";
                    "aB3dE6-fA5lS2" = "Eine kalte Suppe bestellen";
                    "tR9uE1" = "heiß";
                    "fA5lS2" = "kalt";
                    """
                ]
            ),
        ]
    ) { context, findings in
        for coverage in context.coverages where coverage.isWorthCompleting {
            // A table that repeats the definition is reported separately.
            if context.repeatedTexts.languages.contains(coverage.language) { continue }
            if LanguageCode.isSameLanguage(coverage.language, context.tables.source.language) { continue }
            findings.report(
                coverage.gaps.filter { !$0.text.isTitleOrDescription },
                of: coverage,
                context,
                continuing: untranslatedTitle.kind
            )
        }
    }
}

extension RuleFindings {
    /// Reports one finding for all texts that a language lacks.
    fileprivate mutating func report(
        _ gaps: [TranslatedRows.Gap],
        of coverage: LanguageCoverage,
        _ context: RuleContext,
        continuing titles: DiagnosticKind?
    ) {
        guard let first = gaps.first else { return }
        let parts = gaps.map { gap in
            FindingGroup.Part(
                ([gap.text.symbol] + gap.values).joined(separator: "/"),
                gap.text.text.value.shortened,
                at: context.location(gap.text.text.range)
            )
        }
        let ids = gaps.prefix(3).map { "'\($0.text.id)'" }.joined(separator: ", ") + (gaps.count > 3 ? ", …" : "")
        report(
            parts,
            of: coverage.language,
            continuing: titles,
            one: first.values.isEmpty
                ? "\(.names) has no translation for \(.subjects)"
                : "\(.names) has no translation with the value \(first.values.quotedList()) for \(.subjects)",
            several: "\(.count) texts have no translation for \(.subjects): \(.names)",
            caption: "the text",
            at: SourceLocation(path: coverage.path, place: .file),
            symbol: "table/" + coverage.language,
            isRefused: context.isRefused(without: coverage.language, gaps.map(\.text)),
            help: gaps.allSatisfy(\.hasRow)
                ? "translate \(ids); 'intentc strings export --missing-only' writes missing texts for translators"
                : "'intentc strings sync' adds \(gaps.count == 1 ? "the row" : "rows") for \(ids)",
            isInDoubt: coverage.isInDoubt
        )
    }
}
