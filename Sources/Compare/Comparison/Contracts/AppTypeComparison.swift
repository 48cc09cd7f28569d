import Diagnostics
import SavedContract

extension ContractComparison {
    /// Whether a type has another name, which neither version uses for anything else.
    mutating func isRenamed(_ former: SavedContract.ValueType, to type: SavedContract.ValueType) -> Bool {
        let (old, new) = (former.element, type.element)
        guard old.name != new.name, former.isArray == type.isArray else { return false }
        let isRenamed =
            switch (old, new) {
            case (.enumeration(let before), .enumeration(let after)):
                !notBuilt.contains(.appEnum(before)) && self.new.declarations(ofEnumeration: before, .appIntent).isEmpty
                    && self.old.declarations(ofEnumeration: after, .appIntent).isEmpty
            case (.entity(let before), .entity(let after)):
                !notBuilt.contains(.entity(before)) && self.new.declarations(ofEntity: before, .appIntent).isEmpty
                    && self.old.declarations(ofEntity: after, .appIntent).isEmpty
            default: false
            }
        if isRenamed { renamedTypes[old] = new }
        return isRenamed
    }

    mutating func compareEnumerations() {
        for before in old.enumerations where before.form == .appIntent {
            let after = successor(of: before, as: { .enumeration($0) }, ChangeSubject.appEnum) {
                $0.declarations(ofEnumeration: $1, .appIntent)
            }
            if let after { compareCases(before, after) }
        }
    }

    mutating func compareEntities() {
        for before in old.entities where before.form == .appIntent && !before.isTransient {
            let after = successor(of: before, as: { .entity($0) }, ChangeSubject.entity) {
                $0.declarations(ofEntity: $1, .appIntent)
            }
            guard let after else { continue }
            let subject = ChangeSubject.entity(before.identifier)
            list.add(
                before.fields(hasSources: old.hasSources),
                after.fields(hasSources: new.hasSources),
                from: Change.Side(subject: subject, location: before.idLocation),
                to: Change.Side(subject: subject, location: after.idLocation)
            )
        }
    }

    /// What became of a type; `nil` if it is gone, or renamed, so that its contents are lost as well.
    private mutating func successor<Declaration: IdentifiedType>(
        of old: Declaration,
        as type: (String) -> SavedContract.ValueType,
        _ subject: (String) -> ChangeSubject,
        among declarations: (ContractIndex, String) -> [Declaration]
    ) -> Declaration? {
        let renamed = renamedTypes[type(old.identifier)]
        let named = declarations(new, renamed?.name ?? old.identifier)
        let near = new.contract.successor(of: old, among: named, in: self.old.contract)
        guard let after = renamed == nil ? near : named.first else { return nil }
        let before = Change.Side(subject: subject(old.identifier), location: old.location, value: old.identifier)
        let now = Change.Side(subject: subject(after.identifier), location: after.location, value: after.identifier)
        if let unread = after.givenIdentifier.unread, old.givenIdentifier.unread == nil {
            list.unread(.appTypeRenamed, "identifier", from: before, to: now.with(unread.expression))
            return after
        }
        // An identifier of the same type that could not be read may have been the same.
        if before.subject == now.subject || old.name == after.name && old.givenIdentifier.unread != nil { return after }
        list.add(.appTypeRenamed, "name", from: before, to: now)
        return nil
    }

    private mutating func compareCases(_ old: SavedContract.Enumeration, _ new: SavedContract.Enumeration) {
        let byName = Dictionary(new.cases.map { ($0.name, $0) }) { first, _ in first }
        let byValue = Dictionary(new.cases.compactMap { one in one.value.known.map { ($0, one) } }) { first, _ in first
        }
        let oldValues = Set(old.cases.compactMap(\.value.known))
        let unreadCase = new.cases.first { $0.value.unread != nil }
        var unread: [String] = []
        for one in old.cases {
            guard let value = one.value.known else { continue }
            let before = old.declared(one)
            let same = byName[one.name]
            if let owner = byValue[value] {
                // The same value under another name is a rename, unless the old name now has another value.
                if owner.name != one.name, same != nil {
                    let now = new.declared(owner).with(owner.name)
                    list.add(.rawValueReused, "raw value '\(value)'", from: before.with(one.name), to: now)
                }
            } else if let same, let other = same.value.known {
                list.add(.rawValueChanged, "raw value", from: before.with(value), to: new.declared(same).with(other))
            } else if same != nil || !new.isFound {
                unread.append(value)
            } else {
                let doubt = unreadCase.map { Change.Doubt(condition: "If it is not the raw value of '\($0.name)'") }
                list.removed(.rawValueRemoved, before, from: new.location, doubt: doubt)
            }
        }
        if !unread.isEmpty {
            let subject = ChangeSubject.appEnum(old.identifier)
            let before = Change.Side(subject: subject, location: old.location, value: unread.joined(separator: ", "))
            let now = Change.Side(subject: subject, location: new.location)
            list.unread(.rawValueChanged, "raw values", from: before, to: now)
        }
        let oldNames = Set(old.cases.map(\.name))
        for one in new.cases {
            guard let value = one.value.known, !oldValues.contains(value), !oldNames.contains(one.name) else {
                continue
            }
            list.added(.rawValueAdded, new.declared(one))
        }
    }
}
