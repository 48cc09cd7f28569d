import CodeGeneration
import Diagnostics
import IntentSchema

/// `intentc intentbuilderc`: the command line of Apple's generator, for build systems that call it. Also what the tool is
/// when it is called by that name.
enum IntentBuilderCommand {
    static let name = "intentbuilderc"

    static let description = CommandDescription(
        name: name,
        summary: "Stand in for Apple's generator in build systems",
        discussion: """
            Takes the arguments that Xcode's build system, Bazel's rules and SwiftPM plugins pass to the tool of this name. A \
            link named intentbuilderc to intentc is the same command.
            """,
        subcommandTable: [Subcommand("generate", generate), Subcommand("compile", compile)],
        isHidden: true
    )

    private static let generate = CommandDescription(
        name: "generate",
        summary: "Write the SiriKit classes of a definition and print their paths",
        options: [
            input,
            .value("output", "folder", "Where the files go.", completion: .directory),
            .choice("language", ["Swift", "Objective-C"], "The language."),
            .value("classPrefix", "prefix", "In front of the names of classes; may be empty."),
            .value("swiftVersion", "version", "Changes nothing."),
            .choice("visibility", ["public", "private", "project"], "All but public give internal Swift classes."),
            .value("moduleName", "module", "Changes nothing."),
            .flag("dryRun", "Print the paths and write nothing."),
        ],
        usesSingleDash: true,
        run: runGenerate
    )

    private static let compile = CommandDescription(
        name: "compile",
        summary: "Copy a definition to where the app looks for it",
        options: [
            input,
            .value("output", "path", "The copy, or the folder that it goes to.", completion: .file),
            .value("classPrefix", "prefix", "Changes nothing."),
        ],
        usesSingleDash: true,
        run: runCompile
    )

    private static let input = OptionDescription.value("input", "file", "The definition.", completion: .file)

    /// The words of the command line behind the program's name, with the command that the name itself is.
    static func words(_ arguments: [String]) -> [String] {
        let words = Array(arguments.dropFirst())
        return Path.name(of: arguments.first ?? "") == name ? [name] + words : words
    }

    // MARK: - Commands

    private static func runGenerate(_ arguments: ParsedArguments) -> ExitStatus {
        guard let input = arguments.value("input"), let output = arguments.value("output"),
            let language = arguments.value("language")
        else { return missingOption(["input", "output", "language"], arguments) }
        let options = SiriKitOptions(
            language: language == "Swift" ? .swift : .objectiveC,
            classPrefix: arguments.value("classPrefix") ?? "",
            visibility: (arguments.value("visibility") ?? "public") == "public" ? .public : .internal
        )
        let backend = SiriKitBackend(options)
        guard let schema = schema(of: input, { backend.diagnostics(for: [$0]) }) else { return .failure }
        let files = backend.files(for: schema)
        let paths = files.map { Path.joined(output, $0.name) }
        if let clash = OutputNames.clash(among: paths) { return report("\(name): error: \(clash)", .failure) }
        if !arguments.has("dryRun") {
            do {
                try OutputFile.makeFolder(output)
                for (file, path) in zip(files, paths) { try OutputFile.write(file.contents, to: path) }
            } catch {
                return cannotWrite(error)
            }
        }
        StandardStreams.write(paths.map { $0 + "\n" }.joined(), to: .output)
        return .success
    }

    private static func runCompile(_ arguments: ParsedArguments) -> ExitStatus {
        guard let input = arguments.value("input"), let output = arguments.value("output") else {
            return missingOption(["input", "output"], arguments)
        }
        // The definition is copied as it stands: that it means something is what there is to check.
        guard schema(of: input, { _ in [] }) != nil else { return .failure }
        let path = DefinitionSearch.isFolder(output) ? Path.joined(output, Path.name(of: input)) : output
        do {
            let bytes = try InputFile.read(input)
            try OutputFile.makeFolder(Path.folder(of: path))
            try OutputFile.write(bytes, to: path)
        } catch let error as OutputFile.Failure {
            return cannotWrite(error)
        } catch {
            return report("\(input): error: cannot read this file", .failure)
        }
        return .success
    }

    /// The schema of a definition; its findings go to standard error, since build systems take every line of standard
    /// output for a path.
    private static func schema(of input: String, _ check: (Schema) -> [Diagnostic]) -> Schema? {
        let inputs = InputSet([input], stdinPath: nil, folders: .everything)
        let compiled = Frontend.link(inputs.sources.map(Frontend.load))
        var findings = inputs.failures + compiled.flatMap(\.diagnostics)
        let schema = compiled.first?.schema
        if let schema { findings += check(schema) }
        for finding in DiagnosticSet(findings).sorted where finding.severity > .note {
            let source = compiled.first?.loaded.source
            StandardStreams.write(line(for: finding, source) + "\n", to: .error)
        }
        return findings.contains { $0.severity == .error } ? nil : schema
    }

    /// `path: error: message`, the form that build systems look for; the place follows.
    private static func line(for finding: Diagnostic, _ source: SourceText?) -> String {
        var place = ""
        if case .range(let range) = finding.location.place, let source {
            let position = LineTable(source.bytes).position(at: Int(range.lowerBound))
            place = " (line \(position.line), column \(position.column))"
        }
        let severity = finding.severity == .error ? "error" : "warning"
        return "\(finding.location.path): \(severity): \(finding.message)\(place) [\(finding.kind.code)]"
    }

    // MARK: - Failures

    private static func missingOption(_ names: [String], _ arguments: ParsedArguments) -> ExitStatus {
        let missing = names.first { !arguments.has($0) } ?? ""
        return report("\(name): error: the option '-\(missing)' is missing", .unusable)
    }

    private static func cannotWrite(_ failure: OutputFile.Failure) -> ExitStatus {
        report("\(name): error: cannot write '\(failure.path)': \(failure.message)", .unusable)
    }

    private static func report(_ message: String, _ status: ExitStatus) -> ExitStatus {
        StandardStreams.write(message + "\n", to: .error)
        return status
    }
}
