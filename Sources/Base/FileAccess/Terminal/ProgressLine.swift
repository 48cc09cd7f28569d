import CLibrary

/// Shows progress on one terminal line. Shows nothing without a terminal or in the first second.
/// Unchecked `Sendable` because a lock that the compiler cannot see guards the shared state.
package final class ProgressLine: @unchecked Sendable {
    private let total: Int
    private let isWanted: Bool
    private let start = ProgressLine.milliseconds()
    private let mutex = Mutex()
    private var done = 0
    private var lastShown = 0

    /// - Parameter total: The expected number of calls to `step`.
    package init(total: Int) {
        self.total = total
        isWanted = StandardStreams.isTerminal(.error) && !StandardStreams.isQuiet
    }

    /// Counts one file. Can be called from any thread.
    package func step() {
        guard isWanted else { return }
        mutex.locked {
            done += 1
            let now = Self.milliseconds()
            guard now - start >= 1000, now - lastShown >= 100 else { return }
            lastShown = now
            StandardStreams.write("\r\u{1B}[2Kchecked \(done) of \(total) files", to: .error)
        }
    }

    package func clear() {
        if lastShown > 0 { StandardStreams.write("\r\u{1B}[2K", to: .error) }
        lastShown = 0
    }

    private static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}
