import IntentSchema

extension IntentModel {
    /// `isVisible`, when a parameter has a parent.
    func visibility() -> [Declaration] {
        let cases: [Code] = order.compactMap { index in
            guard let parent = intent.parameters[index].parent else { return nil }
            let condition = condition(parent)
            guard intent.parameters[parent.parameter].parent != nil else {
                return "case .\(properties[index]): \(condition)"
            }
            return "case .\(properties[index]): isVisible(.\(properties[parent.parameter])) && \(condition)"
        }
        if cases.isEmpty { return [] }
        let others: Code = cases.count < properties.count ? "default: true" : ""
        return [
            .function(
                FunctionDeclaration(
                    documentation: ["Whether the parameter is currently shown to the user."],
                    access: context.access,
                    "isVisible",
                    [FunctionParameter(label: .omitted, "parameter", "Parameter")],
                    returns: context.standard("Bool"),
                    body: """
                        switch parameter {
                        \(Code.lines(cases))
                        \(others)
                        }
                        """
                )
            )
        ]
    }

    /// Whether the parent's value is what its child asks for.
    private func condition(_ parent: ParentCondition) -> Code {
        let parameter = intent.parameters[parent.parameter]
        let value = StoredValues.reference(to: properties[parent.parameter])
        let isOptional = context.defaultValue(of: parameter.type, isArray: parameter.isArray) == nil
        switch parent.predicate {
        case .hasAnyValue:
            if parameter.isArray { return "!\(value).isEmpty" }
            if case .string = parameter.type { return isOptional ? "\(value)?.isEmpty == false" : "!\(value).isEmpty" }
            return isOptional ? "\(value) != nil" : "true"
        case .isEqual(let expected):
            if parameter.isArray { return "\(value).contains(\(expected))" }
            return expected ? value : "!\(value)"
        case .isCase(let index):
            guard case .enumeration(let reference, _) = parameter.type else { return "true" }
            let name = context.caseNames[reference.index][index]
            if parameter.isArray { return "\(value).contains(.\(name))" }
            guard isOptional else { return "\(value) == .\(name)" }
            // The placeholder means that nothing was chosen, as no value does.
            if context.schema[reference].cases[index].isUnknown { return "(\(value) == nil || \(value) == .\(name))" }
            // These two would mean the optional itself.
            let isAmbiguous = name == "none" || name == "some"
            return isAmbiguous ? "\(value) == .some(.\(name))" : "\(value) == .\(name)"
        }
    }

    /// The condition under which a parameter is shown, as a sentence.
    func description(of parent: ParentCondition) -> String {
        let name = properties[parent.parameter].name
        switch parent.predicate {
        case .hasAnyValue:
            return "Shown while `\(name)` has a value."
        case .isEqual(let expected):
            return "Shown while `\(name)` is \(expected)."
        case .isCase(let index):
            guard case .enumeration(let reference, _) = intent.parameters[parent.parameter].type else { return "" }
            return "Shown while `\(name)` is `\(context.caseNames[reference.index][index].name)`."
        }
    }
}
