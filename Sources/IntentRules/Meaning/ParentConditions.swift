import IntentSchema

/// What users meet when a parameter depends on another.
struct ParentConditions {
    private let intent: Intent
    private let schema: Schema

    init(_ intent: Intent, in schema: Schema) {
        self.intent = intent
        self.schema = schema
    }

    /// Whether the condition holds before users have chosen anything.
    func holdsAtFirst(_ condition: ParentCondition) -> Bool {
        let parent = intent.parameters[condition.parameter]
        switch condition.predicate {
        case .hasAnyValue: return parent.type.hasDefault
        case .isEqual(let wanted):
            if case .boolean(let options) = parent.type { return options.defaultValue == wanted }
            return false
        case .isCase(let wanted):
            guard case .enumeration(let reference, let defaultCase) = parent.type else { return false }
            return (defaultCase ?? schema[reference].cases.firstIndex(where: \.isUnknown)) == wanted
        }
    }

    /// Whether users can change the parent, so that the condition can begin or cease to hold.
    func canChange(_ condition: ParentCondition) -> Bool { intent.parameters[condition.parameter].isConfigurable }
}

extension ParameterType {
    /// Whether there is a value before users have chosen one.
    var hasDefault: Bool {
        switch self {
        case .string(let options): options.defaultValue.text != nil
        case .integer(let options): options.defaultValue != nil
        case .decimal(let options): options.defaultValue != nil
        case .boolean(let options): options.defaultValue
        case .enumeration(_, let defaultCase): defaultCase != nil
        case .duration(let options): options.defaultValue != nil
        case .measurement(_, let options): options.defaultValue != nil
        case .currencyAmount(let options): options.defaultValue != nil
        case .object, .untypedObject, .file, .url, .placemark, .dateComponents, .person, .paymentMethod,
            .speakableString, .system:
            false
        }
    }
}
