import Settings
import FileAccess
import ModelGeneration
import Inputs

/// `generate` for the models of one definition, with what the configuration says about models. Everything else is in
/// `intentc`, whose messages this program's are.
enum GenerateInBuilds {
    static let command = CommandDescription(
        name: "generate",
        summary: "Generate models from intent definitions",
        operands: Operands(name: "input", help: "A definition."),
        options: options,
        run: run
    )

    static let options: [OptionDescription] =
        .list(.models, .output, .reference, .format, .minimumSeverity, .accessLevel, .typeSuffix)

    /// Other programs read and check the keys that belong to them.
    static let keys: [ConfigurationKey<Configuration>] =
        ConfigurationKey.version + ["preset", "rules", "exceptions", "baseline"].map(ConfigurationKey.unread)
        + ["exclude", "excludeIgnored", "locales", "toolVersions"].map(ConfigurationKey.unread)
        + [GenerationSettings.key(settings)] + ["breaking", "appIntents"].map(ConfigurationKey.unread)

    /// The settings of models, among those of other kinds of output.
    static let settings: [ConfigurationKey<GenerationSettings>] =
        [.unread("to")] + GenerationSettings.keys(of: options)
        + ["classPrefix", "deployment", "language", "sendable", "singleFile"].map(ConfigurationKey.unread)

    private static func run(_ given: Arguments) throws(CommandFailure) -> ExitStatus {
        // Arguments
        let contents = FileContents()
        var configurations = ConfigurationFiles(nil, reading: contents) { ConfigurationReader.read($0, keys) }
        let configured = try ConfiguredArguments(given, &configurations)
        if let status = try configured.reportMistakes() { return status }

        // Inputs and schemas
        let schemas = GenerationInputs(configured.arguments, reading: contents).schemas()

        // Files
        let generation = schemas.named().map { ModelsOutput.generate($0, configured.arguments) } ?? Generation()

        // Delivery
        if let status = try schemas.report(generation, configured) { return status }
        let files = generation.files.flatMap { $0 }
        guard let output = given[.output] else {
            for file in files { StandardStreams.write(file.contents, to: .output) }
            return .success
        }
        let outputs = try OutputFiles(files, at: output)
        try OutputClash.check(outputs: outputs.paths, inputs: schemas.dependencies([], configured))
        try outputs.checkOwnership()
        outputs.writeVerdict(isCurrent: try outputs.write())
        return .success
    }
}

extension Option<OutputKind> {
    /// `--to` with the only kind of output that this program has.
    fileprivate static var models: Self {
        Self("to", taking: .choice([.models]), default: .models, "What to generate.")
    }
}
