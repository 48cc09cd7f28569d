import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let touchingVariable: Rule = Rule(
        code: "IN0814",
        name: "touching-variable",
        summary: "A variable touches the word next to it.",
        explanation: """
            Users see the value and the word as one: “Open Exampleand close it”. Usually a space was lost when the \
            variable was inserted. Endings such as a plural s and units after a number are not reported; of an \
            intent's identical texts, only the first is. Translations are checked only in languages whose words \
            neither take long endings nor join: English and those of Spain, Portugal, France, Italy and Romania.
            """,
        triggering: [
            .order(
                "Parameters: [{ Name: soup }]",
                #"ParameterCombinations: { soup: { Title: "↓Order ${soup}from the kitchen" } }"#
            ),
            .order(
                "Parameters: [{",
                "    Name: soup, SupportsResolution: true",
                #"    PromptDialogs: [{ Type: Confirmation, Custom: true, FormatString: "↓Is it the${soup}?" }]"#,
                "}]"
            ),
            .order(
                "Parameters: [{ Name: soup }]",
                #"ParameterCombinations: { soup: { Title: "Order ${soup}", TitleID: aB3dE6 } }"#,
                with: ["fr.lproj/Intents.strings": "\"aB3dE6\" = ↓\"Commander${soup}\";"]
            ),
        ],
        passing: [
            .order(
                "Parameters: [{ Name: soup }, { Name: minutes, Type: Integer }]",
                "ParameterCombinations: {",
                #"    "soup,minutes": { Title: "Order ${soup}s (${soup}/today) in ${minutes}min" }"#,
                "}"
            )
        ]
    ) { context, findings in
        var found = TouchingWords()
        var texts: [(use: LocalizedTextUse, words: String)] = []
        for use in context.texts {
            guard let text = use.text.text, let corrected = TouchingWord.separate(text.value) else { continue }
            texts.append((use, corrected.text))
            found.add(corrected.touches, of: use, at: context.location(text.range))
        }
        findings.report(found, fixIts: context.rewording(fixTitle, isSafe: false, texts))
        for match in context.tables where separating.contains(LanguageCode.primary(match.table.language)) {
            var found = TouchingWords()
            var edits: Set<FixIt.Edit> = []
            for (text, entry) in zip(context.translations.texts.texts, match.rows) {
                // A value that repeats the text is corrected with it.
                for value in entry?.values ?? [] where value.state != .new && value.text != text.text.value {
                    guard let entry, let corrected = TouchingWord.separate(value.text) else { continue }
                    found.add(corrected.touches, of: text.use, at: match.table.location(of: value, in: entry))
                    if let edit = match.table.replacing(value, of: entry, with: corrected.text) { edits.insert(edit) }
                }
            }
            let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
            let fix = FixIt(fixTitle, isSafe: false, edits: sorted)
            findings.report(found, inTranslationFor: match.table.language, fixIts: sorted.isEmpty ? [] : [fix])
        }
    }

    private static let fixTitle = "Insert the missing spaces"

    /// Languages whose words neither take endings of several letters nor join other words.
    private static let separating: Set = ["ca", "en", "es", "fr", "gl", "it", "pt", "ro"]
}

extension RuleFindings {
    fileprivate mutating func report(
        _ found: TouchingWords,
        inTranslationFor language: String? = nil,
        fixIts: [FixIt]
    ) {
        let place: GroupMessage = language == nil ? "" : " in the translation for \(.subjects)"
        report(
            found.parts,
            of: language,
            one: "\(.names) is shown without a space\(place)",
            several: "\(.count) variables are shown without a space\(place): \(.names)",
            symbol: language.map { "table/" + $0 } ?? "texts",
            help: found.help,
            fixIts: fixIts
        )
    }
}

/// The variables in several texts that touch a word, for one finding.
private struct TouchingWords {
    private(set) var parts: [FindingGroup.Part] = []
    private var known: Set<String> = []
    private var first: TouchingWord?

    var help: String? { parts.count == 1 ? first.map { "write '\($0.parts.joined(separator: " "))'" } : nil }

    /// Adds a text's variables, without repeats: one intent often has the same in every summary.
    mutating func add(_ touches: [TouchingWord], of use: LocalizedTextUse, at location: SourceLocation) {
        for touch in touches {
            let shown = touch.parts.joined()
            guard known.insert(use.owner + " " + shown).inserted else { continue }
            first = first ?? touch
            parts.append(.init("\(use.symbol)/\(use.key)/\(shown)", shown, at: location))
        }
    }
}

/// A variable with a word directly before or after it.
private struct TouchingWord {
    /// The variable and the word, in text order.
    let parts: [String]
    /// The byte offset in the text where the space belongs.
    let gap: Int

    init(_ text: ArraySlice<UInt8>, dividedAt gap: Int) {
        parts = [text[..<gap], text[gap...]].map { String(decoding: $0, as: UTF8.self) }
        self.gap = gap
    }

    /// Returns the text with the missing spaces and what touched, or `nil` if no variable touches a word.
    static func separate(_ text: String) -> (text: String, touches: [TouchingWord])? {
        guard text.contains(byte: UInt8(ascii: "$")) else { return nil }
        var corrected = text
        var touches: [TouchingWord] = []
        // People write only a few variables in a text, so a limit is safe.
        while touches.count < 20, let touch = first(in: corrected) {
            corrected.insert(" ", at: corrected.utf8.index(corrected.startIndex, offsetBy: touch.gap))
            touches.append(touch)
        }
        return touches.isEmpty ? nil : (corrected, touches)
    }

    private static func first(in text: String) -> TouchingWord? {
        let bytes = Array(text.utf8)
        for variable in TextVariables.variables(in: text) {
            let (start, end) = (variable.offsets.lowerBound, variable.offsets.upperBound)
            let after = bytes[end...].prefix(while: \.isLetter)
            // Endings and units have fewer than four letters.
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
