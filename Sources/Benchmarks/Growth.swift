import Diagnostics

/// How the time of each stage grows with its input.
enum Growth {
    /// Prints a Markdown table: for each shape how many times as long a stage takes for a hundred times the bytes. Time of
    /// the processor, so that other programs disturb less.
    static func print(size: Int) {
        let factor = 100
        Swift.print("| 100 times the | " + Stage.allCases.map(\.rawValue).joined(separator: " | ") + " |")
        Swift.print("|---|" + Stage.allCases.map { _ in "---:|" }.joined())
        for shape in SyntheticDefinition.Shape.allCases {
            let small = source(shape, size / factor)
            let large = source(shape, size)
            let scale = Double(large.bytes.count) / Double(small.bytes.count)
            let ratios = Stage.allCases.map { stage in
                // As many bytes in all, so that both are measured equally well.
                let smallTime = time(runs: factor) { stage.run(small) } / Double(factor)
                let largeTime = time(runs: 1) { stage.run(large) }
                return fixed(largeTime / smallTime * Double(factor) / scale, 0)
            }
            Swift.print("| \(shape.meaning) | " + ratios.joined(separator: " | ") + " |")
        }
    }

    private static func source(_ shape: SyntheticDefinition.Shape, _ size: Int) -> SourceText {
        SourceText(path: "\(shape).intentdefinition", bytes: SyntheticDefinition.bytes(shape, size: size, seed: 1))
    }

    /// The shortest of three times what `runs` runs take.
    private static func time(runs: Int, _ body: () -> Int) -> Double {
        (0..<3).map { _ in
            let start = now(CLOCK_PROCESS_CPUTIME_ID)
            for _ in 0..<runs { _ = body() }
            return now(CLOCK_PROCESS_CPUTIME_ID) - start
        }.min() ?? 0
    }
}

extension SyntheticDefinition.Shape {
    fileprivate var meaning: String {
        switch self {
        case .mixed: "intents, enumerations and types"
        case .parameters: "parameters of one intent"
        case .cases: "cases of one enumeration"
        case .findings: "intents with a mistake each"
        }
    }
}
