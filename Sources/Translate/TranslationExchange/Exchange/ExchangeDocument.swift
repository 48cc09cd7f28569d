import Translations

/// The texts of some definitions in one language, as exchanged with translators.
package struct ExchangeDocument: Sendable {
    var sourceLanguage: String
    package var language: String
    package var files: [File]

    package struct File: Sendable {
        /// The definition's path, as known to those who exchange the file.
        var original: String
        package var units: [Unit]
    }

    package struct Unit: Sendable {
        package var id: String
        var source: String
        package var target: String?
        var state: StringTable.State
        var place: String
        var note: String
    }
}

extension DefinitionTranslations {
    /// Returns the texts for a language.
    ///
    /// - Parameter onlyMissing: Leaves out texts whose translation is complete and usable.
    package func exchangeFile(
        for language: String,
        original: String,
        onlyMissing: Bool,
        changedSince: Set<String>?
    ) -> ExchangeDocument.File {
        let status = status(of: language, among: nil, changedSince: changedSince)
        let matches = tables(in: language)
        let valueRows = valueRows(in: matches)
        var units: [ExchangeDocument.Unit] = []
        for (index, text) in texts.texts.enumerated() {
            guard let own = status.states[text.id] else { continue }
            let context = context(of: text)
            let isCopy = matches.contains { $0.isCopy(index) }
            func add(_ id: String, source: String, _ entry: StringTable.Entry?) {
                // A copy of the source text still needs a translation.
                let value = entry?.values.first { !(isCopy && $0.text == source) }
                let target = value.flatMap { $0.state == .new || $0.text.isEmpty ? nil : $0.text }
                let state: StringTable.State =
                    target == nil ? .new : [.stale, .damaged].contains(own) ? .needsReview : .translated
                if onlyMissing, state == .translated { return }
                units.append(
                    ExchangeDocument.Unit(
                        id: id,
                        source: source,
                        target: target,
                        state: state,
                        place: context.place,
                        note: context.note
                    )
                )
            }
            if let rows = valueRows[index] {
                // Xcode's own form: one text per value of the variable.
                for row in rows { add(row.entry.key, source: texts.filled(text, forKey: row.entry.key), row.entry) }
                if let own = row(of: index, in: matches) { add(text.id, source: text.text.value, own) }
            } else {
                add(text.id, source: text.text.value, row(of: index, in: matches))
            }
        }
        return ExchangeDocument.File(original: original, units: units)
    }
}
