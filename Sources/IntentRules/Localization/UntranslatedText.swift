import Diagnostics
import IntentSchema
import Translations

extension Rule {
    /// Catches a title or description that some language lacks: what App Store Connect complains about on every upload.
    package static let untranslatedTitle: Rule = Rule(
        code: "IN0507",
        name: "untranslated-title",
        category: .localization,
        severity: .warning,
        summary: "A language has no translation of an intent's title or description.",
        explanation: """
            The language's table has no row for the text's id. App Store Connect replies to such an upload with \
            “ITMS-90626: Invalid Siri Support – Localized title for custom intent not found for locale”, and users see \
            the text in the development language. Xcode does not add rows to existing tables: add the row, or export \
            and import the localizations. All titles and descriptions that a table lacks are one finding, which \
            names all languages that lack the same. Tables that \
            translate less than half of the texts are not reported here (mostly-untranslated-table).
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "/* no row for \"aB3dE6\" */"]
            ).about(file: "de.lproj/Intents.strings")
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]
            )
        ]
    ) { context, findings in
        for group in LanguageGroup.all(context, { $0.text.isTitleOrDescription }) {
            findings.report(group, context)
        }
    }

    /// Catches any other text that some language lacks.
    package static let untranslatedText: Rule = Rule(
        code: "IN0508",
        name: "untranslated-text",
        category: .localization,
        severity: .warning,
        summary: "A language has no translation of a text.",
        explanation: """
            The language's table has no row for the text's id, so users of the language see it in the development \
            language. Xcode does not add rows to existing tables: add the row, or export and import the localizations. \
            A text that mentions an enumeration or a Boolean is exported as one row for each value, whose key is the \
            id of the text and the id of the value's display name joined by a hyphen. All texts that a table lacks are \
            one finding, which names all languages that lack the same. Texts that Xcode writes itself are not asked for, and tables that translate less than half of \
            the texts are not reported here (mostly-untranslated-table).
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
        for group in LanguageGroup.all(context, { !$0.text.isTitleOrDescription }) {
            findings.report(group, context)
        }
    }
}

/// Languages that lack the same texts.
private struct LanguageGroup {
    var gaps: [TranslatedRows.Gap]
    var languages: [LanguageCoverage]

    /// The languages that lack any of the texts that are asked for, in the order of their names.
    static func all(
        _ context: RuleContext,
        _ isIncluded: (TranslatedRows.Gap) -> Bool
    ) -> [LanguageGroup] {
        var groups: [LanguageGroup] = []
        var positions: [[String]: Int] = [:]
        for coverage in context[LanguageCoverages.self].all where coverage.isWorthCompleting {
            // A table that repeats the definition is a finding of its own.
            if context[RepeatedTexts.self].languages.contains(coverage.language) { continue }
            let gaps = coverage.gaps.filter(isIncluded)
            guard !gaps.isEmpty else { continue }
            let key = gaps.map { $0.text.id + " " + $0.values.joined(separator: " ") }
            if let position = positions[key] {
                groups[position].languages.append(coverage)
            } else {
                positions[key] = groups.count
                groups.append(LanguageGroup(gaps: gaps, languages: [coverage]))
            }
        }
        return groups
    }
}

extension RuleFindings {
    /// One finding for all texts that a table lacks, and for all tables that lack the same.
    fileprivate mutating func report(_ group: LanguageGroup, _ context: RuleContext) {
        guard let first = group.gaps.first, let coverage = group.languages.first else { return }
        let count = group.gaps.count
        let names = listed(group.gaps.map(\.text.text.value.shortened))
        let languages = listed(group.languages.map(\.language))
        let message: String
        if count > 1 {
            message = "\(count) texts have no translation for \(languages): \(names)"
        } else if first.values.isEmpty {
            message = "\(names) has no translation for \(languages)"
        } else {
            message = "\(names) lacks the value \(listed(first.values)) for \(languages)"
        }
        let ids = group.gaps.prefix(3).map { "'\($0.text.id)'" }.joined(separator: ", ") + (count > 3 ? ", …" : "")
        let texts = group.gaps.prefix(3).map { RelatedLocation("the text", at: context.location($0.text.text.range)) }
        let tables = group.languages.dropFirst().prefix(2).map {
            RelatedLocation("the table for '\($0.language)'", at: SourceLocation(path: $0.path, place: .file))
        }
        report(
            message,
            in: SourceLocation(path: coverage.path, place: .file),
            symbol: "table/" + coverage.language,
            related: texts + tables,
            help: count == 1 ? "add a row for \(ids)" : "add rows for \(ids)"
        )
    }
}
