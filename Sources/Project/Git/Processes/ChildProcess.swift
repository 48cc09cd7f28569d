import CLibrary
import FileAccess

/// Runs another program to its end.
package struct ChildProcess {
    package struct Result {
        /// The exit status; 128 plus the signal's number if a signal ended the program.
        package var status: Int32
        package var output: [UInt8]
        package var errors: [UInt8]
    }

    /// Runs a program from the search path.
    ///
    /// - Parameters:
    ///   - environment: Variables to add to this process's environment. A variable without a value is removed.
    ///   - input: What the program reads from standard input.
    ///   - milliseconds: How long the program may be silent before it is killed; no limit if `nil`.
    ///   - outputLimit: The most bytes it may print. A program that prints more is killed, and the error is `EFBIG`.
    package static func run(
        _ program: String,
        _ arguments: [String],
        environment: [(name: String, value: String?)] = [],
        input: [UInt8] = [],
        milliseconds: Int32? = nil,
        outputLimit: Int
    ) throws(FileFailure) -> Result {
        let standardInput = try Pipe()
        let standardOutput = try Pipe()
        let standardError = try Pipe()
        var ends = [standardInput, standardOutput, standardError].flatMap { [$0.readEnd, $0.writeEnd] }
        defer { for end in ends { FileDescriptor(end).close() } }
        var identifier = pid_t()
        let code = spawn(
            program,
            arguments,
            environment: environment,
            ends: (standardInput.readEnd, standardOutput.writeEnd, standardError.writeEnd),
            identifier: &identifier
        )
        if code != 0 { throw FileFailure(code: code) }
        for end in [standardInput.readEnd, standardOutput.writeEnd, standardError.writeEnd] {
            FileDescriptor(end).close()
            ends.removeAll { $0 == end }
        }
        var exchange = Exchange(
            input: input,
            inputEnd: standardInput.writeEnd,
            outputEnd: standardOutput.readEnd,
            errorEnd: standardError.readEnd,
            milliseconds: milliseconds ?? -1,
            outputLimit: outputLimit
        )
        var failure: FileFailure?
        do throws(FileFailure) { try exchange.run() } catch {
            failure = error
            kill(identifier, SIGKILL)
        }
        ends.removeAll { exchange.closed.contains($0) }
        var status: Int32 = 0
        retrying { waitpid(identifier, &status, 0) }
        if let failure { throw failure }
        return Result(status: exitStatus(status), output: exchange.output, errors: exchange.errors)
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private static func spawn(
        _ program: String,
        _ arguments: [String],
        environment: [(name: String, value: String?)],
        ends: (input: Int32, output: Int32, errors: Int32),
        identifier: inout pid_t
    ) -> Int32 {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends.input, 0)
        posix_spawn_file_actions_adddup2(&actions, ends.output, 1)
        posix_spawn_file_actions_adddup2(&actions, ends.errors, 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = inherited(without: Set(environment.map(\.name)))
        variables += environment.compactMap { name, value in value.map { strdup("\(name)=\($0)") } } + [nil]
        defer { for word in words + variables { free(word) } }
        return posix_spawnp(&identifier, program, &actions, nil, &words, &variables)
    }

    /// Copies of this process's environment variables, except those with the given names.
    private static func inherited(without names: Set<String>) -> [UnsafeMutablePointer<CChar>?] {
        var variables: [UnsafeMutablePointer<CChar>?] = []
        var position = environ
        while let variable = position.pointee {
            let text = String(cString: variable)
            if !names.contains(String(text.prefix { $0 != "=" })) { variables.append(strdup(variable)) }
            position += 1
        }
        return variables
    }
}

/// The two ends of a pipe, which child processes do not inherit.
private struct Pipe {
    let readEnd: Int32
    let writeEnd: Int32

    init() throws(FileFailure) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .last }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        readEnd = ends[0]
        writeEnd = ends[1]
    }
}

/// Writes input and reads output at the same time, so that neither process blocks on a full pipe.
private struct Exchange {
    let input: [UInt8]
    let inputEnd: Int32
    let outputEnd: Int32
    let errorEnd: Int32
    let milliseconds: Int32
    let outputLimit: Int
    var written = 0
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var closed: Set<Int32> = []

    /// The most bytes of standard error to keep; the rest is dropped.
    private static let errorLimit = 1 << 16

    /// Runs until the program has closed both of its outputs.
    mutating func run() throws(FileFailure) {
        // A program that stops reading must not end this one.
        let previous = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, previous) }
        _ = fcntl(inputEnd, F_SETFL, fcntl(inputEnd, F_GETFL) | O_NONBLOCK)
        if input.isEmpty { close(inputEnd) }
        while !closed.contains(outputEnd) || !closed.contains(errorEnd) {
            var waiting: [pollfd] = []
            for end in [outputEnd, errorEnd] where !closed.contains(end) {
                waiting.append(pollfd(fd: end, events: Int16(POLLIN), revents: 0))
            }
            if !closed.contains(inputEnd) {
                waiting.append(pollfd(fd: inputEnd, events: Int16(POLLOUT), revents: 0))
            }
            let ready = retrying { poll(&waiting, nfds_t(waiting.count), milliseconds) }
            if ready < 0 { throw .last }
            if ready == 0 { throw FileFailure(code: ETIMEDOUT) }
            for ready in waiting where ready.revents != 0 {
                if ready.fd == inputEnd { write() } else { try read(ready.fd) }
            }
        }
    }

    private mutating func write() {
        let count = input.withUnsafeBytes { bytes in
            retrying { systemWrite(inputEnd, bytes.baseAddress.map { $0 + written }, bytes.count - written) }
        }
        if count > 0 { written += count }
        // A program that has closed its input needs no more of it.
        if written == input.count || count < 0 && errno != EAGAIN { close(inputEnd) }
    }

    private mutating func read(_ end: Int32) throws(FileFailure) {
        let bytes = try FileDescriptor(end).readSome(1 << 16)
        if bytes.isEmpty {
            close(end)
        } else if end == outputEnd {
            if output.count + bytes.count > outputLimit { throw FileFailure(code: EFBIG) }
            output += bytes
        } else {
            errors += bytes.prefix(Self.errorLimit - errors.count)
        }
    }

    private mutating func close(_ end: Int32) {
        FileDescriptor(end).close()
        closed.insert(end)
    }
}
