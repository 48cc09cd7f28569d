import CodeGeneration
import Diagnostics
import IntentSchema

/// `intentc generate`
enum GenerateCommand {
    static let description = CommandDescription(
        name: "generate",
        summary: "Generate Swift from intent definitions",
        discussion: """
            Prints the code, or with --output writes one Swift file for each definition, and only those that change. When any
            input has an error, nothing is written. Says nothing on success.
            """,
        operands: Operands(
            name: "input",
            help: "A definition, a folder that is searched for definitions, or - for standard input."
        ),
        options: [
            .choice("to", OutputKind.all.map(\.name), "What to generate. Default: models."),
            .value(
                "output",
                letter: "o",
                "path",
                "The folder to write to; with a single input also a file whose name ends in .swift.",
                completion: .directory
            ),
            .flag("check", "Write nothing; fail and show the difference when a file is out of date."),
            .flag("list-outputs", "Print the paths of the files that would be written, and write nothing."),
            .value("only", "intent", "Generate this intent and no other. May be repeated.", isRepeatable: true),
            .value("except", "intent", "Leave this intent out. May be repeated.", isRepeatable: true),
            .value(
                "depfile",
                "file",
                "Also write a make rule that says which inputs the outputs depend on.",
                completion: .file
            ),
            CommonOptions.config,
            CommonOptions.reference,
            CommonOptions.allowEmpty,
            CommonOptions.stdinPath,
            CommonOptions.diagnostics,
            CommonOptions.minimumSeverity,
            CommonOptions.color,
        ] + OutputKind.options,
        examples: [
            ("intentc generate Intents.intentdefinition", "Print the models of one definition."),
            ("intentc generate App --output Generated", "Write the models of every definition below App."),
            ("intentc generate App --output Generated --check", "In CI: fail when checked-in code is out of date."),
        ],
        run: run
    )

    private static func run(_ given: ParsedArguments) -> ExitStatus {
        if let complaint = wrongUsage(given) { return usageError(complaint) }
        let configured = ConfiguredArguments(given)
        if let complaint = configured.complaint { return usageError(complaint) }
        if configured.diagnostics.contains(where: { $0.severity == .error }) {
            DiagnosticOutput(given).print(configured.diagnostics, configured.sources)
            return .unusable
        }
        let arguments = configured.arguments
        let inputs = InputSet(
            arguments.operands,
            stdinPath: arguments.value("stdin-path"),
            folders: .compiledOnes,
            allowsEmpty: arguments.has("allow-empty")
        )
        let references = InputSet(arguments.all("reference"), folders: .compiledOnes)
        // References come first, so that a name that both declare is told at the input.
        let linked = Frontend.link(ParallelMap.map(references.sources + inputs.sources) { Frontend.load($0) })
        let compiled = Array(linked.dropFirst(references.sources.count))
        let failures = references.failures + inputs.failures
        let output = DiagnosticOutput(arguments)
        var findings = failures + compiled.flatMap(\.diagnostics)
        if let complaint = unknownIntent(arguments, compiled) { return usageError(complaint) }
        let schemas = compiled.compactMap(\.schema).map { selected($0, arguments) }
        var generation = Generation()
        if schemas.count == compiled.count, failures.isEmpty {
            let names = OutputNames.unique(for: schemas.map(\.path))
            let kind = OutputKind.all.first { $0.name == arguments.value("to") } ?? .models
            generation = kind.generate(arguments, zip(schemas, names).map { NamedSchema(schema: $0, outputName: $1) })
            findings += generation.diagnostics
        }
        output.print(arguments.reported(findings), linked.map(\.loaded.source))
        if !failures.isEmpty { return .unusable }
        if findings.contains(where: { $0.severity == .error }) { return .failure }
        let configuration = configured.file.map { [$0] } ?? []
        let read = schemas.map(\.path) + references.sources.map(\.path) + generation.otherInputs + configuration
        let status = deliver(generation, read, arguments)
        LeftToTheSystem.keep((linked, schemas, generation))
        return status == .success ? deliverSideFiles(generation.sideFiles, arguments) : status
    }

    // MARK: - Command line

    private static func wrongUsage(_ arguments: ParsedArguments) -> String? {
        let needsOutput = ["check", "list-outputs", "depfile"].first { arguments.has($0) && !arguments.has("output") }
        if let needsOutput { return "the option '--\(needsOutput)' needs '--output'" }
        if arguments.has("check"), arguments.has("depfile") { return "'--check' and '--depfile' exclude each other" }
        if arguments.has("only"), arguments.has("except") { return "'--only' and '--except' exclude each other" }
        if arguments.operands.filter({ $0 == "-" }).count > 1 { return "standard input can be read only once" }
        let kind = OutputKind.all.first { $0.name == arguments.value("to") } ?? .models
        for other in OutputKind.all where other.name != kind.name {
            let known = Set(kind.options.map(\.name))
            if let option = other.options.first(where: { arguments.has($0.name) && !known.contains($0.name) }) {
                return "the option '--\(option.name)' belongs to '--to \(other.name)'"
            }
        }
        for option in kind.options where !option.allowed.isEmpty {
            guard let value = arguments.value(option.name), !option.allowed.contains(value) else { continue }
            let allowed = option.allowed.joined(separator: ", ")
            return "'\(value)' is not a value of '--\(option.name)' with '--to \(kind.name)' (one of: \(allowed))"
        }
        return kind.complaint(arguments)
    }

