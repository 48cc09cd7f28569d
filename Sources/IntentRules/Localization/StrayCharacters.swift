import Diagnostics
import IntentSchema

extension Rule {
    package static let strayCharacters: Rule = Rule(
        code: "IN0517",
        name: "stray-characters",
        severity: .note,
        summary: "A text contains stray white space or a non-text character.",
        explanation: """
            White space at the ends of a text comes from editing or copying; it shifts what users see, and translators \
            copy it or do not. The same goes for two spaces within a sentence. An object replacement character (U+FFFC) is what remains of an attachment or a variable \
            when rich text is pasted, and users see a box: that is a warning. Default values may end in a space on \
            purpose and are not looked at.
            """,
        triggering: [
            "{ Name: OrderSoup, Title: \"↓Order Soup \" }",
            "{ Name: OrderSoup, Title: \"↓Order  Soup\" }",
            "{ Name: OrderSoup, Description: \"↓Orders a \u{FFFC} soup\" }",
        ],
        passing: ["{ Name: OrderSoup, Title: Order Soup, Description: \"Orders a soup.  It is hot.\" }"]
    ) { context, findings in
        let edits = DefinitionEdits(context.definition)
        for use in context.texts {
            guard let text = use.text.text, !use.text.isBlank, !use.key.hasSuffix("DefaultValue"),
                let stray = StrayCharacter(in: text.value)
            else { continue }
            let edit = edits?.replace(text, with: stray.cleaned)
            var finding = Diagnostic(
                findings.kind,
                stray.message(about: text.value.shortened),
                at: context.location(text.range),
                symbol: use.symbol + "/" + use.key,
                fixIts: edit.map { [FixIt(stray.title, isSafe: !stray.isLost, edits: [$0])] } ?? []
            )
            if stray.isLost { finding.severity = .warning }
            findings.add(finding)
        }
    }
}

/// What does not belong in a text.
private struct StrayCharacter {
    /// The text without it.
    var cleaned: String
    /// Something was lost in copying, which no one but the author can restore.
    var isLost: Bool
    private var isInside = false

    var title: String { isLost ? "Remove the character" : "Remove the white space" }

    init?(in text: String) {
        isLost = text.utf8.contains(0xEF) && text.unicodeScalars.contains("\u{FFFC}")
        let single = Self.withoutDoubleSpaces(text)
        guard isLost || Self.isSpace(text.unicodeScalars.first) || Self.isSpace(text.unicodeScalars.last) else {
            guard single != text else { return nil }
            (cleaned, isInside) = (single, true)
            return
        }
        var scalars = text.unicodeScalars[...]
        while Self.isSpace(scalars.first) { scalars.removeFirst() }
        while Self.isSpace(scalars.last) { scalars.removeLast() }
        cleaned = isLost ? String(String.UnicodeScalarView(scalars.filter { $0 != "\u{FFFC}" })) : String(scalars)
    }

    func message(about text: String) -> String {
        isInside
            ? "the text '\(text)' has two spaces in a row"
            : isLost
                ? "the text '\(text)' contains an object replacement character"
                : "the text '\(text)' begins or ends with white space"
    }

    /// The text with one space where there are several; after the end of a sentence two are a way to write.
    private static func withoutDoubleSpaces(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            let isSecond = byte == 0x20 && bytes.last == 0x20
            if isSecond, let before = bytes.dropLast().last, !".:?!".utf8.contains(before) { continue }
            bytes.append(byte)
        }
        return bytes.count == text.utf8.count ? text : String(decoding: bytes, as: UTF8.self)
    }

    private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar.value <= 0x20 || scalar == "\u{A0}" || (scalar.value > 0x7F && scalar.properties.isWhitespace)
    }
}
