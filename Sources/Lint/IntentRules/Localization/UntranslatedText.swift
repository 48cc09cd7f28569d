import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let untranslatedTitle: Rule = Rule(
        code: "IN0507",
        name: "untranslated-title",
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
        for status in context.required(hasTable: true) {
            findings.report(status.missing.filter(\.text.isTitleOrDescription), of: status, context, continuing: nil)
        }
    }

    package static let untranslatedText: Rule = Rule(
        code: "IN0508",
        name: "untranslated-text",
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
        for status in context.incompleteLanguages where context.isWorthCompleting(status) {
            let gaps = status.gaps.filter { !$0.text.isTitleOrDescription }
            findings.report(gaps, of: status, context, continuing: untranslatedTitle.kind)
        }
    }
}

extension LanguageStatus {
    /// The missing texts, without those whose translation is lost, which is reported separately.
    var gaps: [TranslatedRows.Gap] {
        let lost = Set(orphaned.compactMap(\.target?.id))
        return missing.filter { !lost.contains($0.text.id) }
    }
}

extension RuleContext {
    /// The languages with tables that lack texts. A table that mostly repeats the definition is reported separately, and in
    /// another region of the development language a missing row does no harm.
    var incompleteLanguages: [LanguageStatus] {
        required(hasTable: true).filter { status in
            !status.gaps.isEmpty && !status.counts.isMostlyCopied
                && !LanguageCode.isSameLanguage(status.language, translations.sourceLanguage)
        }
    }

    /// Whether at least half of the texts have rows, or all must be translated and some have. What rows repeat is reported
    /// separately.
    func isWorthCompleting(_ status: LanguageStatus) -> Bool {
        let count = status.counts.total - status.gaps.count
        return mustBeComplete(status) ? count > 0 : 2 * count >= status.counts.total
    }

    /// Whether the configuration asks for every text.
    func mustBeComplete(_ status: LanguageStatus) -> Bool {
        run.expectations.languageStates[status.language] == .complete
    }
}

extension RuleFindings {
    /// Reports one finding for all texts that a language lacks.
    fileprivate mutating func report(
        _ gaps: [TranslatedRows.Gap],
        of status: LanguageStatus,
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
            of: status.language,
            continuing: titles,
            one: first.values.isEmpty
                ? "\(.names) has no translation for \(.subjects)"
                : "\(.names) has no translation with the value \(first.values.quotedList()) for \(.subjects)",
            several: "\(.count) texts have no translation for \(.subjects): \(.names)",
            caption: "the text",
            at: SourceLocation(path: status.paths[0], place: .file),
            symbol: "table/" + status.language,
            isRefused: first.text.isTitleOrDescription && status.isRefused,
            help: gaps.allSatisfy(\.hasRow)
                ? "translate \(ids); 'intentc strings export --missing-only' writes missing texts for translators"
                : "'intentc strings sync' adds \(gaps.count == 1 ? "the row" : "rows") for \(ids)"
        )
    }
}
