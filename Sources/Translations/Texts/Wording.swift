/// How much a text says besides its variables, in whatever script it is written.
package struct Wording {
    /// A sentence, or so many words that no other language has the same by chance.
    let isSentence: Bool
    /// Whether it may be a name, which is the same in all languages: no word begins with a lowercase letter.
    let mayBeName: Bool
    /// The words without regard to case, and each letter of a script that writes no spaces.
    private let words: Set<String>

    init(_ text: String) {
        var words: Set<String> = []
        var (wordCount, solidCount) = (0, 0)
        var (isInVariable, isKey, hasLowercaseWord) = (false, false, false)
        var word = ""
        func finishWord() {
            guard word.unicodeScalars.count > 1 else { return }
            wordCount += 1
            words.insert(word.lowercased())
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": isInVariable = true
            case "}": isInVariable = false
            case _ where isInVariable: continue
            case _ where scalar.properties.isAlphabetic:
                if Self.isSolid(scalar) {
                    solidCount += 1
                    words.insert(String(scalar))
                }
                if word.isEmpty, scalar.properties.isLowercase { hasLowercaseWord = true }
                word.unicodeScalars.append(scalar)
                continue
            // Keys are not words.
            case "_": isKey = true
            default: break
            }
            finishWord()
            word = ""
        }
        finishWord()
        self.words = words
        isSentence = (wordCount >= 3 || solidCount >= 4) && !isKey
        mayBeName = !hasLowercaseWord
    }

    /// Whether two texts have so many words in common that one is a version of the other, and not its translation.
    func resembles(_ other: Wording) -> Bool {
        let smaller = min(words.count, other.words.count)
        return smaller > 0 && 2 * words.intersection(other.words).count >= smaller
    }

    /// Whether a letter is of a script that writes sentences without spaces, or a syllable a letter: four of them are a phrase.
    private static func isSolid(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai, Lao, Tibetan, Myanmar; Khmer; kana; ideographs; Hangul; ideographs.
        case 0xE00...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}

extension Wording {
    /// Whether two texts say the same. White space at the ends, and how much of it is between words, means nothing: editors, services
    /// and fixes change it.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || normalized(left) == normalized(right)
    }

    package static func trimmed(_ text: String) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }

    /// A text with one space between words and none at its ends.
    package static func normalized(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
