import Diagnostics

extension Rule {
    package static let strayCharacters: Rule = Rule(
        code: "IN0517",
        name: "stray-characters",
        severity: .note,
        summary: "A text contains stray white space or a non-text character.",
        explanation: """
            White space at the ends of a text comes from editing or copying; it shifts what users see, and some \
            translators copy it. The same goes for two spaces within a sentence, and in English for a space before a \
            question mark or an exclamation mark. An object replacement character \
            (U+FFFC) is what remains of an attachment or a variable when rich text is pasted, and users see a box: \
            that is a warning. Default values, which may end in a space on purpose, are not checked.
            """,
        triggering: [
            "{ Name: OrderSoup, Title: \"↓Order Soup \" }",
            "{ Name: OrderSoup, Title: \"↓Order  Soup\" }",
            "{ Name: OrderSoup, Description: \"↓Which is the best soup ?\" }",
            "{ Name: OrderSoup, Description: \"↓Orders a \u{FFFC} soup\" }",
        ],
        passing: [
            "{ Name: OrderSoup, Title: Order Soup, Description: \"Orders a soup.  It is hot.\" }",
            "{ Name: OrderSoup, Title: Quelle soupe ?, Description: La soupe est chaude ! }",
        ]
    ) { context, findings in
        for use in context.texts {
            guard let text = use.text.text, let stray = StrayCharacter(in: text.value), !use.text.isBlank,
                !use.key.hasSuffix("DefaultValue")
            else { continue }
            let title = stray.isLost ? "Remove the character" : "Remove the white space"
            findings.report(
                "the text '\(text.value.shortened)' \(stray.fault)",
                at: text.range,
                symbol: use.symbol + "/" + use.key,
                severity: stray.isLost ? .warning : .note,
                fixIts: context.rewording(title, isSafe: !stray.isLost, [(use, stray.cleaned)])
            )
        }
    }
}

/// White space or a lost character that does not belong in a text.
private struct StrayCharacter {
    /// The text without it.
    let cleaned: String
    /// The problem, as the end of a sentence.
    let fault: String
    /// Whether something was lost in copying, which only the author can restore.
    let isLost: Bool

    init?(in text: String) {
        isLost = text.contains(byte: 0xEF) && text.unicodeScalars.contains("\u{FFFC}")
        if isLost || Self.isSpace(text.unicodeScalars.first) || Self.isSpace(text.unicodeScalars.last) {
            var scalars = text.unicodeScalars[...]
            while Self.isSpace(scalars.first) { scalars.removeFirst() }
            while Self.isSpace(scalars.last) { scalars.removeLast() }
            cleaned = isLost ? String(String.UnicodeScalarView(scalars.filter { $0 != "\u{FFFC}" })) : String(scalars)
            fault = isLost ? "contains an object replacement character" : "begins or ends with white space"
        } else {
            let single = Self.withoutDoubleSpaces(text)
            guard let cleaned = single ?? Self.withoutSpaceBeforeMark(text) else { return nil }
            self.cleaned = cleaned
            fault = single == nil ? "has a space before its mark" : "has two spaces in a row"
        }
    }

    /// Returns the text without repeated spaces, except after the end of a sentence, where two are a style. Returns `nil`
    /// if there are none to remove.
    private static func withoutDoubleSpaces(_ text: String) -> String? {
        guard hasDoubleSpace(text) else { return nil }
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
        guard let mark = text.last, "?!".contains(mark), text.dropLast().last == " " else { return nil }
        let words = text.lowercased().split(separator: " ").map(String.init)
        guard words.contains(where: english.contains) else { return nil }
        return text.dropLast(2) + String(mark)
    }

    private static let english: Set<String> = [
        "what", "which", "the", "is", "do", "you", "want", "how", "of", "for", "to", "your", "with", "and", "this",
    ]

    private static func hasDoubleSpace(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x20, previous == 0x20 { return true }
            previous = byte
        }
        return false
    }

    private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.value <= 0x20 || scalar == "\u{A0}" || (scalar.value > 0x7F && scalar.properties.isWhitespace)
    }
}
