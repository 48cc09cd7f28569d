import IntentSchema
import SwiftSource

extension IntentDeclarations {
    /// Writes `parameterSummary`: conditions, and the sentences inside them.
    func writeSummary() {
        guard let summary = plan.summary else { return }
        writer.property(modifiers: [.static], "parameterSummary", "some ParameterSummary") { write(summary.tree) }
    }

    private func write(_ tree: SummaryTree) {
        switch tree {
        case .parameters(let leaf):
            if let sentence = plan.summary?[leaf] { write(sentence) } else { writer.line("Summary()") }
        case .whether(let index, let holds, let otherwise):
            write("When(\\.\(projected: name(index)), .equalTo, true) {", holds, otherwise: otherwise)
        case .hasValue(let index, let present, let otherwise):
            write("When(\\.\(projected: name(index)), .hasAnyValue) {", present, otherwise: otherwise)
        case .cases(let index, let branches, let otherwise):
            write(branches[...], of: index, otherwise: otherwise)
        }
    }

    private func write(_ opening: Code, _ holds: SummaryTree, otherwise: SummaryTree) {
        writer.line(opening)
        writer.indented { write(holds) }
        writer.line("} otherwise: {")
        writer.indented { write(otherwise) }
        writer.line("}")
    }

    /// Writes a `Switch`, which has at most fifteen cases. The rest goes into another `Switch` in the default case.
    private func write(_ branches: ArraySlice<SummaryTree.Branch>, of index: Int, otherwise: SummaryTree) {
        guard case .enumeration(let reference)? = plan.intent.parameters[index].type.reference else {
            return write(otherwise)
        }
        writer.block("Switch(\\.\(projected: name(index))) {") {
            for branch in branches.prefix(15) {
                let value = emitter.context.enumerationCase(branch.enumerationCase, of: reference)
                writer.block("Case(\(value)) {") { write(branch.tree) }
            }
            writer.block("DefaultCase {") {
                let rest = branches.dropFirst(15)
                if rest.isEmpty { write(otherwise) } else { write(rest, of: index, otherwise: otherwise) }
            }
        }
    }

    private func write(_ sentence: SummarySentence) {
        var head: Code = "Summary"
        if sentence.text != nil {
            head = "Summary(\(InterpolatedLiteral(sentence.pieces))\(emitter.tableArgument))"
        } else if sentence.rows.isEmpty {
            head = "Summary()"
        }
        if sentence.rows.isEmpty { return writer.line(head) }
        writer.block("\(head) {") {
            for row in sentence.rows { writer.line("\\.\(projected: row)") }
        }
    }

    private func name(_ index: Int) -> Identifier { Identifier(plan.intent.parameters[index].name) }
}
