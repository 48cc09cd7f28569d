extension CatalogueDocument {
    /// Takes over what a catalogue says that was made before and has been worked on since: no translation is lost, and none is
    /// replaced.
    ///
    /// The texts of the language that is translated from are those of the new catalogue. What only the old one has stays, marked
    /// as stale.
    ///
    /// - Returns: how many translations stay although the new catalogue has others.
    package mutating func takeOver(_ old: CatalogueDocument) -> Int {
        var differing = 0
        for key in old.keys {
            guard var entry = old[key] else { continue }
            guard var new = self[key] else {
                entry.extractionState = .stale
                self[key] = entry
                continue
            }
            for (language, localization) in entry.localizations where language != sourceLanguage {
                let generated = new.localizations[language]
                if generated == localization || (generated != nil && localization.isNew) { continue }
                if generated?.isNew == false { differing += 1 }
                new.localizations[language] = localization
            }
            self[key] = new
        }
        return differing
    }

    /// Whether any other language says a text.
    package func isTranslated(_ key: String) -> Bool {
        self[key]?.localizations.contains { $0.key != sourceLanguage && !$0.value.isNew } ?? false
    }

    /// Adds translations of one key to those of another, where that one has none or a copy of the original.
    ///
    /// - Returns: the languages in which both are translated, and differ.
    package mutating func join(_ other: String, to key: String, original: String?) -> [String] {
        guard let added = self[other] else { return [] }
        var entry = self[key] ?? CatalogueEntry()
        let source = entry.localizations[sourceLanguage]?.text ?? original
        func isTranslation(_ localization: CatalogueEntry.Localization) -> Bool {
            !localization.isNew && localization.text != "" && localization.text != source
        }
        var differing: [String] = []
        for (language, localization) in added.localizations
        where language != sourceLanguage && isTranslation(localization) {
            if let existing = entry.localizations[language], isTranslation(existing) {
                if existing != localization { differing.append(language) }
            } else {
                entry.localizations[language] = localization
            }
        }
        self[key] = entry
        return differing
    }

    /// Adds the entries and languages of another document that this one lacks.
    ///
    /// - Returns: how many translations differ, of which this document's stay.
    @discardableResult
    package mutating func add(_ other: CatalogueDocument) -> Int {
        var differing = 0
        for key in other.keys {
            guard var entry = self[key], let added = other[key] else {
                self[key] = other[key]
                continue
            }
            for (language, localization) in added.localizations where language != sourceLanguage {
                guard let existing = entry.localizations[language], !existing.isNew else {
                    entry.localizations[language] = localization
                    continue
                }
                if existing != localization { differing += 1 }
            }
            self[key] = entry
        }
        return differing
    }
}
