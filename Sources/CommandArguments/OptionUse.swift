/// Where an option means what one of its uses says: with a certain value of another option.
package struct OptionScope: Hashable, Sendable {
    /// The words that lead there: `--to models`.
    package var words: String

    package init(words: String) { self.words = words }
}

/// What an option is for, in one sentence. An option that means different things in different scopes has several uses.
package struct OptionUse<Value: Sendable>: Sendable {
    /// `nil` for an option that means the same everywhere.
    package var scope: OptionScope?
    package var help: String
    /// The default in this scope, where it is not the option's own.
    package var defaultValue: Value?
    /// The values that this scope knows; `nil` for all.
    package var allowed: [Value]?

    /// The option as it is understood with `scope`.
    package static func with(_ scope: OptionScope, _ help: String, default: Value? = nil, allowed: [Value]? = nil)
        -> Self
    {
        Self(scope: scope, help: help, defaultValue: `default`, allowed: allowed)
    }
}

/// A sentence alone is a use without a scope.
extension OptionUse: ExpressibleByStringInterpolation {
    package init(stringLiteral help: String) { self.init(scope: nil, help: help) }
}
