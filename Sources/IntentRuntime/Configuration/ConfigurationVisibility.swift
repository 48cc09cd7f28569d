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