    private static func usageError(_ message: String) -> ExitStatus {
        StandardStreams.write("intentc: error: \(message)\nSee 'intentc generate --help'.\n", to: .error)
        return .unusable
    }

    private static func unknownIntent(_ arguments: ParsedArguments, _ compiled: [Frontend.Compiled]) -> String? {
        let wanted = arguments.all("only") + arguments.all("except")
        // Without a schema it is not known which intents there are.
        guard !wanted.isEmpty, compiled.allSatisfy({ $0.schema != nil }) else { return nil }
        let names = compiled.flatMap { $0.schema?.intents.map(\.name) ?? [] }
        let unknown = wanted.first { !names.contains($0) }
        return unknown.map { "there is no intent '\($0)'" + Spelling.suggestion(for: $0, among: names) }
    }

    /// Leaves intents out. Enumerations and types stay: code elsewhere may use them.
    private static func selected(_ schema: Schema, _ arguments: ParsedArguments) -> Schema {
        let only = Set(arguments.all("only"))
        let except = Set(arguments.all("except"))
        guard !only.isEmpty || !except.isEmpty else { return schema }
        var schema = schema
        schema.intents.removeAll { except.contains($0.name) || (!only.isEmpty && !only.contains($0.name)) }
        return schema
    }

    // MARK: - Output

    private static func deliver(_ generation: Generation, _ inputs: [String], _ arguments: ParsedArguments)
        -> ExitStatus
    {
        let files = generation.files.flatMap { $0 }
        guard let output = arguments.value("output") else {
            for file in files { StandardStreams.write(file.contents, to: .output) }
            return .success
        }
        let isFile = output.hasSuffix(".swift") && !DefinitionSearch.isFolder(output)
        if isFile, files.count != 1 {
            return usageError("'\(output)' is one file, and there are \(files.count) to write; give a folder")
        }
        let paths = files.map { isFile ? output : Path.joined(output, $0.name) }
        if let clash = OutputNames.clash(among: paths) {
            StandardStreams.write("intentc: error: \(clash); rename a class or write a single file\n", to: .error)
            return .failure
        }
        if arguments.has("list-outputs") {
            StandardStreams.write(paths.map { $0 + "\n" }.joined(), to: .output)
            return .success
        }
        if arguments.has("check") { return check(files.map(\.contents), paths) }
        do {
            try OutputFile.makeFolder(isFile ? Path.folder(of: output) : output)
            for (file, path) in zip(files, paths) { try OutputFile.write(file.contents, to: path) }
            if let depfile = arguments.value("depfile") {
                let rule = DependencyFile.text(outputs: paths, inputs: inputs.filter { $0 != "<stdin>" })
                try OutputFile.write(Array(rule.utf8), to: depfile)
            }
        } catch {
            StandardStreams.write("intentc: error: cannot write '\(error.path)': \(error.message)\n", to: .error)
            return .unusable
        }
        return .success
    }

    /// Writes what options ask for at other places. A check compares all of it but what is the user's own by now.
    private static func deliverSideFiles(_ files: [SideFile], _ arguments: ParsedArguments) -> ExitStatus {
        if arguments.has("list-outputs") { return .success }
        if arguments.has("check") {
            let checked = files.filter { $0.path != nil && !$0.isWrittenOnce }
            return check(checked.map(\.contents), checked.map { $0.path ?? "" })
        }
        do {
            for file in files {
                guard let path = file.path else {
                    StandardStreams.write(file.contents, to: .output)
                    continue
                }
                if file.isWrittenOnce, OutputFile.isTaken(path) { continue }
                try OutputFile.makeFolder(Path.folder(of: path))
                try OutputFile.write(file.contents, to: path)
            }
        } catch {
            StandardStreams.write("intentc: error: cannot write '\(error.path)': \(error.message)\n", to: .error)
            return .unusable
        }
        return .success
    }

    private static func check(_ files: [[UInt8]], _ paths: [String]) -> ExitStatus {
        var status = ExitStatus.success
        for (file, path) in zip(files, paths) {
            let current: [UInt8]?
            do {
                current = try OutputFile.current(path)
            } catch {
                StandardStreams.write("intentc: error: cannot read '\(path)': \(error.message)\n", to: .error)
                return .unusable
            }
            guard current != file else { continue }
            status = .failure
            let diff = UnifiedDiff.between(
                current ?? [],
                file,
                oldName: current == nil ? "/dev/null" : path,
                newName: path
            )
            StandardStreams.write(diff, to: .output)
        }
        if status == .failure {
            StandardStreams.write(
                "intentc: error: generated files are out of date; run 'intentc generate' again\n",
                to: .error
            )
        }
        return status
    }
}
