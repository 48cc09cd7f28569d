import IntentSchema

extension ParentCondition {
    /// The condition as text: `while 'size' is 'large'`.
    package func words(in schema: Schema, of intent: Intent) -> String {
        let name = intent.parameters[parameter].name
        return switch predicate {
        case .hasAnyValue: "while '\(name)' has a value"
        case .isEqual(let value): "while '\(name)' is \(value)"
        case .isCase: "while '\(name)' is '\(requiredCase(in: schema, of: intent)?.value.name ?? "")'"
        }
    }

    /// The case that the parent must have, with its enumeration; `nil` for other conditions.
    package func requiredCase(in schema: Schema, of intent: Intent) -> (
        value: EnumerationCase, enumeration: Enumeration
    )? {
        guard case .isCase(let position) = predicate,
            let enumeration = schema.enumeration(of: intent.parameters[parameter].type)
        else { return nil }
        return (enumeration.cases[position], enumeration)
    }
}
