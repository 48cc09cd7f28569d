import Diagnostics
import IntentSchema

/// A word of the texts that has a capital after its first letter in one place and not in another: “WorkSpace”, “ID”.
struct WordVariant {
    typealias Place = (word: String, range: SourceRange, symbol: String, count: Int)

    let rare: Place
    let usual: Place

    /// Returns the rarer spelling of each such word, or the later one, where it is first.
    static func all(in context: RuleContext) -> [WordVariant] {
        var joined = Spellings()
        for use in context.texts where use.text.text.map({ hasInnerCapital(Array($0.value.utf8)) }) == true {
            joined.add(use) { hasInnerCapital(Array($0.utf8)) }
        }
        if joined.places.isEmpty { return [] }
        var plain = Spellings()
        for use in context.texts { plain.add(use) { isCapitalized($0) && joined.places[$0.lowercased()] != nil } }
        return joined.places.compactMap { key, joined -> WordVariant? in
            guard let plain = plain.places[key] else { return nil }
            let isAbbreviation = joined.word.utf8.count <= 4 && joined.word == joined.word.uppercased()
            let isJoinedRarer =
                joined.count != plain.count
                ? joined.count < plain.count : joined.range.lowerBound > plain.range.lowerBound
            let (rare, usual) = isJoinedRarer && !isAbbreviation ? (joined, plain) : (plain, joined)
            return WordVariant(rare: rare, usual: usual)
        }.sorted { $0.rare.range.lowerBound < $1.rare.range.lowerBound }
    }

    /// The first place of each word, by the word in lowercase, and how often it occurs.
    private struct Spellings {
        private(set) var places: [String: Place] = [:]

        /// Adds the words of a text that are wanted, unless the text is a name in code.
        mutating func add(_ use: LocalizedTextUse, where isWanted: (Substring) -> Bool) {
            guard let text = use.text.text, !use.key.hasPrefix("INEnum"),
                !text.value.contains(byte: UInt8(ascii: "_")), !use.symbol.hasSuffix("/" + text.value)
            else {
                return
            }
            for word in WordVariant.words(of: text.value) where isWanted(word) && !homonyms.contains(word.lowercased())
            {
                let first: Place = (String(word), text.range, use.path, 0)
                places[word.lowercased(), default: first].count += 1
            }
        }
    }

    /// The words of ASCII letters, except in variables.
    fileprivate static func words(of text: String) -> [Substring] {
        var rest = text
        for variable in TextVariables.variables(in: text).reversed() {
            let start = rest.utf8.index(rest.startIndex, offsetBy: variable.offsets.lowerBound)
            rest.replaceSubrange(
                start..<rest.utf8.index(rest.startIndex, offsetBy: variable.offsets.upperBound),
                with: " "
            )
        }
        if rest.utf8.allSatisfy({ $0 < 0x80 }) { return rest.utf8.split { !$0.isLetter }.map { Substring($0) } }
        return rest.split { !$0.isLetter }.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    }

    private static func isCapitalized(_ word: Substring) -> Bool {
        word.utf8.first.map { $0 <= 0x5A } == true && word.utf8.dropFirst().allSatisfy { $0 >= 0x61 }
    }

    /// Whether a word begins with a capital and has another one, or a text has such a word.
    private static func hasInnerCapital(_ bytes: [UInt8]) -> Bool {
        var isWord = false
        for (index, byte) in bytes.enumerated() {
            let isCapital = byte.isUppercase
            if isWord, isCapital { return true }
            isWord = byte.isLetter && (isWord || (isCapital && (index == 0 || !bytes[index - 1].isLetter)))
        }
        return false
    }

    /// Words that are also operators, places, times or HTTP methods if they are in capitals.
    private static let homonyms: Set<String> = [
        "all", "am", "and", "as", "at", "delete", "do", "get", "in", "is", "it", "my", "new", "no", "not", "off", "on",
        "one", "or", "patch", "post", "put", "to", "us",
    ]
}
