import CodeGeneration
import CommandArguments
import FileAccess
import FileChanges
import Generating
import Inputs
import TextChanges
import Workspace

enum GenerateCommand {
    static let description: CommandDescription = CommandDescription(
        name: "generate",
        summary: "Generate Swift from intent definitions",
        discussion: """
            Prints the code or, with --output, writes only files that change: one per definition or, for SiriKit, per
            class. If any input has an error, it writes nothing.
            """,
        operands: .definitions,
        options: options,
        scopes: OutputKind.allCases.map(\.scope),
        examples: [
            ("intentc generate Intents.intentdefinition", "Print the models of one definition."),
            ("intentc generate App --output Generated", "Write models for every definition in App."),
            ("intentc generate App --output Generated --check", "In CI: fail if checked-in code is out of date."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        // Only a string catalog is read before it is written: texts are added to it.
        let catalogues = arguments[.strings].map { [$0] } ?? []
        let onlyReads = arguments[.check] || arguments[.dryRun]
        return try ProjectLock.holding(catalogues, unless: onlyReads) { () throws(CommandFailure) in
            try generator.run(arguments)
        }
    }

    static let options: [OptionDescription] =
        .list(.to, .output, .check, .dryRun, .force, .listOutputs, .only, .except, .depfile)
        + .list(.config, .reference, .allowEmpty, .exclude, .noDefaultExcludes)
        + .list(.stdinPath, .anyFormat.formerly("diagnostics"), .minimumSeverity, .color)
        + .list(.accessLevel, .typeSuffix, .bridge, .classPrefix, .modelVersion, .deployment)
        + .list(.language, .visibility, .moduleName, .swiftVersion, .sendable, .singleFile)
        + .list(.modelsModule, .strings, .sourceLanguage, .stubs, .lossReport)
        + .list(.required, .optional, .retired, .sdk, .style, .keys, .appIntentsPackage, .tests)

    private static var generator: Generator {
        var generator = Generator(configurationKeys: .tool)
        generator.exclusions = { SearchExclusions($0, $1) }
        generator.checkExtras = { (kind, arguments) throws(CommandFailure) in
            switch kind {
            case .models: try ModelsExtras.check(arguments)
            case .siriKit: break
            case .appIntents: try AppIntentsExtras.check(arguments)
            }
        }
        generator.words = { TranslationReading.inWordsOfTheSource($0, reading: $1, within: $2) }
        generator.generate = { kind, request in
            switch kind {
            case .models: ModelsExtras.generate(request)
            case .siriKit: kind.code(for: request)
            case .appIntents: AppIntentsExtras.generate(request)
            }
        }
        generator.difference = { FileChange(path: $0, old: $1, new: $2).difference }
        return generator
    }
}
