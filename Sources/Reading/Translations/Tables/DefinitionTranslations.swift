import Diagnostics
import IntentSchema

/// The texts of one definition with the tables that translate them: the basis of every command about translations.
package struct DefinitionTranslations: Sendable {
    package let definition: Definition
    /// The definition's texts as tables know them, in the wording of the source language.
    package let texts: TranslatedTexts
    private let contexts: TextContexts
    package let files: [TableFile]
    /// The tables of all files, with their rows matched to the texts.
    package let tables: [TableMatch]
    package let orphans: OrphanedRows
    /// The language that the definition is translated from, and the texts in that language.
    package let source: SourceTexts
    package let surroundings: Surroundings

    /// Facts about languages and projects around a definition.
    package struct Surroundings: Sendable {
        /// The language of the folder that holds the definition; `nil` if it is not in a language folder.
        package var folderLanguage: String?
        /// The development language of the project; `nil` if unknown.
        package var developmentLanguage: String?
        package var projectLanguages: [String] = []
        /// The definition's path relative to its project's folder; `nil` if no project contains it.
        package var pathInProject: String?
        /// The path of the project that contains the definition, for messages.
        package var project: String?
        package var unreadTables = UnreadTables()
        /// Tables next to the definition that its project does not contain.
        package var foreignTables: [String] = []
        /// The languages for which the folder has a copy of the definition.
        package var copies: Set<String> = []
        /// Whether it is certain that no target builds the definition.
        package var isInNoTarget = false
        /// Whether the surrounding tables belong to this definition, and not to another one of the same name.
        package var ownsTables = true

        package init(folderLanguage: String?, developmentLanguage: String? = nil) {
            self.folderLanguage = folderLanguage
            self.developmentLanguage = developmentLanguage
        }
    }

    /// For each composed key, the position of the text that its row translates.
    package let composedKeys: [String: Int]

    /// - Parameter texts: The definition's texts, if they were already collected.
    package init(
        _ definition: Definition,
        texts uses: [LocalizedTextUse]? = nil,
        files: [TableFile],
        in surroundings: Surroundings
    ) {
        self.definition = definition
        self.files = files
        self.surroundings = surroundings
        let written = TranslatedTexts(definition, uses ?? definition.localizedTexts)
        let tables = files.flatMap(\.contents.tables)
        let source = SourceTexts(
            written,
            in: tables,
            folderLanguage: surroundings.folderLanguage,
            developmentLanguage: surroundings.developmentLanguage
        )
        let isWorded = source.replaced.isEmpty
        let worded = isWorded ? definition : definition.replacingTexts(with: source.replaced)
        texts = isWorded ? written : TranslatedTexts(worded, worded.localizedTexts)
        contexts = TextContexts(worded)
        var matches = tables.map { [texts] in TableMatch($0, texts, isSourceLanguage: source.isSource($0)) }
        SourceCopies.mark(&matches, of: texts, source: source)
        self.source = source
        self.tables = matches
        orphans = OrphanedRows(matches, texts)
        composedKeys = Dictionary(matches.flatMap(\.valueRows).map { ($0.entry.key, $0.text) }) { $1 }
    }

    package var sourceLanguage: String { source.language }

    /// Every key, in the order of the definition.
    package var order: [String] { texts.texts.map(\.id) }

    /// The languages, each in its role.
    package func languages(expecting expected: ExpectedLanguages = ExpectedLanguages()) -> DefinitionLanguages {
        let others = tables.filter { !$0.isSourceLanguage }
        let foreign = Set(surroundings.foreignTables)
        let copied = Set(others.filter { !foreign.contains($0.table.source.path) }.map(\.table.language))
        let all = Set(others.map(\.table.language))
        return DefinitionLanguages(
            tables: all,
            uncopied: all.subtracting(copied),
            copies: surroundings.copies,
            shipped: surroundings.projectLanguages,
            expected: expected,
            unread: surroundings.unreadTables,
            source: sourceLanguage,
            hasSourceTable: tables.contains(where: \.isSourceLanguage),
            isSource: isSourceLanguage
        )
    }

    /// The language as the tables name it: `pt_br` matches `pt-BR` if such a table exists.
    package func language(like code: String) -> String {
        let known = tables.map(\.table.language)
        return known.contains(code) ? code : known.first { LanguageCode.isEqual($0, code) } ?? code
    }

    /// Why it is unknown what the tables have in a language.
    package func unread(_ language: String) -> Unread? {
        surroundings.unreadTables.reason(for: language)
            ?? (isSourceLanguage(language) ? surroundings.unreadTables.reason(for: "Base") : nil)
    }

    package func tables(in language: String) -> [TableMatch] {
        tables.filter { !$0.isSourceLanguage && $0.table.language == language }
    }

    package func context(of text: TranslatedText) -> TextContext { contexts.context(of: text.use) }

    /// The first row with a text that the tables have under a text's own id.
    package func row(of index: Int, in matches: [TableMatch]) -> StringTable.Entry? {
        matches.lazy.compactMap { $0.rows[index] }.first { $0.text?.isEmpty == false }
    }

    /// The rows that tables have for values of variables, in table order, by the position of the text.
    package func valueRows(in matches: [TableMatch]) -> [Int: [TableMatch.ValueRow]] {
        Dictionary(grouping: matches.flatMap(\.valueRows), by: \.text)
    }
}

extension DefinitionTranslations {
    /// Whether a table's language is the one in which the definition is written.
    package func isSourceLanguage(_ language: String) -> Bool {
        LanguageCode.canonical(language) == sourceLanguage || language == "Base" || language.isEmpty
    }
}
