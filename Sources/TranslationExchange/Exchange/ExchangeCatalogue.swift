import StringTables
import Translations

/// Translations as one string catalogue for a definition.
package enum ExchangeCatalogue {
    /// The catalogue of one of the documents' files, in the form that Xcode writes. Texts without a translation are marked as new
    /// where the catalogue shows them, in the language of the definition.
    package static func write(_ documents: [ExchangeDocument], _ original: String) -> [UInt8] {
        var catalogue = CatalogueDocument(sourceLanguage: documents.first?.sourceLanguage ?? "en")
        for document in documents {
            for unit in document.files.filter({ $0.original == original }).flatMap(\.units) {
                catalogue.addSource(unit.id, unit.source, comment: "\(unit.place). \(unit.note)")
                guard let target = unit.target else { continue }
                let state: StringTable.State = unit.state == .needsReview ? .needsReview : .translated
                let row = RowText(key: unit.id, text: target, state: state)
                _ = catalogue.add(row, language: document.language, comments: [], isStale: false)
            }
        }
        return catalogue.contents
    }
}

extension ReturnedTranslations {
    /// The translations in tables, those of a catalogue with the text that they translate.
    package init(_ tables: [StringTable], original: String) {
        let source = tables.first { $0.format == .catalogue(isSourceLanguage: true) }
        for table in tables where table.format != .catalogue(isSourceLanguage: true) {
            let isCatalogue = table.format == .catalogue(isSourceLanguage: false)
            for entry in table.entries {
                guard entry.values.count == 1, let value = entry.values.first, value.variation.isEmpty else { continue }
                units.append(
                    Unit(
                        id: entry.key,
                        original: original,
                        language: table.language,
                        source: source?[entry.key]?.text,
                        target: value.text,
                        state: value.state == .new ? .new : value.state == .translated ? .translated : .needsReview,
                        isConfirmed: isCatalogue && value.state == .translated,
                        offset: Int(value.range.lowerBound)
                    )
                )
            }
        }
    }
}
