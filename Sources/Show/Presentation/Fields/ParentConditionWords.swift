import IntentSchema

extension ParentCondition {
    /// The condition as text: `while 'size' is 'large'`.
    package func words(in schema: Schema, of intent: Intent) -> String {
        let parent = intent.parameters[parameter]
        let words = words(of: parent) { operand in
            enumerationCase(operand, in: schema, of: intent).map { "'\($0.value.name)'" }
        }
        return "while '\(parent.name)' \(words)"
    }

    /// The case that an operand is, with its enumeration; `nil` for other operands.
    package func enumerationCase(_ operand: Operand, in schema: Schema, of intent: Intent) -> (
        value: EnumerationCase, enumeration: Enumeration
    )? {
        guard case .enumerationCase(let position) = operand,
            let enumeration = schema.enumeration(of: intent.parameters[parameter].type)
        else { return nil }
        return (enumeration.cases[position], enumeration)
    }
}
