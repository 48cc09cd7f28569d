import CLibrary

/// Says on a terminal what long work is doing: in one line of standard error, which appears after a second and is erased
/// before anything else is written.
package enum Progress {
    private static let isPossible =
        StandardStreams.understandsControls(.error) && EnvironmentVariable.value(of: "GITHUB_ACTIONS") == nil

    private static let mutex = Mutex()
    nonisolated(unsafe) private static var next = milliseconds() + 1_000
    nonisolated(unsafe) private static var isShown = false

    /// Shows a step, if the last one has been shown long enough.
    package static func note(_ verb: String, _ thing: @autoclosure () -> String) {
        guard isPossible, !StandardStreams.isQuiet else { return }
        mutex.locked {
            let now = milliseconds()
            guard now >= next else { return }
            (next, isShown) = (now + 100, true)
            let width = StandardStreams.terminalWidth(.error) ?? 80
            let line = "\(verb) \(thing().visible)"
            print("\r" + line.prefix(max(1, width - 1)) + "\u{1B}[K")
        }
    }

    /// Erases the line.
    static func erase() {
        guard isPossible else { return }
        mutex.locked {
            if isShown { print("\r\u{1B}[K") }
            isShown = false
        }
    }

    private static func print(_ text: String) { try? FileDescriptor(2).write(Array(text.utf8)) }

    private static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}
