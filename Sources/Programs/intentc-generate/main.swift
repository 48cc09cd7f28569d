import Settings
import FileAccess

// What the plugin for models runs.
StandardStreams.prepare()
StandardStreams.exit(Program(forPlugins: GenerateInBuilds.command).run(Array(ProgramArguments.words.dropFirst())))
