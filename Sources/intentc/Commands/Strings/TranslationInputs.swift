import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import Translations
import Workspace

/// The definitions that a command line names, with the tables around them.
struct TranslationInputs {
    /// In the order of the command line; a folder's definitions in the order of their paths.
    private(set) var definitions: [DefinitionTranslations] = []
    /// Those to which the tables around belong: of two definitions of one name in one place, one has them.
    var owners: [DefinitionTranslations] {
        let owners = definitions.filter(\.surroundings.ownsTables)
        return owners.isEmpty ? definitions : owners
    }
    /// What could not be read: with any of these an answer is not the whole truth, and nothing may be written.
    private(set) var failures: [Diagnostic] = []
    private(set) var sources: [SourceText] = []
    private let contents = FileContents()

    init(_ arguments: Arguments, operands: [String]? = nil) {
        let operands = operands ?? arguments.operands
        let inputs = Workspace(
            inputs: TableOperands.definitions(for: operands),
            folders: .compiledOnes,
            excluding: SearchExclusions(arguments),
            reading: contents
        )
        failures = inputs.failures
        let loaded = inputs.loaded()
        sources = loaded.map(\.source)
        for loaded in loaded where loaded.definition == nil {
            failures += loaded.diagnostics.filter { $0.severity == .error }
        }
        let reading = TranslationReading(
            loaded.compactMap(\.definition),
            reading: contents,
            within: LinkBoundary(of: operands),
            readsProjects: !arguments[.noProject]
        )
        definitions = reading.translations
        failures += reading.failures
        sources += definitions.flatMap(\.files).map(\.contents.source)
    }

    /// Adds what is wrong with a configuration: with one that is not understood, no one knows what counts.
    mutating func add(_ configuration: LoadedConfiguration) {
        failures += configuration.diagnostics.filter { $0.severity == .error }
        if let source = configuration.source { sources.append(source) }
    }

    var status: ExitStatus { ExitStatus(of: failures) }

    /// Says which tables are not in the project that has the definition, so that the app does not have them either.
    func noteForeignTables() {
        for definition in definitions where !definition.surroundings.foreignTables.isEmpty {
            let tables = definition.surroundings.foreignTables.map { "'\($0)'" }.joined(separator: ", ")
            let project = definition.surroundings.project ?? "the project"
            StandardStreams.write("intentc: note: '\(project)' does not have \(tables)".visible + "\n", to: .error)
        }
    }

    /// Reports what could not be read; `false` when there is anything.
    func check(_ arguments: Arguments) throws(CommandFailure) -> Bool {
        if failures.isEmpty { return true }
        try ReportOutput(arguments, to: .error).write(failures, in: sources)
        return false
    }

    /// For each definition when its texts changed, as far as git knows; `nil` where it is not to be asked.
    func histories(_ arguments: Arguments) throws(CommandFailure) -> [TextHistory?]? {
        if arguments[.noHistory] { return nil }
        return try TranslationHistory(of: definitions, since: arguments[.textsSince]).histories
    }
}
