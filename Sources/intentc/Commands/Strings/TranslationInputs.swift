import Diagnostics
import IntentRules
import IntentSchema
import StringTables
import Translations

/// The definitions that a command line names, with the tables around them.
struct TranslationInputs {
    /// In the order of the command line; a folder's definitions in the order of their paths.
    private(set) var definitions: [DefinitionTranslations] = []
    /// What could not be read: with any of these an answer is not the whole truth, and nothing may be written.
    private(set) var failures: [Diagnostic] = []
    private(set) var sources: [SourceText] = []

    init(_ arguments: Arguments, operands: [String]? = nil) {
        let operands = operands ?? (arguments.operands.isEmpty ? ["."] : arguments.operands)
        let configurations = ConfigurationFiles(nil)
        let inputs = InputSet(
            TableOperands.definitions(for: operands),
            folders: .compiledOnes,
            excluding: SearchExclusions(arguments, configurations)
        )
        failures = inputs.failures
        let loaded = ParallelMap.map(inputs.sources) { Frontend.load($0) }
        var projects = arguments[.noProject] ? nil : ProjectReading(loaded)
        var listing = NeighbouringFileListing(around: loaded.map(\.source.path))
        var found:
            [(definition: Definition, neighbours: NeighbouringFiles, project: ProjectTables, language: String?)] = []
        for loaded in loaded {
            sources.append(loaded.source)
            guard let definition = loaded.definition else {
                failures += loaded.diagnostics.filter { $0.severity == .error }
                continue
            }
            let path = loaded.source.path
            let surroundings = listing.surroundings(of: path)
            failures += surroundings.failures.map { path, reason in
                Diagnostic(.unreadableInput, reason, at: SourceLocation(path: path, place: .file))
            }
            let neighbours = NeighbouringFiles(definitionPath: path, names: surroundings.names)
            let project = projects?.tables(of: path) ?? (tables: ProjectTables(), developmentLanguage: nil)
            found.append((definition, neighbours, project.tables, project.developmentLanguage))
        }
        let all = found
        let boundary = LinkBoundary(of: operands)
        let read = ParallelMap.map(all.count) { index in
            let (definition, neighbours, project, language) = all[index]
            let (files, failures) =
                neighbours.ownsTables
                ? NeighbouringTables.files(neighbours, project: project, within: boundary) : ([], [])
            return (
                DefinitionTranslations(
                    definition,
                    files: files,
                    folderLanguage: neighbours.language,
                    developmentLanguage: language
                ), failures
            )
        }
        definitions = read.map(\.0)
        failures += read.flatMap(\.1)
        for file in definitions.flatMap(\.files) {
            sources.append(file.contents.source)
            // The platform does not read such a table, and what it says is not known.
            failures += file.contents.diagnostics.filter { $0.severity == .error }
        }
    }

    /// Says what could not be read; `false` when there is anything.
    func check(_ arguments: Arguments) -> Bool {
        DiagnosticOutput(arguments).print(failures, sources)
        return failures.isEmpty
    }
}

extension NeighbouringTables {
    /// The tables around a definition with their bytes, to be edited.
    static func files(
        _ neighbours: NeighbouringFiles,
        project: ProjectTables,
        within boundary: LinkBoundary
    ) -> ([TableFile], [Diagnostic]) {
        var files: [TableFile] = []
        var failures: [Diagnostic] = []
        for (path, language, refusal) in places(neighbours, project: project, within: boundary) {
            do throws(InputFile.Failure) {
                if let refusal { throw InputFile.Failure(message: refusal) }
                guard DefinitionSearch.kind(of: path) != .other else {
                    throw InputFile.Failure(message: "it is not a file")
                }
                files.append(TableFile(SourceText(path: path, bytes: try InputFile.read(path)), language: language))
            } catch {
                let location = SourceLocation(path: path, place: .file)
                failures.append(Diagnostic(.unreadableInput, "cannot read this file: \(error.message)", at: location))
            }
        }
        return (files, failures)
    }
}
