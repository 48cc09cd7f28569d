import Settings
import FileAccess

// The tool that the `LintIntents` plugin runs.
StandardStreams.prepare()
StandardStreams.exit(Program(forPlugins: LintInBuilds.command).run(Array(ProgramArguments.words.dropFirst())))
