import Diagnostics

/// How the time of reading, generating and linting grows with the input.
///
/// Each run is a process of its own, measured from its start to its end: inside one process the memory that earlier runs
/// leave makes later ones faster or slower.
struct Growth {
    /// An `intentc` to measure.
    let program: String
    /// An empty folder for the inputs.
    let folder: String
    /// About how many bytes the larger input has.
    let size: Int

    /// How many times as large the larger input is.
    private static let factor = 100
    private static let goal = Goal(110)

    /// What there is a hundred times as much of.
    private enum Shape: CaseIterable {
        case intents, parameters, cases, diagnostics, tables

        var meaning: String {
            switch self {
            case .intents: "intents, enumerations and types"
            case .parameters: "parameters of one intent"
            case .cases: "cases of one enumeration"
            case .diagnostics: "intents with a mistake each"
            case .tables: "string tables of one definition"
            }
        }

        /// The shape of the definition that is all of the input.
        var definitionShape: SyntheticDefinition.Shape? {
            switch self {
            case .intents: .mixed
            case .parameters: .parameters
            case .cases: .cases
            case .diagnostics: .findings
            case .tables: nil
            }
        }
    }

    /// Prints a Markdown table: for each shape how many times as long a hundred times the bytes take. Time of the
    /// processor, so that other programs disturb less.
    func print() {
        Swift.print("| 100 times the | reading | generate | lint | goal |")
        Swift.print("|---|---:|---:|---:|---|")
        for shape in Shape.allCases {
            let small = input(shape, size / Self.factor)
            let large = input(shape, size)
            let scale = Double(Self.factor) / (Double(large.bytes) / Double(small.bytes))
            let ratios = zip(commands(shape, small.path), commands(shape, large.path)).map { small, large in
                small.isEmpty ? nil : ratio(small, large) * scale
            }
            let cells = ratios.map { ratio in ratio.map { fixed($0, 0) } ?? "" }
            let verdict = Self.goal.verdict(on: ratios.compactMap(\.self).max() ?? 0)
            Swift.print("| \(shape.meaning) | \(cells.joined(separator: " | ")) | \(verdict) |")
        }
    }

    /// How to read, generate and lint an input; empty for what the shape makes no difference to.
    private func commands(_ shape: Shape, _ path: String) -> [[String]] {
        let lint = [program, "lint", path]
        if shape == .tables { return [[], [], lint] }
        return [[CommandLine.arguments[0], Stage.reader.rawValue, path], [program, "generate", path], lint]
    }

    /// How many times as long the second command takes: medians of runs in turn.
    private func ratio(_ small: [String], _ large: [String]) -> Double {
        var times: (small: [Double], large: [Double]) = ([], [])
        for _ in 0..<5 {
            for _ in 0..<5 { times.small.append(ProgramRun(small).processorTime) }
            times.large.append(ProgramRun(large).processorTime)
        }
        return median(times.large) / median(times.small)
    }

    /// Writes an input, a file or a folder, and tells how many bytes it has.
    private func input(_ shape: Shape, _ size: Int) -> (path: String, bytes: Int) {
        guard let definitionShape = shape.definitionShape else {
            let path = "\(folder)/\(shape)-\(size)"
            return (path, SyntheticTables.write(to: path, size: size))
        }
        let path = "\(folder)/\(shape)-\(size).intentdefinition"
        let bytes = SyntheticDefinition.bytes(definitionShape, size: size, seed: 1)
        write(bytes, to: path)
        return (path, bytes.count)
    }
}
