import SavedContract

extension ContractComparison {
    /// Compares intents of SiriKit where a state is a contract that was written, and no definitions are there to be compared.
    mutating func compareClasses() {
        let intents = (old: old.intents(.sirikit), new: new.intents(.sirikit))
        let pairing = Pairing(intents.old, intents.new, by: [{ $0.identifier }])
        for intent in pairing.removed.map({ intents.old[$0] }) {
            list.removed(
                .intentRemoved,
                declared(.intent(intent.name), intent.location),
                from: place(intent.location.path)
            )
        }
        for pair in pairing.pairs {
            let (before, after) = (intents.old[pair.old], intents.new[pair.new])
            let parameters = Pairing(before.parameters, after.parameters, by: [{ $0.name }])
            for parameter in parameters.removed.map({ before.parameters[$0] }) {
                let subject = declared(.parameter(parameter.name, intent: before.name), parameter.location)
                list.removed(.parameterRemoved, subject, from: after.location)
            }
            for pair in parameters.pairs {
                let (old, new) = (before.parameters[pair.old], after.parameters[pair.new])
                let sides = (
                    declared(.parameter(old.name, intent: before.name), old.location),
                    declared(.parameter(new.name, intent: after.name), new.location)
                )
                if old.isArray != new.isArray {
                    let kind: ChangeKind = new.isArray ? .parameterBecameArray : .parameterBecameScalar
                    add(kind, "", sides.0.side(), sides.1.side())
                } else if old.type != new.type {
                    add(.parameterTypeChanged, "type", sides.0.side(old.type.name), sides.1.side(new.type.name))
                }
                if old.isSaved, !new.isSaved { add(.parameterHidden, "", sides.0.side(), sides.1.side()) }
            }
        }
        for before in old.enumerations where before.form == .sirikit {
            if let after = new.enumerations(before.identifier, .sirikit).first { compareIndices(before, after) }
        }
    }

    private mutating func compareIndices(_ old: SavedContract.Enumeration, _ new: SavedContract.Enumeration) {
        let byName = Dictionary(new.cases.map { ($0.name, $0) }) { first, _ in first }
        let byIndex = Dictionary(new.cases.compactMap { one in one.index.map { ($0, one) } }) { first, _ in first }
        for one in old.cases {
            let subject = declared(.enumerationCase(one.name, enumeration: old.name), one.location)
            let index = one.index.map(String.init)
            if let same = byName[one.name] {
                if same.index == one.index { continue }
                let now = declared(.enumerationCase(same.name, enumeration: new.name), same.location)
                add(.caseIndexChanged, "index", subject.side(index), now.side(same.index.map(String.init)))
            } else if let other = one.index.flatMap({ byIndex[$0] }) {
                let now = declared(.enumerationCase(other.name, enumeration: new.name), other.location)
                add(.caseIndexReused, "index", subject.side(index), now.side(index))
            } else {
                list.removed(.caseRemoved, subject, from: new.location)
            }
        }
    }
}
