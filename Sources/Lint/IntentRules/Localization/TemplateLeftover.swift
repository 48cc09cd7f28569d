import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let templateLeftover: Rule = Rule(
        code: "IN0518",
        name: "template-leftover",
        summary: "A placeholder text or name was never replaced.",
        explanation: """
            Users see the text as it is: an identifier such as `INTENT_TITLE`, letters that someone typed to fill a \
            field, or the names “Intent”, “Parameter”, “Enum”, “Type” and “Property” that the editor gives to new ones (a \
            note if users do not see it). A title or description \
            that only repeats its declaration's name, its field's name, or the title is a note, and so is a name that \
            users see as it is in code (`soupSize`). Write what users \
            should read. An identifier that the table of the development language replaces with words is not reported.
            """,
        triggering: [
            "{ Name: OrderSoup, Parameters: [{ Name: ↓parameter, DisplayName: Parameter }] }",
            "{ Name: OrderSoup, Title: ORDER_SOUP_TITLE, Description: ↓ORDER_SOUP_TEXT }",
            "{ Name: ↓Intent, Title: Intent }",
            """
            INEnums: [{ Name: ↓Enum, Values: [{ Name: unknown }, { Name: small }] }]
            INIntents: [{ Name: OrderSoup, Parameters: [{ Name: size, EnumType: Enum }] }]
            """,
            "{ Name: OrderSoup, Parameters: [{ Name: ↓parameter1, DisplayName: Soup }] }",
            "{ Name: OrderSoup, Response: { Parameters: [{ Name: ↓property, Type: String }] } }",
            "{ Name: OrderSoup, Title: ↓orderSoup }",
            "{ Name: OrderSoup, Description: ↓asdf }",
            "{ Name: OrderSoup, Title: ↓OrderSoup }",
            "{ Name: OrderSoup, Description: ↓TODO }",
            "{ Name: OrderSoup, Description: ↓Default value }",
            "{ Name: OrderSoup, Description: ↓ababab }",
            "{ Name: OrderSoup, Description: ↓Says hello world }",
            "{ Name: OrderSoup, Description: \"↓2222\" }",
            "{ Name: OrderSoup, Title: ↓Order Soup Intent }",
            "{ Name: OrderSoup, Response: { Codes: [{ Name: success, Success: true }, { Name: failure, FormatString: ↓No soup (Printed Dialog) }] } }",
            "{ Name: OrderSoup, Parameters: [{ Name: soupSize, DisplayName: ↓soupSize }] }",
            "{ Name: OrderSoup, Description: ↓Description Placeholder }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓Order Soup Description }",
            "{ Name: OrderSoup, Description: ↓String.OrderSoupDescription }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓Order Soup }",
            .intents(
                "{ Name: OrderSoup, Description: \"↓%SOUP_DESCRIPTION%\", DescriptionID: aB3dE6 }",
                with: ["en.lproj/Intents.strings": "\"aB3dE6\" = \"SOUP_DESCRIPTION\";"]
            ),
            .order(
                "Parameters: [{ Name: soup, DisplayName: Soup }]",
                #"ParameterCombinations: { soup: { Title: "↓ORDER_SUMMARY ${soup}" } }"#
            ),
        ],
        passing: [
            "{ Name: OrderSoup, Parameters: [{ Name: parameters, DisplayName: Names of parameters }] }",
            .intents(
                "{ Name: OrderSoup, Title: ORDER_SOUP_TITLE, TitleID: aB3dE6 }",
                with: ["en.lproj/Intents.strings": "\"aB3dE6\" = \"Order Soup\";"]
            ),
        ]
    ) { context, findings in
        let properties =
            context.intents.flatMap { $0.response?.parameters ?? [] } + context.definition.types.flatMap(\.properties)
        let declared: [any SymbolicDefinition] =
            context.intents + context.definition.enumerations + context.definition.types + context.parameters
            + properties
        for definition in declared {
            guard let name = definition.name?.value,
                ["Intent", "Enum", "Type", "parameter", "property"].contains(name.filter { !$0.isNumber })
            else { continue }
            let isShown =
                (definition as? IntentDefinition)?.isUnnamed ?? (definition as? ParameterDefinition)?.isUnnamed
            findings.report(
                "'\(name)' is the name that Xcode gives by default",
                at: definition.nameRange,
                symbol: definition.symbol,
                severity: isShown == true ? .warning : .note
            )
        }
        for use in context.texts {
            guard let text = use.text.text, use.isShownAsWhole || Leftover.isFiller(text.value) || use.hasNoWord,
                let leftover = use.hasNoWord ? .filler : Leftover(text.value)
            else { continue }
            switch leftover {
            case .filler:
                findings.report(
                    "'\(text.value.shortened)' looks like a text that was meant to be replaced",
                    at: text.range,
                    symbol: use.path
                )
            case .key:
                let rows = context.rows(of: use).filter { $0.match.isInEnglishOrSource }.compactMap(\.entry.text)
                guard rows.allSatisfy({ Leftover($0) == .key }) else { continue }
                findings.report(
                    "'\((rows.first ?? text.value).shortened)' looks like an identifier, and users see it as it is",
                    at: text.range,
                    symbol: use.path
                )
            }
        }
        for (symbol, text, reason) in context.textsThatRepeatNames {
            findings.report(
                "'\(text.value.shortened)' tells users nothing: it is \(reason)",
                at: text.range,
                symbol: symbol,
                severity: .note
            )
        }
    }
}

