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
            that is a warning. Two variables that touch, a comma or colon without a space between words, two marks in a row, \
            a full-width mark among Latin letters, a word that is written twice, and an English question without its \
            mark are found too. So are texts in capitals, and titles, descriptions, names of \
            parameters and sentences that begin with a small letter. Default values, which may end in a space on purpose, are \
            not checked.
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
            asking("↓Which soup do you like"),
            "{ Name: OrderSoup, Description: \"↓Orders soup:bread and salad.\" }",
            "{ Name: OrderSoup, Description: ↓Orders a soup!! }",
            "{ Name: OrderSoup, Description: ↓Orders a soup， hot and with bread }",
            "{ Name: OrderSoup, Description: ↓Orders the the soup }",
            "{ Name: OrderSoup, Description: ↓ORDERS HOT MEALS }",
            "{ Name: OrderSoup, Title: Order Soup, Description: ↓orders a soup }",
        ],
        passing: [
            "{ Name: OrderSoup, Title: Order Soup, Description: \"Orders a soup.  It is hot.\" }",
            "{ Name: OrderSoup, Title: Quelle soupe ?, Description: La soupe est chaude ! }",
            asking("Which soup", "Which bread"),
            "{ Name: OrderSoup, Title: iSoup, Description: \"Orders... that that is hot at HH:mm\", Parameters: [{ Name: in, DisplayName: soup.in }] }",
        ]
    ) { context, findings in
        let hasQuestions = context.texts.contains { $0.text.text?.value.hasSuffix("?") == true }
        var small: [(use: LocalizedTextUse, text: Written<String>)] = []
        for use in context.texts where !use.text.isBlank && !use.key.hasSuffix("DefaultValue") {
            guard let text = use.text.text else { continue }
            guard let stray = StrayCharacter(in: text.value, isPrompt: use.isPrompt, hasQuestions) else {
                if use.beginsSmall { small.append((use, text)) }
                continue
            }
            findings.report(
                "the text '\(text.value.shortened)' \(stray.fault)",
                at: text.range,
                symbol: use.path,
                severity: stray.isLost ? .warning : .note,
                fixIts: stray.fix.map { context.rewording($0.title, isSafe: !stray.isLost, [(use, $0.text)]) } ?? []
            )
        }
        guard let first = small.first else { return }
        findings.report(
            small.compactMap { context.part($0.use) },
            one: "the text \(.names) begins with a small letter",
            several: "\(.count) texts begin with a small letter: \(.names)",
            symbol: first.use.path,
            fixIts: context.rewording(
                "Begin with a capital",
                isSafe: false,
                small.map { ($0, $1.value.capitalizedFirst) }
            )
        )
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

    /// Whether a title, description or name, or what Siri says in several words, begins with a word in small letters.
    fileprivate var beginsSmall: Bool {
        guard let text = text.text?.value, let first = text.unicodeScalars.first, first.value < 0x530,
            first.properties.isLowercase
        else { return false }
        let isName = ["INIntentTitle", "INIntentDescription", "INIntentParameterDisplayName"].contains(key)
        let words = text.split(separator: " ", maxSplits: 1)
        guard isName || (key.hasSuffix("FormatString") || key.hasSuffix("CombinationTitle")) && words.count > 1 else {
            return false
        }
        return words[0].unicodeScalars.count > 1
            && words[0].unicodeScalars.dropLast().allSatisfy(\.properties.isLowercase)
    }
}

/// White space or a lost character that does not belong in a text.
private struct StrayCharacter {
    /// The problem, as the end of a sentence.
    let fault: String
    /// What to do, and the text after it; `nil` if only the author knows.
    let fix: (title: String, text: String)?
    /// Whether something was lost in copying, which only the author can restore.
    let isLost: Bool

    init?(in text: String, isPrompt: Bool, _ hasQuestions: Bool) {
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
        } else if let spaced = Self.withSpace(after: ",", text) ?? Self.withSpace(after: ":", text) {
            (fix, fault) = (("Insert a space", spaced), "has no space after its mark")
        } else if let marks = Self.markTwice(text) {
            (fix, fault) = (nil, "has two marks in a row, '\(marks)'")
        } else if let word = Self.wordTwice(text) {
            (fix, fault) = (nil, "has the word '\(word)' twice in a row")
        } else if !text.isASCII, text.unicodeScalars.allSatisfy({ $0.isASCII || Self.wideMarks.contains($0) }) {
            (fix, fault) = (nil, "has a full-width mark among Latin letters")
        } else if Self.isInCapitals(text) {
            (fix, fault) = (nil, "is in capital letters")
        } else if text.isASCII, text.contains(bytes: "}${") {
            (fix, fault) = (nil, "has two variables that touch")
        } else if isPrompt, !text.utf8.contains(UInt8(ascii: "?")), !text.hasSuffix(":"),
            Self.isQuestion(text, amongOthers: hasQuestions)
        {
            (fix, fault) = (nil, "is a question without its mark")
        } else {
            return nil
        }
    }

    /// Whether a prompt begins like a question, and other prompts are ones or it is a sentence.
    private static func isQuestion(_ text: String, amongOthers hasOthers: Bool) -> Bool {
        let words = text.lowercased().split(separator: " ")
        guard let first = words.first else { return false }
        return ["what", "what's", "which", "who", "where", "how", "why"].contains(first)
            && (hasOthers || words.count > 2)
            || hasOthers
                && ["would", "do", "does", "should", "is", "are", "can", "could", "shall"].contains(first)
    }

    private static let wideMarks = "，。！？：；（）".unicodeScalars

    /// Returns the text with a space after its only comma or colon, which two words touch, or a word and a variable.
    private static func withSpace(after mark: String, _ text: String) -> String? {
        guard let byte = mark.utf8.first, text.contains(byte: byte) else { return nil }
        let parts = text.utf8.split(separator: byte, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].reversed().prefix(while: \.isLetter).count >= 3,
            parts[1].prefix(while: \.isLetter).count >= 3 || parts[1].starts(with: "${".utf8)
        else { return nil }
        return parts.map { String($0) ?? "" }.joined(separator: mark + " ")
    }

    private static func markTwice(_ text: String) -> String? {
        var (last, count): (UInt8, Int) = (0, 0)
        for byte in text.utf8 {
            if byte != last, count == 2, "!?,;.".utf8.contains(last) { break }
            (last, count) = (byte, byte == last ? count + 1 : 1)
        }
        return count == 2 && "!?,;.".utf8.contains(last)
            ? String(repeating: Character(Unicode.Scalar(last)), count: 2) : nil
    }

    /// Returns a word in small letters that follows itself, but not “that”.
    private static func wordTwice(_ text: String) -> Substring? {
        var (previous, start) = (text[..<text.startIndex], text.startIndex)
        while start < text.endIndex {
            let end = text.utf8[start...].firstIndex(of: 0x20) ?? text.endIndex
            let word = text[start..<end]
            if word.utf8.count > 1, word == previous, word.utf8.allSatisfy(\.isLowercase),
                word != "that", word != "had"
            {
                return word
            }
            (previous, start) = (word, end < text.endIndex ? text.utf8.index(after: end) : end)
        }
        return nil
    }

    private static func isInCapitals(_ text: String) -> Bool {
        var (letters, isVariable) = (0, false)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "$") { isVariable = true }
            if byte == UInt8(ascii: "}") { isVariable = false }
            if isVariable { continue }
            // Most texts have a small letter in their second place.
            if byte.isLowercase || byte == UInt8(ascii: "_") { return false }
            if byte.isLetter { letters += 1 }
        }
        return letters >= 10 && text.contains(byte: 0x20)
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
