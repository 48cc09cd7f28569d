import Diagnostics
import SavedContract

/// What takes the place of removed intents in the new state.
struct RemovedIntents {
    /// The class names of the intents that App Intents take over, or may take over.
    private(set) var takenOver: Set<String> = []
    /// Findings about losses and uncertainties in taking over intents.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether everything that may replace an intent was read.
    private let isSearched: Bool
    /// Whether no file is excluded that may have what replaces an intent.
    private let isWhole: Bool
    /// Hints about the intended replacement of intents that nothing takes over, by intent name.
    private var hints: [String: String] = [:]
    /// The App Intents that replace intents, and the systems that lack them, by intent name.
    private var partial: [String: (name: String, systems: [String])] = [:]

    init(in comparison: StateComparison) {
        let (old, new) = (comparison.states.old, comparison.states.new)
        let gone = comparison.removedClasses
        let isRead = !comparison.gaps.contains { $0.mayHaveReplacements }
        isSearched = !gone.isEmpty && new.code != nil && isRead
        isWhole = new.excluded.isEmpty
        if !isSearched { return }
        let search = TakeoverSearch(
            from: old.contract,
            to: new.contract,
            deployment: comparison.oldestSystems.new(),
            unbuilt: new.unbuilt
        )
        for intent in old.contract.intents(.sirikit) where gone.contains(intent.identifier) {
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
    func explain(_ finding: inout Diagnostic) {
        if !isSearched { return }
        if let (name, systems) = partial[finding.symbol] {
            finding.message += ", and '\(name)' replaces it, but not on \(systems.listed)"
            return
        }
        if isWhole { finding.message += ", and no App Intent replaces it" }
        if let hint = hints[finding.symbol] { finding.help = hint }
    }
}
