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
}
