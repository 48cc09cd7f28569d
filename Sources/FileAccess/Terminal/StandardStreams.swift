import CLibrary

package enum StandardStreams {
    package enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Set when something could not be printed. A message that no one receives must not end in success.
    nonisolated(unsafe) private static var hasFailed = false
    /// Why standard output could not be written to, the first time that it could not.
    nonisolated(unsafe) package private(set) static var outputFailure: FileFailure?

    /// To be called first: a file that outgrows the limit (`ulimit -f`) is a failure to write like any other, not a reason to die
    /// with half of it.
    package static func prepare() { signal(SIGXFSZ, SIG_IGN) }

    package static func write(_ text: String, to stream: Stream, in language: RunnerCommands.Language = .text) {
        write(Array(text.utf8), to: stream, in: language)
    }

    /// Writes all bytes, but nothing that a CI runner would take for its commands. A closed pipe ends the program as it does every Unix tool; a full disk is kept in `outputFailure`.
    package static func write(_ bytes: [UInt8], to stream: Stream, in language: RunnerCommands.Language = .text) {
        guard !bytes.isEmpty else { return }
        let isReadByRunner = EnvironmentVariable.value(of: "GITHUB_ACTIONS") != nil
        let bytes = isReadByRunner ? RunnerCommands.escaped(bytes, language) : bytes
        do {
            try FileDescriptor(stream.rawValue).write(bytes)
        } catch {
            hasFailed = true
            if stream == .output, outputFailure == nil { outputFailure = error }
        }
    }

    /// Says on a terminal what was looked at and that nothing was found; programs that read along get nothing.
    package static func writeVerdict(_ line: String, to stream: Stream) {
        if isTerminal(stream) { write(line + "\n", to: stream) }
    }

    /// Asks on a terminal; `nil` if no one is there to answer.
    package static func confirms(_ question: String) -> Bool? {
        guard isTerminal(.error), isatty(0) == 1 else { return nil }
        write(question + " [y/N] ", to: .error)
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    /// Ends the program. Nothing is buffered, so nothing is lost.
    package static func exit(_ status: ExitStatus) -> Never {
        endProcess(hasFailed ? ExitStatus.unusable.rawValue : status.rawValue)
    }

    package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// How many columns the terminal behind a stream has; `nil` where there is none.
    package static func terminalWidth(_ stream: Stream) -> Int? {
        var size = winsize()
        guard isTerminal(stream), ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Whether a person is reading, and in colour: a terminal that is not dumb, and no `NO_COLOR` (https://no-color.org).
    package static func usesColor(_ stream: Stream) -> Bool {
        guard isTerminal(stream), EnvironmentVariable.value(of: "NO_COLOR") == nil else { return false }
        return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
    }
}

// A name of the C library that the method of the same name would hide.
private func endProcess(_ status: Int32) -> Never { exit(status) }
