import Settings
import FileAccess
import GenerateCommand
import LintCommand

// What the command plugins run.
StandardStreams.prepare()
StandardStreams.exit(
    Program(
        forPlugins: GenerateCommand.description(configurationKeys: CommandsForPlugins.keys),
        LintCommand.description(configurationKeys: CommandsForPlugins.keys)
    ).run(Array(ProgramArguments.words.dropFirst()))
)
