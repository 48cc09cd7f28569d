import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import Git
import Inputs
import IntentSchema
import ProjectReading
import SiriKitGeneration

/// `intentc intentbuilderc`: the command line of Apple's generator, for build systems. Also runs by that name.
enum IntentBuilderCommand {
    static let name = "intentbuilderc"

    static let description: CommandDescription = CommandDescription(
        name: name,
        summary: "Stand in for Apple's intentbuilderc in build systems",
        discussion: """
            Takes the arguments that Xcode's build system, Bazel's rules and SwiftPM plugins pass to intentbuilderc. A link \
            named intentbuilderc that points to intentc runs this command.
            """,
        subcommandTable: [Subcommand("generate", generate), Subcommand("compile", compile)],
        isHidden: true
    )

    private static let generate: CommandDescription = CommandDescription(
        name: "generate",
        summary: "Write the SiriKit classes of a definition and print their paths",
        options: .list(.builderInput, .builderFolder, .builderLanguage, .builderClassPrefix, .builderSwiftVersion)
            + .list(.builderVisibility, .builderModuleName, .builderDryRun),
        replacedTool: name,
        run: runGenerate
    )

    private static let compile: CommandDescription = CommandDescription(
        name: "compile",
        summary: "Copy a definition to where the app looks for it",
        options: .list(.builderInput, .builderCopy, .builderIgnoredPrefix),
        replacedTool: name,
        run: runCompile
    )

    /// The words after the program's name. If the program is called `intentbuilderc`, that command comes first.
    static func words(_ arguments: [String]) -> [String] {
        let words = Array(arguments.dropFirst())
        return Path.name(of: arguments.first ?? "") == name ? [name] + words : words
    }

    // MARK: - Commands

    /// The languages by their names in Apple's generator. Xcode's build setting also allows `None`.
    private static let languages: [String: SiriKitOptions.Language] = ["Swift": .swift, "Objective-C": .objectiveC]

    private static func runGenerate(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let input = try arguments.required(.builderInput)
        let output = try arguments.required(.builderFolder)
        warn(of: arguments.ignored)
        guard let language = languages[try arguments.required(.builderLanguage)] else { return .success }
        let options = SiriKitOptions(
            language: language,
            classPrefix: arguments[.builderClassPrefix] ?? "",
            access: arguments[.builderVisibility] == "public" ? .public : .internal
        )
        let backend = SiriKitBackend(options)
        let read = schema(of: input) { backend.diagnostics(for: [$0]) }
        guard let schema = read.schema else { return read.status }
        let files = backend.files(for: schema)
        let paths = files.map { Path.joined(output, $0.name) }
        if let clash = OutputNames.clash(among: paths) { throw .failed(clash) }
        if !arguments[.builderDryRun] {
            try OutputFile.makeFolder(output)
            let boundary = LinkBoundary([output])
            for (file, path) in zip(files, paths) { try OutputFile.write(file.contents, to: path, within: boundary) }
        }
        StandardStreams.write(paths.map { $0 + "\n" }.joined(), to: .output)
        return .success
    }

    private static func runCompile(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let input = try arguments.required(.builderInput)
        let output = try arguments.required(.builderCopy)
        // The definition is copied unchanged, so it only needs to be valid.
        warn(of: arguments.ignored)
        let read = schema(of: input) { _ in [] }
        if read.schema == nil { return read.status }
        let isFolder = output.hasSuffix("/") || DefinitionSearch.isFolder(output)
        let path = isFolder ? Path.joined(output, Path.name(of: input)) : output
        let bytes = try InputFile.readNamed(input)
        try OutputFile.makeFolder(Path.folder(of: path))
        try OutputFile.write(bytes, to: path)
        return .success
    }

    private static func warn(of options: [String]) {
        for option in options {
            StandardStreams.write("\(name): warning: unknown option '\(option)' is ignored\n", to: .error)
        }
    }

    /// The schema of a definition, or the status for what is wrong with it. Errors and what code leaves out go to standard
    /// error, because build systems take each line of standard output for a path. Other warnings are left to `intentc lint`.
    private static func schema(
        of input: String,
        _ check: (Schema) -> [Diagnostic]
    ) -> (schema: Schema?, status: ExitStatus) {
        let inputs = Workspace(
            inputs: [input],
            folders: .everything,
            excluding: SearchExclusions(ignored: IgnoredFiles().among)
        )
        let compiled = Frontend.link(inputs.sources.map { Frontend.load($0) })
        var findings = inputs.failures + compiled.flatMap(\.diagnostics)
        let schema = compiled.first?.schema
        if let schema { findings += check(schema) }
        for finding in DiagnosticSet(findings).sorted
        where finding.severity == .error || finding.severity < finding.kind.severity {
            let source = compiled.first?.loaded.source
            StandardStreams.write(line(for: finding, source).visible + "\n", to: .error)
        }
        let errors = findings.filter { $0.severity == .error }
        return (errors.isEmpty ? schema : nil, ExitStatus(of: errors))
    }

    /// `path: severity: message`, the form that build systems recognize, followed by the place.
    private static func line(for finding: Diagnostic, _ source: SourceText?) -> String {
        var place = ""
        if case .range(let range) = finding.location.place, let source {
            let position = LineTable(source.bytes).position(at: Int(range.lowerBound))
            place = " (line \(position.line), column \(position.column))"
        }
        return "\(finding.location.path): \(finding.severity.word): \(finding.message)\(place) [\(finding.kind.code)]"
    }
}

// MARK: - Options

extension Option<String?> {
    fileprivate static var builderInput: Self { Self("input", taking: .file(), "The definition.") }
    fileprivate static var builderFolder: Self { Self("output", taking: .folder(), "The folder to write to.") }
    fileprivate static var builderCopy: Self {
        Self("output", taking: .file("path"), "The copy, or the folder to copy it to.")
    }

    fileprivate static var builderClassPrefix: Self {
        Self("classPrefix", taking: .text("prefix"), "The prefix of class names; may be empty.")
    }

    fileprivate static var builderLanguage: Self {
        Self(
            "language",
            taking: .choice(["Swift", "Objective-C", "None"]) { $0 },
            "The language; None generates nothing."
        )
    }

    fileprivate static var builderIgnoredPrefix: Self { Self("classPrefix", taking: .text("prefix"), "Ignored.") }
    fileprivate static var builderSwiftVersion: Self { Self("swiftVersion", taking: .text("version"), "Ignored.") }
    fileprivate static var builderModuleName: Self { Self("moduleName", taking: .text("module"), "Ignored.") }
}

extension Option<Bool> {
    fileprivate static var builderDryRun: Self { flag("dryRun", "Print the paths without writing anything.") }
}

extension Option<String> {
    fileprivate static var builderVisibility: Self {
        Self(
            "visibility",
            taking: .choice(["public", "private", "project", "internal"]) { $0 },
            default: "public",
            "Anything but public makes Swift classes internal."
        )
    }
}
