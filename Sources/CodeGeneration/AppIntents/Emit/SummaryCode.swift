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
        var lines: [Code] = []
        append(plan.tree, depth: 0, to: &lines)
        return .variable(
            VariableDeclaration(
                access: emitter.access,
                modifiers: [.static],
                "parameterSummary",
                "some ParameterSummary",
                storage: .computed(.lines(lines))
            )
        )
    }

    // Each line is moved to its depth once, since a tree may be as deep as it has parents.

    private func append(_ tree: SummaryTree, depth: Int, to lines: inout [Code]) {
        switch tree {
        case .parameters(let leaf):
            lines.append((plan[leaf].map(code) ?? "Summary()").indented(by: depth))
        case .whether(let index, let holds, let otherwise):
            append("When(\\.\(projected: name(index)), .equalTo, true) {", holds, otherwise, depth, to: &lines)
        case .hasValue(let index, let present, let otherwise):
            append("When(\\.\(projected: name(index)), .hasAnyValue) {", present, otherwise, depth, to: &lines)
        case .cases(let index, let branches, let otherwise):
            append(branches[...], of: index, otherwise, depth, to: &lines)
        }
    }

    private func append(
        _ opening: Code,
        _ holds: SummaryTree,
        _ otherwise: SummaryTree,
        _ depth: Int,
        to lines: inout [Code]
    ) {
        lines.append(opening.indented(by: depth))
        append(holds, depth: depth + 1, to: &lines)
        lines.append(("} otherwise: {" as Code).indented(by: depth))
        append(otherwise, depth: depth + 1, to: &lines)
        lines.append(("}" as Code).indented(by: depth))
    }

    /// A `Switch` has at most fifteen cases. What is left over stands in another one in its default case.
    private func append(
        _ branches: ArraySlice<SummaryTree.Branch>,
        of index: Int,
        _ otherwise: SummaryTree,
        _ depth: Int,
        to lines: inout [Code]
    ) {
        guard case .enumeration(let reference)? = intent.intent.parameters[index].type.reference else {
            return append(otherwise, depth: depth, to: &lines)
        }
        let closing = ("}" as Code).indented(by: depth + 1)
        lines.append(("Switch(\\.\(projected: name(index))) {" as Code).indented(by: depth))
        for branch in branches.prefix(15) {
            let value = emitter.context.enumerationCase(branch.enumerationCase, of: reference)
            lines.append(("Case(\(value)) {" as Code).indented(by: depth + 1))
            append(branch.tree, depth: depth + 2, to: &lines)
            lines.append(closing)
        }
        lines.append(("DefaultCase {" as Code).indented(by: depth + 1))
        let rest = branches.dropFirst(15)
        if rest.isEmpty {
            append(otherwise, depth: depth + 2, to: &lines)
        } else {
            append(rest, of: index, otherwise, depth + 2, to: &lines)
        }
        lines.append(closing)
        lines.append(("}" as Code).indented(by: depth))
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
}
