extension ConfigurationModel {
    /// The parameters that are currently shown, in the order in which users see them.
    public var visibleParameters: [Parameter] { Parameter.allCases.filter(isVisible) }

    /// Whether the parameter is shown to the user, given the current values of the others.
    ///
    /// A parameter is shown if users can configure it and its condition is met: its parent has the value that the
    /// definition asks for, and the parent's own condition is met. A hidden parameter keeps its value.
    public func isVisible(_ parameter: Parameter) -> Bool {
        let description = Self.description(of: parameter)
        return description.isConfigurable && hasEffect(description)
    }

    /// Whether users can set the parameter at all. One that they cannot is set by the app or by Siri, and never shown.
    public static func isConfigurable(_ parameter: Parameter) -> Bool { description(of: parameter).isConfigurable }

    /// Whether the conditions on the parameter and all above it are met.
    func hasEffect(_ field: ParameterDescription) -> Bool {
        let description = Self.modelDescription
        var current = field
        // The schema has no circles; a description made by hand might.
        for _ in description.fields {
            guard let parent = current.parent else { return true }
            guard let position = description.position(of: parent.name),
                parent.condition.isMet(by: modelValues.value(at: position))
            else { return false }
            current = description.fields[position]
        }
        return current.parent == nil
    }
}

extension ParameterDescription.Parent.Condition {
    /// Whether the value is what the definition asks for; of a list, whether one of its elements is.
    func isMet(by value: (any ModelValue)?) -> Bool {
        if let list = value as? any AnyModelList {
            if self == .hasAnyValue { return countsAsValue(value) }
            return list.anyElements.contains { isMet(by: $0) }
        }
        switch self {
        case .hasAnyValue: return countsAsValue(value)
        case .isEqual(let expected): return value as? Bool == expected
        case .isCase(let index):
            // No value means what the placeholder means: that nothing was chosen.
            guard let value else { return index == 0 }
            return (value as? any ConfigurationEnumeration)?.rawValue == index
        }
    }
}
