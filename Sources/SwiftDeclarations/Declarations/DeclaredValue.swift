import Diagnostics

/// What a literal says.
package enum Literal: Hashable, Sendable {
    /// A string of one line or several, raw or not, without interpolation.
    case string(String)
    case boolean(Bool)
    case integer(Int)
    /// A number with a fraction or an exponent, or one that does not fit 64 bits, as written.
    case number(String)
    case `nil`
}

/// What a property is set to, or what its getter returns.
package enum DeclaredValue: Hashable, Sendable {
    case literal(Literal)
    /// Anything else; the range is the expression's, or the whole of the getter's statements.
    case expression(SourceRange)

    package var literal: Literal? {
        if case .literal(let literal) = self { literal } else { nil }
    }

    /// The text of a string literal.
    package var string: String? {
        if case .literal(.string(let text)) = self { text } else { nil }
    }
}
