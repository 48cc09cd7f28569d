/// How much a text says besides its variables, in whatever script it is written.
struct Wording {
    /// A sentence, or so many words that no other language has the same by chance.
    let isSentence: Bool
    /// Whether it may be a name, which is the same in all languages: no word begins with a lowercase letter.
    let mayBeName: Bool

    init(_ text: String) {
        var (words, solid, letters) = (0, 0, 0)
        var (isInVariable, isKey, hasLowercaseWord) = (false, false, false)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": isInVariable = true
            case "}": isInVariable = false
            case _ where isInVariable: continue
            case _ where scalar.properties.isAlphabetic:
                if Self.isSolid(scalar) { solid += 1 }
                letters += 1
                if letters == 1, scalar.properties.isLowercase { hasLowercaseWord = true }
                if letters == 2 { words += 1 }
                continue
            // Keys are not words.
            case "_": isKey = true
            default: break
            }
            letters = 0
        }
        isSentence = (words >= 3 || solid >= 4) && !isKey
        mayBeName = !hasLowercaseWord
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
