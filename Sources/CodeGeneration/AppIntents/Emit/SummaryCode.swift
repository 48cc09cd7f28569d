import IntentSchema

/// `parameterSummary`: conditions and the sentences below them.
struct SummaryCode {
    private let plan: SummaryPlan
    private let intent: IntentPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: SummaryPlan, of intent: IntentPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.intent = intent
        self.emitter = emitter
    }

    func property() -> Declaration {
        .variable(
            VariableDeclaration(
                access: emitter.access,
                modifiers: [.static],
                "parameterSummary",
                "some ParameterSummary",
                storage: .computed(code(of: plan.tree))
            )
        )
    }

    private func code(of tree: SummaryTree) -> Code {
        switch tree {
        case .parameters(let leaf): plan[leaf].map(code) ?? "Summary()"
        case .whether(let index, let holds, let otherwise):
            when("\\.\(projected: name(index)), .equalTo, true", holds, otherwise)
        case .hasValue(let index, let present, let otherwise):
            when("\\.\(projected: name(index)), .hasAnyValue", present, otherwise)
        case .cases(let index, let branches, let otherwise): choice(index, branches[...], otherwise)
        }
    }

    private func code(of sentence: SummarySentence) -> Code {
        let rows = Code.lines(sentence.rows.map { "\\.\(projected: $0)" })
        guard sentence.text != nil else { return rows.isEmpty ? "Summary()" : .block("Summary {", rows) }
        let literal = InterpolatedLiteral(
            sentence.pieces.map { piece in
                switch piece {
                case .text(let text): .text(text)
                case .parameter(let name): .value("\\.\(projected: name)")
                }
            }
        )
        let head: Code = "Summary(\(literal), \(emitter.tableArgument))"
        return rows.isEmpty ? head : .block("\(head) {", rows)
    }

    private func name(_ index: Int) -> Identifier { Identifier(intent.intent.parameters[index].name) }

    private func when(_ condition: Code, _ holds: SummaryTree, _ otherwise: SummaryTree) -> Code {
        .lines([
            "When(\(condition)) {", code(of: holds).indented(),
            "} otherwise: {", code(of: otherwise).indented(),
            "}",
        ])
    }

    /// A `Switch` has at most fifteen cases. What is left over stands in another one in its default case.
    private func choice(_ index: Int, _ branches: ArraySlice<SummaryTree.Branch>, _ otherwise: SummaryTree) -> Code {
        guard case .enumeration(let reference, defaultCase: _) = intent.intent.parameters[index].type else {
            return code(of: otherwise)
        }
        var cases = branches.prefix(15).map { branch -> Code in
            let value = emitter.plan.context.enumerationCase(branch.enumerationCase, of: reference)
            return .block("Case(\(value)) {", code(of: branch.tree))
        }
        let rest = branches.dropFirst(15)
        let remaining = rest.isEmpty ? code(of: otherwise) : choice(index, rest, otherwise)
        cases.append(.block("DefaultCase {", remaining))
        return .block("Switch(\\.\(projected: name(index))) {", .lines(cases))
    }
}
