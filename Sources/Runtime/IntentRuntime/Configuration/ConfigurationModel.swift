/// The parameters of one intent as the user set them: what a widget shows, or what a shortcut runs with.
///
/// Generated structs conform. `init()` creates the configuration that users see first: each parameter has the
/// definition's default, or no value. `StoredModel` describes how data of other versions of the definition is read.
public protocol ConfigurationModel: StoredModel {
    /// The names of the intent's parameters, in the order in which users see them.
    associatedtype Parameter: ConfigurationParameter

    /// The protocol of the type that provides the app's options.
    associatedtype OptionsProvider: Sendable = NoOptionsProvider

    /// The outcomes of an intent whose `CodeResponse` has nothing else.
    associatedtype Code: ResponseCode = StandardResponseCode

    /// Whether the values of the other parameters meet the definition's conditions for this one and all its parents.
    /// Without an effect, a parameter is hidden, and its value does not count.
    func hasEffect(_ parameter: Parameter) -> Bool

    /// The parameters whose options the app provides, with the provider's methods for each. Generated.
    @_spi(Generated) static var dynamicParameters: [DynamicParameter<Self>] { get }
}

/// The provider of an intent whose parameters have no options from the app.
public struct NoOptionsProvider: Sendable {
    /// Creates a provider, which has no options.
    public init() {}
}

extension ConfigurationModel {
    /// None, for an intent whose parameters have no options from the app.
    @_spi(Generated) public static var dynamicParameters: [DynamicParameter<Self>] { [] }

    /// Returns `true`, for an intent whose parameters do not depend on one another.
    public func hasEffect(_ parameter: Parameter) -> Bool { true }

    /// All parameters, visible or not, in the order in which users see them.
    public static var parameters: [Parameter] { Parameter.allCases }

    /// Returns what the definition says about a parameter, such as its title, kind, bounds and options.
    public static func description(of parameter: Parameter) -> ParameterDescription {
        modelDescription[parameter.rawValue] ?? ParameterDescription(parameter.rawValue, String.self, defaultValue: nil)
    }

    /// Returns what a user of another language sees first: the definition's defaults, with default texts translated.
    ///
    /// `init()`, data that omits a value, and `effective` use the definition's own language, because they have no
    /// string tables.
    ///
    /// - Parameter translate: Returns the translation of a text, as `DefinitionText.string(in:)` does.
    public static func initial(translating translate: (DefinitionText) -> String) -> Self {
        Self().withDefaultTexts(translate)
    }

    /// Returns what a user of another language sees first: the provider's defaults, or else the definition's, with
    /// default texts translated.
    ///
    /// - Throws: Any error of the provider.
    public static func initial(
        from provider: OptionsProvider,
        translating translate: (DefinitionText) -> String
    ) async throws -> Self {
        try await initial(from: provider).withDefaultTexts(translate)
    }

    /// The configuration with translations of the texts that are the definition's defaults.
    private func withDefaultTexts(_ translate: (DefinitionText) -> String) -> Self {
        var configuration = self
        for field in Self.modelDescription.fields {
            guard let text = field.defaultText, value(named: field.name) as? String == text.text else { continue }
            _ = configuration.setValue(translate(text), named: field.name)
        }
        return configuration
    }

    /// The configuration with the definition's defaults for all parameters that have no effect, because a condition is
    /// not met. Save the original, so that a user who goes back finds the earlier values.
    public var effective: Self {
        var defaults: [String: (any ModelValue)?] = [:]
        for parameter in Parameter.allCases where !hasEffect(parameter) {
            defaults[parameter.rawValue] = .some(Self.description(of: parameter).defaultValue)
        }
        var configuration = self
        if !defaults.isEmpty { configuration.exchange(FieldAssignment(defaults)) }
        return configuration
    }

    /// Whether both configurations select the same. Compares objects by identifier and other values by equality, and
    /// uses the defaults of parameters that have no effect.
    public func isSameSelection(as other: Self) -> Bool {
        zip(effective.values, other.effective.values).allSatisfy { Self.selection($0) == Self.selection($1) }
    }

    /// What identifies a value in a selection.
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
    /// The parameters to show for the current values, in the order in which users see them.
    public var visibleParameters: [Parameter] { Parameter.allCases.filter(isVisible) }

    /// Whether to show the parameter to the user, given the current values of the others.
    ///
    /// A parameter is visible if users can configure it and its condition is met: its parent has the value that the
    /// definition requires, and the parent's own condition is met. A hidden parameter keeps its value.
    public func isVisible(_ parameter: Parameter) -> Bool { Self.isConfigurable(parameter) && hasEffect(parameter) }

    /// Whether users can set the parameter. Otherwise the app or Siri sets it, and it is never visible.
    public static func isConfigurable(_ parameter: Parameter) -> Bool { description(of: parameter).isConfigurable }
}

// MARK: - Values by parameter

extension ConfigurationModel {
    /// The value of a parameter, whatever its type; `nil` if it has none. Setting `nil` restores the default.
    ///
    /// Setting a value of the wrong type is a programming error, which only debug builds notice. If the type is known
    /// only at run time, use `set(_:for:)`.
    public subscript(parameter: Parameter) -> (any ModelValue)? {
        get { value(named: parameter.rawValue) }
        set {
            do { try set(newValue, for: parameter) } catch { assertionFailure("\(error)") }
        }
    }

    /// The value of a parameter with this type, for bindings: `$configuration[.isGift, default: false]`. Returns
    /// `value` for a parameter without a value, or with one of another type.
    public subscript<Value: ModelValue>(parameter: Parameter, default value: Value) -> Value {
        get { self[parameter] as? Value ?? value }
        set { self[parameter] = newValue }
    }

    /// The value of a parameter as what a picker selects: `Picker(title, selection: $configuration[choice: parameter])`
    /// with tags that are values or `nil`. A tag of another type is a programming error, as in `self[parameter]`.
    public subscript(choice parameter: Parameter) -> AnyHashable? {
        get { self[parameter].map { AnyHashable($0) } }
        set {
            let value = newValue?.base as? any ModelValue
            if newValue != nil, value == nil { return assertionFailure("\(parameter): no parameter has such a value") }
            self[parameter] = value
        }
    }

    /// Sets a parameter that is known only at run time; `nil` restores the default. If you know the parameter, set its
    /// property.
    ///
    /// - Throws: `ParameterTypeMismatch` for a value of the wrong type.
    public mutating func set(_ value: (any ModelValue)?, for parameter: Parameter) throws {
        let description = Self.description(of: parameter)
        guard setValue(value ?? description.defaultValue, named: parameter.rawValue) else {
            throw ParameterTypeMismatch(parameter: parameter.rawValue, expected: description.type, value: value)
        }
    }
}

/// An attempt to give a parameter a value of the wrong type.
public struct ParameterTypeMismatch: Error, CustomStringConvertible {
    /// The parameter's name in the definition.
    public let parameter: String
    /// The type of the parameter's values.
    public let expected: any ModelValue.Type
    /// The value of the wrong type.
    public let value: (any ModelValue)?

    /// An English sentence for logs, such as `quantity: expected Int, not String`.
    public var description: String {
        "\(parameter): expected \(expected), not \(value.map { "\(type(of: $0))" } ?? "nil")"
    }
}