extension RuleContext {
    /// Titles and descriptions that only repeat a name, the title or the name of their field.
    fileprivate var textsThatRepeatNames: [(symbol: String, text: Written<String>, reason: String)] {
        let shown = texts.filter(\.isNameForUsers).compactMap { use -> (String, Written<String>, String)? in
            guard let text = use.text.text else { return nil }
            // Of cases, “YouTube” is a name for users.
            let isCase = use.key == "INEnumValueDisplayName"
            let isName =
                text.value.isJoinedWords
                && (!isCase
                    || use.symbol.hasSuffix("/" + text.value) && text.value.utf8.first.map({ $0 >= 0x61 }) == true)
            guard isName || text.value.hasSuffix(" Intent") && use.key != "INEnumDisplayName" else { return nil }
            return (use.path, text, "a name in code")
        }
        return shown
            + intents.flatMap { intent in
                var found: [(symbol: String, text: Written<String>, reason: String)] = []
                let (title, description) = (intent.title.text, intent.description.text)
                if let title, title.value.isJoinedWords || title.value.hasSuffix(" Intent") {
                    found.append((intent.symbol + "/INIntentTitle", title, "a name in code"))
                }
                if let description, description.value.count >= 3 {
                    let words = description.value.lowercased()
                    let name = title?.value.lowercased() ?? ""
                    let fields = [
                        "description", "description placeholder", "intent description", name + " description",
                    ]
                    if words == name || fields.contains(words) || description.value.isJoinedWords {
                        let reason =
                            words == name
                            ? "the same as the title"
                            : fields.contains(words) ? "the name of its field" : "a name in code"
                        found.append((intent.symbol + "/INIntentDescription", description, reason))
                    }
                }
                return found
            }
    }
}

extension String {
    /// Whether the text joins words of three letters or more by capital letters, unlike “iPhone” and “openHAB”.
    fileprivate var isJoinedWords: Bool {
        var words: [Int] = [0]
        for byte in utf8 {
            guard byte.isLetter else { return false }
            if byte <= 0x5A, words != [0] { words.append(0) }
            words[words.count - 1] += 1
        }
        return words.count > 1 && words[0] >= 3 && words.dropFirst().contains { $0 >= 3 }
    }
}

extension LocalizedTextUse {
    /// Whether the text is the name of something that also has one in code.
    fileprivate var isNameForUsers: Bool { key.hasSuffix("DisplayName") }

