import Translations

/// The languages that definitions have, among which those of returned files are found.
///
/// Tools write other codes than projects: `de-DE` for `de`, `zh-CN` for `zh-Hans`, `no` for `nb`.
package struct KnownLanguages {
    private let codes: [String]

    package init(_ definitions: [DefinitionTranslations]) {
        let known = definitions.flatMap { $0.languages().all }.filter { $0.role != .notALanguage }
        codes = Set(known.map(\.code)).sorted()
    }

    /// The languages that a code may mean: the one that is spelled so, or else all whose language, script and region do not
    /// contradict it.
    func candidates(for code: String) -> [String] { Self.candidates(for: code, among: codes) }

    /// Those of the languages that would be new beside one that may be meant, as notes.
    package func notes(aboutNew languages: [String]) -> [String] {
        languages.compactMap { language in
            let candidates = candidates(for: language)
            guard let first = candidates.first, !LanguageCode.isEqual(first, language) else { return nil }
            return "'\(language)' is a new language beside \(candidates.quotedList())"
        }
    }

    static func candidates(for code: String, among codes: [String]) -> [String] {
        if codes.contains(code) { return [code] }
        let equal = codes.filter { LanguageCode.isEqual($0, code) }
        return equal.isEmpty ? codes.filter { LanguageCode.mayMean($0, code) } : [equal[0]]
    }
}

extension ReturnedFile {
    /// Gives the translations the languages that the definitions have.
    ///
    /// - Parameter wanted: the only language to read; `nil` for all that the definitions have.
    package mutating func useLanguages(of known: KnownLanguages, only wanted: String?) throws(UnknownLanguage) {
        let languages = Set(units.lazy.filter { !$0.isSource }.map(\.language)).sorted()
        var names: [String: String] = [:]
        if let wanted {
            let candidates = KnownLanguages.candidates(for: wanted, among: languages)
            if candidates.count == 1 { names[candidates[0]] = wanted }
            otherLanguages = languages.filter { names[$0] == nil }
            units.removeAll { !$0.isSource && names[$0.language] == nil }
        } else {
            for language in languages {
                let candidates = known.candidates(for: language)
                guard candidates.count == 1 else {
                    throw UnknownLanguage(language, in: source.path, meaning: candidates)
                }
                names[language] = candidates[0]
            }
        }
        for index in units.indices {
            if let name = names[units[index].language] { units[index].language = name }
        }
        notes = names.filter { !LanguageCode.isEqual($0, $1) }.sorted { $0.key < $1.key }.map { language, name in
            "'\(source.path)' is for '\(language)'; it is imported as '\(name)'"
        }
    }
}
