import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let touchingVariable: Rule = Rule(
        code: "IN0814",
        name: "touching-variable",
        severity: .warning,
        summary: "A variable touches the word next to it.",
        explanation: """
            Users see the value and the word as one: “Open Exampleand close it”. Usually a space was lost when the \
            variable was inserted. Endings such as the s of a plural, units behind a number, and words of languages that \
            are written without spaces are not reported, and of several texts of an intent that say the same only the \
            first is.
            """,
        triggering: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }]
                ParameterCombinations: { soup: { Title: "↓Order ${soup}from the kitchen" } }
            }
            """,
            """
            {
                Name: OrderSoup
                Parameters: [{
                    Name: soup
                    SupportsResolution: true
                    PromptDialogs: [{ Type: Primary, Custom: true, FormatString: "↓What is the${soup}?" }]
                }]
            }
            """,
        ],
        passing: [
            """
            {
                Name: OrderSoup
                Parameters: [{ Name: soup }, { Name: minutes, Type: Integer }]
                ParameterCombinations: {
                    "soup,minutes": { Title: "Order ${soup}s (${soup}/today) in ${minutes}min" }
                }
            }
            """
        ]
    ) { context, findings in
        // One intent often says the same in every summary.
        var known: Set<String> = []
        let edits = DefinitionEdits(context.definition)
        var parts: [FindingGroup.Part] = []
        var fixes: [FixIt.Edit] = []
        var help: String?
        for use in context.texts {
            guard let text = use.text.text, text.value.utf8.contains(UInt8(ascii: "$")) else { continue }
            var corrected = text.value
            // A text has a few variables; one of thousands is not written by people.
            for _ in 0..<20 {
                guard let touch = TouchingWord.first(in: corrected) else { break }
                corrected.insert(" ", at: corrected.utf8.index(corrected.startIndex, offsetBy: touch.gap))
                let shown = touch.parts.joined()
                guard known.insert(use.owner + " " + shown).inserted else { continue }
                help = help ?? "write '\(touch.parts.joined(separator: " "))'"
                parts.append(.init("\(use.symbol)/\(use.key)/\(shown)", shown, at: context.location(text.range)))
            }
            if corrected != text.value, let edit = edits?.replace(text, with: corrected) { fixes.append(edit) }
        }
        fixes.sort { $0.range.lowerBound < $1.range.lowerBound }
        findings.report(
            FindingGroup(
                parts,
                one: "{names} is shown without a space",
                several: "{count} variables are shown without a space: {names}"
            ),
            symbol: "texts",
            help: parts.count == 1 ? help : nil,
            fixIts: fixes.isEmpty ? [] : [FixIt("Insert the missing spaces", isSafe: false, edits: fixes)]
        )
    }
}

/// A variable with a word right before or behind it.
private struct TouchingWord {
    /// The variable and the word, in their order.
    let parts: [String]
    /// The byte of the text before which the space belongs.
    let gap: Int

    init(_ text: ArraySlice<UInt8>, dividedAt gap: Int) {
        parts = [text[..<gap], text[gap...]].map { String(decoding: $0, as: UTF8.self) }
        self.gap = gap
    }

    /// The first of a text; `nil` when all variables stand apart.
    static func first(in text: String) -> TouchingWord? {
        let bytes = Array(text.utf8)
        for variable in TextVariables.variables(in: text) {
            let (start, end) = (variable.offsets.lowerBound, variable.offsets.upperBound)
            let after = bytes[end...].prefix(while: \.isLetter)
            // An ending or a unit is short; a word of four letters is neither.
            if after.count >= 4 || (after.count >= 2 && words.contains(String(decoding: after, as: UTF8.self))) {
                return TouchingWord(bytes[start..<after.endIndex], dividedAt: end)
            }
            let before = bytes[..<start].reversed().prefix(while: \.isLetter)
            if before.count >= 2 { return TouchingWord(bytes[(start - before.count)..<end], dividedAt: start) }
        }
        return nil
    }

    /// Short words that are neither endings nor units.
    private static let words: Set<String> = [
        "of", "to", "on", "is", "at", "by", "as", "or", "for", "and", "the", "was", "has", "are", "not", "but",
    ]
}
