import Diagnostics

extension DefinitionLinker {
    /// Sets the parents of parameters. A parent must exist, fit the condition, and not be its own ancestor.
    mutating func linkRelationships(
        of intent: IntentDefinition,
        _ indices: [String: Int],
        _ parameters: inout [Parameter]
    ) {
        for (index, written) in intent.parameters.enumerated() {
            guard let relationship = written.relationship else { continue }
            parameters[index].parent = condition(relationship, of: written, in: intent, indices, parameters)
        }
        reportCycles(in: intent, parameters)
    }

    private mutating func condition(
        _ relationship: RelationshipDefinition,
        of child: ParameterDefinition,
        in intent: IntentDefinition,
        _ indices: [String: Int],
        _ parameters: [Parameter]
    ) -> ParentCondition? {
        let name = child.name?.value ?? ""
        guard let parentName = relationship.parentName else {
            let deletion =
                definition.hasOnlyExpectedKeys(relationship)
                ? DefinitionEdits(definition)?.deleteEntry(valueAt: relationship.range.lowerBound) : nil
            findings.report(
                .missingParent,
                "the relationship of '\(child.shownName)' does not name a parent, so the parameter is always shown",
                at: relationship.predicateName?.range ?? relationship.range,
                symbol: child.symbol,
                help: "remove the relationship, or choose a parent in Xcode",
                fixIts: deletion.map { [FixIt("Remove the relationship", isSafe: true, edits: [$0])] } ?? []
            )
            return nil
        }
        guard let parent = indices[parentName.value] else {
            findings.unresolved(
                .unknownParent,
                "the parent of '\(name)' is '\(parentName.value)', which is not a parameter of this intent",
                in: parentName,
                among: parameters.map(\.name).filter { $0 != name },
                symbol: child.symbol
            )
            return nil
        }
        // An unknown enumeration is an error already.
        if case .untypedObject = parameters[parent].type, intent.parameters[parent].enumType != nil { return nil }
        let predicate = predicate(relationship, of: child, parent: parameters[parent], named: parentName)
        return predicate.map { ParentCondition(parameter: parent, predicate: $0) }
    }

    private mutating func predicate(
        _ relationship: RelationshipDefinition,
        of child: ParameterDefinition,
        parent: Parameter,
        named parentName: Written<String>
    ) -> ParentCondition.Predicate? {
        guard let written = relationship.predicateName else {
            findings.missing(
                "INIntentParameterRelationshipPredicateName",
                in: parentName.range,
                of: "the relationship of '\(child.shownName)'",
                symbol: child.symbol
            )
            return nil
        }
        switch (written.value, parent.type, parent.isArray) {
        case ("HasAnyValue", _, _):
            return .hasAnyValue
        case ("BooleanHasExactValue", .boolean, false):
            return booleanPredicate(relationship, child)
        case ("EnumHasExactValue", .enumeration(let reference, _), false):
            return casePredicate(relationship, of: child, reference: reference, predicate: written)
        case ("BooleanHasExactValue", _, _), ("EnumHasExactValue", _, _):
            let phrase = parent.isArray ? "a list" : parent.type.names.phrase
            let needed = written.value == "EnumHasExactValue" ? "one case of an enumeration" : "a Boolean"
            findings.report(
                .predicateTypeMismatch,
                "the condition '\(written.value)' of '\(child.shownName)' needs \(needed) as the parent, "
                    + "but '\(parentName.value)' is \(phrase)",
                at: written.range,
                symbol: child.symbol,
                related: [("the parent", parent.nameRange)]
            )
            return nil
        default:
            findings.unresolved(
                .unknownPredicate,
                "'\(child.shownName)' has the unknown condition '\(written.value)'",
                in: written,
                among: ["HasAnyValue", "BooleanHasExactValue", "EnumHasExactValue"],
                symbol: child.symbol
            )
            return nil
        }
    }

