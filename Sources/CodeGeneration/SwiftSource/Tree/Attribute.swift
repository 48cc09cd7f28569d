/// An attribute of a declaration, with its arguments; several on one line are one `Attribute`.
package struct Attribute: Hashable, Sendable {
    /// Where it is printed.
    package enum Placement: Hashable, Sendable {
        /// On a line of its own.
        case above
        /// In front of the access level.
        case inline
    }

    /// The attribute from its `@` on.
    package var code: Code
    /// Where it is printed.
    package var placement: Placement

    /// On a line of its own: `.above("@available(iOS 14.0, *)")`.
    package static func above(_ code: Code) -> Attribute {
        Attribute(code: code, placement: .above)
    }

    /// On the declaration's own line: `.inline("@NSManaged")`.
    package static func inline(_ code: Code) -> Attribute {
        Attribute(code: code, placement: .inline)
    }
}

/// Who may use a declaration.
package enum AccessModifier: Hashable, Sendable {
    /// Nothing is written: internal, or what the surrounding declaration says.
    case implicit
    /// Written as the word it is.
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
}

/// A word between the access level and the declaration's keyword. They are printed in the order given.
package enum Modifier: Hashable, Sendable {
    /// Printed as the word it is.
    case `static`, `class`, override, final, convenience, required, optional, mutating, nonisolated, indirect, weak
    /// `nonisolated(unsafe)`: something other than the compiler sees to it that no two threads meet.
    case nonisolatedUnsafe
    /// `fileprivate(set)`: a setter that fewer may use.
    case setter(AccessModifier)
}
