import IntentSchema

/// A value that a model and a SiriKit class both have as a property.
struct BridgedProperty {
    /// The model's property.
    let model: Identifier
    /// The class's property.
    let siriKit: Identifier
    let type: ParameterType
    let isArray: Bool
    /// Whether the model always has a value.
    let hasDefault: Bool
}

extension BridgeContext {
    /// Sets the model's property, if the class has a value. What SiriKit leaves open keeps the model's default.
    func assignmentToModel(_ property: BridgedProperty, from source: Identifier) -> Code {
        let value = self.value(property.type)
        let origin: Code = "\(source).\(property.siriKit)"
        if property.isArray {
            let elements = value.toModel.mapping(array: "values")
            return "if let values = \(origin) { self.\(property.model) = \(elements) }"
        }
        if let enumeration = value.enumeration {
            let model = models.element(of: property.type)
            // An index of 0 is no choice, unless the definition gives it to a case of its own.
            let isOpenAtZero = enumeration.cases.first { $0.index == 0 }?.isUnknown ?? true
            let condition: Code = isOpenAtZero ? "\(origin).rawValue != 0, " : ""
            return .block(
                "if \(condition)let value = \(model)(rawValue: \(origin).rawValue) {",
                "self.\(property.model) = value"
            )
        }
        if value.toModel.kind == .partial {
            let converted = value.toModel.mapping(optional: origin)
            return "if let value = (\(converted)) { self.\(property.model) = value }"
        }
        return "if let value = \(origin) { self.\(property.model) = \(value.toModel.apply("value")) }"
    }

    /// Sets the class's property.
    func assignmentToSiriKit(_ property: BridgedProperty, from source: Identifier) -> Code {
        let value = self.value(property.type)
        let origin: Code = "\(source).\(property.model)"
        if property.isArray { return "self.\(property.siriKit) = \(value.toSiriKit.mapping(array: origin))" }
        if value.enumeration != nil {
            let name = SiriKitValue(property.type, names).swift
            let index: Code = property.hasDefault ? "\(origin).rawValue" : "\(origin)?.rawValue ?? 0"
            return "if let value = \(name)(rawValue: \(index)) { self.\(property.siriKit) = value }"
        }
        let converted = property.hasDefault ? value.toSiriKit.apply(origin) : value.toSiriKit.mapping(optional: origin)
        return "self.\(property.siriKit) = \(converted)"
    }
}
