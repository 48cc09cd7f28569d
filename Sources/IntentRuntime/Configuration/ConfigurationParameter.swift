/// The names of an intent's parameters. A case's raw value is the parameter's name in the definition, which is also its
/// key in saved data.
public protocol ConfigurationParameter: RawRepresentable, CaseIterable, Hashable, Sendable, CustomStringConvertible
where RawValue == String, AllCases == [Self] {}

extension ConfigurationParameter {
    /// The parameter with this name. Written here, so that the compiler derives none for each intent: that would compare with each
    /// name in a branch of its own.
    public init?(rawValue: String) {
        guard let parameter = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = parameter
    }

    /// The parameter's name in the definition.
    public var description: String { rawValue }
}

/// The parameters of an intent that has none.
public enum NoParameter: ConfigurationParameter {
    /// Always `nil`: the type has no values.
    public init?(rawValue: String) { nil }
    /// Never called: the type has no values.
    public var rawValue: String { switch self {} }
}
