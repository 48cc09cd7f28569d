import CodeGeneration
import Diagnostics
import IntentRules
import IntentSchema
import PropertyList

/// The ways through the compiler that are measured, each with everything before it.
enum Stage: String, CaseIterable {
    /// Bytes to property list.
    case reader
    /// Bytes to generated models.
    case models
    /// Bytes to the findings of every rule.
    case lint

    /// Takes a text through the stage.
    ///
    /// - Returns: How much came out, so that no work is left out as useless: values, bytes or findings.
    @inline(never)
    func run(_ source: SourceText) -> Int {
        switch self {
        case .reader:
            return PropertyListReader.read(source).document.map { $0.root.childCount } ?? 0
        case .models:
            guard let schema = Frontend.link([Frontend.load(source)])[0].schema else { return 0 }
            return ModelsBackend().file(for: schema).printed().count
        case .lint:
            return Linter.run(Frontend.link([Frontend.load(source)], for: .separateModules).map { LintInput($0) }).count
        }
    }
}
