/// Runs programs in turn, so that what else the machine does hits all of them alike.
struct ProcessComparison {
    private struct Program {
        var label: String
        var words: [String]
        var times: [Double] = []
        var memory = 0
    }

    private var programs: [Program] = []
    private var runs = 15

    /// - Parameter words: `--runs COUNT`, then for each program `--label NAME -- PATH WORD…`; the first is what the others
    ///   are compared with.
    init(_ words: ArraySlice<String>) {
        var rest = words
        if rest.first == "--runs" {
            runs = Int(rest.dropFirst().first ?? "") ?? runs
            rest = rest.dropFirst(2)
        }
        for part in rest.split(separator: "--label", omittingEmptySubsequences: true) {
            guard let label = part.first, part.dropFirst().first == "--", part.count > 2 else { fail("no program") }
            programs.append(Program(label: label, words: Array(part.dropFirst(2))))
        }
    }

    /// Measures and prints a Markdown table.
    func print() {
        var measured = self
        measured.measure()
        guard let first = measured.programs.first else { fail("no program") }
        Swift.print("| program | median | × \(first.label) | peak memory |")
        Swift.print("|---|---:|---:|---:|")
        for program in measured.programs {
            // Each run against the one beside it: of the ratios the median says more than the ratio of two medians.
            let ratios = zip(program.times, first.times).map { $0 / $1 }
            let cells = [
                program.label, fixed(median(program.times) * 1000, 2) + " ms", fixed(median(ratios), 2),
                fixed(Double(program.memory) / 1e6, 1) + " MB",
            ]
            Swift.print("| " + cells.joined(separator: " | ") + " |")
        }
    }

    private mutating func measure() {
        for round in 0...runs {
            for index in programs.indices {
                let (time, memory) = Self.run(programs[index].words)
                programs[index].memory = max(programs[index].memory, memory)
                // The first round fills the caches of the file system.
                if round > 0 { programs[index].times.append(time) }
            }
        }
    }

    /// Prints a row of a Markdown table: the size of a file, and the memory that generating and linting take in times of it.
    static func printMemory(input: String, program: String) {
        // Not read: a process that is started counts the memory of the one that starts it as its own.
        var status = stat()
        guard stat(input, &status) == 0 else { fail("cannot read '\(input)'") }
        let size = Double(status.st_size)
        let cells = ["generate", "lint"].map { fixed(Double(run([program, $0, input]).memory) / size, 1) }
        Swift.print("| \(fixed(size / 1e6, 1)) MB | \(cells.joined(separator: " | ")) |")
    }

    /// Runs a program to its end, its output thrown away.
    ///
    /// - Returns: The seconds that it took, and the bytes of memory that it had at most.
    private static func run(_ words: [String]) -> (time: Double, memory: Int) {
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
        let time = now() - start
        #if canImport(Darwin)
        return (time, usage.ru_maxrss)
        #else
        return (time, usage.ru_maxrss * 1024)
        #endif
    }
}
