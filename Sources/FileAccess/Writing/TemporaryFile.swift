import CLibrary
import Diagnostics

/// A file under a name of its own until it takes the name of another; a signal that ends the program removes it.
package struct TemporaryFile {
    package let path: String

    /// Writes a file that belongs next to another one.
    ///
    /// - Parameters:
    ///   - isDurable: whether to wait until everything is on disk.
    ///   - prepare: gives the file what it is to have besides its contents.
    package init(
        _ contents: [UInt8],
        beside other: String,
        mode: mode_t,
        isDurable: Bool = true,
        preparing prepare: (FileDescriptor) throws(FileFailure) -> Void = { _ in }
    ) throws(FileFailure) {
        path = Self.name(beside: other, ending: "tmp")
        EndingSignals.remove(path)
        let file: FileDescriptor
        do throws(FileFailure) {
            file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
        } catch {
            EndingSignals.removeNothing()
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
        // Some file systems tell only when closing that there was no room.
        do throws(FileFailure) { try file.closeWritten() } catch { failure = failure ?? error }
        guard let failure else { return }
        remove()
        throw failure
    }

    /// The path of a file next to another one, in the same folder.
    ///
    /// The name is this process's own, so that two that write at once never share one. It does not hold the other name, which
    /// may be as long as names can be.
    package static func name(beside path: String, ending: String) -> String {
        Path.joined(Path.folder(of: path), ".intentc-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).\(ending)")
    }

    package func remove() {
        unlink(path)
        EndingSignals.removeNothing()
    }
}

/// The signals by which people and systems end a program: hanging up, Control-C, shutting down.
package enum EndingSignals {
    private static let all = [SIGHUP, SIGINT, SIGTERM]

    /// What is to be removed before the program ends. Read by a signal's handler: a C string, and nothing that allocates.
    nonisolated(unsafe) private static var doomed: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var isHandled = false

    /// Has a file removed if one of the signals ends the program. One that the parent wants ignored (`nohup`) stays ignored.
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

    /// The file is gone or has become another's.
    package static func removeNothing() {
        let path = doomed
        doomed = nil
        free(path)
    }

    /// Holds the signals back for a few steps that belong together.
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
