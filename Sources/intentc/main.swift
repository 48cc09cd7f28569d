import FileAccess

// A file that outgrows the limit (`ulimit -f`) is a failure to write like any other, not a reason to die with half of it.
signal(SIGXFSZ, SIG_IGN)
let status = runIntentc(ProgramArguments.words)
StandardStreams.exit(status)
