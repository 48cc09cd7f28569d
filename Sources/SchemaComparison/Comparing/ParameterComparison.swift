import Diagnostics
import IntentSchema

extension IntentPair {
    func compareParameters(_ list: inout ChangeList) {
        let (oldParameters, newParameters) = (old.declaration.parameters, new.declaration.parameters)
        for pair in parameters.pairs {
            let (oldParameter, newParameter) = (oldParameters[pair.old], newParameters[pair.new])
            let declarations = (old.changed(oldParameter), new.changed(newParameter))
            var found = differences(in: parameterFields, oldParameter, newParameter)
            found += typeDifferences(oldParameter.type, newParameter.type)
            found += visibilityDifference(oldParameter.parent, newParameter.parent)
            list.add(found, declarations.0, declarations.1)
            compareReasons(oldParameter, newParameter, &list)
        }
        let addedByTag = Dictionary(
            parameters.added.compactMap { position in newParameters[position].tag.map { ($0, position) } }
        ) { first, _ in first }
        for position in parameters.removed {
            let removed = oldParameters[position]
            list.removed(.parameterRemoved, old.changed(removed), from: new.changed.location)
            guard let tag = removed.tag, let successor = addedByTag[tag] else { continue }
            let reused = FieldDifference(
                kind: .parameterTagReused,
                aspect: "tag \(tag)",
                old: removed.name,
                new: newParameters[successor].name
            )
            list.add([reused], old.changed(removed), new.changed(newParameters[successor]))
        }
        for position in parameters.added {
            list.added(.parameterAdded, new.changed(newParameters[position]))
        }
    }

    private func typeDifferences(_ oldType: ParameterType, _ newType: ParameterType) -> [FieldDifference] {
        let words = (oldType.words(in: old.schema), newType.words(in: new.schema))
        if names.words(for: oldType, in: old.schema) != words.1 {
            return [FieldDifference(kind: .parameterTypeChanged, aspect: "type", old: words.0, new: words.1)]
        }
        guard case .enumeration(let oldReference, let oldDefault) = oldType,
            case .enumeration(let newReference, let newDefault) = newType
        else { return optionDifferences(oldType, newType) }
        let oldName = oldDefault.map { old.schema[oldReference].cases[$0].name }
        let newName = newDefault.map { new.schema[newReference].cases[$0].name }
        let enumeration = old.schema[oldReference].name
        if oldName.map({ names.caseName($0, of: enumeration) }) == newName { return [] }
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
        guard let oldCase = oldParent.caseName(in: old.schema, of: old.declaration) else {
            return oldParent.predicate == newParent.predicate
        }
        let newCase = newParent.caseName(in: new.schema, of: new.declaration)
        return names.caseName(oldCase.name, of: oldCase.enumeration) == newCase?.name
    }

    // MARK: - Unsupported reasons

    private func compareReasons(_ oldParameter: Parameter, _ newParameter: Parameter, _ list: inout ChangeList) {
        // Standard reasons have numbers for codes and come with the bounds.
        let oldReasons = oldParameter.unsupportedReasons
        let newReasons = newParameter.unsupportedReasons
        let reasons = Pairing(oldReasons, newReasons, by: [{ $0.code }])
        func declaration(_ reason: UnsupportedReason, _ parameter: Parameter, _ intent: Declared<Intent>)
            -> ChangeList.Declaration
        {
            ChangeList.Declaration(
                subject: .unsupportedReason(reason.code, parameter: parameter.name, intent: intent.declaration.name),
                location: intent.changed(parameter).location
            )
        }
        for pair in reasons.pairs {
            list.add(
                differences(in: unsupportedReasonFields, oldReasons[pair.old], newReasons[pair.new]),
                declaration(oldReasons[pair.old], oldParameter, old),
                declaration(newReasons[pair.new], newParameter, new)
            )
        }
        for position in reasons.removed {
            let removed = declaration(oldReasons[position], oldParameter, old)
            list.removed(.unsupportedReasonRemoved, removed, from: new.changed(newParameter).location)
        }
        for position in reasons.added {
            list.added(.unsupportedReasonAdded, declaration(newReasons[position], newParameter, new))
        }
    }
}
