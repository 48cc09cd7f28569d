import Diagnostics
import Translations

extension Rule {
    package static let sameTranslation: Rule = Rule(
        code: "IN0528",
        name: "same-translation",
        summary: "Two actions, or two cases of an enumeration, have the same translated name.",
        explanation: """
            The definition tells them apart, but people who use the language cannot: Shortcuts lists two actions with one \
            title, or a choice offers one word twice. Usually a row was copied and not changed. Translations that repeat \
            the source are not looked at.
            """,
        triggering: [
            .intents(
                "{ Name: LockShelf, Title: Lock Shelf, TitleID: aB3dE6 }\n{ Name: OpenShelf, Title: Open Shelf, TitleID: gH1jK2 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Regal sperren\";\n\"gH1jK2\" = ↓\"Regal sperren\";"]
            )
        ],
        passing: [
            .intents(
                "{ Name: LockShelf, Title: Lock Shelf, TitleID: aB3dE6 }\n{ Name: OpenShelf, Title: Open Shelf, TitleID: gH1jK2 }",
                with: ["de.lproj/Intents.strings": "\"aB3dE6\" = \"Regal sperren\";\n\"gH1jK2\" = \"Regal öffnen\";"]
            )
        ]
    ) { context, findings in
        if context.tables.isEmpty { return }
        let texts = context.translations.texts.texts
        // The titles of all actions are one list, and so are the cases of each enumeration.
        let lists = texts.indices.reduce(into: [String: [Int]]()) { lists, index in
            let text = texts[index]
            guard !text.isRetired, !text.needsNoTranslation else { return }
            switch text.use.key {
            case "INIntentTitle": lists["title", default: []].append(index)
            case "INEnumValueDisplayName": lists[text.use.owner, default: []].append(index)
            default: break
            }
        }
        for match in context.tables where !match.isSourceLanguage {
            for (_, list) in lists.sorted(by: { $0.key < $1.key }) {
                var known: [String: (text: TranslatedText, entry: StringTable.Entry)] = [:]
                for index in list where !match.isCopy(index) {
                    guard let entry = match.rows[index], let value = entry.values.first, value.state != .new else {
                        continue
                    }
                    let words = Wording.trimmed(value.text)
                    guard !words.isEmpty, let first = known[words] else {
                        known[words] = (texts[index], entry)
                        continue
                    }
                    if Wording.isSame(first.text.text.value, texts[index].text.value) { continue }
                    let sources = [first.text, texts[index]].map { "“\($0.text.value.shortened)”" }
                    findings.report(
                        "\(sources[0]) and \(sources[1]) have the same translation for '\(match.table.language)': “\(words.shortened)”",
                        in: match.table.location(of: value, in: entry),
                        symbol: texts[index].symbol,
                        related: [RelatedLocation("the other translation", at: match.table.location(of: first.entry))]
                    )
                }
            }
        }
    }
}
