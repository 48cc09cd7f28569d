import Diagnostics
import StringTables
import Translations

extension TableChanges {
    /// Moves the rows of a definition's tables into one catalog and removes the tables.
    ///
    /// - Parameters:
    ///   - languages: The languages to move; all if empty.
    ///   - history: Without it, translations of older texts are not marked, and later git no longer finds them.
    package mutating func moveToCatalogue(
        _ translations: DefinitionTranslations,
        languages: [String],
        history: TextHistory? = nil
    ) throws(Failure) {
        let old = translations.files.first(where: \.isCatalogue)
        let tables = translations.files.filter { !$0.isCatalogue }
        if tables.isEmpty { return }
        let wanted = languages.isEmpty ? tables.map(\.language) : languages.map(translations.language)
        let (contents, replaced) = try Self.editing(
            try CataloguePlan.catalogue(of: translations, adding: wanted, to: old, history: history)
        )
        if replaced.isEmpty { return }
        let path = old?.path ?? translations.cataloguePath
        try Self.check(
            TableFile(SourceText(path: path, bytes: contents), language: ""),
            against: replaced,
            translations
        )
        if let old {
            try rewrite(old.path, from: old.bytes, to: contents)
        } else {
            try create(translations.cataloguePath, contents)
        }
        for file in replaced { try remove(file) }
    }

    /// Checks that a catalog has every text of the tables.
    private static func check(
        _ catalogue: TableFile,
        against tables: [TableFile],
        _ translations: DefinitionTranslations
    ) throws(Failure) {
        for table in tables.flatMap(\.contents.tables) {
            let own =
                translations.isSourceLanguage(table.language)
                ? catalogue.contents.tables.first { $0.format == .catalogue(isSourceLanguage: true) }
                : catalogue.table(in: table.language)
            for entry in table.entries where own?[entry.key]?.text != entry.text {
                let reason = "the text of '\(entry.key)' would be lost in '\(catalogue.path)'"
                throw .table(TableRefusal(path: table.source.path, reason: reason))
            }
        }
    }

    /// The number of texts in the tables that become a catalog, or that are made from one.
    package var movedTexts: Int {
        let tables = files.filter { TableFormat(ofFile: $0.path)?.holdsAllLanguages == false }
        return tables.reduce(0) { count, file in
            let source = SourceText(path: file.path, bytes: file.new ?? file.old ?? [])
            return count + StringTableReader.read(source, language: "").tables.reduce(0) { $0 + $1.entries.count }
        }
    }

    package mutating func moveToTables(_ translations: DefinitionTranslations) throws(Failure) {
        for catalogue in translations.files where catalogue.isCatalogue {
            for (language, rows) in try Self.editing(try CataloguePlan.tables(of: translations, catalogue)) {
                let path = translations.tablePath(language)
                guard let old = translations.files.first(where: { $0.path == path }) else {
                    try create(language, rows, for: translations)
                    continue
                }
                let order = translations.order(with: rows.map(\.key))
                try add([old], [try Self.editing(try old.setting(rows, in: language, order: order))])
            }
            try remove(catalogue)
        }
    }
}
