import CommandArguments
import FileAccess

/// All commands, in the order in which help lists them.
enum CommandTable {
    static let root: CommandDescription = CommandDescription(
        name: "intentc",
        summary: "Compile, check and compare Apple's intent definitions, on Linux and macOS",
        discussion: """
            Reads .intentdefinition files (configurable widgets, custom Siri intents), reports what is wrong with them,
            and generates Swift or Objective-C.
            """,
        subcommandTable: [
            Subcommand("init", InitCommand.description),
            Subcommand("generate", GenerateCommand.description),
            Subcommand("lint", LintCommand.description),
            Subcommand("strings", StringsCommand.description),
            Subcommand("breaking", BreakingCommand.description),
            Subcommand("show", ShowCommand.description),
            Subcommand("format", FormatCommand.description),
            Subcommand("config", ConfigCommand.description),
            Subcommand("migration-check", MigrationCheckCommand.description),
            Subcommand("rules", RulesCommand.description),
            Subcommand("explain", ExplainCommand.description),
            Subcommand("completions", CompletionsCommand.description),
            Subcommand("manual", ManualCommand.description),
            Subcommand(IntentBuilderCommand.name, IntentBuilderCommand.description),
        ]
    )
}

/// Runs the tool.
///
/// - Parameter words: The command line, including the program's name.
func runIntentc(_ words: [String]) -> ExitStatus {
    let program = Program(
        root: CommandTable.root,
        help: { HelpPage.text(for: $0, width: min(max(StandardStreams.terminalWidth(.output) ?? 80, 60), 100)) },
        version: { $0 ? VersionText.json : VersionText.line }
    )
    return program.run(IntentBuilderCommand.words(words))
}
