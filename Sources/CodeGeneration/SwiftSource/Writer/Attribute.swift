/// An attribute of a declaration, with its arguments; several on one line are one `Attribute`.
package struct Attribute: Hashable, Sendable {
    enum Placement: Hashable, Sendable {
        /// On a line of its own.
        case above
        /// In front of the access level.
        case inline
    }

    /// The attribute from its `@` on.
    let code: Code
    /// What stands between parentheses after the code, if anything.
    private(set) var arguments: [Code]?
    let placement: Placement

    /// On a line of its own: `.above("@available(iOS 14.0, *)")`.
    package static func above(_ code: Code) -> Attribute {
        Attribute(code: code, placement: .above)
    }

    /// On lines of its own, with a line for each argument where one is too short for all of them:
    /// `.above("@Parameter", arguments)`.
    package static func above(_ head: Code, _ arguments: [Code]) -> Attribute {
        Attribute(code: head, arguments: arguments, placement: .above)
    }

    /// On the declaration's own line: `.inline("@NSManaged")`.
    package static func inline(_ code: Code) -> Attribute {
        Attribute(code: code, placement: .inline)
    }
}

/// Who may use a declaration. `implicit` writes nothing: internal, or what the surrounding declaration says.
package enum AccessModifier: String, Sendable {
    case implicit = ""
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}

/// A word between the access level and the declaration's keyword. They are printed in the order given.
package enum Modifier: String, Sendable {
    case `static`, `class`, override, final, convenience, optional, mutating, nonisolated
    case fileprivateSetter = "fileprivate(set)"
}
