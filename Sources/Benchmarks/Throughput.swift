import Diagnostics

/// How fast the stages are inside one process.
enum Throughput {
    /// Prints a Markdown table: for each stage megabytes of XML in a second, and how many times as long as `memchr` it
    /// takes to look at each byte once.
    static func print(_ source: SourceText) {
        let megabytes = Double(source.bytes.count) / 1e6
        let scan = fastest {
            source.bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { memchr($0, 0, bytes.count) } == nil ? 0 : 1
            }
        }
        Swift.print("| stage | MB/s | × memchr |")
        Swift.print("|---|---:|---:|")
        Swift.print("| memchr | \(fixed(megabytes / scan, 0)) | 1 |")
        for stage in Stage.allCases {
            let time = fastest { stage.run(source) }
            Swift.print("| \(stage.rawValue) | \(fixed(megabytes / time, 1)) | \(fixed(time / scan, 1)) |")
        }
    }

    /// The shortest of several runs: what else the machine does only ever adds.
    static func fastest(runs: Int = 15, _ body: () -> Int) -> Double {
        var shortest = Double.infinity
        var total = 0
        for _ in 0..<runs {
            let start = now()
            total &+= body()
            shortest = min(shortest, now() - start)
        }
        withExtendedLifetime(total) {}
        return shortest
    }
}
