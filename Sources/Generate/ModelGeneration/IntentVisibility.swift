import IntentSchema
import SwiftSource

extension IntentModel {
    /// Writes which parameters depend on others, in terms of the struct's own properties.
    func writeConditions(to writer: Writer) {
        let dependent = order.compactMap { index in condition(on: index).map { (index: index, condition: $0) } }
        if dependent.isEmpty { return }
        writer.function(
            Signature(
                "hasEffect",
                [FunctionParameter(label: .omitted, "parameter", "Parameter")],
                returns: context.standard("Bool")
            )
        ) {
            writer.line("switch parameter {")
            let equal = Dictionary(grouping: dependent, by: \.condition)
            for (index, condition) in dependent {
                guard let parameters = equal[condition], parameters[0].index == index else { continue }
                writer.branch(parameters.map { ".\(properties[$0.index])" }, condition)
            }
            if dependent.count < order.count { writer.line("default: true") }
            writer.line("}")
        }
    }

    /// The test of the parameter's parents; `nil` if they always show it.
    private func condition(on index: Int) -> Code? {
        guard let parent = intent.parameters[index].parent else { return nil }
        let own = test(parent)
        guard intent.parameters[parent.parameter].parent != nil else { return own }
        let inherited: Code = "hasEffect(.\(properties[parent.parameter]))"
        return own.map { "\(inherited) && \($0)" } ?? inherited
    }

    /// The test of whether the parent has the required value; `nil` if it always has.
    private func test(_ parent: ParentCondition) -> Code? {
        let name = properties[parent.parameter].property(besides: "parameter")
        return ConditionCode(intent.parameters[parent.parameter], name, in: context).test(parent.predicate)
    }

    /// The condition for showing a parameter, as a sentence.
    func description(of parent: ParentCondition) -> String {
        let name = "`\(properties[parent.parameter].name)`"
        let enumeration = intent.parameters[parent.parameter].type.reference
        let words = parent.words(of: intent.parameters[parent.parameter]) { operand in
            guard case .enumerationCase(let position) = operand, case .enumeration(let reference)? = enumeration else {
                return nil
            }
            let isUnknown = context.schema[reference].cases[position].isUnknown
            return isUnknown ? "missing" : "`\(context.caseNames[reference.index][position].name)`"
        }
        return "Shown while \(name) \(words)."
    }
}

extension Writer {
    /// Writes a case of a `switch`. Values stand on lines of their own, and so does the body, if they do not fit on one.
    func branch(_ values: [Code], _ body: Code) {
        let line: Code = "case \(values, separator: ", "): \(body)"
        if line.fits(in: 108) { return self.line(line) }
        for (index, value) in values.enumerated() {
            let start: Code = index == 0 ? "case " : "    "
            self.line("\(start)\(value)\(index + 1 < values.count ? "," as Code : ":")")
        }
        indented { self.line(body) }
    }
}
