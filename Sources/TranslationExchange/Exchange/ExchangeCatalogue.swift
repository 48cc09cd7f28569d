import StringTables
import Translations

package enum ExchangeCatalogue {
    /// Writes the catalog for one of the documents' files, in Xcode's format. The definition's own texts are included,
    /// marked as new, to show translators what they translate.
    package static func write(_ documents: [ExchangeDocument], _ original: String) -> [UInt8] {
        var catalogue = CatalogueDocument(sourceLanguage: documents.first?.sourceLanguage ?? "en")
        for document in documents {
            for unit in document.files.filter({ $0.original == original }).flatMap(\.units) {
                catalogue.addSource(unit.id, unit.source, comment: "\(unit.place). \(unit.note)")
                guard let target = unit.target else { continue }
                let row = RowText(key: unit.id, text: target, state: unit.state)
                _ = catalogue.add(row, language: document.language, comments: [], isStale: false)
            }
        }
        return catalogue.contents
    }
}

extension ReturnedTranslation {
    package static func all(in tables: [StringTable], original: String) -> [ReturnedTranslation] {
        let source = tables.first { $0.format == .catalogue(isSourceLanguage: true) }
        return tables.filter { $0.format != .catalogue(isSourceLanguage: true) }.flatMap { table in
            table.entries.compactMap { entry in
                guard let value = entry.values.first, entry.values.count == 1, value.variation.isEmpty else {
                    return nil
                }
                return ReturnedTranslation(
                    id: entry.key,
                    original: original,
                    language: table.language,
                    source: source?[entry.key]?.text,
                    target: value.text,
                    state: value.state == .stale ? .needsReview : value.state,
                    isConfirmed: table.isCatalogue && value.state == .translated,
                    offset: Int(value.range.lowerBound)
                )
            }
        }
    }
}
