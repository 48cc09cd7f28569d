import AppIntentsGeneration
import Diagnostics
import IntentRules
import IntentSchema
import ModelGeneration
import PropertyList
import SiriKitGeneration

/// The stages of the compiler to measure, each including everything before it.
enum Stage: String, CaseIterable {
    /// Bytes to property list.
    case reader
    /// Bytes to generated models.
    case models
    /// Bytes to SiriKit classes.
    case siriKit = "sirikit"
    /// Bytes to App Intents.
    case appIntents = "app-intents"
    /// Bytes to the findings of every rule.
    case lint

    /// Takes a text through the stage.
    ///
    /// - Returns: The number of values, bytes, or findings, so that the compiler cannot optimize the work away.
    @inline(never)
    func run(_ source: SourceText) -> Int {
        switch self {
        case .reader: PropertyListReader.read(source).document.map { $0.root.childCount } ?? 0
        case .models: schema(source).map { ModelsBackend().file(for: $0).printed().count } ?? 0
        case .siriKit: schema(source).map { SiriKitBackend().files(for: $0).reduce(0) { $0 + $1.contents.count } } ?? 0
        case .appIntents:
            schema(source).map { AppIntentsPlan($0).file.printed().count } ?? 0
        case .lint:
            Linter.run(Frontend.link([Frontend.load(source)], for: .separateModules).map { LintInput($0) }).count
        }
    }

    private func schema(_ source: SourceText) -> Schema? { Frontend.link([Frontend.load(source)])[0].schema }
}
