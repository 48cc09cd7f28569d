import Diagnostics
import IntentSchema

extension Rule {
    /// Catches a title or description that some language lacks: what App Store Connect complains about on every upload.
    public static let untranslatedTitle = Rule(
        "IN0507",
        "untranslated-title",
        .localization,
        .warning,
        summary: "A language has no translation of an intent's title or description.",
        explanation: """
            The language's table has no row for the text's id. App Store Connect replies to such an upload with \
            “ITMS-90626: Invalid Siri Support – Localized title for custom intent not found for locale”, and users see \
            the text in the development language. Xcode does not add rows to existing tables: add the row, or export \
            and import the localizations.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "/* no row for \"aB3dE6\" */"]
            )
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Title: Order Soup, TitleID: aB3dE6 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Suppe bestellen\";"]
            )
        ]
    ) { context, findings in
        for gap in context.translationGaps where gap.text.isTitleOrDescription {
            let what = gap.text.use.key == "INIntentTitle" ? "title" : "description"
            findings.report(gap, "the \(what) '\(gap.text.text.value.shortened)'", context)
        }
    }

    /// Catches any other text that some language lacks.
    public static let untranslatedText = Rule(
        "IN0508",
        "untranslated-text",
        .localization,
        .warning,
        summary: "A language has no translation of a text.",
        explanation: """
            The language's table has no row for the text's id, so users of the language see it in the development \
            language. Xcode does not add rows to existing tables: add the row, or export and import the localizations. \
            A text that mentions an enumeration or a Boolean is exported as one row for each value, whose key is the \
            id of the text and the id of the value's display name joined by a hyphen.
            """,
        triggering: [
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: soup, DisplayName: Soup, DisplayNameID: aB3dE6 }] }",
                with: ["de.lproj/Intents.strings": "/* no row for \"aB3dE6\" */"]
            )
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
        for gap in context.translationGaps where !gap.text.isTitleOrDescription {
            findings.report(gap, "'\(gap.text.text.value.shortened)'", context)
        }
    }
}

/// A text that some languages lack.
struct TranslationGap {
    var text: TranslatedText
    /// The languages without any row for it, with a table of each.
    var missing: [(language: String, path: String)] = []
    /// The languages that have rows for some values of its variable but not for these.
    var incomplete: [(language: String, path: String, values: [String])] = []
}

extension RuleContext {
    /// The texts that some languages lack, in the order of the definition.
    var translationGaps: [TranslationGap] {
        guard !tables.isEmpty else { return [] }
        // A language may have several tables, and a row in any of them is enough.
        var languages: [String] = []
        var matches: [String: [TableMatch]] = [:]
        for match in tables where !match.isSourceLanguage {
            if matches[match.table.language] == nil { languages.append(match.table.language) }
            matches[match.table.language, default: []].append(match)
        }
        languages.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var gaps: [Int: TranslationGap] = [:]
        for language in languages {
            guard let matches = matches[language], let path = matches.first?.table.source.path else { continue }
            let found = FoundRows(matches, count: translatedTexts.texts.count)
            for (index, text) in translatedTexts.texts.enumerated() where !text.needsNoTranslation {
                switch found.state(of: text, at: index) {
                case .complete: break
                case .missing:
                    gaps[index, default: TranslationGap(text: text)].missing.append((language, path))
                case .lacks(let values):
                    gaps[index, default: TranslationGap(text: text)].incomplete.append((language, path, values))
                }
            }
        }
        return gaps.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// Which texts the tables of one language have.
private struct FoundRows {
    enum State {
        case complete, missing
        case lacks([String])
    }

    private var isFound: [Bool]
    private var valueIDs: [Int: Set<String>] = [:]

    init(_ matches: [TableMatch], count: Int) {
        isFound = [Bool](repeating: false, count: count)
        for match in matches {
            for (index, row) in match.rows.enumerated() {
                guard let row else { continue }
                let entry = match.table.entries[row]
                let isTranslated = entry.values.contains { $0.state != .new && !$0.text.isEmpty }
                if isTranslated || !entry.isTranslatable { isFound[index] = true }
            }
            for row in match.valueRows { valueIDs[row.text, default: []].insert(row.valueID) }
        }
    }

    func state(of text: TranslatedText, at index: Int) -> State {
        if isFound[index] { return .complete }
        guard let found = valueIDs[index] else { return .missing }
        // With two such variables in a text the key names both, in an order that is not known.
        guard text.choices.count == 1, let choice = text.choices.first else { return .complete }
        let lacking = choice.values.filter { !$0.isUnknown && !found.contains($0.id) }.map(\.name)
        return lacking.isEmpty ? .complete : .lacks(lacking)
    }
}

extension RuleFindings {
    fileprivate mutating func report(_ gap: TranslationGap, _ what: String, _ context: RuleContext) {
        var parts: [String] = []
        if !gap.missing.isEmpty { parts.append("has no translation for \(listed(gap.missing.map(\.language)))") }
        if let first = gap.incomplete.first {
            let languages = listed(gap.incomplete.map(\.language))
            parts.append("lacks the value \(listed(first.values)) for \(languages)")
        }
        let tables = gap.missing.map { ($0.language, $0.path) } + gap.incomplete.map { ($0.language, $0.path) }
        report(
            "\(what) \(parts.joined(separator: " and "))",
            in: context.location(gap.text.text.range),
            symbol: gap.text.symbol,
            related: tables.prefix(3).map { language, path in
                RelatedLocation("the table for '\(language)'", at: SourceLocation(path: path, place: .file))
            },
            help: "add a row for '\(gap.text.id)'"
        )
    }
}
