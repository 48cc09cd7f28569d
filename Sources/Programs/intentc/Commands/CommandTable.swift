import Settings
import FileAccess
import GenerateCommand
import LintCommand

/// All commands, in the order in which help lists them.
enum CommandTable {
    static let root: CommandDescription = CommandDescription(
        name: "intentc",
        summary: "Compile, check and compare Apple's intent definitions, on Linux and macOS",
        subcommandTable: [
            Subcommand("init", in: "SET UP", InitCommand.description),
            Subcommand("config", in: "SET UP", ConfigCommand.description),
            Subcommand("completions", in: "SET UP", CompletionsCommand.description),
            Subcommand("lint", in: "CHECK", LintCommand.description(configurationKeys: .tool)),
            Subcommand("format", in: "CHECK", FormatCommand.description),
            Subcommand("rules", in: "CHECK", RulesCommand.description),
            Subcommand("breaking", in: "COMPARE AND MIGRATE", BreakingCommand.description),
            Subcommand("migrate", in: "COMPARE AND MIGRATE", MigrateCommand.description),
            Subcommand(
                "generate",
                in: "GENERATE, TRANSLATE, SHOW",
                GenerateCommand.description(configurationKeys: .tool)
            ),
            Subcommand("strings", in: "GENERATE, TRANSLATE, SHOW", StringsCommand.description),
            Subcommand("show", in: "GENERATE, TRANSLATE, SHOW", ShowCommand.description),
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
        help: { arguments in
            let width = min(max(StandardStreams.terminalWidth(.output) ?? 80, 60), 100)
            return HelpPage.text(for: arguments.path, arguments.selectedScope, width: width)
        }
    )
    return program.run(IntentBuilderCommand.words(words))
}
