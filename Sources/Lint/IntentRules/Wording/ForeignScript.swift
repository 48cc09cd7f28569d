import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let foreignScript: Rule = Rule(
        code: "IN0525",
        name: "foreign-script",
        summary: "A few texts are in an unexpected script.",
        explanation: """
            A definition is written in one language, and tables translate it. A text in Chinese, Japanese, Korean, \
            Cyrillic, Arabic or another script among Latin ones was forgotten: users of all other languages see it. \
            Several words in Latin letters among such texts are a note, but not single words, which may be names. If more \
            than a quarter of the texts differ from the rest, it is a note, too. They \
            count as English, from which the tables translate them, that of the definition's language too. Choices of \
            enumerations may be in any script. A definition that is entirely in another script than the development \
            language needs a table for that language (IN0513).
            """,
        triggering: [
            """
            {
                Name: OrderSoup, Title: Order Soup, Description: Orders a soup
                Parameters: [{ Name: soup, DisplayName: Soup }, { Name: size, DisplayName: Size }, { Name: day, DisplayName: ↓日期 }]
            }
            """,
            """
            {
                Name: OrderSoup, Title: Заказать суп, Description: ↓Orders a very hot soup
                Parameters: [{ Name: soup, DisplayName: Суп }, { Name: size, DisplayName: Размер }, { Name: day, DisplayName: День }]
            }
            """,
            "{ Name: OrderSoup, Title: Order Soup, Parameters: [{ Name: size, DisplayName: ↓Размер }] }",
        ],
        passing: [
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: day, DisplayName: 日期 }, { Name: size, DisplayName: Size }] }"
            ).inProject { $0.developmentLanguage = "ja" }
        ]
    ) { context, findings in
        var texts = context.texts.compactMap { use -> (use: LocalizedTextUse, script: DominantScript)? in
            guard !use.key.hasPrefix("INEnumValue"),
                let script = use.text.text.flatMap({ DominantScript(of: $0.value) })
            else { return nil }
            return (use, script)
        }
        // Most definitions have one script.
        guard texts.contains(where: { $0.script == .other }) else { return }
        texts.removeAll { use, _ in use.text.text.map { XcodeText.isOwn($0.value, of: use) } == true }
        let other = texts.filter { $0.script == .other }
        let latin = texts.filter { $0.script == .latin }
        // If the project's language has another script, the Latin texts are the template's.
        let speaksLatin = context.project?.developmentLanguage.map(LanguageCode.isLatin) != false
        guard other.count > latin.count || speaksLatin else { return }
        let isInLatin = other.count <= latin.count
        let few = isInLatin ? other : latin.filter { DominantScript.hasWords($0.use) }
        guard let first = few.first?.use else { return }
        findings.report(
            few.compactMap { context.part($0.use) },
            one: "\(.names) is in a different script from the other texts",
            several: "\(.count) texts are in a different script from the others: \(.names)",
            symbol: first.path,
            severity: isInLatin && 4 * few.count <= texts.count ? .warning : .note
        )
    }
}

/// The script of most letters in a text.
private enum DominantScript {
    case latin, other

    /// Returns `nil` for a text without letters outside of variables.
    init?(of text: String) {
        var counts = (latin: 0, other: 0)
        var isInside = false
        for scalar in text.unicodeScalars {
            if scalar == "{" { isInside = true }
            if scalar == "}" { isInside = false }
            guard !isInside, scalar.isLetter else { continue }
            if scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value) {
                counts.latin += 1
            } else {
                // An East Asian character is worth as much as a syllable.
                counts.other += 2
            }
        }
        guard counts.latin + counts.other > 0 else { return nil }
        self = counts.latin >= counts.other ? .latin : .other
    }

    static func hasWords(_ use: LocalizedTextUse) -> Bool {
        (use.text.text?.value ?? "").split(separator: " ").count { !$0.contains("$") } >= 2
    }
}
