import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Translations

/// Reads the tables of definitions, wherever their projects keep them.
package struct TranslationReading {
    /// One element for each definition, in the same order.
    package private(set) var translations: [DefinitionTranslations] = []
    /// Findings about tables that could not be read, or that the platform would not read.
    package private(set) var failures: [Diagnostic] = []

    /// - Parameters:
    ///   - readsProjects: whether to look for tables elsewhere in the surrounding projects.
    ///   - includesCopies: whether to read the original's tables for a copy of a definition.
    ///   - language: the language of the definitions; `nil` to derive it from their surroundings.
    package init(
        _ definitions: [Definition],
        reading contents: FileContents,
        within boundary: LinkBoundary,
        readsProjects: Bool = true,
        includesCopies: Bool = false,
        writtenIn language: String? = nil
    ) {
        var projects = readsProjects ? ProjectReading(reading: contents) : nil
        let surroundings = DefinitionSurroundings.all(
            around: definitions.map(\.path),
            in: &projects,
            includesCopies: includesCopies,
            includesForeignTables: true,
            within: boundary,
            reading: contents
        )
        translations = ParallelMap.map(definitions.count) { index in
            let around = surroundings[index]
            var known = DefinitionTranslations.Surroundings(
                folderLanguage: language ?? around.neighbours.language,
                developmentLanguage: around.project?.developmentLanguage
            )
            known.isInNoTarget = around.project?.isInNoTarget == true
            known.projectLanguages = known.isInNoTarget ? [] : around.project?.languages ?? []
            known.project = around.project?.path
            known.pathInProject = around.project?.definitionPath
            known.foreignTables = around.foreignTables
            known.ownsTables = around.neighbours.ownsTables
            return DefinitionTranslations(definitions[index], files: around.texts, in: known)
        }
        failures = surroundings.flatMap(\.failures)
        let unread = surroundings.compactMap(\.project).filter { !$0.isReadable }.map(\.path)
        failures += Set(unread).sorted().map { path in
            let message = "this project cannot be read, so its languages and tables are unknown"
            return Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file))
        }
        // The platform does not read a table with errors, so its texts are unknown.
        failures += translations.flatMap(\.files).flatMap(\.contents.diagnostics).filter { $0.severity == .error }
    }
}

extension TranslationReading {
    /// Replaces keys in definitions with words. Also returns the tables with the words, which are read only if needed.
    package static func inWordsOfTheSource(
        _ inputs: [Frontend.Loaded],
        reading contents: FileContents,
        within boundary: LinkBoundary
    ) -> (definitions: [Frontend.Loaded], tables: [SourceText]) {
        let keyed = keyed(inputs.compactMap(\.definition))
        if keyed.isEmpty { return (inputs, []) }
        let reading = TranslationReading(keyed, reading: contents, within: boundary, includesCopies: true)
        let words = Dictionary(reading.translations.map { ($0.definition.path, $0.source.replaced) }) { first, _ in
            first
        }
        let definitions = inputs.map { input in
            var input = input
            input.definition = input.definition.map { $0.replacingTexts(with: words[$0.path] ?? [:]) }
            return input
        }
        return (definitions, reading.translations.flatMap(\.files).map(\.contents.source))
    }

    /// Replaces keys in definitions, which may not be in a folder, with words from the tables next to them.
    package static func inWords(
        of language: String,
        _ inputs: [Frontend.Loaded],
        tables: () -> [SourceText]
    ) -> [Frontend.Loaded] {
        if keyed(inputs.compactMap(\.definition)).isEmpty { return inputs }
        let tables = Dictionary(grouping: tables()) { Path.localizationFolder(of: $0.path) }
        return inputs.map { input in
            guard let definition = input.definition else { return input }
            let name = Definition.name(atPath: definition.path)
            let own = (tables[Path.localizationFolder(of: definition.path)] ?? []).filter {
                TableName.isTable($0.path, of: name)
            }
            let source = SourceTexts(
                TranslatedTexts(definition, definition.localizedTexts),
                in: own.flatMap { StringTableReader.read($0, language: Path.language(of: $0.path) ?? "").tables },
                folderLanguage: Path.language(of: definition.path),
                developmentLanguage: language
            )
            var input = input
            input.definition = definition.replacingTexts(with: source.replaced)
            return input
        }
    }

    /// The definitions that have keys in place of words.
    package static func keyed(_ definitions: [Definition]) -> [Definition] {
        definitions.filter { $0.localizedTexts.contains { $0.text.text.map { TextKey.isKey($0.value) } ?? false } }
    }
}
