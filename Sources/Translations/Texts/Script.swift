/// The letters in which a language is written, as far as they tell it from others.
enum Script: Hashable {
    case latin, cyrillic, greek, hebrew, arabic, devanagari, thai, hangul, kana, ideographs

    /// The languages of each script, the most common first. Japanese uses ideographs as well.
    private static let languages: KeyValuePairs<Script, [String]> = [
        .cyrillic: ["ru", "uk", "be", "bg", "kk", "mk", "sr"],
        .greek: ["el"], .hebrew: ["he"], .arabic: ["ar", "fa", "ur"], .devanagari: ["hi", "mr", "ne"], .thai: ["th"],
        .hangul: ["ko"], .kana: ["ja"], .ideographs: ["zh-Hans", "zh"],
        .latin: [
            "en", "ca", "cs", "da", "de", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "id", "it", "lt", "lv", "ms",
            "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
        ],
    ]

    /// The script of a common language.
    init?(language: String) {
        let language = LanguageCode.primary(language)
        guard let script = Self.languages.first(where: { $0.value.contains(language) })?.key else { return nil }
        self = script
    }

    /// The script that tells a text's language: names in it are often Latin, and Japanese has ideographs besides kana.
    init?(text: String) {
        var first: Script?
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            guard let script = Script(letter: scalar) else { continue }
            if script == .kana {
                self = .kana
                return
            }
            if first == nil || first == .latin { first = script }
        }
        guard let first else { return nil }
        self = first
    }

    private init?(letter: Unicode.Scalar) {
        switch letter.value {
        case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x3FF: self = .greek
        case 0x400...0x52F: self = .cyrillic
        case 0x590...0x5FF: self = .hebrew
        case 0x600...0x6FF, 0x750...0x77F: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0xE00...0xE7F: self = .thai
        case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
        case 0x3040...0x30FF: self = .kana
        case 0x3400...0x9FFF, 0x20000...0x3FFFF: self = .ideographs
        default: return nil
        }
    }

    /// The language that is most often written in it.
    var commonLanguage: String { Self.languages.first { $0.key == self }?.value.first ?? "en" }

    /// Whether a text in this script may be in a language.
    func fits(_ language: String) -> Bool {
        let other = Script(language: language)
        return other == nil || other == self || (self == .ideographs && other == .kana)
    }
}
