import IntentSchema

/// A definition's tables matched to its texts. All parts of the program share this view.
package struct MatchedTables: Sendable {
    package let texts: TranslatedTexts
    /// Each table, with its rows matched to the texts.
    package let matches: [TableMatch]
    package let source: SourceTexts
    package let definition: Definition

    package init(
        _ definition: Definition,
        _ uses: [LocalizedTextUse],
        tables: [StringTable],
        folderLanguage: String?,
        developmentLanguage: String?
    ) {
        let written = TranslatedTexts(definition, uses)
        let source = SourceTexts(
            written,
            in: tables,
            folderLanguage: folderLanguage,
            developmentLanguage: developmentLanguage
        )
        self.source = source
        self.definition = definition.replacingTexts(with: source.replaced)
        let texts = source.replaced.isEmpty ? written : TranslatedTexts(self.definition, self.definition.localizedTexts)
        self.texts = texts
        var matches = tables.map { TableMatch($0, texts, isSourceLanguage: source.isSource($0)) }
        SourceCopies.mark(&matches, of: texts, source: source)
        self.matches = matches
    }
}