    /// An absent value means false, which the format never writes.
    private mutating func booleanPredicate(
        _ relationship: RelationshipDefinition,
        _ child: ParameterDefinition
    ) -> ParentCondition.Predicate? {
        guard let written = relationship.predicateValue else { return .isEqual(false) }
        switch written.value {
        case .boolean(let value): return .isEqual(value)
        case .integer(let value): return .isEqual(value != 0)
        case .string, .real, .none:
            mismatch(
                written,
                "the condition of '\(child.shownName)' must be true or false, as its parent is a Boolean",
                in: child
            )
            return nil
        }
    }

    private mutating func casePredicate(
        _ relationship: RelationshipDefinition,
        of child: ParameterDefinition,
        reference: EnumerationReference,
        predicate predicateName: Written<String>
    ) -> ParentCondition.Predicate? {
        guard let written = relationship.predicateValue else {
            findings.missing(
                "INIntentParameterRelationshipPredicateValue",
                in: predicateName.range,
                of: "the relationship of '\(child.shownName)'",
                symbol: child.symbol
            )
            return nil
        }
        guard case .string(let text) = written.value else {
            mismatch(
                written,
                "the condition of '\(child.shownName)' must be the name of a case, as its parent is an enumeration",
                in: child
            )
            return nil
        }
        if let index = references.caseIndex(of: text, in: reference) { return .isCase(index) }
        let references = references
        findings.unresolved(
            .unknownPredicateCase,
            "'\(child.shownName)' depends on '\(text)', which is not a case of its parent '\(relationship.parentName?.value ?? "")'",
            in: Written(value: text, range: written.range, keyRange: written.keyRange),
            among: references.cases(of: reference).map(\.name),
            symbol: child.symbol
        )
        return nil
    }

    /// Follows the parents of each parameter. Reports each cycle once, at its first member in the file.
    private mutating func reportCycles(in intent: IntentDefinition, _ parameters: [Parameter]) {
        enum State { case unseen, onPath, done }
        var states = [State](repeating: .unseen, count: parameters.count)
        for start in parameters.indices where states[start] == .unseen {
            var path: [Int] = []
            var next: Int? = start
            while let index = next, states[index] == .unseen {
                states[index] = .onPath
                path.append(index)
                next = parameters[index].parent?.parameter
            }
            if let index = next, states[index] == .onPath, let first = path.firstIndex(of: index) {
                reportCycle(path[first...].sorted(), in: intent)
            }
            for index in path { states[index] = .done }
        }
    }

    private mutating func reportCycle(_ members: [Int], in intent: IntentDefinition) {
        let parents = members.map { intent.parameters[$0] }
        guard let first = parents.first, let place = first.relationship?.parentName else { return }
        let message =
            members.count == 1
            ? "'\(place.value)' is its own parent"
            : "the parameters \(parents.map { "'\($0.name?.value ?? "")'" }.joined(separator: ", ")) are parents of each other"
        findings.report(
            .parentCycle,
            message,
            at: place.range,
            symbol: first.symbol,
            related: parents.dropFirst().compactMap { parent in
                parent.relationship?.parentName.map { ("the parent of '\(parent.name?.value ?? "")'", $0.range) }
            }
        )
    }
}

extension Definition {
    /// Whether a relationship contains only what belongs there. A misspelled key may be the missing parent, and a
    /// comment may name it.
    fileprivate func hasOnlyExpectedKeys(_ relationship: RelationshipDefinition) -> Bool {
        guard let node = document.value(beginningAt: relationship.range.lowerBound) else { return false }
        let keys = ["PredicateName", "PredicateValue"].map { "INIntentParameterRelationship" + $0 }
        let predicates = ["HasAnyValue", "BooleanHasExactValue", "EnumHasExactValue"]
        let hasComment = document.source.text(in: node.range).utf8.contains(UInt8(ascii: "!"))
        return node.children.allSatisfy { $0.keyName.map(keys.contains) ?? false } && !hasComment
            && relationship.predicateName.map { predicates.contains($0.value) } ?? true
    }
}
