import Settings
import FileAccess

StandardStreams.prepare()
StandardStreams.exit(runIntentc(ProgramArguments.words))
