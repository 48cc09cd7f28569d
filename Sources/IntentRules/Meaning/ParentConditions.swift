import IntentSchema

/// What users meet when a parameter depends on another.
struct ParentConditions {
    let intent: Intent
    let schema: Schema

    /// Whether the condition holds before users have chosen anything.
    func holdsAtFirst(_ condition: ParentCondition) -> Bool {
        let parent = intent.parameters[condition.parameter]
        switch condition.predicate {
        case .hasAnyValue: return parent.type.hasDefault(in: schema)
        case .isEqual(let wanted):
            if case .boolean(let isOn) = parent.type.traits.values { return isOn == wanted }
            return false
        case .isCase(let wanted):
            guard case .cases(let reference, let defaultCase) = parent.type.traits.values else { return false }
            return (defaultCase ?? schema[reference].cases.firstIndex(where: \.isUnknown)) == wanted
        }
    }

    /// Whether users can change the parent, so that the condition can begin or cease to hold.
    func canChange(_ condition: ParentCondition) -> Bool { intent.parameters[condition.parameter].isConfigurable }
}
