import Foundation
import Testing

#if os(Linux)
/// Runs a closure as if it were a separate process, with its own working folder and standard streams.
///
/// On Linux a thread can stop sharing its working folder and open files with other threads. The threads and programs
/// that it starts inherit its own. Nothing else is separate: neither the environment, nor signals, nor memory. So only
/// one closure runs at a time.
public func runInside(
    _ directory: URL,
    stdin: [UInt8] = [],
    _ body: @escaping @Sendable () -> Int32
) throws -> ProcessResult {
    let streams = try TemporaryDirectory()
    defer { withExtendedLifetime(streams) {} }
    let input = try streams.write(stdin, to: "stdin")
    let output = streams.url.appendingPathComponent("stdout")
    let errors = streams.url.appendingPathComponent("stderr")
    let status = Outcome()
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
        defer { ended.signal() }
        // Copies of other tests' files are closed. Otherwise a file that is being written would stay in use.
        guard unshare(CLONE_FS | CLONE_FILES) == 0, close_range(3, .max, 0) == 0, chdir(directory.path) == 0,
            redirect(0, to: input, O_RDONLY), redirect(1, to: output, O_WRONLY | O_CREAT),
            redirect(2, to: errors, O_WRONLY | O_CREAT)
        else { return status.fail(errno) }
        status.value = body()
    }
    // The same size as a main thread's, so that deep nesting does not crash the tests.
    thread.stackSize = 8 << 20
    oneAtATime.lock()
    thread.start()
    if ended.wait(timeout: .now() + longestRun) == .timedOut {
        fatalError("\(Test.current?.name ?? "a test") runs a command that does not end")
    }
    oneAtATime.unlock()
    if let code = status.failure { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return ProcessResult(
        status: status.value,
        stdout: [UInt8](try Data(contentsOf: output)),
        stderr: [UInt8](try Data(contentsOf: errors))
    )
}

private let oneAtATime = NSLock()

private final class Outcome: @unchecked Sendable {
    var value: Int32 = 0
    private(set) var failure: Int32?

    func fail(_ code: Int32) { failure = code }
}

/// Redirects a file descriptor to another file.
private func redirect(_ number: Int32, to file: URL, _ flags: Int32) -> Bool {
    let opened = open(file.path, flags, 0o600)
    guard opened >= 0 else { return false }
    defer { close(opened) }
    return dup2(opened, number) == number
}

// From `sched.h`, which Swift does not import completely.
private let CLONE_FS: Int32 = 0x200
private let CLONE_FILES: Int32 = 0x400
@_silgen_name("unshare") private func unshare(_ flags: Int32) -> Int32
@_silgen_name("close_range") private func close_range(_ first: UInt32, _ last: UInt32, _ flags: Int32) -> Int32
#endif
