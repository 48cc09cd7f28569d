import Diagnostics

/// A script, which identifies a text's language or narrows it down.
struct Script: Hashable {
    private let letters: [ClosedRange<UInt32>]
    /// The most common language first.
    private let languages: [String]

    private static let kana = Script(letters: [0x3040...0x30FF], languages: ["ja"])
    /// Japanese uses them too.
    private static let ideographs = Script(
        letters: [0x3400...0x9FFF, 0x20000...0x3FFFF],
        languages: ["zh-Hans", "zh"]
    )
    static let latin = Script(
        letters: [0x41...0x24F, 0x1E00...0x1EFF],
        languages: [
            "en", "ca", "cs", "da", "de", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "id", "it", "lt", "lv", "ms",
            "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
        ]
    )
    private static let all: [Script] = [
        latin, kana, ideographs,
        Script(letters: [0x1100...0x11FF, 0xAC00...0xD7AF], languages: ["ko"]),
        Script(letters: [0x400...0x52F], languages: ["ru", "uk", "be", "bg", "kk", "mk", "sr"]),
        Script(letters: [0x370...0x3FF], languages: ["el"]),
        Script(letters: [0x590...0x5FF], languages: ["he"]),
        Script(letters: [0x600...0x6FF, 0x750...0x77F], languages: ["ar", "fa", "ur"]),
        Script(letters: [0x900...0x97F], languages: ["hi", "mr", "ne"]),
        Script(letters: [0xE00...0xE7F], languages: ["th"]),
    ]
}

extension Script {
    init?(language: String) {
        let language = LanguageCode.primary(language)
        guard let script = Self.all.first(where: { $0.languages.contains(language) }) else { return nil }
        self = script
    }

    /// Detects the script that identifies a text's language. Others outweigh Latin, and kana outweighs ideographs.
    init?(text: String) {
        var first: Script?
        for scalar in text.unicodeScalars where scalar.isLetter {
            guard let script = Self.all.first(where: { $0.letters.contains { $0.contains(scalar.value) } }) else {
                continue
            }
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
