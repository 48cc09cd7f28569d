import CommandArguments
import ConfigurationFile
import FileAccess
import Generating

/// `generate` for one definition, with what the configuration can set. Everything else is in `intentc`, whose messages this
/// program's are.
enum GenerateInBuilds {
    static let command = CommandDescription(
        name: "generate",
        summary: "Generate Swift from intent definitions",
        operands: Operands(name: "input", help: "A definition."),
        options: options,
        run: { arguments throws(CommandFailure) in try Generator(configurationKeys: keys).run(arguments) }
    )

    static let options: [OptionDescription] =
        .list(.to, .output, .reference, .format, .minimumSeverity)
        + .list(.accessLevel, .typeSuffix, .classPrefix, .deployment, .language, .visibility, .sendable, .singleFile)
        + .list(.sdk)

    /// What belongs to other programs they check themselves.
    static let keys: [ConfigurationKey<Configuration>] =
        ConfigurationKey.version + ["preset", "rules", "exceptions"].map(ConfigurationKey.unread)
        + ["exclude", "excludeIgnored", "locales", "toolVersions"].map(ConfigurationKey.unread)
        + [GenerationSettings.key(of: options), .unread("breaking"), AppIntentsSettings.key]
}
