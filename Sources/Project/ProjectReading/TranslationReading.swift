import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import Product
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
        excluding exclusions: SearchExclusions,
        reading contents: FileContents,
        within boundary: LinkBoundary,
        readsProjects: Bool = true,
        includesCopies: Bool = false,
        writtenIn language: String? = nil
    ) {
        var projects = readsProjects ? ProjectReading(excluding: exclusions, reading: contents) : nil
        let surroundings = DefinitionSurroundings.all(
            around: definitions.map(\.path),
            in: &projects,
            includesCopies: includesCopies,
            excluding: exclusions,
            within: boundary,
            reading: contents
        )
        self.init(definitions, surroundings, writtenIn: language)
    }

    /// Reads the tables of a state's definitions, on disk or in a commit.
    package init(_ definitions: [Definition], of state: StateFiles) {
        switch state.source {
        case .paths(let paths, _):
            self.init(
                definitions,
                excluding: state.exclusions,
                reading: state.definitions.contents,
                within: LinkBoundary(of: paths.map(\.path)),
                includesCopies: true
            )
        case .commit(let commit, let name, let repository, _):
            let known = state.definitions.files.map { ($0.source.path, $0.relativePath) }
            let places = Dictionary(known) { first, _ in first }
            let paths = definitions.map { places[$0.path] ?? $0.path }
            self.init(definitions, at: paths, of: commit, named: name, in: repository, excluding: state.exclusions)
        }
    }

    /// Reads the tables of a commit, or nothing if it cannot be read.
    ///
    /// - Parameters:
    ///   - paths: the definitions' paths from the root of the repository.
    ///   - name: the commit's name in findings.
    package init(
        _ definitions: [Definition],
        at paths: [String],
        of commit: String,
        named name: String,
        in repository: GitRepository,
        excluding exclusions: SearchExclusions
    ) {
        do throws(GitRepository.Failure) {
            let files = try repository.productFiles(of: commit, excluding: exclusions)
            self.init(definitions, DefinitionSurroundings.all(around: paths, in: files))
        } catch {
            let place = SourceLocation(path: name, place: .file)
            self.init([], [])
            failures = [Diagnostic(.unreadableInput, "cannot read this revision: \(error.message)", at: place)]
        }
    }

    private init(
        _ definitions: [Definition],
        _ surroundings: [DefinitionSurroundings],
        writtenIn language: String? = nil
    ) {
        translations = ParallelMap.map(definitions.count) { index in
            let around = surroundings[index]
            var known = DefinitionTranslations.Surroundings(around.neighbours, around.project)
            known.folderLanguage = language ?? known.folderLanguage
            known.foreignTables = around.foreignTables.map(\.path)
            known.unreadTables = around.unreadTables
            return DefinitionTranslations(definitions[index], files: around.texts + around.foreignTables, in: known)
        }
        failures = surroundings.flatMap(\.failures)
        // The platform does not read a table with errors, so its texts are unknown.
        failures += translations.flatMap(\.files).flatMap(\.errors)
    }
}

extension TranslationReading {
    /// Replaces keys in definitions with words. Also returns the tables with the words, which are read only if needed, and
    /// findings about those that cannot be read.
    package static func inWordsOfTheSource(
        _ inputs: [Frontend.Loaded],
        excluding exclusions: SearchExclusions,
        reading contents: FileContents,
        within boundary: LinkBoundary
    ) -> (definitions: [Frontend.Loaded], tables: [SourceText], failures: [Diagnostic]) {
        let keyed = keyed(inputs.compactMap(\.definition))
        if keyed.isEmpty { return (inputs, [], []) }
        let reading = TranslationReading(
            keyed,
            excluding: exclusions,
            reading: contents,
            within: boundary,
            includesCopies: true
        )
        return (reading.inWords(inputs), reading.sources, reading.failures)
    }

    /// Replaces keys in the definitions with words.
    package func inWords(_ inputs: [Frontend.Loaded]) -> [Frontend.Loaded] {
        let keyed = Set(Self.keyed(translations.map(\.definition)).map(\.path))
        let words = Dictionary(translations.map { ($0.definition.path, $0.source.replaced) }) { first, _ in first }
        return inputs.map { input in
            guard let definition = input.definition, keyed.contains(definition.path) else { return input }
            var input = input
            input.definition = definition.replacingTexts(with: words[definition.path] ?? [:])
            return input
        }
    }

    /// The tables' texts, for the locations of findings.
    package var sources: [SourceText] { translations.flatMap(\.files).map(\.contents.source) }

    /// The definitions that have keys in place of words.
    package static func keyed(_ definitions: [Definition]) -> [Definition] {
        definitions.filter { $0.localizedTexts.contains { $0.text.text.map { TextKey.isKey($0.value) } ?? false } }
    }
}
