import Diagnostics

/// Keys that a definition contains instead of texts. The tables of all languages then hold the texts.
package enum TextKey {
    /// Recognizes `INTENT_TITLE`, `%INTENT_TITLE%`, `intent.order.title` and `Texts.OrderSoupTitle`, also among
    /// variables. Other names with one underscore or period may be files or addresses.
    package static func isKey(_ text: String) -> Bool {
        // Most texts are sentences.
        let hasVariables = text.contains(byte: UInt8(ascii: "$"))
        if !hasVariables, text.contains(byte: 0x20) { return false }
        var bytes = Array(text.utf8)[...]
        if hasVariables {
            guard let word = onlyWord(of: bytes) else { return false }
            bytes = word
        }
        guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
        if bytes.count > 2, bytes.first == UInt8(ascii: "%"), bytes.last == UInt8(ascii: "%") {
            bytes = bytes.dropFirst().dropLast()
        }
        guard (3...60).contains(bytes.count) else { return false }
        let isUppercase = bytes.allSatisfy { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_") }
        if isUppercase {
            let underscore = UInt8(ascii: "_")
            return bytes.contains(underscore) && bytes.first != underscore && bytes.last != underscore
        }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        // With only two parts, one must be or end with a word typical of keys.
        let isPair =
            parts.count == 2
            && (parts.contains { words.contains(String(decoding: $0, as: UTF8.self)) }
                && !bytes.contains(where: \.isUppercase)
                || endings.contains { String(decoding: parts[1], as: UTF8.self).hasSuffix($0) })
        guard isPair || parts.count >= 3, bytes.first != UInt8(ascii: "w") else { return false }
        return parts.allSatisfy { part in
            guard part.first?.isLetter == true else { return false }
            return part.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
        }
    }

    /// Returns the only word of a text apart from variables, or `nil` if there are several.
    package static func onlyWord(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var only: ArraySlice<UInt8>?
        var rest = text
        while let start = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }) {
            let word = rest[start...].prefix { $0 != UInt8(ascii: " ") }
            rest = rest[word.endIndex...]
            if word.starts(with: "${".utf8) { continue }
            if only != nil { return nil }
            only = word
        }
        return only
    }

    private static let words: Set<String> = ["title", "description", "summary", "intent", "intents", "label", "siri"]

    private static let endings = ["Title", "Description", "Summary", "Label"]
}