    /// Whether users see the text by itself: titles, descriptions and names.
    fileprivate var isShownAsWhole: Bool {
        switch key {
        case "INIntentTitle", "INIntentDescription", "INIntentParameterDisplayName",
            "INIntentParameterCombinationTitle", "INIntentParameterCombinationSubtitle", "INTypeDisplayName",
            "INEnumDisplayName":
            true
        case "INEnumValueDisplayName": !symbol.hasSuffix("/case/unknown")
        default: false
        }
    }
}

extension LocalizedTextUse {
    /// Whether a sentence is only digits or one letter.
    fileprivate var hasNoWord: Bool {
        guard let text = text.text?.value.utf8, key.hasSuffix("FormatString") || key == "INIntentDescription" else {
            return false
        }
        return !text.isEmpty && text.allSatisfy(\.isLetterOrDigit) && text.count(where: \.isLetter) < 2
    }
}

extension ParameterDefinition {
    fileprivate var isUnnamed: Bool { displayName.text?.value == "Parameter" }
}

extension TableMatch {
    /// Whether the table may contain what users see instead of identifiers.
    fileprivate var isInEnglishOrSource: Bool {
        isSourceLanguage || table.language.hasPrefix("en") || table.language == "Base"
    }
}

/// The kind of a text that users should not see.
enum Leftover {
    case key, filler

    /// Ignores variables around a key, which the table's text uses: `ORDER_SUMMARY ${soup}`.
    init?(_ text: String) {
        if Self.isFiller(text) {
            self = .filler
            return
        }
        guard let bytes = TextKey.onlyWord(of: Array(text.utf8)[...]), (3...60).contains(bytes.count),
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        if TextKey.isKey(text) {
            self = .key
        } else if Self.fillers.contains(text.lowercased()) || Self.isKeyboardMash(bytes) || Self.repeats(bytes) {
            self = .filler
        } else {
            return nil
        }
    }

    static func isFiller(_ text: String) -> Bool {
        // Most texts are longer.
        text.utf8.count <= 17 && (["TODO", "test", "lol"].contains(text) || fillers.contains(text.lowercased()))
            || text.utf8.last == UInt8(ascii: ")") && text.hasSuffix("(Printed Dialog)")
            || text.utf8.withContiguousStorageIfAvailable { bytes in
                phrases.contains { UnsafeRawBufferPointer(bytes).firstIndex(of: $0, from: 0) != nil }
            } == true
    }

    /// Parts of texts that are only written to fill them, from a rare letter on.
    private static let phrases = ["ello world", "ello World", "m ipsum", "his is a test"].map { Array($0.utf8) }

    /// Words that name nothing, without those that can be real names, such as “Todo” and “Bar”.
    private static let fillers: Set<String> = [
        "asd", "asdf", "asdfg", "asdfgh", "asdfasdf", "asdasd", "sdf", "sdfsdf", "fdsa", "qwe", "qwer", "qwert",
        "qwerty", "qweqwe", "foobar", "xxxx", "fixme", "blah", "lorem", "abcd", "placeholder", "descr", "default value",
        "parameter summary", "prompt label",
    ]

    /// Whether the text is one lowercase letter three times or more, or two letters: `aaa`, `ababab`.
    private static func repeats(_ bytes: ArraySlice<UInt8>) -> Bool {
        let tail = bytes.dropFirst()
        guard bytes.count != 4, tail.allSatisfy(\.isLowercase) else { return false }
        let letters = bytes.map { $0 | 0x20 }
        return Set(letters).count <= 2 && letters != Array("www".utf8)
            && letters.indices.dropFirst(2).allSatisfy { letters[$0] == letters[$0 - 2] }
            && (letters.count >= 5 || Set(letters).count == 1)
    }

    /// Whether the text has five lowercase letters or more without a vowel, so it is not a word.
    private static func isKeyboardMash(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count >= 5, bytes.dropFirst().allSatisfy(\.isLowercase) else { return false }
        return !bytes.contains { "aeiouyAEIOUY".utf8.contains($0) }
    }
}
