import Diagnostics
import SavedContract

/// What becomes, in the new state, of what people saved with the SiriKit intents of the old one.
struct TakeoverVerdicts {
    /// The class names of the removed intents that App Intents take over, or may take over.
    private(set) var takenOver: Set<String> = []
    /// Findings about losses and uncertainties in taking over intents.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether everything that may replace an intent was read.
    private let isSearched: Bool
    /// Whether no file is excluded that may have what replaces an intent.
    private let isAllSearched: Bool
    /// The verdicts on removed intents, by intent name.
    private(set) var removed: [String: TakeoverOutcome] = [:]
    /// Those on what App Intents replace.
    var replaced: [String: TakeoverOutcome] { removed.filter { $1.successor != nil } }

    init(in comparison: StateComparison) {
        let (old, new) = (comparison.states.old, comparison.states.new)
        isSearched = new.code != nil && !comparison.gaps.contains { $0.mayHaveReplacements }
        isAllSearched = new.excluded.isEmpty
        if !isSearched { return }
        let gone = comparison.removedClasses
        let present = Dictionary(new.contract.intents(.sirikit).map { ($0.identifier, $0) }) { first, _ in first }
        // An App Intent takes an intent over as soon as it ships, even while the definition has the intent. What changes
        // of it later is compared as that of any App Intent.
        let unused = Set(old.contract.unusedIntents.map(\.identifier))
        let taken = new.contract.takenClasses.subtracting(old.contract.takenClasses).subtracting(unused)
        let intents = old.contract.intents(.sirikit).filter {
            gone.contains($0.identifier) || present[$0.identifier] != nil && taken.contains($0.identifier)
        }
        if intents.isEmpty { return }
        let search = TakeoverSearch(
            from: old.contract,
            to: new.contract,
            deployment: comparison.oldestSystems.new(),
            stillDeclared: Set(present.keys),
            unbuilt: new.unbuilt
        )
        for var intent in intents {
            if let now = present[intent.identifier] {
                // The loss of a parameter that the definition lost, too, is reported there.
                let kept = Set(now.parameters.filter(\.isSaved).map(\.name))
                intent.parameters.removeAll { !kept.contains($0.name) }
                diagnostics += search.takeover(of: intent).findings
                continue
            }
            let takeover = search.takeover(of: intent)
            diagnostics += takeover.diagnostics(for: intent)
            removed[intent.name] = takeover
            switch takeover.verdict {
            case .kept, .uncertain: takenOver.insert(intent.identifier)
            case .lost, .absent, .notNeeded: break
            }
        }
        diagnostics = diagnostics.withoutRepeatedMessages
    }

    /// Adds to the finding about a removed intent that nothing replaces it, with a hint if any.
    func explain(_ finding: inout Diagnostic) {
        if !isSearched { return }
        switch removed[finding.symbol]?.verdict {
        case .absent(let name, let systems)?:
            finding.message += ", and '\(name)' replaces it, but not on \(systems.listed)"
        case .lost(let hint)?:
            if isAllSearched { finding.message += ", and no App Intent replaces it" }
            if let hint { finding.help = hint }
        default: break
        }
    }
}
