import Settings
import FileAccess

StandardStreams.prepare()
StandardStreams.exit(runIntentc(CommandLine.arguments))
