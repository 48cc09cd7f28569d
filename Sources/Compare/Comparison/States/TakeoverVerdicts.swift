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
    /// The verdicts on these and on intents that App Intents replace, or whose widgets they configure now, by class.
    private(set) var byClass: [String: TakeoverOutcome] = [:]

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
        let movedClasses = comparison.classesOfMovedWidgets
        let intents = old.contract.intents(.sirikit).filter {
            gone.contains($0.identifier) || movedClasses.contains($0.identifier)
                || present[$0.identifier] != nil && taken.contains($0.identifier)
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
            let now = present[intent.identifier]
            if let now {
                // The loss of a parameter that the definition lost, too, is reported there.
                let kept = Set(now.parameters.filter(\.isSaved).map(\.name))
                intent.parameters.removeAll { !kept.contains($0.name) }
            }
            let takeover = search.takeover(of: intent)
            byClass[intent.identifier] = takeover
            diagnostics += now == nil ? takeover.diagnostics(for: intent) : takeover.findings
            if now != nil { continue }
            removed[intent.name] = takeover
            if !takeover.isMissing, takeover.verdict != .notNeeded { takenOver.insert(intent.identifier) }
        }
        diagnostics = diagnostics.withoutRepeatedMessages
    }

    /// Whether a finding about a removed intent says that it is uncertain what becomes of a widget.
    func cover(_ change: Change) -> Bool {
        guard change.kind == .widgetMovedWithoutTakeover, takenOver.contains(change.oldValue) else { return false }
        return byClass[change.oldValue]?.successor == nil
    }

    /// Whether it is certain that nothing takes over the intent of a widget that an App Intent configures now.
    func isCertain(_ change: Change) -> Bool {
        change.kind == .widgetMovedWithoutTakeover && byClass[change.oldValue]?.isMissing == true
    }

    /// What becomes of an intent that is gone or that an App Intent replaces.
    func verdict(on subject: ChangeSubject) -> TakeoverOutcome? {
        switch subject {
        case .intent(let name): removed[name].flatMap { $0.successor != nil || $0.another != nil ? $0 : nil }
        case .takeover(let className, _): byClass[className]
        default: nil
        }
    }

    /// Adds to the finding about a removed intent that nothing replaces it, with a hint if any, and to that about a widget
    /// that has moved what would keep its settings.
    func explain(_ finding: inout Diagnostic, about change: Change) {
        if !isSearched { return }
        if change.kind == .widgetMovedWithoutTakeover {
            let hint: String? =
                switch byClass[change.oldValue]?.verdict {
                case .kept(let name)?: "Configure it with '\(name)', which replaces the intent."
                case .lost(let hint?)?: hint.capitalizedFirst + (hint.hasSuffix("?") ? "" : ".")
                default: nil
                }
            if let hint { finding.help = change.effects.map { $0.consequence + " " }.joined() + hint }
            return
        }
        switch removed[change.subject.name]?.verdict {
        case .absent(let name, let systems)?:
            finding.message += ", and '\(name)' replaces it, but not on \(systems.listed)"
        case .lost(let hint)?:
            if isAllSearched { finding.message += ", and no App Intent replaces it" }
            if let hint { finding.help = hint }
        default: break
        }
    }
}
