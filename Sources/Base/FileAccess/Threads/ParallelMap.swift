import CLibrary

/// Maps values on all cores with plain POSIX threads, so that a tool that usually processes a single file needs neither
/// Dispatch nor the concurrency runtime.
package enum ParallelMap {
    /// Returns the results in the order of the values. Starts no threads for fewer than eight values.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @escaping @Sendable (Value) -> Result
    ) -> [Result] {
        map(values.count) { transform(values[$0]) }
    }

    /// Returns the results for all numbers below `count`, in order.
    package static func map<Result: Sendable>(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result)
        -> [Result]
    {
        // With fewer values, the work would be done before a thread has started.
        let threadCount = count < 8 ? 1 : min(coreCount, count / 4, 64)
        guard threadCount > 1 else { return (0..<count).map(transform) }
        let work = IndexedWork(count, transform)
        let threads = (1..<threadCount).compactMap { _ in thread { work.runUntilEmpty() } }
        work.runUntilEmpty()
        for thread in threads { pthread_join(thread, nil) }
        // Every index was taken by a thread that has been joined, so every result exists.
        return work.results.compactMap { $0 }
    }

    private static let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Starts a thread. Returns `nil` if the system allows no more; the other threads then do all the work.
    private static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let context = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
        var thread: pthread_t?
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        // Secondary threads have only half a megabyte by default on some systems.
        pthread_attr_setstacksize(&attributes, 8 << 20)
        #if canImport(Darwin)
        let status = pthread_create(&thread, &attributes, { ThreadBody.run($0) }, context)
        #else
        var created = pthread_t()
        let status = pthread_create(&created, &attributes, { ThreadBody.run($0) }, context)
        thread = created
        #endif
        pthread_attr_destroy(&attributes)
        guard status == 0, let thread else {
            Unmanaged<ThreadBody>.fromOpaque(context).release()
            return nil
        }
        return thread
    }
}

/// The body of a thread, passed through the system's C interface.
private final class ThreadBody: Sendable {
    private let body: @Sendable () -> Void

    init(run body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body() }
        return nil
    }
}

/// The remaining indices and the results so far. Indices are taken in batches to reduce locking. Unchecked `Sendable`
/// because a lock that the compiler cannot see guards both.
private final class IndexedWork<Result: Sendable>: @unchecked Sendable {
    private(set) var results: [Result?]
    private var next = 0
    private let mutex = Mutex()
    /// The number of indices taken at once. Small for small counts, so that no thread waits long for the last one.
    private let run: Int
    private let transform: @Sendable (Int) -> Result

    init(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result) {
        results = Array(repeating: nil, count: count)
        run = min(max(1, count / 64), 4)
        self.transform = transform
    }

    func runUntilEmpty() {
        while true {
            let taken = mutex.locked {
                let first = next
                next = min(results.count, next + run)
                return first..<next
            }
            if taken.isEmpty { return }
            let done = taken.map(transform)
            mutex.locked {
                for (index, result) in zip(taken, done) { results[index] = result }
            }
        }
    }
}
