/// An attribute of a declaration with its arguments, or several attributes on one line.
package struct Attribute: Hashable, Sendable {
    enum Placement: Hashable, Sendable {
        /// On a line of its own.
        case above
        /// Before the access level.
        case inline
    }

    /// The attribute, starting with its `@`.
    let code: Code
    /// The arguments between the parentheses after the code, if any.
    private(set) var arguments: [Code]?
    let placement: Placement

    /// An attribute on a line of its own: `.above("@available(iOS 14.0, *)")`.
    package static func above(_ code: Code) -> Attribute {
        Attribute(code: code, placement: .above)
    }

    /// An attribute on lines of its own, with one argument per line if they do not fit on one: `.above("@Parameter",
    /// arguments)`.
    package static func above(_ head: Code, _ arguments: [Code]) -> Attribute {
        Attribute(code: head, arguments: arguments, placement: .above)
    }

    /// An attribute on the declaration's own line: `.inline("@NSManaged")`.
    package static func inline(_ code: Code) -> Attribute {
        Attribute(code: code, placement: .inline)
    }
}

/// The access level of a declaration. `implicit` writes nothing: internal, or that of the surrounding declaration.
package enum AccessModifier: String, Sendable {
    case implicit = ""
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}

/// A word between the access level and the declaration's keyword. Modifiers print in the order given.
package enum Modifier: String, Sendable {
    case `static`, `class`, override, final, convenience, optional, mutating, nonisolated
    case fileprivateSetter = "fileprivate(set)"
}
