/// Runs programs in turn, so that other load on the machine affects all of them equally.
struct ProcessComparison {
    private struct Program {
        var label: String
        var goal: Goal?
        var words: [String]
        var runs: [ProgramRun] = []
    }

    private var programs: [Program] = []
    private var runs = 15

    /// - Parameter words: `--runs COUNT`, then for each program `--label NAME [--goal RATIO] -- PATH WORD…`. The others
    ///   are compared with the first program.
    init(_ words: ArraySlice<String>) {
        var rest = words
        if rest.first == "--runs" {
            runs = Int(rest.dropFirst().first ?? "") ?? runs
            rest = rest.dropFirst(2)
        }
        for part in rest.split(separator: "--label", omittingEmptySubsequences: true) {
            guard let separator = part.firstIndex(of: "--"), part.startIndex < separator, part.last != "--" else {
                fail("no program")
            }
            let options = Options(Array(part[..<separator]))
            programs.append(
                Program(
                    label: options.operands[0],
                    goal: options.decimal("--goal").map { Goal($0, digits: 2) },
                    words: Array(part[(separator + 1)...])
                )
            )
        }
    }

    func print() {
        var measured = self
        measured.measure()
        guard let first = measured.programs.first else { fail("no program") }
        Swift.print("| program | median time | × \(first.label) | goal | peak memory |")
        Swift.print("|---|---:|---:|---|---:|")
        for program in measured.programs {
            // Compares adjacent runs: the median of ratios is more precise than the ratio of medians.
            let ratio = median(zip(program.runs, first.runs).map { $0.time / $1.time })
            let cells = [
                program.label, fixed(median(program.runs.map(\.time)) * 1000, 2) + " ms", fixed(ratio, 2),
                program.goal?.verdict(on: ratio) ?? "",
                fixed(Double(program.runs.map(\.memory).max() ?? 0) / 1e6, 1) + " MB",
            ]
            Swift.print("| " + cells.joined(separator: " | ") + " |")
        }
    }

    private mutating func measure() {
        for round in 0...runs {
            for index in programs.indices {
                let run = ProgramRun(programs[index].words)
                // The first round warms up the file system cache.
                if round > 0 { programs[index].runs.append(run) }
            }
        }
    }

    /// Prints a row of a Markdown table: the size of a file, and how many times its size generating and linting take in
    /// memory, beyond the memory for a small file, which is that of the program itself.
    static func printMemory(input: String, small: String, program: String) {
        // Does not read the file: a child process counts the memory of its parent as its own.
        var status = stat()
        guard stat(input, &status) == 0 else { fail("cannot read '\(input)'") }
        let size = Double(status.st_size)
        let ratios = ["generate", "lint"].map { command in
            Double(ProgramRun([program, command, input]).memory - ProgramRun([program, command, small]).memory) / size
        }
        let cells = ratios.map { fixed($0, 1) } + [Goal(6).verdict(on: ratios.max() ?? 0)]
        Swift.print("| \(fixed(size / 1e6, 1)) MB | \(cells.joined(separator: " | ")) |")
    }
}
