import Diagnostics
import SavedContract

/// The findings about removed intents and what the new state has in their place.
struct RemovedIntentFindings {
    /// The class names of the intents that App Intents take over, or may take over.
    private(set) var takenOver: Set<String> = []
    /// Findings about losses and uncertainties in taking over intents.
    private(set) var diagnostics: [Diagnostic] = []
    /// Hints about the intended replacement of intents that nothing takes over, by intent name.
    private var hints: [String: String] = [:]

    /// The App Intents that replace intents, and the systems that lack them, by intent name.
    private var partial: [String: (name: String, systems: [String])] = [:]

    /// - Parameter classNames: the classes of removed intents.
    init(of classNames: Set<String>, by search: TakeoverSearch, in old: SavedContract) {
        for intent in old.intents(.sirikit) where classNames.contains(intent.identifier) {
            let takeover = search.takeover(of: intent)
            diagnostics += takeover.diagnostics(for: intent)
            switch takeover.verdict {
            case .kept, .uncertain: takenOver.insert(intent.identifier)
            case .lost(let hint): hints[intent.name] = hint
            case .absent(let name, let systems): partial[intent.name] = (name, systems)
            }
        }
        diagnostics = diagnostics.withoutRepeatedMessages
    }

    /// Adds to the finding about a removed intent that nothing replaces it, with a hint if any.
    ///
    /// - Parameter isAllRead: whether no file is excluded that may have what replaces the intent.
    func explain(_ finding: inout Diagnostic, isAllRead: Bool) {
        if let (name, systems) = partial[finding.symbol] {
            finding.message += ", and '\(name)' replaces it, but not on \(systems.listed)"
            return
        }
        if isAllRead { finding.message += ", and no App Intent replaces it" }
        if let hint = hints[finding.symbol] { finding.help = hint }
    }
}
