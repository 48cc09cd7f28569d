import Diagnostics
import IntentSchema
import Presentation
import Translations

extension IntentPair {
    func compareParameters(_ list: inout ChangeList) {
        let (oldParameters, newParameters) = (old.declaration.parameters, new.declaration.parameters)
        for pair in parameters.pairs {
            let (oldParameter, newParameter) = (oldParameters[pair.old], newParameters[pair.new])
            let declarations = (old.changed(oldParameter), new.changed(newParameter))
            var found = oldParameter.fields.differences(to: newParameter.fields)
            // A rename loses the saved value, whatever the tag.
            if oldParameter.name != newParameter.name { found.removeAll { $0.kind == .parameterTagChanged } }
            found += arraySizeDifferences(oldParameter.arraySizes, newParameter.arraySizes)
            found += promptDifferences(oldParameter.prompts, newParameter.prompts)
            found += typeDifferences(oldParameter.type, newParameter.type)
            found += visibilityDifference(oldParameter.parent, newParameter.parent)
            list.add(found, from: declarations.0, to: declarations.1)
            compareReasons(from: oldParameter, to: newParameter, &list)
        }
        let addedByTag = Dictionary(
            parameters.added.compactMap { position in newParameters[position].tag.map { ($0, position) } }
        ) { first, _ in first }
        for position in parameters.removed {
            let removed = oldParameters[position]
            list.removed(.parameterRemoved, old.changed(removed), from: new.changed.location)
            guard let tag = removed.tag, let successor = addedByTag[tag].map({ newParameters[$0] }) else { continue }
            list.add(
                .parameterTagReused,
                "tag \(tag)",
                from: old.changed(removed).with(removed.name),
                to: new.changed(successor).with(successor.name)
            )
        }
        for position in parameters.added {
            list.added(.parameterAdded, new.changed(newParameters[position]))
        }
    }

    private func typeDifferences(_ oldType: ParameterType, _ newType: ParameterType) -> [FieldDifference] {
        if names.words(for: oldType, in: old.schema) != newType.words(in: new.schema) {
            return [FieldDifference(.parameterTypeChanged, from: (oldType, old.schema), to: (newType, new.schema))]
        }
        guard let enumeration = old.schema.enumeration(of: oldType) else {
            return oldType.options(in: old.schema).differences(to: newType.options(in: new.schema))
        }
        let oldName = oldType.defaultValue(in: old.schema)?.value.words
        let newName = newType.defaultValue(in: new.schema)?.value.words
        if oldName.map({ names.caseName($0, of: enumeration.name) }) == newName { return [] }
        return [FieldDifference(kind: .defaultChanged, aspect: "default", old: oldName, new: newName)]
    }

    // MARK: - Visibility

    private func visibilityDifference(_ oldParent: ParentCondition?, _ newParent: ParentCondition?)
        -> [FieldDifference]
    {
        if isSame(oldParent, newParent) { return [] }
        return [
            FieldDifference(
                kind: .visibilityChanged,
                aspect: "shown",
                old: oldParent?.words(in: old.schema, of: old.declaration) ?? "always",
                new: newParent?.words(in: new.schema, of: new.declaration) ?? "always"
            )
        ]
    }

    private func isSame(_ oldParent: ParentCondition?, _ newParent: ParentCondition?) -> Bool {
        guard let oldParent, let newParent else { return oldParent == nil && newParent == nil }
        guard parameters.newPosition(of: oldParent.parameter) == newParent.parameter else { return false }
        guard case .known(let oldRelation, let oldOperands) = oldParent.predicate,
            case .known(let newRelation, let newOperands) = newParent.predicate
        else { return oldParent.predicate == newParent.predicate }
        guard oldRelation == newRelation, oldOperands.count == newOperands.count else { return false }
        return zip(oldOperands, newOperands).allSatisfy { oldOperand, newOperand in
            guard
                let (oldCase, enumeration) = oldParent.enumerationCase(
                    oldOperand,
                    in: old.schema,
                    of: old.declaration
                )
            else { return oldOperand == newOperand }
            let newCase = newParent.enumerationCase(newOperand, in: new.schema, of: new.declaration)
            return names.caseName(oldCase.name, of: enumeration.name) == newCase?.value.name
        }
    }

    // MARK: - Unsupported reasons

    private func compareReasons(from oldParameter: Parameter, to newParameter: Parameter, _ list: inout ChangeList) {
        let oldReasons = oldParameter.unsupportedReasons
        let newReasons = newParameter.unsupportedReasons
        // The standard reasons come and go with bounds and Siri's questions, whose changes are reported.
        let standard = UnsupportedValueReason.standard
        if oldReasons.isEmpty && newReasons == standard || oldReasons == standard && newReasons.isEmpty { return }
        func side(of parameter: Parameter, in intent: Declared<Intent>) -> (UnsupportedValueReason) -> Change.Side {
            { reason in
                let name = intent.declaration.name
                return intent.changed(
                    .unsupportedReason(reason.code, parameter: parameter.name, intent: name),
                    at: parameter.nameRange
                )
            }
        }
        list.compare(
            oldReasons,
            to: newReasons,
            by: Pairing(oldReasons, newReasons, by: [{ $0.code }]),
            as: (side(of: oldParameter, in: old), side(of: newParameter, in: new)),
            removed: .unsupportedReasonRemoved,
            added: .unsupportedReasonAdded,
            from: new.changed(newParameter).location
        ) { $0.fields.differences(to: $1.fields) }
    }
}

private func arraySizeDifferences(_ old: [Parameter.ArraySize], _ new: [Parameter.ArraySize]) -> [FieldDifference] {
    WidgetFamily.allCases.flatMap { family -> [FieldDifference] in
        func size(_ sizes: [Parameter.ArraySize]) -> String? {
            sizes.first { $0.family == family }.map { String($0.size) }
        }
        let (old, new) = (size(old), size(new))
        if old == new { return [] }
        let aspect: Change.Aspect = "number of values in \(family.rawValue) widgets"
        let kind: ChangeKind = old == nil ? .arraySizeAdded : new == nil ? .arraySizeRemoved : .arraySizeChanged
        return [FieldDifference(kind: kind, aspect: aspect, old: old, new: new)]
    }
}

/// Matches prompts by kind, and several prompts of one kind by order.
private func promptDifferences(_ old: [PromptDialog], _ new: [PromptDialog]) -> [FieldDifference] {
    if old == new { return [] }
    let pairing = Pairing(old, new, by: [{ $0.kind.rawValue }])
    var differences = pairing.pairs.flatMap { pair in
        textDifferences(.prompt(new[pair.new].kind), from: old[pair.old].text, to: new[pair.new].text)
    }
    // A prompt without text is the system's own, as if it were not written, and so is one that Xcode wrote.
    func isOwn(_ prompt: PromptDialog) -> Bool { prompt.text.text.map { !XcodeText.isDialog($0) } ?? false }
    differences += pairing.removed.map { old[$0] }.filter(isOwn).map {
        FieldDifference(kind: .promptsChanged, aspect: .prompt($0.kind), old: $0.text.text, new: nil)
    }
    differences += pairing.added.map { new[$0] }.filter(isOwn).map {
        FieldDifference(kind: .promptsChanged, aspect: .prompt($0.kind), old: nil, new: $0.text.text)
    }
    return differences
}
