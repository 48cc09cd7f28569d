import SavedContract

extension Change {
    /// Of changes in definitions, those that placed widgets do not get to see: they keep the parameters and cases with which
    /// people placed them.
    ///
    /// - Parameter hasCode: whether code was read that says what configures widgets.
    static func unseenByPlacedWidgets(
        _ changes: [Change],
        from old: SavedContract,
        to new: SavedContract,
        hasCode: Bool
    ) -> [Change] {
        let kinds: [ChangeKind: ChangeKind] = [
            .parameterAdded: .placedWidgetsLackAddition, .caseAdded: .placedWidgetsLackAddition,
            .parameterRemoved: .placedWidgetsKeepRemoval, .caseRemoved: .placedWidgetsKeepRemoval,
            .caseIndexReused: .placedWidgetsKeepRemoval,
        ]
        let found = changes.filter { kinds[$0.kind] != nil }
        if found.isEmpty { return [] }
        let configured = hasCode ? old.widgetConfigurations.intersection(new.widgetConfigurations) : nil
        let classes = configured.map { Set($0.map { $0[1] }) }
        let listed = old.listed(inWidgetsOf: classes).union(new.listed(inWidgetsOf: classes))
        return found.filter { listed.contains($0.subject) }.map { change in
            var change = change
            change.kind = kinds[change.kind] ?? change.kind
            change.aspect = nil
            if change.old != nil { change.new = nil }
            if !hasCode { change.doubt = Change.Doubt(condition: "If a widget is configured with it", severity: .note) }
            return change
        }
    }
}

extension SavedContract {
    /// The kinds of SiriKit widgets with the classes of their intents.
    fileprivate var widgetConfigurations: Set<[String]> {
        Set(
            widgets.filter { $0.form == .sirikit }.compactMap { widget in
                widget.kind.known.flatMap { kind in widget.configuration.known.map { [kind, $0] } }
            }
        )
    }

    /// The parameters and cases that the sheets of widgets list.
    ///
    /// - Parameter classes: the intents that configure widgets; `nil` for all that may.
    fileprivate func listed(inWidgetsOf classes: Set<String>?) -> Set<ChangeSubject> {
        var subjects: Set<ChangeSubject> = []
        for intent in intents(.sirikit)
        where classes?.contains(intent.identifier) ?? intent.uses.contains(.widgets) {
            for parameter in intent.parameters where parameter.isSaved {
                subjects.insert(.parameter(parameter.name, intent: intent.name))
                guard case .enumeration(let name)? = parameter.type.known?.element else { continue }
                let cases = enumerations.filter { $0.form == .sirikit && $0.name == name }.flatMap(\.cases)
                subjects.formUnion(cases.map { .enumerationCase($0.name, enumeration: name) })
            }
        }
        return subjects
    }
}
