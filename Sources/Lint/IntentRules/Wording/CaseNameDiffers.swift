import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let caseNameDiffers: Rule = Rule(
        code: "IN0527",
        name: "case-name-differs",
        summary: "The display name of a case reads like another case, is misspelled, or was never written.",
        explanation: """
            A case has a name for code and one for users. Three mistakes are found by comparing them: the display name \
            has the words of another case's name (two were swapped), the two differ by a letter in one word, so that one \
            of them is misspelled, or it is the raw name in lowercase among names with capital letters, which is a note. A display \
            name in other words or in another language is not reported.
            """,
        triggering: [
            sizes("{ Name: soupNorth, DisplayName: ↓Soup South }, { Name: soupSouth, DisplayName: Soup North }"),
            sizes("{ Name: longTerm, DisplayName: ↓Long Lerm }"),
            sizes(
                "{ Name: small, DisplayName: Small }, { Name: big, DisplayName: Big }, { Name: huge, DisplayName: ↓huge }"
            ),
        ],
        passing: [
            sizes("{ Name: longTerm, DisplayName: Long-term }, { Name: small, DisplayName: Klein }"),
            sizes("{ Name: small, DisplayName: small }, { Name: big, DisplayName: big }"),
        ]
    ) { context, findings in
        for enumeration in context.definition.enumerations {
            let cases = enumeration.values.filter { $0.name?.value != "unknown" && !$0.displayName.isBlank }
            let names = cases.map { words(in: $0.name?.value ?? "") }
            let shown = cases.map { words(in: $0.displayName.text?.value ?? "") }
            for (index, value) in cases.enumerated() {
                guard let text = value.displayName.text, shown[index] != names[index] || names[index].count == 1 else {
                    continue
                }
                func report(_ problem: String, _ severity: Severity, _ other: EnumerationValueDefinition? = nil) {
                    findings.report(
                        "the display name '\(text.value.shortened)' of the case '\(value.shownName)' \(problem)",
                        at: text.range,
                        symbol: enumeration.symbol(of: value),
                        severity: severity,
                        related: other.map { [("the case '\($0.shownName)'", $0.nameRange)] } ?? []
                    )
                }
                if shown[index] != names[index], let other = names.firstIndex(of: shown[index]) {
                    report("reads like the case '\(cases[other].shownName)'", .warning, cases[other])
                } else if let (word, correct) = misspelling(in: shown[index], of: names[index]) {
                    report(
                        "differs from its name by a letter; one of them is misspelled: '\(word)' or '\(correct)'",
                        .warning
                    )
                } else if text.value == value.name?.value, isLowercase(text.value), cases.count > 2,
                    cases.count(where: { isLowercase($0.displayName.text?.value ?? "") }) == 1
                {
                    report("is its raw name, unlike the others", .note)
                }
            }
        }
    }

    private static func isLowercase(_ text: String) -> Bool { text == text.lowercased() && text != text.uppercased() }

    /// The words of a name or text, in lowercase. A capital after a lowercase letter begins a word.
    private static func words(in text: String) -> [String] {
        var result: [String] = [""]
        var isAfterSmall = false
        for scalar in text.unicodeScalars {
            let isCapital = scalar.properties.isUppercase
            if !scalar.isLetter && scalar.properties.numericType == nil {
                result.append("")
            } else {
                if isCapital && isAfterSmall { result.append("") }
                result[result.count - 1] += String(scalar).lowercased()
            }
            isAfterSmall = scalar.properties.isLowercase
        }
        return result.filter { !$0.isEmpty }
    }

    /// The only word that differs from a name with two words or more, and by at most one letter.
    private static func misspelling(in shown: [String], of name: [String]) -> (word: String, correct: String)? {
        guard shown.count == name.count, name.count > 1 else { return nil }
        let different = zip(shown, name).filter { $0 != $1 }
        guard different.count == 1, let (word, correct) = different.first, word.count >= 4,
            word.count == correct.count, Spelling.nearest(to: word, among: [correct], within: 1) != nil
        else { return nil }
        return (word, correct)
    }

    private static func sizes(_ cases: String) -> RuleExample {
        .enumeration("Name: Size, Values: [{ Name: unknown }, \(cases)]")
    }
}
