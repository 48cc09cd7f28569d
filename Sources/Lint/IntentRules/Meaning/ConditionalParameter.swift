import IntentSchema

/// A parameter that users can set, but only while its parent has a certain value.
struct ConditionalParameter {
    let written: ParameterDefinition
    let parameter: Parameter
    let parent: Parameter
    let predicate: ParentCondition.Predicate
    /// Whether the condition holds for every value of the parent; `nil` if it depends on it.
    let outcome: Bool?
    /// Whether the condition holds for every value within the parent's bounds; `nil` if it depends on it.
    let outcomeWithinBounds: Bool?
    /// Whether the condition holds before users have chosen anything.
    let holdsInitially: Bool
    /// Whether users see the parent below the parameter.
    let isAboveParent: Bool
}

extension RuleContext {
    /// The parameters that depend on others; empty if the definition has errors.
    var conditionalParameters: [ConditionalParameter] {
        guard let schema else { return [] }
        let meant = schema.intents.filter { !$0.isDeprecated }
        guard meant.count == intents.count else { return [] }
        return zip(intents, meant).flatMap { written, intent -> [ConditionalParameter] in
            let positions = Dictionary(uniqueKeysWithValues: zip(intent.displayOrder, 0...))
            return zip(written.parameters, intent.parameters).enumerated().compactMap { index, both in
                let (written, parameter) = both
                guard let condition = parameter.parent, parameter.isConfigurable else { return nil }
                let parent = intent.parameters[condition.parameter]
                return ConditionalParameter(
                    written: written,
                    parameter: parameter,
                    parent: parent,
                    predicate: condition.predicate,
                    outcome: condition.predicate.outcome(for: parent, in: schema),
                    outcomeWithinBounds: condition.predicate.outcomeWithinBounds(of: parent, in: schema),
                    holdsInitially: condition.predicate.holdsInitially(for: parent, in: schema),
                    isAboveParent: (positions[index] ?? 0) < (positions[condition.parameter] ?? 0)
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
