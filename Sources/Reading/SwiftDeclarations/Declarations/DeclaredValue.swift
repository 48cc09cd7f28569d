import Diagnostics

package enum Literal: Hashable, Sendable {
    /// Any string literal without interpolation: single-line or multiline, raw or not.
    case string(String)
    case boolean(Bool)
    case integer(Int)
    /// A number that has a fraction or an exponent or does not fit in 64 bits, as written.
    case number(String)
    case `nil`
}

/// The value that a property is set to, or that its getter returns.
package enum DeclaredValue: Hashable, Sendable {
    case literal(Literal)
    /// Anything else. The range covers the expression, or all statements of the getter.
    case expression(SourceRange)

    package var literal: Literal? {
        if case .literal(let literal) = self { literal } else { nil }
    }

    /// The text of a string literal; `nil` for other values.
    package var string: String? {
        if case .literal(.string(let text)) = self { text } else { nil }
    }
}
