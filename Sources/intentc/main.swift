let status = runIntentc(CommandLine.arguments)
StandardStreams.exit(status)
