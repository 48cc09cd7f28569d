import IntentSchema

/// A parameter that users can set, but only while its parent has a certain value.
struct ConditionalParameter {
    let written: ParameterDefinition
    let parameter: Parameter
    let parent: Parameter
    let predicate: ParentCondition.Predicate
    /// Whether the condition holds before users have chosen anything.
    let holdsInitially: Bool
}

extension RuleContext {
    /// The parameters that depend on others; empty if the definition has errors.
    var conditionalParameters: [ConditionalParameter] {
        guard let schema else { return [] }
        let meant = schema.intents.filter { !$0.isDeprecated }
        guard meant.count == intents.count else { return [] }
        return zip(intents, meant).flatMap { written, intent in
            zip(written.parameters, intent.parameters).compactMap { written, parameter in
                guard let condition = parameter.parent, parameter.isConfigurable else { return nil }
                let parent = intent.parameters[condition.parameter]
                return ConditionalParameter(
                    written: written,
                    parameter: parameter,
                    parent: parent,
                    predicate: condition.predicate,
                    holdsInitially: condition.predicate.holds(for: parent, in: schema)
                )
            }
        }
    }
}

extension RuleExample {
    /// An intent with a parameter that depends on another one.
    static func dependent(_ predicate: String, on name: String, parent: String = "hasTopping") -> RuleExample {
        .order(
            "Parameters: [",
            "    { Name: \(name) }",
            "    { Name: topping, Relationship: { ParentName: \(parent), PredicateName: \(predicate) } }",
            "]"
        )
    }
}

extension ParentCondition.Predicate {
    /// Whether the condition holds for the parent's initial value.
    fileprivate func holds(for parent: Parameter, in schema: Schema) -> Bool {
        switch self {
        case .hasAnyValue: return parent.type.hasDefault
        case .isEqual(let wanted):
            if case .boolean(let isOn) = parent.type.values { return isOn == wanted }
            return false
        case .isCase(let wanted):
            guard case .cases(let reference, let defaultCase) = parent.type.values else { return false }
            return (defaultCase ?? schema[reference].cases.firstIndex(where: \.isUnknown)) == wanted
        }
    }
}
