import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Inputs
import IntentSchema

/// The part of `generate` that all generating programs share.
package struct Generator: Sendable {
    /// The keys that the program knows in the configuration.
    private let configurationKeys: @Sendable () -> [ConfigurationKey<Configuration>]
    /// What to leave out when searching folders.
    package var exclusions: @Sendable (Arguments, ConfigurationFiles) -> SearchExclusions = { _, _ in .init() }
    /// Throws for options of the program that cannot be combined.
    package var checkExtras: @Sendable (OutputKind, Arguments) throws(CommandFailure) -> Void = {
        (_, _) throws(CommandFailure) in
    }
    /// Replaces keys in definitions by words from string tables, and returns the tables that it used.
    package var words:
        @Sendable ([Frontend.Loaded], FileContents, LinkBoundary) -> (
            definitions: [Frontend.Loaded], tables: [SourceText]
        ) = { definitions, _, _ in (definitions, []) }
    /// Generates the files of a kind. Writes nothing, and reads only files next to the inputs.
    package var generate: @Sendable (OutputKind, GenerationRequest) -> Generation = { $0.code(for: $1) }
    /// Renders differences when files are compared instead of written.
    package var difference: GenerationOutput.Difference = { _, _, _ in [] }

    package init(configurationKeys: @escaping @Sendable @autoclosure () -> [ConfigurationKey<Configuration>]) {
        self.configurationKeys = configurationKeys
    }

    package func run(_ given: Arguments) throws(CommandFailure) -> ExitStatus {
        try Self.check(given)
        let contents = FileContents()
        var files = ConfigurationFiles(given[.config], reading: contents) {
            ConfigurationReader.read($0, configurationKeys())
        }
        let configured = try ConfiguredArguments(given, &files)
        if configured.diagnostics.contains(where: { $0.severity == .error }) {
            try ReportOutput(given, to: .error).write(configured.diagnostics, in: configured.sources)
            return .unusable
        }
        let arguments = configured.arguments
        let kind = arguments[.to]
        try kind.check(given)
        try checkExtras(kind, given)
        let exclusions = exclusions(given, files)
        let inputs = Workspace(
            inputs: arguments.operands,
            stdinPath: arguments[.stdinPath],
            folders: .compiledOnes,
            excluding: exclusions,
            allowsEmpty: { _ in arguments[.allowEmpty] },
            reading: contents
        )
        let references = Workspace(
            inputs: arguments[.reference],
            folders: .compiledOnes,
            excluding: exclusions,
            without: inputs.identities,
            reading: contents
        )
        // References come first, so that an input is reported if it redeclares one of their names.
        let loaded = words(
            ParallelMap.map(references.sources + inputs.sources) { Frontend.load($0) },
            contents,
            LinkBoundary(of: arguments.operands)
        )
        let linked = Frontend.link(loaded.definitions)
        let compiled = Array(linked.dropFirst(references.sources.count))
        let failures = references.failures + inputs.failures
        var findings = failures + compiled.flatMap(\.diagnostics)
        try Self.checkIntents(arguments, compiled)
        let schemas = compiled.compactMap(\.schema).map { Self.selected($0, arguments) }
        var generation = Generation()
        if schemas.count == compiled.count, failures.isEmpty {
            let names = OutputNames.unique(for: schemas.map(\.path))
            let named = zip(zip(schemas, compiled.compactMap(\.loaded.definition)), names).map { schema, name in
                NamedSchema(schema: schema.0, definition: schema.1, outputName: name)
            }
            if kind == .appIntents { try AppIntentsChoices.check(given, schemas) }
            let request = GenerationRequest(
                arguments: arguments,
                appIntents: configured.appIntents,
                schemas: named,
                contents: contents
            )
            generation = generate(kind, request)
            findings += generation.diagnostics
        }
        let reported = findings.atLeast(arguments[.minimumSeverity])
        let sources = linked.map(\.loaded.source) + generation.otherInputs + configured.sources
        try ReportOutput(arguments, to: .error).write(reported, in: sources)
        if !failures.isEmpty { return ExitStatus(of: failures) }
        if findings.contains(where: { $0.severity == .error }) { return .failure }
        ProcessLifetime.keep((linked, schemas, generation))
        let others = (references.sources + generation.otherInputs + loaded.tables).map(\.path)
        var known: Set<String> = []
        let read = (schemas.map(\.path) + others + (configured.file.map { [$0] } ?? []))
            .filter { known.insert($0).inserted }
        try GenerationOutput(arguments: arguments, difference: difference).deliver(generation, madeFrom: read)
        return .success
    }

    /// Throws for options that cannot be combined, whatever the kind of output.
    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        let writing: [OptionDescription] = .list(.check, .dryRun, .listOutputs, .depfile)
        if arguments[.output] == nil, let option = writing.first(where: arguments.isGiven) {
            throw .usage("the option '--\(option.name)' needs '--output'")
        }
        if let option = [Option.check, .dryRun].first(where: { arguments[$0] }), arguments[.depfile] != nil {
            throw .usage("'--\(option.name)' and '--depfile' cannot be used together")
        }
        if !arguments[.only].isEmpty, !arguments[.except].isEmpty {
            throw .usage("'--only' and '--except' cannot be used together")
        }
        if let output = arguments[.output] { try checkName(ofOutput: output) }
        try arguments.checkStandardInput()
        try ReportOutput.check(arguments)
    }

    /// Throws for names that look like files but do not end in `.swift`. A folder with such a name must exist or end in
    /// a slash.
    private static func checkName(ofOutput output: String) throws(CommandFailure) {
        let name = Path.name(of: output)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return }
        let ending = name[name.utf8.index(after: dot)...]
        guard ending != "swift", let first = ending.utf8.first, first | 0x20 >= UInt8(ascii: "a"),
            first | 0x20 <= UInt8(ascii: "z"), !DefinitionSearch.isFolder(output)
        else { return }
        throw .usage("'\(output)' does not end in .swift; to write to a folder of that name, write '\(output)/'")
    }

    private static func checkIntents(
        _ arguments: Arguments,
        _ compiled: [Frontend.Compiled]
    ) throws(CommandFailure) {
        let wanted = arguments[.only] + arguments[.except]
        // Without a schema, the intents are unknown.
        guard !wanted.isEmpty, compiled.allSatisfy({ $0.schema != nil }) else { return }
        let names = compiled.flatMap { $0.schema?.intents.map(\.name) ?? [] }
        guard let unknown = wanted.first(where: { !names.contains($0) }) else { return }
        throw .usage("unknown intent '\(unknown)'" + Spelling.suggestion(for: unknown, among: names))
    }

    /// Leaves intents out and sets the requested version. Enumerations and types stay, because other code may use them.
    private static func selected(_ schema: Schema, _ arguments: Arguments) -> Schema {
        var schema = schema
        schema.modelVersion = arguments[.modelVersion] ?? schema.modelVersion
        let only = Set(arguments[.only])
        let except = Set(arguments[.except])
        guard !only.isEmpty || !except.isEmpty else { return schema }
        schema.intents.removeAll { except.contains($0.name) || (!only.isEmpty && !only.contains($0.name)) }
        return schema
    }
}
