import CLibrary

/// Runs a pure function over many values on all cores, with POSIX threads alone: neither Dispatch nor the concurrency
/// runtime is then part of a tool that usually works on a single file.
package enum ParallelMap {
    /// The results in the order of the values. Below eight values no thread is started.
    package static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value],
        _ transform: @escaping @Sendable (Value) -> Result
    ) -> [Result] {
        map(values.count) { transform(values[$0]) }
    }

    /// The results for all numbers below `count`, in their order.
    package static func map<Result: Sendable>(_ count: Int, _ transform: @escaping @Sendable (Int) -> Result)
        -> [Result]
    {
        // With less to do a thread is hardly started before all is done.
        let threadCount = count < 8 ? 1 : min(UsableCores.count, count / 4, 64)
        guard threadCount > 1 else { return (0..<count).map(transform) }
        let work = IndexedWork(count, transform)
        let threads = (1..<threadCount).compactMap { _ in thread { work.runUntilEmpty() } }
        work.runUntilEmpty()
        for thread in threads { pthread_join(thread, nil) }
        // Every index has been taken by a thread that has been joined, so every result is there.
        return work.results.compactMap { $0 }
    }

    /// Starts a thread; `nil` when the system gives no more: the others then do all of the work.
    private static func thread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let context = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
        var thread: pthread_t?
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        // The default of secondary threads is half a megabyte on some systems.
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

/// What a thread does, as the system hands it over.
private final class ThreadBody: Sendable {
    private let body: @Sendable () -> Void

    init(run body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body() }
        return nil
    }
}

/// The indices still to do and the results so far, both behind one lock. Indices are taken in runs, so that the lock is
/// rarely asked for. Unchecked because of that lock: the compiler cannot see that it guards both.
private final class IndexedWork<Result: Sendable>: @unchecked Sendable {
    private(set) var results: [Result?]
    private var next = 0
    private let mutex = Mutex()
    /// How many indices are taken at once: few where there are few, so that no thread waits for the last of them.
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
