import CLibrary
import Diagnostics

package enum StandardStreams {
    package enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Whether any output was lost. The program must then not exit with success.
    nonisolated(unsafe) private static var hasFailed = false
    /// The first failure to write to standard output.
    nonisolated(unsafe) package private(set) static var outputFailure: FileFailure?

    /// Whether `writeRemark` and `writeVerdict` print nothing.
    nonisolated(unsafe) package static var isQuiet = false

    /// Call this first. Makes exceeding the file size limit (`ulimit -f`) an ordinary write failure instead of a signal
    /// that ends the program halfway.
    package static func prepare() { signal(SIGXFSZ, SIG_IGN) }

    package static func write(_ text: String, to stream: Stream, in language: RunnerCommands.Language = .text) {
        write(Array(text.utf8), to: stream, in: language)
    }

    /// Writes all bytes, escaping runner commands. A closed pipe ends the program, as with any Unix tool; other
    /// failures to write standard output, such as a full disk, are kept in `outputFailure`.
    package static func write(_ bytes: [UInt8], to stream: Stream, in language: RunnerCommands.Language = .text) {
        guard !bytes.isEmpty else { return }
        Progress.erase()
        let isReadByRunner = EnvironmentVariable.value(of: "GITHUB_ACTIONS") != nil
        let bytes = isReadByRunner ? RunnerCommands.escaped(bytes, language) : bytes
        do {
            try FileDescriptor(stream.rawValue).write(bytes)
        } catch {
            hasFailed = true
            if stream == .output, outputFailure == nil { outputFailure = error }
        }
    }

    /// Prints a line that no one asked for, such as what was done. Prints nothing with `--quiet`.
    package static func writeRemark(_ line: String, to stream: Stream = .error) {
        if !isQuiet { write(line.visible + "\n", to: stream) }
    }

    /// Reports on a terminal what was done or checked.
    ///
    /// - Parameter isAlways: Whether to report it on standard error if a program reads the output.
    package static func writeVerdict(_ line: String, to stream: Stream, isAlways: Bool = false) {
        if isTerminal(stream) { writeRemark(line, to: stream) } else if isAlways { writeRemark(line) }
    }

    /// Asks a question on a terminal. Returns `nil` if no one can answer.
    package static func confirms(_ question: String) -> Bool? {
        guard isTerminal(.error), isatty(0) == 1 else { return nil }
        write(question + " [y/N] ", to: .error)
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    /// Ends the program. Output is not buffered, so nothing is lost.
    package static func exit(_ status: ExitStatus) -> Never {
        Progress.erase()
        endProcess(hasFailed ? ExitStatus.unusable.rawValue : status.rawValue)
    }

    package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// Returns the width of a stream's terminal in columns, or `nil` if the stream is not a terminal.
    package static func terminalWidth(_ stream: Stream) -> Int? {
        var size = winsize()
        guard isTerminal(stream), ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Whether to use color: for a terminal that is not dumb, unless `NO_COLOR` is set (https://no-color.org).
    package static func usesColor(_ stream: Stream) -> Bool {
        EnvironmentVariable.value(of: "NO_COLOR") == nil && understandsControls(stream)
    }

    static func understandsControls(_ stream: Stream) -> Bool {
        isTerminal(stream) && getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
    }
}

// The C library function that the method of the same name would hide.
private func endProcess(_ status: Int32) -> Never { exit(status) }
