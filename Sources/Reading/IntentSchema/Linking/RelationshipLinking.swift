import Diagnostics

extension DefinitionLinker {
    /// Sets the parents of parameters. A parent must exist, and not be its own ancestor.
    ///
    /// No mistake in a relationship stops generating code, since Xcode's classes have no conditions. Linting gives each the
    /// severity of its kind.
    mutating func linkRelationships(
        of intent: IntentDefinition,
        _ indices: [String: Int],
        _ parameters: inout [Parameter]
    ) {
        for (index, written) in intent.parameters.enumerated() {
            guard let relationship = written.relationship else { continue }
            parameters[index].parent = condition(relationship, of: written, in: intent, indices, parameters)
        }
        for cycle in cycles(in: parameters) {
            report(cycle, in: intent)
            for index in cycle { parameters[index].parent = nil }
        }
    }

    private var alwaysShown: String { "generated code always shows the parameter" }

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
                symbol: child.symbol,
                severity: .warning,
                help: alwaysShown
            )
            return nil
        }
        // An unknown enumeration is an error already.
        if case .untypedObject = parameters[parent].type, intent.parameters[parent].enumType != nil { return nil }
        guard let word = relationship.predicateName else {
            findings.report(
                .missingKey,
                "the relationship of '\(child.shownName)' has no 'INIntentParameterRelationshipPredicateName'",
                at: parentName.range,
                symbol: child.symbol,
                severity: .warning,
                help: alwaysShown
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
                severity: .warning,
                help: alwaysShown
            )
            return unknown
        }
        // Whether the condition fits is not known, either.
        if !parent.type.isKnown, condition.relation != .hasAnyValue { return unknown }
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
        guard condition.relation.needed.counts.contains(operands.count), condition.relation.accepts(operands) else {
            mismatch(
                "the condition '\(word.value)' of '\(child.shownName)' needs \(condition.relation.needed.words)",
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
                symbol: child.symbol,
                severity: .warning,
                help: alwaysShown
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
            help: alwaysShown
        )
    }

    /// Follows the parents of each parameter. Returns the members of each cycle once, in the order of the file.
    private func cycles(in parameters: [Parameter]) -> [[Int]] {
        var cycles: [[Int]] = []
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
                cycles.append(path[first...].sorted())
            }
            for index in path { states[index] = .done }
        }
        return cycles
    }

    private mutating func report(_ members: [Int], in intent: IntentDefinition) {
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
            severity: .warning,
            related: parents.dropFirst().compactMap { parent in
                parent.relationship?.parentName.map { ("the parent of '\(parent.name?.value ?? "")'", $0.range) }
            },
            help: "generated code always shows \(members.count == 1 ? "it" : "them")"
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
