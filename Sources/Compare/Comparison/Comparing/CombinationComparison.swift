import IntentSchema
import Presentation

extension IntentPair {
    /// Compares Siri's suggestions and the summaries in Shortcuts. Combinations match by their set of parameters.
    ///
    /// If either was turned on or off as a whole, its combinations are not compared.
    func compareCombinations(_ list: inout ChangeList) {
        let (oldIntent, newIntent) = (old.declaration, new.declaration)
        if oldIntent.isEligibleForSuggestions == newIntent.isEligibleForSuggestions {
            let kinds = (ChangeKind.shortcutRemoved, ChangeKind.shortcutAdded)
            compare(oldIntent.shortcuts, to: newIntent.shortcuts, kinds: kinds, &list) {
                .shortcut($0, intent: $1)
            }
        }
        if oldIntent.isConfigurable == newIntent.isConfigurable {
            let kinds = (ChangeKind.summaryRemoved, ChangeKind.summaryAdded)
            compare(oldIntent.summaries, to: newIntent.summaries, kinds: kinds, &list) {
                .summary($0, intent: $1)
            }
        }
    }

    private func compare(
        _ oldCombinations: [ParameterCombination],
        to newCombinations: [ParameterCombination],
        kinds: (removed: ChangeKind, added: ChangeKind),
        _ list: inout ChangeList,
        subject: @escaping ([String], String) -> ChangeSubject
    ) {
        func key(_ positions: [Int]) -> String { positions.sorted().map(String.init).joined(separator: ",") }
        let oldKeys = oldCombinations.map { combination -> String? in
            let positions = combination.parameters.map { parameters.newPosition(of: $0) }
            return positions.contains(nil) ? nil : key(positions.compactMap { $0 })
        }
        let pairing = Pairing(oldKeys, newCombinations.map { key($0.parameters) }, by: [{ $0 }])
        func side(in intent: Declared<Intent>) -> (ParameterCombination) -> Change.Side {
            { combination in
                let names = combination.parameters.map { intent.declaration.parameters[$0].name }
                return intent.changed(subject(names, intent.declaration.name))
            }
        }
        list.compare(
            oldCombinations,
            to: newCombinations,
            by: pairing,
            as: (side(in: old), side(in: new)),
            removed: kinds.removed,
            added: kinds.added,
            from: new.changed.location
        ) { old, new in
            // Summaries have no primary combination.
            old.fields.differences(to: new.fields).filter {
                $0.kind != .shortcutRankChanged || kinds.removed == .shortcutRemoved
            }
        }
    }
}
