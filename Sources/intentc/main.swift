import FileAccess

StandardStreams.prepare()
let status = runIntentc(ProgramArguments.words)
StandardStreams.exit(status)
