import IntentSchema
import SwiftSource

extension IntentModel {
    /// Writes which parameters depend on others, in terms of the struct's own properties.
    func writeConditions(to writer: Writer) {
        let dependent = order.filter { intent.parameters[$0].parent != nil }
        if dependent.isEmpty { return }
        writer.function(
            documentation: ["Whether the conditions of the parameter and its parents are met."],
            Signature(
                "hasEffect",
                [FunctionParameter(label: .omitted, "parameter", "Parameter")],
                returns: context.standard("Bool")
            )
        ) {
            writer.line("switch parameter {")
            var branches: [(parameters: [Code], condition: Code)] = []
            var positions: [Code: Int] = [:]
            for index in dependent {
                let (name, condition): (Code, Code) = (".\(properties[index])", condition(on: index))
                if let same = positions[condition] {
                    branches[same].parameters.append(name)
                } else {
                    positions[condition] = branches.count
                    branches.append(([name], condition))
                }
            }
            for branch in branches { writer.branch(branch.parameters, branch.condition) }
            if dependent.count < order.count { writer.line("default: true") }
            writer.line("}")
        }
    }

    private func condition(on index: Int) -> Code {
        guard let parent = intent.parameters[index].parent else { return "true" }
        let own = test(parent)
        guard intent.parameters[parent.parameter].parent != nil else { return own ?? "true" }
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
    /// Writes a case of a `switch` for several values, which stand on lines of their own if they do not fit on one.
    fileprivate func branch(_ values: [Code], _ body: Code) {
        let line: Code = "case \(values, separator: ", "): \(body)"
        if values.count == 1 || line.fits(in: 108) { return self.line(line) }
        for (index, value) in values.enumerated() {
            let start: Code = index == 0 ? "case " : "    "
            self.line(index + 1 < values.count ? "\(start)\(value)," : "\(start)\(value): \(body)")
        }
    }
}
