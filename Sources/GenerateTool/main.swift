import CommandArguments
import ConfigurationFile
import FileAccess
import Generating

// What the plugin runs: `generate` for one definition, with what the configuration can set. Everything else is in `intentc`,
// whose messages this program's are.

let options: [OptionDescription] =
    .list(.to, .output, .reference, .format, .minimumSeverity)
    + .list(.accessLevel, .typeSuffix, .classPrefix, .deployment, .language, .visibility, .sendable, .singleFile, .sdk)

// What belongs to other programs they check themselves.
let keys =
    ConfigurationKey.version + ["preset", "rules", "exceptions"].map(ConfigurationKey.unread)
    + ["exclude", "excludeIgnored", "locales", "toolVersions"].map(ConfigurationKey.unread)
    + [GenerationSettings.key(of: options), .unread("breaking"), AppIntentsSettings.key]

let generate = CommandDescription(
    name: "generate",
    summary: "Generate Swift from intent definitions",
    operands: Operands(name: "input", help: "A definition."),
    options: options,
    run: { arguments throws(CommandFailure) in try Generator(configurationKeys: keys).run(arguments) }
)
let program = Program(
    root: CommandDescription(
        name: "intentc",
        summary: "Generates Swift in builds",
        subcommandTable: [Subcommand("generate", generate)]
    ),
    help: { _ in "This program is for SwiftPM's plugins. See 'intentc generate --help'.\n" },
    version: { _ in "" }
)

StandardStreams.prepare()
StandardStreams.exit(program.run(Array(ProgramArguments.words.dropFirst())))
