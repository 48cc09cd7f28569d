import Diagnostics
import SavedContract
import SchemaComparison

/// What is found about the intents that are gone, among what the new state has.
struct TakeoverFindings {
    /// The class names of the intents that App Intents take over, or may take over.
    private(set) var takenOver: Set<String> = []
    /// What is lost or uncertain although intents are taken over.
    private(set) var diagnostics: [Diagnostic] = []
    /// What may have been meant where nothing takes an intent over, by the intent's name.
    private var hints: [String: String] = [:]

    /// - Parameter classNames: the classes of the intents that are gone.
    init(of classNames: Set<String>, by search: TakeoverSearch, in old: SavedContract) {
        for intent in old.intents(.sirikit) where classNames.contains(intent.identifier) {
            let takeover = search.takeover(of: intent)
            diagnostics += takeover.diagnostics(for: intent)
            switch takeover.verdict {
            case .kept, .uncertain: takenOver.insert(intent.identifier)
            case .lost(let hint): hints[intent.name] = hint
            }
        }
        diagnostics = diagnostics.withoutRepeatedMessages
    }

    /// Adds to the finding that an intent is gone that nothing takes it over, and what may have been meant.
    func explain(_ finding: inout Diagnostic) {
        finding.message += ", and no App Intent replaces it"
        if let hint = hints[finding.symbol] { finding.help = hint }
    }
}
