import IntentSchema
import StringTables

/// The texts of one definition with the tables that translate them: what every command about translations starts from.
package struct DefinitionTranslations: Sendable {
    package let definition: Definition
    /// Its texts as tables know them, in the words of the source.
    package let texts: TranslatedTexts
    package let contexts: TextContexts
    package let files: [TableFile]
    /// The tables of all files with their rows next to the texts.
    package let tables: [TableMatch]
    package let orphans: OrphanedRows
    /// The language that the definition is translated from, and what its texts say in it.
    package let source: SourceTexts
    package let surroundings: Surroundings

    /// What is known of languages around a definition.
    package struct Surroundings: Sendable {
        /// The language of the folder that holds the definition; `nil` when it lies in none.
        package var folderLanguage: String?
        /// The language of the project; `nil` when it is not known.
        package var developmentLanguage: String?
        package var projectLanguages: [String] = []
        /// The definition's path from the folder of its project; `nil` where no project has it.
        package var pathInProject: String?
        /// The path of the project that has the definition, for messages.
        package var project: String?
        package var namedTables: Set<String> = []
        /// The tables next to the definition that its project does not have.
        package var foreignTables: [String] = []
        /// Whether the tables around belong to the definition, and not to another one of its name.
        package var ownsTables = true

        package init(folderLanguage: String?, developmentLanguage: String? = nil) {
            self.folderLanguage = folderLanguage
            self.developmentLanguage = developmentLanguage
        }
    }

    /// The texts that rows with composed keys are for, as positions, by key.
    package let composedKeys: [String: Int]

    package init(_ definition: Definition, files: [TableFile], in surroundings: Surroundings) {
        self.definition = definition
        self.files = files
        self.surroundings = surroundings
        let matched = MatchedTables(
            definition,
            definition.localizedTexts,
            tables: files.flatMap(\.contents.tables),
            folderLanguage: surroundings.folderLanguage,
            developmentLanguage: surroundings.developmentLanguage
        )
        texts = matched.texts
        contexts = TextContexts(matched.definition)
        tables = matched.matches
        source = matched.source
        orphans = OrphanedRows(tables, texts)
        composedKeys = Dictionary(tables.flatMap(\.valueRows).map { ($0.entry.key, $0.text) }) { $1 }
    }

    package var sourceLanguage: String { source.language }

    /// Every key in the order of the definition.
    package var order: [String] { texts.texts.map(\.id) }

    /// The languages that are translated to, sorted, without that of the definition.
    package var languages: [String] {
        Set(tables.filter { !$0.isSourceLanguage }.map(\.table.language)).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
    }

    package var translatedLanguages: [String] {
        languages + surroundings.projectLanguages.filter { !isSourceLanguage($0) && !languages.contains($0) }
    }

    package func tables(in language: String) -> [TableMatch] {
        tables.filter { !$0.isSourceLanguage && $0.table.language == language }
    }

    package func context(of text: TranslatedText) -> TextContext { contexts.context(of: text.use) }

    /// The row that tables have for a text under its own id, the first of them with a text.
    package func row(of index: Int, in matches: [TableMatch]) -> StringTable.Entry? {
        matches.lazy.compactMap { $0.rows[index] }.first { $0.text?.isEmpty == false }
    }

    /// The rows that tables have for the values of texts' variables, in the order of the tables, by the position of the text.
    package func valueRows(in matches: [TableMatch]) -> [Int: [TableMatch.ValueRow]] {
        Dictionary(grouping: matches.flatMap(\.valueRows), by: \.text)
    }
}

extension DefinitionTranslations {
    /// Whether the definition is written in a language, as tables name it.
    package func isSourceLanguage(_ language: String) -> Bool {
        LanguageCode.canonical(language) == sourceLanguage || language == "Base" || language.isEmpty
    }
}
