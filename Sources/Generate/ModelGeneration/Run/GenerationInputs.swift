import Settings
import Diagnostics
import FileAccess
import Inputs
import IntentSchema

/// The definitions of a run: those to generate code from, and those that they refer to.
package struct GenerationInputs {
    private let references: Workspace
    private let inputs: Workspace
    /// The definitions, references first: an input is reported if it redeclares one of their names.
    package var definitions: [Frontend.Loaded]

    /// - Parameter allowsEmpty: Whether a folder may contain no definitions.
    package init(
        _ arguments: Arguments,
        excluding exclusions: SearchExclusions = SearchExclusions(),
        allowsEmpty: Bool = false,
        reading contents: FileContents
    ) {
        inputs = Workspace(
            inputs: arguments.operands,
            stdinPath: arguments[.stdinPath],
            folders: .compiledOnes,
            excluding: exclusions,
            allowsEmpty: { _ in allowsEmpty },
            reading: contents
        )
        references = Workspace(
            inputs: arguments[.reference],
            folders: .compiledOnes,
            excluding: exclusions,
            without: inputs.identities,
            reading: contents
        )
        definitions = ParallelMap.map(references.sources + inputs.sources) { Frontend.load($0) }
    }

    /// Links the definitions.
    package func schemas() -> GenerationSchemas {
        GenerationSchemas(
            Frontend.link(definitions),
            referenceCount: references.sources.count,
            failures: references.failures + inputs.failures
        )
    }
}

/// What the definitions of a run mean, and everything that was found in them.
package struct GenerationSchemas {
    /// References first.
    private let linked: [Frontend.Compiled]
    private let referenceCount: Int
    /// Files that could not be read.
    private let failures: [Diagnostic]
    /// The types for which no code can be generated.
    package let unknownTypes: [Diagnostic]
    /// The schemas of the inputs without errors.
    package var all: [Schema]

    fileprivate init(_ linked: [Frontend.Compiled], referenceCount: Int, failures: [Diagnostic]) {
        self.linked = linked
        self.referenceCount = referenceCount
        self.failures = failures
        all = linked.dropFirst(referenceCount).compactMap(\.schema)
        unknownTypes = all.flatMap(\.unknownTypes).map { unknown in
            Diagnostic(
                .unknownParameterType,
                "intentc cannot generate code for '\(unknown.name)', because it does not know the type '\(unknown.type)'",
                at: unknown.location,
                symbol: unknown.symbol,
                severity: .error,
                help: "if Xcode wrote it, please report it"
            )
        }
    }

    private var inputs: ArraySlice<Frontend.Compiled> { linked.dropFirst(referenceCount) }

    /// Whether every input could be read and has a schema.
    package var isComplete: Bool { all.count == inputs.count && failures.isEmpty && unknownTypes.isEmpty }

    /// The schemas with the names of their outputs; `nil` if code cannot be generated from all inputs.
    ///
    /// - Parameter areApart: whether to leave out inputs from which it cannot be, since no output is made from several.
    package func named(areApart: Bool = false) -> [NamedSchema]? {
        guard isComplete || areApart else { return nil }
        // What cannot be read has a name, too.
        let unread = failures.map(\.location.path).filter { $0.hasSuffix(".intentdefinition") }
        let names = OutputNames.unique(for: inputs.map(\.loaded.source.path) + unread)
        return zip(all, zip(inputs, names).filter { $0.0.schema != nil }).compactMap { schema, input in
            guard schema.unknownTypes.isEmpty, let definition = input.0.loaded.definition else { return nil }
            return NamedSchema(schema: schema, definition: definition, outputName: input.1)
        }
    }

    /// Reports everything that the run found. Returns the exit status if there are errors.
    package func report(
        _ generation: Generation,
        _ configured: ConfiguredArguments
    ) throws(CommandFailure) -> ExitStatus? {
        let found = inputs.flatMap(\.diagnostics).filter { $0.kind != .unknownParameterType }
        // What is wrong with references is reported if something seems to be declared nowhere.
        let references = linked.prefix(referenceCount).flatMap(\.diagnostics).filter(\.kind.isUnread)
        let isMissing = found.contains { [.unknownEnumeration, .unknownType].contains($0.kind) }
        let findings = failures + (isMissing ? references : []) + found + unknownTypes + generation.diagnostics
        let arguments = configured.arguments
        try ReportOutput(arguments, to: .error).write(
            findings.atLeast(arguments[.minimumSeverity]),
            in: linked.map(\.loaded.source) + generation.otherInputs + (configured.loaded.source.map { [$0] } ?? [])
        )
        let errors = findings.filter { $0.severity == .error }
        return errors.isEmpty ? nil : ExitStatus(of: errors)
    }

    /// The paths of the files that the outputs depend on, each once.
    ///
    /// - Parameter others: Files that were read in addition to definitions and the configuration.
    package func dependencies(_ others: [SourceText], _ configured: ConfiguredArguments) -> [String] {
        let read = linked.prefix(referenceCount).map(\.loaded.source) + others
        return (all.map(\.path) + read.map(\.path) + (configured.loaded.path.map { [$0] } ?? [])).distinct
    }
}
