/// The parameters of one intent as the user set them: what a widget shows or a shortcut is run with.
///
/// Generated structs conform. An initializer without arguments creates the configuration that a user sees first: every parameter has
/// the definition's default, or no value. Saved data of an older or newer definition is read as `StoredModel` describes.
public protocol ConfigurationModel: StoredModel {
    /// The names of the intent's parameters, in the order in which users see them.
    associatedtype Parameter: ConfigurationParameter

    /// Whether the definition's conditions on the parameter and all above it are met by the values of the others.
    func hasEffect(_ parameter: Parameter) -> Bool
}

extension ConfigurationModel {
    /// No parameter depends on another.
    public func hasEffect(_ parameter: Parameter) -> Bool { true }

    /// Every parameter, visible or not, in the order in which users see them.
    public static var parameters: [Parameter] { Parameter.allCases }

    /// What the definition says of a parameter: its title, kind, bounds, options.
    public static func description(of parameter: Parameter) -> ParameterDescription {
        modelDescription[parameter.rawValue] ?? ParameterDescription(parameter.rawValue, String.self, defaultValue: nil)
    }

    /// What a user of another language sees first: the definition's defaults, with the texts among them translated.
    ///
    /// An initializer without arguments, data that leaves a value out, and `effective` keep to the definition's own language:
    /// they have no tables.
    ///
    /// - Parameter translate: Finds the translation of a text, as `DefinitionText.string(in:)` does.
    public static func initial(translating translate: (DefinitionText) -> String) -> Self {
        var configuration = Self()
        let texts = modelDescription.fields.compactMap { field in field.defaultText.map { (field.name, translate($0)) }
        }
        configuration.exchange(FieldAssignment(Dictionary(texts) { first, _ in first }))
        return configuration
    }

    /// The configuration with the definition's default for every parameter that has no effect, because its condition on another
    /// parameter is not met. What is saved need not be changed: a user who goes back finds what was there.
    public var effective: Self {
        var defaults: [String: (any ModelValue)?] = [:]
        for parameter in Parameter.allCases where !hasEffect(parameter) {
            defaults[parameter.rawValue] = .some(Self.description(of: parameter).defaultValue)
        }
        var configuration = self
        if !defaults.isEmpty { configuration.exchange(FieldAssignment(defaults)) }
        return configuration
    }

    /// Whether both select the same: objects are compared by their identifiers, all else by value, and only where it has
    /// an effect.
    public func isSameSelection(as other: Self) -> Bool {
        zip(effective.values, other.effective.values).allSatisfy { Self.selection($0) == Self.selection($1) }
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

// MARK: - Visibility

extension ConfigurationModel {
    /// The parameters that are currently shown, in the order in which users see them.
    public var visibleParameters: [Parameter] { Parameter.allCases.filter(isVisible) }

    /// Whether the parameter is shown to the user, given the current values of the others.
    ///
    /// A parameter is shown if users can configure it and its condition is met: its parent has the value that the
    /// definition asks for, and the parent's own condition is met. A hidden parameter keeps its value.
    public func isVisible(_ parameter: Parameter) -> Bool { Self.isConfigurable(parameter) && hasEffect(parameter) }

    /// Whether users can set the parameter at all. One that they cannot is set by the app or by Siri, and never shown.
    public static func isConfigurable(_ parameter: Parameter) -> Bool { description(of: parameter).isConfigurable }
}

// MARK: - Values by parameter

extension ConfigurationModel {
    /// The value of a parameter, whatever its type; `nil` for a value that is missing.
    public subscript(parameter: Parameter) -> (any ModelValue)? { value(named: parameter.rawValue) }

    /// Sets the value of a parameter that is known only when the program runs; `nil` sets the default. Where the parameter is
    /// known, its property is the way.
    ///
    /// - Throws: `ParameterTypeMismatch` for a value that the parameter cannot have.
    public mutating func set(_ value: (any ModelValue)?, for parameter: Parameter) throws {
        let description = Self.description(of: parameter)
        guard setValue(value ?? description.defaultValue, named: parameter.rawValue) else {
            throw ParameterTypeMismatch(parameter: parameter.rawValue, expected: description.type, value: value)
        }
    }
}

/// A value that a parameter cannot have, because it is of another type.
public struct ParameterTypeMismatch: Error, CustomStringConvertible {
    /// The parameter's name in the definition.
    public let parameter: String
    /// The type of the parameter's values.
    public let expected: any ModelValue.Type
    /// What is of another type.
    public let value: (any ModelValue)?

    /// An English sentence for logs, such as `quantity: expected Int, not String`.
    public var description: String {
        "\(parameter): expected \(expected), not \(value.map { "\(type(of: $0))" } ?? "nil")"
    }
}
