import Diagnostics

/// Measures the throughput of the stages within one process.
enum Throughput {
    /// Prints a Markdown table: megabytes of XML per second for each stage, and the time as a multiple of `memchr`,
    /// which looks at each byte once.
    static func print(_ source: SourceText) {
        let megabytes = Double(source.bytes.count) / 1e6
        let shortestScan = fastest { run in scan(source.bytes, for: UInt8(1 + run % 8)) }
        Swift.print("| stage | MB/s | × the time of memchr |")
        Swift.print("|---|---:|---:|")
        Swift.print("| memchr | \(fixed(megabytes / shortestScan, 0)) | 1 |")
        for stage in Stage.allCases {
            let time = fastest { _ in _ = stage.run(source) }
            Swift.print("| \(stage.meaning) | \(fixed(megabytes / time, 1)) | \(fixed(time / shortestScan, 1)) |")
        }
    }

    /// Searches for a byte that XML never contains. The byte changes with each run, and the program ends if it is
    /// found, so that the compiler cannot optimize the search away.
    @inline(never)
    private static func scan(_ bytes: [UInt8], for byte: UInt8) {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, memchr(start, Int32(byte), bytes.count) == nil else {
                fail("the file is empty or not XML")
            }
        }
    }

    /// The shortest of several runs, because other load only ever adds time. `body` gets the number of the run.
    private static func fastest(runs: Int = 31, _ body: (Int) -> Void) -> Double {
        var shortest = Double.infinity
        for run in 0..<runs {
            let start = now()
            body(run)
            shortest = min(shortest, now() - start)
        }
        return shortest
    }
}

extension Stage {
    fileprivate var meaning: String {
        switch self {
        case .reader: "reader"
        case .models: "reader to generated models"
        case .siriKit: "reader to SiriKit classes"
        case .appIntents: "reader to App Intents"
        case .lint: "reader to findings"
        }
    }
}
