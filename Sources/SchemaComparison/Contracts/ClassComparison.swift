import SavedContract

extension ContractComparison {
    /// Compares SiriKit intents if a version is a saved contract, so that there are no definitions to compare.
    mutating func compareClasses() {
        let intents = (old: old.intents(.sirikit), new: new.intents(.sirikit))
        let pairing = Pairing(intents.old, intents.new, by: [{ $0.identifier }])
        for intent in pairing.removed.map({ intents.old[$0] }) {
            list.removed(.intentRemoved, intent.declared, from: place(intent.location.path))
        }
        for pair in pairing.pairs { compareParameters(of: intents.old[pair.old], and: intents.new[pair.new]) }
        for before in old.enumerations where before.form == .sirikit {
            if let after = new.declarations(ofEnumeration: before.identifier, .sirikit).first {
                compareIndices(before, after)
            }
        }
    }

    private mutating func compareParameters(of before: SavedContract.Intent, and after: SavedContract.Intent) {
        let pairing = Pairing(before.parameters, after.parameters, by: [{ $0.name }])
        for parameter in pairing.removed.map({ before.parameters[$0] }) {
            list.removed(.parameterRemoved, before.declared(parameter), from: after.location)
        }
        for pair in pairing.pairs {
            let (old, new) = (before.parameters[pair.old], after.parameters[pair.new])
            let sides = (before.declared(old), after.declared(new))
            if old.isArray != new.isArray {
                let kind: ChangeKind = new.isArray ? .parameterBecameArray : .parameterBecameScalar
                list.add(kind, from: sides.0, to: sides.1)
            } else if old.type != new.type {
                list.add(
                    .parameterTypeChanged,
                    "type",
                    from: sides.0.with(old.type.name),
                    to: sides.1.with(new.type.name)
                )
            }
            if old.isSaved, !new.isSaved { list.add(.parameterHidden, from: sides.0, to: sides.1) }
        }
    }

    private mutating func compareIndices(_ old: SavedContract.Enumeration, _ new: SavedContract.Enumeration) {
        let byName = Dictionary(new.cases.map { ($0.name, $0) }) { first, _ in first }
        let byIndex = Dictionary(new.cases.compactMap { one in one.index.map { ($0, one) } }) { first, _ in first }
        for one in old.cases {
            let before = old.declared(one)
            let index = one.index.map(String.init)
            if let same = byName[one.name] {
                if same.index == one.index { continue }
                let now = new.declared(same).with(same.index.map(String.init))
                list.add(.caseIndexChanged, "index", from: before.with(index), to: now)
            } else if let other = one.index.flatMap({ byIndex[$0] }) {
                list.add(.caseIndexReused, "index", from: before.with(index), to: new.declared(other).with(index))
            } else {
                list.removed(.caseRemoved, before, from: new.location)
            }
        }
    }
}
