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
        let parameter = intent.parameters[parent.parameter]
        let name = properties[parent.parameter].property(besides: "parameter")
        if let holds = parent.predicate.outcome(for: parameter, in: context.schema) { return holds ? nil : "false" }
        let isOptional = context.isOptional(parameter.type, isArray: parameter.isArray)
        switch (parent.predicate, parameter.type) {
        case (.hasAnyValue, _) where parameter.isArray:
            return "!\(name).isEmpty"
        case (.hasAnyValue, .string):
            return isOptional ? "\(name)?.isEmpty == false" : "!\(name).isEmpty"
        case (.hasAnyValue, .enumeration(let reference, _)):
            // The index 0 is the format's "no choice".
            let placeholder = context.schema[reference].cases.firstIndex { $0.index == 0 && !$0.isUnknown }
            let isChosen = placeholder.map { "\(name) != \(caseCode(reference, $0))" as Code }
            let exists: Code = "\(name) != nil"
            return isOptional ? isChosen.map { "\(exists) && \($0)" } ?? exists : isChosen
        case (.hasAnyValue, _):
            return "\(name) != nil"
        case (.isEqual(let expected), .boolean):
            if parameter.isArray { return "\(name).contains(\(expected))" }
            return expected ? name : "!\(name)"
        case (.isCase(let index), .enumeration(let reference, _)):
            if context.schema[reference].cases[index].isUnknown {
                return "\(name) == nil"
            }
            let code = caseCode(reference, index)
            if parameter.isArray { return "\(name).contains(\(code))" }
            let isPlaceholder = context.schema[reference].cases[index].index == 0
            return isOptional && isPlaceholder ? "(\(name) == nil || \(name) == \(code))" : "\(name) == \(code)"
        case (.isEqual, _), (.isCase, _):
            return "false"
        }
    }

    /// The code for an enumeration's case. Without its type, `none` would be a missing value.
    private func caseCode(_ reference: EnumerationReference, _ index: Int) -> Code {
        let name = context.caseNames[reference.index][index]
        guard ["none", "some"].contains(name.name) else { return ".\(name)" }
        return "\(context.names.reference(to: context.names.enumeration(reference))).\(name)"
    }

    /// The condition for showing a parameter, as a sentence.
    func description(of parent: ParentCondition) -> String {
        let name = properties[parent.parameter].name
        switch parent.predicate {
        case .hasAnyValue:
            return "Shown while `\(name)` has a value."
        case .isEqual(let expected):
            return "Shown while `\(name)` is \(expected)."
        case .isCase(let index):
            guard case .enumeration(let reference)? = intent.parameters[parent.parameter].type.reference else {
                return ""
            }
            if context.schema[reference].cases[index].isUnknown { return "Shown while `\(name)` has no value." }
            return "Shown while `\(name)` is `\(context.caseNames[reference.index][index].name)`."
        }
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
