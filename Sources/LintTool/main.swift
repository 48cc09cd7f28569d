import CommandArguments
import FileAccess

// What the plugin that lints runs.
StandardStreams.prepare()
StandardStreams.exit(Program(forPlugins: LintInBuilds.command).run(Array(ProgramArguments.words.dropFirst())))
