/// Where an option means what one of its uses says: with a certain value of another option.
struct OptionScope: Hashable, Sendable {
    /// The words that lead there: `--to models`.
    var words: String
}

/// What an option is for, in one sentence. An option that means different things in different scopes has several uses.
struct OptionUse<Value: Sendable>: Sendable {
    /// `nil` for an option that means the same everywhere.
    var scope: OptionScope?
    var help: String
    /// The default in this scope, where it is not the option's own.
    var defaultValue: Value?
    /// The values that this scope knows; `nil` for all.
    var allowed: [Value]?

    /// The option as it is understood with `scope`.
    static func with(_ scope: OptionScope, _ help: String, default: Value? = nil, allowed: [Value]? = nil) -> Self {
        Self(scope: scope, help: help, defaultValue: `default`, allowed: allowed)
    }
}

/// A sentence alone is a use without a scope.
extension OptionUse: ExpressibleByStringInterpolation {
    init(stringLiteral help: String) { self.init(scope: nil, help: help) }
}
