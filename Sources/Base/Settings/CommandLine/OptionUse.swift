/// A value of one option that changes what other options mean.
package struct OptionScope: Hashable, Sendable {
    /// The words that select the scope: `--to models`.
    package var words: String

    package init(words: String) { self.words = words }
}

/// What an option is for, in one sentence. An option whose meaning depends on the scope has several uses.
package struct OptionUse<Value: Sendable>: Sendable {
    /// `nil` if the option means the same everywhere.
    package var scope: OptionScope?
    package var help: String
    /// The default in this scope, if it differs from the option's own.
    package var defaultValue: Value?
    /// The values that are allowed in this scope; `nil` for all.
    package var allowed: [Value]?

    /// The meaning of the option in `scope`.
    package static func with(_ scope: OptionScope, _ help: String, default: Value? = nil, allowed: [Value]? = nil)
        -> Self
    {
        Self(scope: scope, help: help, defaultValue: `default`, allowed: allowed)
    }
}

/// A string literal is a use without a scope.
extension OptionUse: ExpressibleByStringInterpolation {
    package init(stringLiteral help: String) { self.init(scope: nil, help: help) }
}
