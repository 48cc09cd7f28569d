import Foundation

/// How long the calling thread works on something. What else the machine does changes little of it.
public func processorTime(_ work: () -> Void) -> Duration {
    let start = worked()
    work()
    return .nanoseconds(worked() - start)
}

private func worked() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
