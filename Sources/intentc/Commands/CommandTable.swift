/// Every command of the tool, in the order in which help lists them.
enum CommandTable {
    static let root: CommandDescription = CommandDescription(
        name: "intentc",
        summary: "Compiles and checks Apple's intent definitions, on any machine",
        discussion: """
            Reads .intentdefinition files (configurable widgets, custom Siri intents), says exactly what is wrong with them,
            and generates Swift.
            """,
        subcommands: [
            GenerateCommand.description, LintCommand.description, ConfigCommand.description,
            MigrationCheckCommand.description, RulesCommand.description, ExplainCommand.description,
            CompletionsCommand.description, ManualCommand.description,
            IntentBuilderCommand.description,
        ]
    )
}
