import IntentSchema

extension AppIntentsConverter {
    /// What the summary must know of the parameters; also how tests ask what is seen for which values.
    func summaryParameters(of scope: IntentScope) -> [SummaryParameter] {
        var positions: [Int: Int] = [:]
        for (position, parameter) in scope.parameters.enumerated() { positions[parameter.index] = position }
        return scope.parameters.map { parameter in
            let values: SummaryParameter.Values =
                switch parameter.source.type {
                case .boolean where !parameter.source.isArray: .boolean
                case .enumeration(let reference, defaultCase: _):
                    .enumeration(unknown: schema[reference].unknownCase, canBeMissing: parameter.isOptional)
                case .boolean, .string, .integer, .decimal, .object, .untypedObject, .file, .url, .placemark,
                    .dateComponents, .duration, .measurement, .person, .currencyAmount, .paymentMethod,
                    .speakableString, .system:
                    .other
                }
            let parent = parameter.source.parent.flatMap { condition in
                positions[condition.parameter].map {
                    SummaryParameter.Parent(position: $0, predicate: condition.predicate)
                }
            }
            return SummaryParameter(index: parameter.index, values: values, parent: parent)
        }
    }

    /// `parameterSummary`, or nothing where App Intents' own does: all parameters in their order.
    mutating func summary(of scope: IntentScope) throws(TooManyBranches) -> [Declaration] {
        let parameters = summaryParameters(of: scope)
        noteLostParents(parameters, in: scope)
        let tree = try SummaryPlanner.plan(parameters)
        let hasTexts = scope.intent.summaries.contains { $0.title.text?.isEmpty == false }
        let hidesSome = scope.parameters.contains { !isShown($0, in: scope) }
        if case .parameters = tree, !hidesSome, !hasTexts { return [] }
        return [
            .variable(
                VariableDeclaration(
                    access: options.accessLevel,
                    modifiers: [.static],
                    "parameterSummary",
                    "some ParameterSummary",
                    storage: .computed(code(of: tree, in: scope))
                )
            )
        ]
    }

    /// A parameter that is not for users to set is left out of every summary; its value is kept.
    func isShown(_ parameter: ConvertedParameter, in scope: IntentScope) -> Bool {
        parameter.source.isConfigurable || !(scope.intent.isConfigurable || scope.intent.isEligibleForWidgets)
    }

    private mutating func noteLostParents(_ parameters: [SummaryParameter], in scope: IntentScope) {
        for (parameter, converted) in zip(parameters, scope.parameters) {
            guard let condition = converted.source.parent else { continue }
            let parentName = scope.intent.parameters[condition.parameter].name
            guard let parent = parameter.parent else {
                lose(
                    .parent,
                    in: scope.intent.name,
                    converted.source.name,
                    "shown depending on `\(parentName)`",
                    instead: "always shown"
                )
                continue
            }
            if case .enumeration(let unknown?, canBeMissing: false) = parameters[parent.position].values,
                parent.predicate == .isCase(unknown)
            {
                lose(
                    .neverVisible,
                    in: scope.intent.name,
                    converted.source.name,
                    "shown while `\(parentName)` has no value",
                    instead: "never shown"
                )
            }
        }
    }

    private mutating func code(of tree: SummaryTree, in scope: IntentScope) -> Code {
        switch tree {
        case .parameters(let indices):
            let seen = Set(indices)
            let visible = scope.parameters.filter { seen.contains($0.index) && isShown($0, in: scope) }
            return summary(showing: visible, in: scope)
        case .whether(let index, let holds, let otherwise):
            return when("\\.\(projected: name(index, in: scope)), .equalTo, true", holds, otherwise, in: scope)
        case .hasValue(let index, let present, let otherwise):
            return when("\\.\(projected: name(index, in: scope)), .hasAnyValue", present, otherwise, in: scope)
        case .cases(let index, let branches, let otherwise):
            return choice(index, branches[...], otherwise, in: scope)
        }
    }

    private func name(_ index: Int, in scope: IntentScope) -> Identifier {
        Identifier(scope.intent.parameters[index].name)
    }

    private mutating func when(
        _ condition: Code,
        _ holds: SummaryTree,
        _ otherwise: SummaryTree,
        in scope: IntentScope
    ) -> Code {
        .lines([
            "When(\(condition)) {", code(of: holds, in: scope).indented(),
            "} otherwise: {", code(of: otherwise, in: scope).indented(),
            "}",
        ])
    }

    /// A `Switch` has at most fifteen cases. What is left over stands in another one in its default case.
    private mutating func choice(
        _ index: Int,
        _ branches: ArraySlice<SummaryTree.Branch>,
        _ otherwise: SummaryTree,
        in scope: IntentScope
    ) -> Code {
        guard case .enumeration(let reference, defaultCase: _) = scope.intent.parameters[index].type else {
            return code(of: otherwise, in: scope)
        }
        var cases: [Code] = []
        for branch in branches.prefix(15) {
            let value = enumerationCase(branch.enumerationCase, of: schema[reference])
            cases.append(.block("Case(\(value)) {", code(of: branch.tree, in: scope)))
        }
        let rest = branches.dropFirst(15)
        let remaining =
            rest.isEmpty ? code(of: otherwise, in: scope) : choice(index, rest, otherwise, in: scope)
        cases.append(.block("DefaultCase {", remaining))
        return .block("Switch(\\.\(projected: name(index, in: scope))) {", .lines(cases))
    }
}
