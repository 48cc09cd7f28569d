import Settings
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import PropertyList
import Translations
import ProjectReading

/// The definitions that a command line names, with their tables.
struct TranslationInputs {
    /// Definitions in the order of the command line; those of a folder, by path.
    private(set) var definitions: [DefinitionTranslations] = []
    /// The definitions that own their tables, which only one of several with the same name does; all if there are none.
    var owners: [DefinitionTranslations] {
        let owners = definitions.filter(\.surroundings.ownsTables)
        return owners.isEmpty ? definitions : owners
    }
    /// What the configuration expects of the languages of each definition.
    private(set) var expected: [ExpectedLanguages] = []
    /// What could not be read. If there are any, answers are incomplete.
    private(set) var failures: [Diagnostic] = []
    /// What is not in the checkout.
    private(set) var missing: [Diagnostic] = []
    private(set) var sources: [SourceText] = []
    let contents = FileContents()

    /// - Parameter changesTables: whether tables change together, so that also those count that the user excludes.
    init(_ arguments: Arguments, operands: [String]? = nil, changesTables: Bool = false) {
        let operands = operands ?? arguments.operands
        let exclusions = SearchExclusions(arguments)
        let inputs = Workspace(
            inputs: TableOperands.definitions(for: operands),
            folders: .compiledOnes,
            excluding: exclusions,
            reading: contents
        )
        failures = inputs.failures
        let loaded = inputs.loaded()
        sources = loaded.map(\.source)
        for loaded in loaded {
            // Texts in another encoding would be read and written as others.
            let isUnread =
                loaded.definition == nil
                || loaded.diagnostics.contains { [.invalidText, .unsupportedXML].contains($0.kind) }
            if isUnread { failures += loaded.diagnostics.filter { $0.severity == .error } }
        }
        let reading = TranslationReading(
            loaded.compactMap(\.definition),
            excluding: changesTables ? SearchExclusions() : exclusions,
            reading: contents,
            within: LinkBoundary(of: operands),
            readsProjects: !arguments[.noProject]
        )
        definitions = reading.translations
        failures += reading.failures
        sources += definitions.flatMap(\.files).map(\.contents.source)
        var configurations = ConfigurationFiles(arguments[.config], reading: contents)
        let errors = configurations.errors(for: loaded.map(\.source.path))
        failures += errors.findings
        sources += errors.sources
        // A change belongs into all tables of a definition.
        if changesTables { definitions.removeAll { !$0.surroundings.unreadTables.damaged.isEmpty } }
        expected = definitions.map { definition in
            configurations.configuration(for: definition.definition.path).configuration.expectations.expectedLanguages
        }
        let unread = contents.findings(besides: failures)
        failures += unread.filter(\.kind.isDamage)
        missing = unread.filter { !$0.kind.isDamage }
        sources += contents.sources(of: unread)
    }

    var status: ExitStatus { ExitStatus(of: failures) }

    /// Notes tables that are not in their definition's project, so that the app does not contain them.
    ///
    /// - Parameter paths: The tables to look at; `nil` for all.
    func noteForeignTables(among paths: Set<String>? = nil) {
        for definition in definitions {
            let foreign = definition.surroundings.foreignTables.filter { paths?.contains($0) != false }
            if foreign.isEmpty { continue }
            let tables = foreign.map { "'\($0)'" }.joined(separator: ", ")
            let project = definition.surroundings.project ?? "the project"
            StandardStreams.writeRemark("intentc: note: '\(project)' does not have \(tables)")
        }
    }

    /// Notes the languages of tables that are left out.
    func noteLeftOutLanguages() {
        func note(_ role: DefinitionLanguages.Role, _ reason: String) {
            let codes = Set(definitions.flatMap { $0.languages().codes(in: role) }).sorted()
            if codes.isEmpty { return }
            StandardStreams.writeRemark("intentc: note: \(codes.quotedList()) left out: \(reason)")
        }
        note(.notCopied, "no target copies the tables")
        note(.notALanguage, "these folders are no languages")
    }

    /// Reports what could not be read. Returns `false` if nothing can be done without it.
    func check(_ arguments: Arguments) throws(CommandFailure) -> Bool {
        if !(failures + missing).isEmpty {
            try ReportOutput(arguments, to: .error).write(failures + missing, in: sources)
        }
        if failures.isEmpty { return true }
        let isApart = failures.map(\.location.path).allSatisfy { path in
            path.hasSuffix(".intentdefinition") || TableFormat(ofFile: path) != nil
        }
        return isApart && !definitions.isEmpty
    }

    /// The history of each definition's texts as known to git; `nil` with `--no-history`.
    func histories(_ arguments: Arguments) throws(CommandFailure) -> [TextHistory?]? {
        if arguments[.noHistory] { return nil }
        let history = try TranslationHistory(of: definitions, since: arguments[.textsSince])
        for (root, commit) in history.cuts {
            let reason = "changes before \(commit) are unknown: the clone in '\(root)' is shallow"
            StandardStreams.writeRemark("intentc: note: \(reason)")
        }
        if !history.unread.isEmpty {
            let files = history.unread.sorted().map { "'\($0)'" }.joined(separator: ", ")
            let reason = "earlier versions of \(files) cannot be read: the clone lacks their contents"
            if arguments[.textsSince] != nil { throw .unusable(reason) }
            StandardStreams.writeRemark("intentc: note: \(reason), so texts may be stale without being counted")
        }
        return history.histories
    }
}
