import CLibrary
import Diagnostics

/// A file with a temporary name until it is renamed. A signal that ends the program removes it.
package struct TemporaryFile {
    package let path: String

    /// Writes a temporary file next to another file.
    ///
    /// - Parameters:
    ///   - isDurable: Whether to wait until the data is on disk.
    ///   - prepare: Sets the file's metadata.
    package init(
        _ contents: [UInt8],
        beside other: String,
        mode: mode_t,
        isDurable: Bool = true,
        preparing prepare: (FileDescriptor) throws(FileFailure) -> Void = { _ in }
    ) throws(FileFailure) {
        path = Self.name(beside: other)
        EndingSignals.remove(path)
        let file: FileDescriptor
        do throws(FileFailure) {
            file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
        } catch {
            EndingSignals.cancelRemoval()
            throw error
        }
        var failure: FileFailure?
        do throws(FileFailure) {
            try file.write(contents)
            try prepare(file)
            if isDurable { try file.synchronize() }
        } catch {
            failure = error
        }
        // Some file systems report a full disk only on closing.
        do throws(FileFailure) { try file.closeWritten() } catch { failure = failure ?? error }
        guard let failure else { return }
        remove()
        throw failure
    }

    /// Returns a path for a temporary file in the same folder as another file.
    ///
    /// The name is unique to this process, so that concurrent writers never share it. It does not include the other
    /// name, which may already have the maximum length.
    private static func name(beside path: String) -> String {
        Path.joined(Path.folder(of: path), ".intentc-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp")
    }

    package func remove() {
        unlink(path)
        EndingSignals.cancelRemoval()
    }
}

/// The signals that end a program: hangup, Control-C, and termination.
package enum EndingSignals {
    private static let all = [SIGHUP, SIGINT, SIGTERM]

    /// The path to remove before the program ends. A C string, because signal handlers must not allocate.
    nonisolated(unsafe) private static var doomed: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var isHandled = false

    /// Removes a file if a signal ends the program. A signal that the parent process ignores (`nohup`) stays ignored.
    static func remove(_ path: String) {
        doomed = strdup(path)
        guard !isHandled else { return }
        isHandled = true
        for number in all {
            var old = sigaction()
            sigaction(number, nil, &old)
            guard !old.isIgnored else { continue }
            signal(number) { number in
                if let doomed = EndingSignals.doomed { unlink(doomed) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Stops tracking the file, which was removed or renamed.
    package static func cancelRemoval() {
        let path = doomed
        doomed = nil
        free(path)
    }

    /// Blocks the signals during a few steps that belong together.
    package static func deferring<Value, Failure: Error>(
        _ steps: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        for number in all { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try steps()
    }
}

extension sigaction {
    fileprivate var isIgnored: Bool {
        #if canImport(Darwin)
        unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
        #elseif canImport(Musl)
        unsafeBitCast(__sa_handler.sa_handler, to: Int.self) == 1
        #else
        unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
        #endif
    }
}
