import Diagnostics

/// A script, which identifies a text's language or narrows it down.
enum Script: Hashable, CaseIterable {
    case latin, kana
    /// Japanese uses them too.
    case ideographs
    case hangul, cyrillic, greek, hebrew, arabic, devanagari, thai

    /// The script of a letter.
    private init?(_ letter: Unicode.Scalar) {
        switch letter.value {
        case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x3040...0x30FF: self = .kana
        case 0x3400...0x9FFF, 0x20000...0x3FFFF: self = .ideographs
        case 0x1100...0x11FF, 0xAC00...0xD7AF: self = .hangul
        case 0x400...0x52F: self = .cyrillic
        case 0x370...0x3FF: self = .greek
        case 0x590...0x5FF: self = .hebrew
        case 0x600...0x6FF, 0x750...0x77F: self = .arabic
        case 0x900...0x97F: self = .devanagari
        case 0xE00...0xE7F: self = .thai
        default: return nil
        }
    }

    /// The most common language first.
    private var languages: [String] {
        switch self {
        case .latin:
            [
                "en", "ca", "cs", "da", "de", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "id", "it", "lt", "lv",
                "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
            ]
        case .kana: ["ja"]
        case .ideographs: ["zh-Hans", "zh"]
        case .hangul: ["ko"]
        case .cyrillic: ["ru", "uk", "be", "bg", "kk", "mk", "sr"]
        case .greek: ["el"]
        case .hebrew: ["he"]
        case .arabic: ["ar", "fa", "ur"]
        case .devanagari: ["hi", "mr", "ne"]
        case .thai: ["th"]
        }
    }
}

extension Script {
    init?(language: String) {
        let language = LanguageCode.primary(language)
        guard let script = Self.allCases.first(where: { $0.languages.contains(language) }) else { return nil }
        self = script
    }

    /// Detects the script that identifies a text's language. Others outweigh Latin, and kana outweighs ideographs.
    init?(text: String) {
        if text.isASCII {
            guard text.utf8.contains(where: \.isLetter) else { return nil }
            self = .latin
            return
        }
        var first: Script?
        for scalar in text.unicodeScalars where scalar.isLetter {
            guard let script = Script(scalar) else { continue }
            if script == .kana {
                self = .kana
                return
            }
            if first == nil || first == .latin { first = script }
        }
        guard let first else { return nil }
        self = first
    }

    var commonLanguage: String { languages[0] }

    /// Whether a text in this script may be in a language. True if the language's script is unknown.
    func fits(_ language: String) -> Bool {
        let other = Script(language: language)
        return other == nil || other == self || (self == .ideographs && other == .kana)
    }

    /// The script of most texts. If some are in kana, those with only ideographs count as Japanese too.
    static func ofMost(_ texts: [Script]) -> Script? {
        var counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
        if let kana = counts[.kana] { counts[.kana] = kana + (counts.removeValue(forKey: .ideographs) ?? 0) }
        return counts.first { 2 * $0.value > texts.count }?.key
    }
}
