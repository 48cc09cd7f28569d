import Diagnostics

extension DefinitionLinker {
    /// Sets the parents of parameters. A parent must exist, and not be its own ancestor.
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
        guard let word = relationship.predicateName else {
            findings.missing(
                "INIntentParameterRelationshipPredicateName",
                in: parentName.range,
                of: "the relationship of '\(child.shownName)'",
                symbol: child.symbol
            )
            return nil
        }
        let predicate = predicate(word, relationship.operands, of: child, parent: parameters[parent])
        return ParentCondition(parameter: parent, predicate: predicate)
    }

    private mutating func predicate(
        _ word: Written<String>,
        _ written: [Written<Scalar>],
        of child: ParameterDefinition,
        parent: Parameter
    ) -> ParentCondition.Predicate {
        let unknown = ParentCondition.Predicate.unknown(
            ([word.value] + written.map(\.value.text)).joined(separator: " ")
        )
        guard let condition = ConditionWord(word.value) else {
            findings.unknown(
                .unknownPredicate,
                "condition",
                word,
                of: child.shownName,
                among: ConditionWord.all,
                symbol: child.symbol,
                // Linting makes it a note.
                severity: .warning,
                help: "generated code always shows the parameter"
            )
            return unknown
        }
        if let needed = condition.need(unmetBy: parent) {
            let found = parent.isArray ? "a list" : parent.type.names.phrase
            mismatch(
                "the condition '\(word.value)' of '\(child.shownName)' needs \(needed) as the parent, "
                    + "but '\(parent.name)' is \(found)",
                at: word.range,
                in: child,
                related: [("the parent", parent.nameRange)]
            )
            return unknown
        }
        guard condition.relation != .hasAnyValue, let comparison = parent.type.comparison else { return .hasAnyValue }
        var operands: [ParentCondition.Operand] = []
        for scalar in written {
            guard let operand = operand(scalar, comparison, of: child, parent) else { return unknown }
            operands.append(operand)
        }
        // The format omits zero, an empty text and `false`.
        if written.isEmpty, condition.relation != .isWithinRange, let absent = comparison.absent { operands = [absent] }
        guard condition.relation.counts.contains(operands.count), condition.relation.accepts(operands) else {
            mismatch(
                "the condition '\(word.value)' of '\(child.shownName)' needs \(condition.relation.neededValues)",
                at: written.first?.range ?? word.range,
                in: child
            )
            return unknown
        }
        return .normalized(condition.relation, operands, isArray: parent.isArray)
    }

    /// Returns what a condition compares a value with, or `nil` for a value that the parent cannot have.
    private mutating func operand(
        _ written: Written<Scalar>,
        _ comparison: ParentCondition.Comparison,
        of child: ParameterDefinition,
        _ parent: Parameter
    ) -> ParentCondition.Operand? {
        let needed: String
        switch (comparison, written.value) {
        case (.boolean, .boolean(let value)): return .boolean(value)
        case (.boolean, .integer(let value)): return .boolean(value != 0)
        case (.boolean, _): needed = "true or false"
        case (.cases(let reference), .string(let name)):
            if let position = references.caseIndex(of: name, in: reference) { return .enumerationCase(position) }
            let references = references
            findings.unresolved(
                .unknownPredicateCase,
                "'\(child.shownName)' depends on '\(name)', which is not a case of its parent '\(parent.name)'",
                in: Written(value: name, range: written.range, keyRange: written.keyRange),
                among: references.cases(of: reference).map(\.name),
                symbol: child.symbol
            )
            return nil
        case (.cases, _): needed = "the name of a case"
        case (.number, let value), (.quantity, let value), (.money, let value):
            if let number = value.number, number.isFinite, !parent.type.isWhole || Int(exactly: number) != nil {
                return .number(number)
            }
            needed = parent.type.isWhole ? "a whole number" : "a number"
        case (.text, .string(let text)), (.identifier, .string(let text)): return .text(text)
        case (.text, _): needed = "a text"
        case (.identifier, _): needed = "the identifier of an object"
        }
        mismatch(
            "the condition of '\(child.shownName)' must be \(needed), as its parent is \(parent.type.names.phrase), "
                + "but is \(written.value.phrase)",
            at: written.range,
            in: child
        )
        return nil
    }

    /// Reports a condition that its parent can neither meet nor fail. Xcode may build such a file.
    private mutating func mismatch(
        _ message: String,
        at range: SourceRange,
        in child: ParameterDefinition,
        related: [(String, SourceRange)] = []
    ) {
        findings.report(
            .predicateTypeMismatch,
            message,
            at: range,
            symbol: child.symbol,
            related: related,
            help: "generated code always shows the parameter"
        )
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
        let keys = ["PredicateName", "PredicateValue", "PredicateValues"].map { "INIntentParameterRelationship" + $0 }
        let hasComment = document.source.text(in: node.range).utf8.contains(UInt8(ascii: "!"))
        return node.children.allSatisfy { $0.keyName.map(keys.contains) ?? false } && !hasComment
            && relationship.predicateName.map { ConditionWord($0.value) != nil } ?? true
    }
}
