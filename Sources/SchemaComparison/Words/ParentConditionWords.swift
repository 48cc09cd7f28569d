import IntentSchema

extension ParentCondition {
    /// The condition in the words of a message: `while 'size' is 'large'`.
    package func words(in schema: Schema, of intent: Intent) -> String {
        let name = intent.parameters[parameter].name
        return switch predicate {
        case .hasAnyValue: "while '\(name)' has a value"
        case .isEqual(let value): "while '\(name)' is \(value)"
        case .isCase: "while '\(name)' is '\(caseName(in: schema, of: intent)?.name ?? "")'"
        }
    }

    /// The condition in a word or two: `any value`, `true`, `large`.
    package func word(in schema: Schema, of intent: Intent) -> String {
        switch predicate {
        case .hasAnyValue: "any value"
        case .isEqual(let value): String(value)
        case .isCase: caseName(in: schema, of: intent)?.name ?? ""
        }
    }

    /// The case that the parent must have, with the name of its enumeration; `nil` for another condition.
    func caseName(in schema: Schema, of intent: Intent) -> (name: String, enumeration: String)? {
        guard case .isCase(let position) = predicate,
            case .enumeration(let reference, _) = intent.parameters[parameter].type
        else { return nil }
        let enumeration = schema[reference]
        return (enumeration.cases[position].name, enumeration.name)
    }
}
