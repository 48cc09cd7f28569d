import Diagnostics

/// Characterizes the words of a text, excluding its variables, in any script.
package struct Wording {
    /// Whether the text is a sentence, or long enough not to be the same in another language by chance.
    let isSentence: Bool
    /// Whether it may be a name, which is the same in all languages: no word begins with a lowercase letter.
    let mayBeName: Bool
    /// The words in lowercase, and the single letters of scripts that are written without spaces.
    private let words: Set<String>

    init(_ text: String) {
        var words: Set<String> = []
        var (wordCount, solidCount) = (0, 0)
        var (isInVariable, isKey, hasLowercaseWord) = (false, false, false)
        var word = ""
        func finishWord() {
            if word == "a" { wordCount += 1 }  // Other single letters are seldom words.
            guard word.unicodeScalars.count > 1 else { return }
            wordCount += 1
            words.insert(word.lowercased())
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": isInVariable = true
            case "}": isInVariable = false
            case _ where isInVariable: continue
            case _ where scalar.isLetter:
                if Self.isDense(scalar) {
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

    /// The text in UTF-8 that was read as Latin-1, such as `Régler` for `RÃ©gler`; `nil` if it was not.
    package static func misreadText(_ text: String) -> String? {
        let bytes = text.unicodeScalars.map { UInt8(exactly: $0.value) }
        let known = bytes.compactMap(\.self)
        guard known.count == bytes.count, !text.isASCII, known.firstInvalidInUTF8 == nil else { return nil }
        return String(decoding: known, as: UTF8.self)
    }

    /// Whether two texts share so many words that one is a variant of the other rather than a translation.
    func resembles(_ other: Wording) -> Bool {
        let smaller = min(words.count, other.words.count)
        return smaller > 0 && 2 * words.intersection(other.words).count >= smaller
    }

    /// Whether a letter is from a script without spaces, or one that writes a syllable per letter: four make a phrase.
    private static func isDense(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai, Lao, Tibetan, Myanmar; Khmer; kana; ideographs; Hangul; ideographs.
        case 0xE00...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}

extension Wording {
    /// Whether two texts have the same wording. White space at the ends and the amount between words are ignored,
    /// because editors, services and fixes change them.
    package static func isSame(_ left: String, _ right: String) -> Bool {
        if left == right { return true }
        // Nearly all texts differ in their first letters, and only ASCII has no other way to write a letter.
        if let first = left.utf8.first(where: { $0 > 0x20 }), let second = right.utf8.first(where: { $0 > 0x20 }),
            first != second, first < 0x80, second < 0x80
        {
            return false
        }
        return normalized(left) == normalized(right)
    }

    package static func trimmed(_ text: String) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }

    /// The text with single spaces between words and none at the ends.
    package static func normalized(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
