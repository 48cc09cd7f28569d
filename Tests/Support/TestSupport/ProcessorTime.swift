import Foundation

/// The time that the calling thread spends on work. Other load on the machine hardly affects it.
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
