import Diagnostics
import Settings

/// Measures how the time of reading, generating, and linting grows with the input.
///
/// Each run is a separate process, measured from start to end: within one process, memory left by earlier runs makes
/// later ones faster or slower.
struct Growth {
    /// The `intentc` to measure.
    let program: String
    /// An empty folder for the inputs.
    let folder: String
    /// The approximate size of the larger input in bytes.
    let size: Int

    /// How many times larger the larger input is.
    private static let factor = 100
    private static let goal = Goal(110)

    /// What the larger input has a hundred times as much of.
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

        /// The shape of the definition; `nil` if the input is not a single definition.
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

    /// Prints a Markdown table: how many times longer a hundred times the bytes take, for each shape. Uses processor
    /// time, which other programs affect less.
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

    /// The commands that read, generate, and lint an input. A command is empty if the shape makes no difference to it.
    private func commands(_ shape: Shape, _ path: String) -> [[String]] {
        let lint = [program, "lint", path]
        if shape == .tables { return [[], [], lint] }
        return [[ProgramArguments.words[0], Stage.reader.rawValue, path], [program, "generate", path], lint]
    }

    /// How many times longer the second command takes: the ratio of medians of alternating runs.
    private func ratio(_ small: [String], _ large: [String]) -> Double {
        var times: (small: [Double], large: [Double]) = ([], [])
        for _ in 0..<5 {
            for _ in 0..<5 { times.small.append(ProgramRun(small).processorTime) }
            times.large.append(ProgramRun(large).processorTime)
        }
        return median(times.large) / median(times.small)
    }

    /// Writes a file or folder, and returns its path and size in bytes.
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
