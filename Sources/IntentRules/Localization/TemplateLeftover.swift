import Diagnostics
import IntentSchema
import Translations

extension Rule {
    /// Catches texts and names that were meant to be replaced: what the editor proposes, keys, and rows of letters.
    package static let templateLeftover: Rule = Rule(
        code: "IN0518",
        name: "template-leftover",
        category: .localization,
        severity: .warning,
        summary: "A placeholder text or name was never replaced.",
        explanation: """
            Users see the text as it is: a key such as `INTENT_TITLE`, letters that someone typed to fill a field, or the \
            name “Parameter” that the editor gives to a new parameter. A title or description that is nothing but the \
            name of its declaration, of its field, or the title again says nothing, and is a note. Write what users should \
            read. A key that the table of the development language translates is not reported.
            """,
        triggering: [
            "{ Name: OrderSoup, Parameters: [{ Name: ↓parameter, DisplayName: Parameter }] }",
            "{ Name: OrderSoup, Title: ↓ORDER_SOUP_TITLE }",
            "{ Name: OrderSoup, Description: ↓asdf }",
            "{ Name: OrderSoup, Title: ↓OrderSoup }",
            "{ Name: OrderSoup, Description: ↓Description Placeholder }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓Order Soup }",
        ],
        passing: [
            "{ Name: OrderSoup, Parameters: [{ Name: parameter, DisplayName: Name of the parameter }] }",
            .intents(
                "{ Name: OrderSoup, Title: ORDER_SOUP_TITLE, TitleID: aB3dE6 }",
                with: ["en.lproj/Intents.strings": "\"aB3dE6\" = \"Order Soup\";"]
            ),
        ]
    ) { context, findings in
        for parameter in context.parameters {
            guard let name = parameter.name, parameter.displayName.text?.value == "Parameter",
                name.value.hasPrefix("parameter"),
                name.value.utf8.dropFirst(9).allSatisfy({ (0x30...0x39).contains($0) })
            else { continue }
            findings.report(
                "'\(name.value)' is the name that Xcode gives to a new parameter",
                at: name.range,
                symbol: parameter.symbol
            )
        }
        for use in context.texts {
            guard let text = use.text.text, use.isShownAsWhole, let leftover = Leftover(text.value) else { continue }
            if leftover == .key, context.isReplacedInSource(use) { continue }
            findings.report(
                leftover == .key
                    ? "'\(text.value.shortened)' looks like a key, and users see it as it is"
                    : "'\(text.value.shortened)' looks like a text that was meant to be replaced",
                at: text.range,
                symbol: use.symbol + "/" + use.key
            )
        }
        findings.report(
            context.textsThatSayNothing,
            one: "{names} is only the name of its field or declaration, or the title again",
            several: "{count} texts are only names of fields or declarations, or titles again: {names}"
        )
    }
}

extension RuleContext {
    /// Titles and descriptions that repeat what Shortcuts shows anyway.
    fileprivate var textsThatSayNothing: [(symbol: String, text: Written<String>)] {
        intents.filter { !$0.isLeftoverTemplate }.flatMap { intent -> [(symbol: String, text: Written<String>)] in
            var found: [(symbol: String, text: Written<String>)] = []
            let (title, description) = (intent.title.text, intent.description.text)
            if let title, title.value == intent.name?.value, title.value.isJoinedWords {
                found.append((intent.symbol + "/INIntentTitle", title))
            }
            if let description, description.value.count >= 3 {
                let words = description.value.lowercased()
                let others = [
                    "description", "description placeholder", "intent description", title?.value.lowercased(),
                ]
                if others.contains(words) { found.append((intent.symbol + "/INIntentDescription", description)) }
            }
            return found
        }
    }
}

extension RuleFindings {
    /// One note about texts of the definition, if there are any.
    mutating func report(
        _ texts: [(symbol: String, text: Written<String>)],
        one: String,
        several: String,
        severity: Severity = .note,
        fixIts: [FixIt] = []
    ) {
        guard let first = texts.first else { return }
        func location(_ range: SourceRange) -> SourceLocation { SourceLocation(path: path, range: range) }
        report(
            FindingGroup(
                texts.map { .init($0.symbol, $0.text.value.shortened, at: location($0.text.range)) },
                one: one,
                several: several
            ),
            at: location(first.text.range),
            symbol: "texts",
            severity: severity,
            fixIts: fixIts
        )
    }
}

extension String {
    /// Whether a capital letter inside begins another word.
    fileprivate var isJoinedWords: Bool {
        utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
            && zip(utf8, utf8.dropFirst()).contains { $0 >= 0x61 && $1 <= 0x5A }
    }
}

extension LocalizedTextUse {
    /// Titles, descriptions and names, which users see by themselves.
    fileprivate var isShownAsWhole: Bool {
        switch key {
        case "INIntentTitle", "INIntentDescription", "INIntentParameterDisplayName",
            "INIntentParameterCombinationTitle", "INTypeDisplayName", "INEnumDisplayName":
            true
        case "INEnumValueDisplayName": !symbol.hasSuffix("/case/unknown")
        default: false
        }
    }
}

extension RuleContext {
    /// Whether the table of the development language shows users something else.
    fileprivate func isReplacedInSource(_ use: LocalizedTextUse) -> Bool {
        guard let id = use.text.id?.value, let index = tables.texts.indices[id] else { return false }
        return tables.matches.contains { match in
            guard match.table.language == "Base" || match.isSourceLanguage || match.table.language.hasPrefix("en"),
                let row = match.rows[index]
            else { return false }
            return match.table.entries[row].text != use.text.text?.value
        }
    }
}

/// What a text that users should not see is.
enum Leftover {
    case key, filler

    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard (3...60).contains(bytes.count), bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        if TextKey.isKey(text) {
            self = .key
        } else if Self.fillers.contains(text.lowercased()) || Self.isMash(bytes) {
            self = .filler
        } else {
            return nil
        }
    }

    /// Words that name nothing. Those that can be real names, such as “Todo” and “Bar”, are not among them.
    private static let fillers: Set<String> = [
        "asd", "asdf", "asdfg", "asdfgh", "asdfasdf", "asdasd", "sdf", "sdfsdf", "fdsa", "qwe", "qwer", "qwert",
        "qwerty", "qweqwe", "foobar", "xxxx", "fixme", "blah", "lorem", "abcd", "placeholder",
    ]

    /// Six lowercase letters or more without a vowel are no word.
    private static func isMash(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 6, bytes.dropFirst().allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
        return !bytes.contains { "aeiouyAEIOUY".utf8.contains($0) }
    }
}
