/// Language codes, which become file and folder names.
package enum LanguageCode {
    /// Whether a text is a code of 2 to 3 letters with optional subtags, at most 35 bytes, and safe as a folder name.
    package static func isValid(_ code: String) -> Bool {
        let primary = primary(code).utf8
        return (2...3).contains(primary.count) && primary.allSatisfy(\.isLetter)
            && code.utf8.count <= 35
            && code.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
    }

    /// The code of a language that an old project names in English; other codes unchanged.
    package static func canonical(_ name: String) -> String { oldNames[name] ?? name }

    private static let oldNames = [
        "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it",
        "Dutch": "nl",
    ]

    /// Whether two codes have the same language, regardless of region and script.
    package static func isSameLanguage(_ first: String, _ second: String) -> Bool { primary(first) == primary(second) }

    /// The code without region and script.
    package static func primary(_ code: String) -> String { String(canonical(code).prefix { $0 != "-" && $0 != "_" }) }

    /// Whether the system reads texts in one language for people who use another: `pt` for `pt-BR`.
    package static func serves(_ code: String, _ language: String) -> Bool {
        isEqual(code, language) || plain(language).hasPrefix(plain(code) + "-")
    }

    /// Whether a region of the language means another script, so that it is no variant of another.
    static func isChinese(_ code: String) -> Bool { primary(code) == "zh" }

    /// Whether two codes are spelled alike except for case and separators: `pt-BR` and `pt_br`.
    package static func isEqual(_ first: String, _ second: String) -> Bool { plain(first) == plain(second) }

    private static func plain(_ code: String) -> String {
        String(canonical(code).lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// Whether one code may stand for another: they have the same language, and no other script or region.
    package static func mayMean(_ code: String, _ other: String) -> Bool {
        let (first, second) = (Parts(code), Parts(other))
        func agree(_ part: KeyPath<Parts, String?>) -> Bool {
            first[keyPath: part] == nil || second[keyPath: part] == nil || first[keyPath: part] == second[keyPath: part]
        }
        return first.language == second.language && agree(\.script) && agree(\.region)
    }

    /// The subtags of a code, under the names that Apple's systems have for them.
    private struct Parts {
        var language: String
        var script: String?
        var region: String?

        init(_ code: String) {
            let parts = plain(code).split(separator: "-").map(String.init)
            language = parts.first.map { LanguageCode.currentNames[$0] ?? $0 } ?? ""
            script = parts.dropFirst().first { $0.count == 4 }
            region = parts.dropFirst().first { (2...3).contains($0.count) }
            if language == "zh", script == nil, let region {
                script = ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
            }
        }
    }

    /// Languages with several codes: those that other tools write, and Apple's.
    private static let currentNames = ["no": "nb", "iw": "he", "in": "id", "ji": "yi", "tl": "fil"]

    /// Whether the language is a common one that is written in Latin letters.
    package static func isLatin(_ code: String) -> Bool { Script(language: code) == .latin }
}

extension LanguageCode {
    /// The language's English name with its script and region: `German`, `Portuguese (Brazil)`. Unknown codes are
    /// unchanged.
    package static func englishName(_ code: String) -> String {
        let primary = primary(code)
        guard let name = names[primary] else { return code }
        let rest = canonical(code).dropFirst(primary.count + 1)
        let parts = rest.split { $0 == "-" || $0 == "_" }.map { variants[String($0)] ?? String($0) }
        return parts.isEmpty ? name : "\(name) (\(parts.joined(separator: ", ")))"
    }

    /// The languages' English names by their codes. Names that several codes have, such as `pt-BR` and `pt_BR`, end with
    /// the code.
    package static func englishNames(_ codes: some Sequence<String>) -> [String: String] {
        Dictionary(grouping: Set(codes), by: englishName).reduce(into: [:]) { names, group in
            for code in group.value { names[code] = group.value.count == 1 ? group.key : "\(group.key) [\(code)]" }
        }
    }

    private static let variants = [
        "419": "Latin America", "AM": "Armenia", "AR": "Argentina", "AT": "Austria", "AU": "Australia", "BE": "Belgium",
        "BR": "Brazil",
        "CA": "Canada", "CH": "Switzerland", "CN": "China", "Cyrl": "Cyrillic", "GB": "UK", "HK": "Hong Kong",
        "Hans": "Simplified", "Hant": "Traditional", "IN": "India", "Latn": "Latin", "MX": "Mexico", "PT": "Portugal",
        "TW": "Taiwan", "US": "US",
    ]

    private static let names = [
        "af": "Afrikaans", "am": "Amharic", "ar": "Arabic", "az": "Azerbaijani", "be": "Belarusian", "bg": "Bulgarian",
        "bn": "Bengali", "bs": "Bosnian", "ca": "Catalan", "cs": "Czech", "cy": "Welsh", "da": "Danish",
        "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian", "eu": "Basque",
        "fa": "Persian", "fi": "Finnish", "fil": "Filipino", "fr": "French", "ga": "Irish", "gl": "Galician",
        "gu": "Gujarati", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian", "hy": "Armenian",
        "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese", "ka": "Georgian", "kk": "Kazakh",
        "km": "Khmer", "kn": "Kannada", "ko": "Korean", "lo": "Lao", "lt": "Lithuanian", "lv": "Latvian",
        "mk": "Macedonian", "ml": "Malayalam", "mr": "Marathi", "ms": "Malay", "my": "Burmese",
        "nb": "Norwegian Bokmål", "ne": "Nepali", "nl": "Dutch", "nn": "Norwegian Nynorsk", "no": "Norwegian",
        "pa": "Punjabi", "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak",
        "sl": "Slovenian", "so": "Somali", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "sw": "Swahili",
        "ta": "Tamil", "te": "Telugu",
        "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "uz": "Uzbek", "vi": "Vietnamese",
        "zh": "Chinese",
    ]
}
