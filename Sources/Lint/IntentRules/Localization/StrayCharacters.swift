import Diagnostics
import IntentSchema

extension Rule {
    package static let strayCharacters: Rule = Rule(
        code: "IN0517",
        name: "stray-characters",
        severity: .note,
        summary: "A text contains stray white space or a non-text character, or lacks a mark.",
        explanation: """
            White space at the ends of a text comes from editing or copying; it shifts what users see, and some \
            translators copy it. The same goes for two spaces within a sentence, for a space before a comma, and in English \
            for one before a question mark or an exclamation mark. An object replacement character \
            (U+FFFC) is what remains of an attachment or a variable when rich text is pasted, and users see a box: \
            that is a warning. Two variables that touch, a comma without a space between words, and an English question \
            without its mark, where other questions have one, are found too. Default values, which may end in a space on \
            purpose, are not checked.
            """,
        triggering: [
            "{ Name: OrderSoup, Title: \"↓Order Soup \" }",
            "{ Name: OrderSoup, Title: \"↓Order  Soup\" }",
            "{ Name: OrderSoup, Description: \"↓Which is the best soup ?\" }",
            "{ Name: OrderSoup, Description: \"↓Orders a soup , and bread.\" }",
            "{ Name: OrderSoup, Description: \"↓Orders a \u{FFFC} soup\" }",
            "{ Name: OrderSoup, Description: \"↓Orders soup,bread and salad.\" }",
            .order(
                "Parameters: [{ Name: soup }, { Name: bread }]",
                #"ParameterCombinations: { "soup,bread": { Title: "↓Order ${soup}${bread}" } }"#
            ),
            asking("Which soup?", "↓Which bread"),
        ],
        passing: [
            "{ Name: OrderSoup, Title: Order Soup, Description: \"Orders a soup.  It is hot.\" }",
            "{ Name: OrderSoup, Title: Quelle soupe ?, Description: La soupe est chaude ! }",
            asking("Which soup", "Which bread"),
        ]
    ) { context, findings in
        let hasQuestions = context.texts.contains { $0.text.text?.value.hasSuffix("?") == true }
        for use in context.texts {
            guard let text = use.text.text,
                let stray = StrayCharacter(in: text.value, isQuestion: hasQuestions && use.isPrompt), !use.text.isBlank,
                !use.key.hasSuffix("DefaultValue")
            else { continue }
            findings.report(
                "the text '\(text.value.shortened)' \(stray.fault)",
                at: text.range,
                symbol: use.symbol + "/" + use.key,
                severity: stray.isLost ? .warning : .note,
                fixIts: stray.fix.map { context.rewording($0.title, isSafe: !stray.isLost, [(use, $0.text)]) } ?? []
            )
        }
    }

    private static func asking(_ questions: String...) -> RuleExample {
        let parameters = zip(["soup", "bread"], questions).map { name, question in
            "{ Name: \(name), SupportsResolution: true, "
                + "PromptDialogs: [{ Type: Primary, Custom: true, FormatString: \"\(question)\" }] }"
        }
        return .order("Parameters: [\(parameters.joined(separator: ", "))]")
    }
}

extension LocalizedTextUse {
    fileprivate var isPrompt: Bool { key.hasSuffix("PromptDialogFormatString") }
}

/// White space or a lost character that does not belong in a text.
private struct StrayCharacter {
    /// The problem, as the end of a sentence.
    let fault: String
    /// What to do, and the text after it; `nil` if only the author knows.
    let fix: (title: String, text: String)?
    /// Whether something was lost in copying, which only the author can restore.
    let isLost: Bool

    init?(in text: String, isQuestion: Bool) {
        isLost = text.contains(byte: 0xEF) && text.unicodeScalars.contains("\u{FFFC}")
        if isLost || Self.isSpace(text.unicodeScalars.first) || Self.isSpace(text.unicodeScalars.last) {
            var scalars = text.unicodeScalars[...]
            while Self.isSpace(scalars.first) { scalars.removeFirst() }
            while Self.isSpace(scalars.last) { scalars.removeLast() }
            fix =
                isLost
                ? ("Remove the character", String(String.UnicodeScalarView(scalars.filter { $0 != "\u{FFFC}" })))
                : ("Remove the white space", String(scalars))
            fault = isLost ? "contains an object replacement character" : "begins or ends with white space"
        } else if let single = Self.withoutDoubleSpaces(text) {
            (fix, fault) = (("Remove the white space", single), "has two spaces in a row")
        } else if let joined = Self.withoutSpaceBeforeMark(text) ?? Self.withoutSpaceBeforeComma(text) {
            (fix, fault) = (("Remove the white space", joined), "has a space before a mark")
        } else if let spaced = Self.withSpaceAfterComma(text) {
            (fix, fault) = (("Insert a space", spaced), "has no space after its comma")
        } else if text.isASCII, text.contains(bytes: "}${") {
            (fix, fault) = (nil, "has two variables that touch")
        } else if isQuestion, !text.utf8.contains(UInt8(ascii: "?")), !text.hasSuffix(":"),
            Self.questions.contains(text.prefix { $0 != " " }.lowercased())
        {
            (fix, fault) = (nil, "is a question without its mark, unlike others")
        } else {
            return nil
        }
    }

    private static let questions: Set<String> = [
        "what", "what's", "which", "who", "where", "how", "why", "would", "do", "does", "should", "is", "are", "can",
        "could", "shall",
    ]

    /// Returns the text with a space after its only comma, which two words touch.
    private static func withSpaceAfterComma(_ text: String) -> String? {
        guard text.contains(byte: UInt8(ascii: ",")) else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].reversed().prefix(while: \.isLetter).count >= 3,
            parts[1].prefix(while: \.isLetter).count >= 3
        else { return nil }
        return parts.map { String($0) ?? "" }.joined(separator: ", ")
    }

    /// Returns the text without repeated spaces, except after the end of a sentence, where two are a style. Returns `nil`
    /// if there are none to remove.
    private static func withoutDoubleSpaces(_ text: String) -> String? {
        guard text.contains(bytes: "  ") else { return nil }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            let isSecond = byte == 0x20 && bytes.last == 0x20
            if isSecond, let before = bytes.dropLast().last, !".:?!".utf8.contains(before) { continue }
            bytes.append(byte)
        }
        return bytes.count == text.utf8.count ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Returns an English text without a space before its last mark, as French has; `nil` for other texts.
    private static func withoutSpaceBeforeMark(_ text: String) -> String? {
        guard let mark = text.utf8.last, "?!".utf8.contains(mark), text.utf8.dropLast().last == 0x20 else { return nil }
        let words = text.lowercased().split(separator: " ").map(String.init)
        guard words.contains(where: english.contains) else { return nil }
        return String(text.dropLast(2)) + text.suffix(1)
    }

    private static func withoutSpaceBeforeComma(_ text: String) -> String? {
        text.contains(bytes: " ,")
            ? text.split(separator: " ,", omittingEmptySubsequences: false).joined(separator: ",") : nil
    }

    private static let english: Set<String> = [
        "what", "which", "the", "is", "do", "you", "want", "how", "of", "for", "to", "your", "with", "and", "this",
    ]

    private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.value <= 0x20 || scalar == "\u{A0}" || (scalar.value > 0x7F && scalar.properties.isWhitespace)
    }
}
