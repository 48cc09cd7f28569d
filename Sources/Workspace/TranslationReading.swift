import Diagnostics
import FileAccess
import IntentRules
import IntentSchema
import StringTables
import Translations

/// Reads the tables of definitions, wherever their projects keep them.
package struct TranslationReading {
    /// One for each definition, in their order.
    package private(set) var translations: [DefinitionTranslations] = []
    /// What could not be read, or not as the platform would.
    package private(set) var failures: [Diagnostic] = []

    /// - Parameters:
    ///   - readsProjects: whether to look for tables elsewhere in the projects around.
    ///   - includesCopies: whether a copy of a definition, whose tables belong to the original, has them as well.
    ///   - language: the language of the definitions; `nil` where their surroundings tell it.
    package init(
        _ definitions: [Definition],
        reading contents: FileContents,
        within boundary: LinkBoundary,
        readsProjects: Bool = true,
        includesCopies: Bool = false,
        writtenIn language: String? = nil
    ) {
        var projects = readsProjects ? ProjectReading(reading: contents) : nil
        var listing = NeighbouringFileListing(around: definitions.map(\.path))
        var found: [(neighbours: NeighbouringFiles, project: ProjectTables, language: String?)] = []
        for definition in definitions {
            let path = definition.path
            let surroundings = listing.surroundings(of: path)
            failures += surroundings.failures.map { path, reason in
                Diagnostic(.unreadableInput, reason, at: SourceLocation(path: path, place: .file))
            }
            let project = projects?.tables(of: path) ?? (tables: ProjectTables(), developmentLanguage: nil)
            let neighbours = NeighbouringFiles(definitionPath: path, names: surroundings.names)
            found.append((neighbours, project.tables, project.developmentLanguage))
        }
        let all = found
        let read = ParallelMap.map(all.count) { index in
            let (neighbours, project, projectLanguage) = all[index]
            let tables =
                includesCopies || neighbours.ownsTables
                ? NeighbouringTables.read(.texts, neighbours, project: project, within: boundary, reading: contents)
                : NeighbouringTables()
            let translations = DefinitionTranslations(
                definitions[index],
                files: tables.files,
                folderLanguage: language ?? neighbours.language,
                developmentLanguage: projectLanguage
            )
            return (translations, tables.failures)
        }
        translations = read.map(\.0)
        failures += read.flatMap(\.1)
        // The platform does not read such a table, and what it says is not known.
        failures += translations.flatMap(\.files).flatMap(\.contents.diagnostics).filter { $0.severity == .error }
    }
}
