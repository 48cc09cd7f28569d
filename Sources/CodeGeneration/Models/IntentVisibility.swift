import IntentSchema

extension IntentModel {
    /// The condition under which a parameter is shown, as a sentence.
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
            return "Shown while `\(name)` is `\(context.caseNames[reference.index][index].name)`."
        }
    }
}
