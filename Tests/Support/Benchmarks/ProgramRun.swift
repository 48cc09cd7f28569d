/// The time and memory that one run of a program took.
struct ProgramRun {
    /// Seconds from start to end.
    var time: Double
    /// Processor time of all threads, in seconds.
    var processorTime: Double
    /// Peak memory in bytes.
    var memory: Int

    /// Runs a program to its end and discards its output. Ends this program if it cannot be run or crashes.
    init(_ words: [String]) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        var status: Int32 = 0
        var usage = rusage()
        let start = now()
        guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
            fail("cannot run '\(words[0])'")
        }
        wait4(process, &status, 0, &usage)
        time = now() - start
        // The low bits are the signal that ended it. A status of 1 is fine: lint has findings.
        guard status & 0x7F == 0, status >> 8 < 2 else { fail("'\(words.joined(separator: " "))' has failed") }
        processorTime = usage.ru_utime.seconds + usage.ru_stime.seconds
        #if canImport(Darwin)
        memory = usage.ru_maxrss
        #else
        memory = usage.ru_maxrss * 1024
        #endif
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
