import AppIntentsGeneration
import Settings
import FileAccess
import FileChanges
import ModelGeneration
import Git
import Inputs
import ProjectReading
import Reports
import SiriKitGeneration
import SwiftSource

/// `generate` with every kind of output and what goes beside it.
package enum GenerateCommand {
    /// - Parameter keys: The keys that the program knows in the configuration.
    package static func description(
        configurationKeys keys: @escaping @Sendable @autoclosure () -> [ConfigurationKey<Configuration>]
    ) -> CommandDescription {
        var command = description
        command.run = { arguments throws(CommandFailure) in try run(arguments, keys()) }
        return command
    }

    private static let description: CommandDescription = CommandDescription(
        name: "generate",
        summary: "Generate Swift from intent definitions",
        discussion: """
            Prints the code or, with --output, writes only files that change: one per definition or, for SiriKit, per
            class. Definitions with errors are reported, and the code of the others is written; App Intents only if all can be.
            """,
        operands: .definitions,
        options: options,
        scopes: OutputKind.allCases.map(\.scope),
        examples: [
            ("intentc generate Intents.intentdefinition", "Print the models of one definition."),
            ("intentc generate App --output Generated", "Write models for every definition in App."),
            ("intentc generate App --output Generated --check", "In CI: fail if checked-in code is out of date."),
            ("intentc generate App --to models --bridge sirikit", "Also convert models to and from Xcode's classes."),
            ("intentc generate App --to sirikit --output Generated", "Write the classes that Xcode generates."),
            ("intentc generate App --to sirikit --language objc --output Generated", "Write them in Objective-C."),
            ("intentc generate App --to app-intents --output Generated --strings App", "Also write a String Catalog."),
            ("intentc generate App --to app-intents --style own --output Own", "Write a start for code of your own."),
        ]
    )

    package static let options: [OptionDescription] =
        .list(.to, .output, .check, .dryRun, .force, .listOutputs, .only, .except, .depfile)
        + .list(.config, .reference, .allowEmpty, .exclude, .noDefaultExcludes)
        + .list(.stdinPath, .anyFormat, .minimumSeverity, .color)
        + .list(.accessLevel, .typeSuffix, .bridge, .classPrefix, .modelVersion, .deployment)
        + .list(.language, .sendable, .singleFile, .modelsModule, .strings, .sourceLanguage, .stubs)
        + .list(.style)

    private static func run(
        _ given: Arguments,
        _ keys: [ConfigurationKey<Configuration>]
    ) throws(CommandFailure) -> ExitStatus {
        // Arguments
        try GenerateChecks.check(given)
        let contents = FileContents()
        var configurations = ConfigurationFiles(given[.config], reading: contents) {
            ConfigurationReader.read($0, keys)
        }
        let configured = try ConfiguredArguments(given, &configurations)
        if let status = try configured.reportMistakes() { return status }
        let arguments = configured.arguments
        try GenerateChecks.check(given, for: arguments[.to])

        // Inputs
        let exclusions = SearchExclusions(given, configurations)
        var inputs = GenerationInputs(
            arguments,
            excluding: exclusions,
            allowsEmpty: arguments[.allowEmpty],
            reading: contents
        )
        let words = TranslationReading.inWordsOfTheSource(
            inputs.definitions,
            excluding: exclusions,
            reading: contents,
            within: LinkBoundary(of: arguments.operands)
        )
        inputs.definitions = words.definitions

        // Schemas
        var schemas = inputs.schemas()
        try GenerateChecks.checkNames(arguments, schemas)
        schemas.select(arguments)

        // Files
        var generation = Generation()
        if let named = schemas.named(areApart: arguments.writesDefinitionsApart) {
            generation = generate(
                GenerationRequest(
                    arguments: arguments,
                    appIntents: configured.loaded.configuration.appIntents,
                    schemas: named,
                    exclusions: exclusions,
                    contents: contents
                )
            )
        }

        generation.diagnostics += words.failures
        let unread = contents.findings(besides: generation.diagnostics)
        generation.diagnostics += unread
        generation.otherInputs += contents.sources(of: unread)

        // Delivery
        let status = try schemas.report(generation, configured)
        let isRefused = generation.files.isEmpty || generation.diagnostics.contains { $0.severity == .error }
        if let status, isRefused { return status }
        let dependencies = schemas.dependencies(generation.otherInputs + words.tables, configured)
        try GenerationDelivery(arguments: arguments).deliver(generation, madeFrom: dependencies)
        return status ?? .success
    }

    /// The code, and what goes beside it.
    private static func generate(_ request: GenerationRequest) -> Generation {
        let arguments = request.arguments
        switch arguments[.to] {
        case .models:
            return arguments[.bridge] == nil
                ? ModelsOutput.generate(request.schemas, arguments) : BridgedModels.generate(request)
        case .siriKit: return SiriKitOutput.generate(request)
        case .appIntents:
            let output = AppIntentsOutput(request, readsHandlers: arguments[.style] == .own)
            var generation = output.generation
            AppIntentsCompanions.add(to: &generation, of: output, request)
            return generation
        }
    }
}

extension Arguments {
    /// Whether each file is made from one definition, so that it can be written whatever is wrong with others. App Intents
    /// share types, and a bridge has all intents.
    fileprivate var writesDefinitionsApart: Bool {
        guard let output = self[.output], self[.to] != .appIntents, self[.bridge] == nil else { return false }
        let isPartOfMore = self[.check] || self[.dryRun] || self[.listOutputs] || self[.depfile] != nil
        return !isPartOfMore && !OutputFiles.isFile(output)
    }
}

/// What to generate code from, and how.
struct GenerationRequest {
    var arguments: Arguments
    /// What the configuration decides about individual intents and types.
    var appIntents: AppIntentsSettings
    var schemas: [NamedSchema]
    /// What searches leave out.
    var exclusions: SearchExclusions
    /// What the run has read.
    let contents: FileContents
}

extension GenerationSchemas {
    /// Leaves intents out and sets the requested version. Enumerations and types stay, because other code may use them.
    fileprivate mutating func select(_ arguments: Arguments) {
        let only = Set(arguments[.only])
        let except = Set(arguments[.except])
        for index in all.indices {
            all[index].modelVersion = arguments[.modelVersion] ?? all[index].modelVersion
            guard !only.isEmpty || !except.isEmpty else { continue }
            all[index].intents.removeAll { except.contains($0.name) || (!only.isEmpty && !only.contains($0.name)) }
        }
    }
}
