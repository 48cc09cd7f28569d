/// The parameters of one intent as the user set them: what a widget shows or a shortcut is run with.
///
/// Generated structs conform. A value can be copied, compared, hashed, sent between tasks and saved; saved data of an
/// older or newer definition is read as `StoredModel` describes. An initializer without arguments creates the configuration
/// that a user sees first: every parameter has the definition's default, or no value.
public protocol ConfigurationModel: StoredModel {
    /// The names of the intent's parameters, in the order in which users see them.
    associatedtype Parameter: ConfigurationParameter
}

extension ConfigurationModel {
    /// Every parameter, visible or not, in the order in which users see them.
    public static var parameters: [Parameter] { Parameter.allCases }

    /// What the definition says of a parameter: its title, kind, bounds, options.
    public static func description(of parameter: Parameter) -> ParameterDescription {
        let description = modelDescription
        guard let position = description.position(of: parameter.rawValue) else {
            preconditionFailure("a model does not fit its own description")
        }
        return description.fields[position]
    }

    /// What a user of another language sees first: the definition's defaults, with the texts among them translated.
    ///
    /// An initializer without arguments, data that leaves a value out, and `effective` keep to the definition's own language:
    /// they have no tables.
    ///
    /// - Parameter translate: Finds the translation of a text, as `DefinitionText.string(in:)` does.
    public static func initial(translating translate: (DefinitionText) -> String) -> Self {
        var values = ModelValues(modelDescription)
        for (position, field) in modelDescription.fields.enumerated() {
            if let text = field.defaultText { values.write(translate(text), at: position) }
        }
        return Self(modelValues: values)
    }

    /// The configuration with the definition's default for every parameter that has no effect, because its condition on another
    /// parameter is not met. What is saved need not be changed: a user who goes back finds what was there.
    public var effective: Self {
        changed { values in
            for (position, field) in Self.modelDescription.fields.enumerated() where !hasEffect(field) {
                values.write(field.defaultValue, at: position)
            }
        }
    }

    /// Whether both select the same: objects are compared by their identifiers, all else by value, and only where it has
    /// an effect.
    public func isSameSelection(as other: Self) -> Bool {
        let (left, right) = (effective.modelValues, other.effective.modelValues)
        return Self.modelDescription.fields.indices.allSatisfy {
            Self.selection(left.value(at: $0)) == Self.selection(right.value(at: $0))
        }
    }

    /// A value reduced to what identifies it.
    private static func selection(_ value: (any ModelValue)?) -> [AnyHashable] {
        switch value {
        case nil: []
        case let object as any ConfigurationObject: [object.id]
        case let list as any AnyModelList: list.anyElements.flatMap { selection($0) }
        case let value?: [AnyHashable(value)]
        }
    }
}

// MARK: - Values by parameter

extension ConfigurationModel {
    /// The value of a parameter, whatever its type: an array is a `ModelList`; `nil` for a value that is missing.
    ///
    /// Writing a value of another type than the parameter's changes nothing; writing `nil` sets the default.
    public subscript(parameter: Parameter) -> (any ModelValue)? {
        get { Self.modelDescription.position(of: parameter.rawValue).flatMap { modelValues.value(at: $0) } }
        set {
            let description = Self.modelDescription
            guard let position = description.position(of: parameter.rawValue) else { return }
            let field = description.fields[position]
            if newValue.map(field.accepts) ?? true { self = changed { $0.write(newValue, at: position) } }
        }
    }

    /// The value of a parameter whose type the place says, and as `\Model[value: .size]` a key path to it, for bindings; `nil`
    /// for a value that is missing or of another type.
    public subscript<Value: ModelValue>(value parameter: Parameter) -> Value? {
        get { self[parameter] as? Value }
        set { self[parameter] = newValue }
    }
}
