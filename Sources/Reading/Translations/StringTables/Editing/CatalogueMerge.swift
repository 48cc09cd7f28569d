extension CatalogueDocument {
    /// Takes over the contents of an earlier catalog that has been edited since. Translations are never lost or
    /// replaced.
    ///
    /// Texts in the source language are those of this catalog. Entries that only the old catalog has stay, marked as
    /// stale.
    ///
    /// - Returns: The number of old translations kept although this catalog has different ones.
    package mutating func merge(_ old: CatalogueDocument) -> Int {
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

    /// Whether any language other than the source has a translation.
    package func isTranslated(_ key: String) -> Bool {
        self[key]?.localizations.contains { $0.key != sourceLanguage && !$0.value.isNew } ?? false
    }

    /// Adds the translations of one key to another key that has none, or only a copy of the original.
    ///
    /// - Returns: The languages in which both keys have translations, and they differ.
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

    /// Adds the entries and languages that this document lacks.
    ///
    /// - Returns: The number of translations that differ; this document's are kept.
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
