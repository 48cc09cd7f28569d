/// The parameters of one intent as the user set them: what a widget shows or a shortcut is run with.
///
/// Generated structs conform. A value can be copied, compared, hashed, sent between tasks and saved; saved data of an
/// older or newer definition is read as `SavedValues` describes. An initializer without arguments creates the configuration
/// that a user sees first: every parameter has the definition's default, or no value.
public protocol ConfigurationModel: Sendable, Hashable, Codable {
    /// The names of the intent's parameters, in the order in which users see them.
    associatedtype Parameter: ConfigurationParameter

    /// Whether the parameter is shown to the user, given the current values of the others.
    ///
    /// A parameter with a parent is visible while its parent is visible and meets the relationship's condition. A
    /// hidden parameter keeps its value.
    func isVisible(_ parameter: Parameter) -> Bool

    /// What is wrong with the values of visible parameters, in the order of the parameters; empty if there is nothing wrong.
    func violations() -> [ParameterViolation<Parameter>]

    /// `violations()`, and every array that holds more elements than a widget of this family has room for.
    func violations(in family: ConfigurationWidgetFamily) -> [ParameterViolation<Parameter>]

    /// How many elements an array parameter may hold in a widget of this family.
    ///
    /// - Returns: `nil` when the definition sets no such limit or the parameter is not an array.
    static func maximumCount(of parameter: Parameter, in family: ConfigurationWidgetFamily) -> Int?
}

extension ConfigurationModel {
    /// Every parameter, visible or not, in the order in which users see them.
    public static var parameters: [Parameter] { Array(Parameter.allCases) }

    /// The parameters that are currently shown, in the order in which users see them.
    public var visibleParameters: [Parameter] { Parameter.allCases.filter(isVisible) }

    /// Always true: a definition without relationships hides nothing.
    public func isVisible(_ parameter: Parameter) -> Bool { true }

    /// Always empty: a definition without bounds allows every value.
    public func violations() -> [ParameterViolation<Parameter>] { [] }

    /// The same as `violations()`: a definition without fixed array sizes sets no limit for a family.
    public func violations(in family: ConfigurationWidgetFamily) -> [ParameterViolation<Parameter>] { violations() }

    /// Always `nil`: a definition without fixed array sizes sets no limit.
    public static func maximumCount(of parameter: Parameter, in family: ConfigurationWidgetFamily) -> Int? { nil }
}
