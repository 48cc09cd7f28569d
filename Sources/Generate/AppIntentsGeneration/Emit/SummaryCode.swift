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
        case .when(let index, let predicate, let holds, let otherwise):
            // The compiler checks what is inside once for each overload that may fit. A comparison that contains other
            // conditions leaves it no choice: the parameter's type is known, and one overload alone has the operator.
            let containsConditions = tree.leaves.count > 2
            let root: Code = containsConditions && predicate != .hasAnyValue ? "\\Self" : "\\"
            writer.line("When(\(root).\(projected: name(index)), \(test(predicate, containsConditions))) {")
            writer.indented { write(holds) }
            writer.line("} otherwise: {")
            writer.indented { write(otherwise) }
            writer.line("}")
        case .cases(let index, let branches, let otherwise):
            write(branches[...], of: index, otherwise: otherwise)
        }
    }

    /// The operator of a test, and its operand if it has one.
    private func test(_ predicate: ParentCondition.Predicate, _ containsConditions: Bool) -> Code {
        guard case .known(let relation, let operands) = predicate else { return ".hasAnyValue" }
        let operand: Code
        switch operands.first {
        case .boolean(let value): return ".equalTo, \(value)"
        case .number(let number): operand = Int(exactly: number).map { "\(grouped: $0)" } ?? "\(number)"
        case .text(let text): operand = "\(StringLiteral(text))"
        case .enumerationCase, nil: return ".hasAnyValue"
        }
        return switch relation {
        case .isGreaterThan: ".greaterThan, \(operand)"
        case .isGreaterThanOrEqual: ".greaterThanOrEqualTo, \(operand)"
        case .isLessThan: ".lessThan, \(operand)"
        case .isLessThanOrEqual: ".lessThanOrEqualTo, \(operand)"
        default: containsConditions ? ".oneOf, [\(operand)]" : ".equalTo, \(operand)"
        }
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
