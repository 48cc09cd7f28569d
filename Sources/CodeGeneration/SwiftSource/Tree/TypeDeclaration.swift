/// A struct, class, enum, protocol or actor.
package struct TypeDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment; any text, made safe when printed.
    package var documentation: [String]
    /// In the order in which they are printed.
    package var attributes: [Attribute]
    /// Who may use it. Members carry their own.
    package var access: AccessModifier
    /// Words in front of the keyword, such as `final`.
    package var modifiers: [Modifier]
    /// The keyword.
    package var kind: Writer.Kind
    /// Its name.
    package var name: Identifier
    /// Between the angle brackets; empty for none.
    package var genericParameters: Code
    /// The superclass or raw type, then protocols.
    package var inherits: [TypeName]
    /// What stands in the braces, in order.
    package var members: [Declaration]

    /// Without anything else, an empty declaration `kind name {}`.
    package init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ kind: Writer.Kind,
        _ name: Identifier,
        genericParameters: Code = "",
        inherits: [TypeName] = [],
        members: [Declaration] = []
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.access = access
        self.modifiers = modifiers
        self.kind = kind
        self.name = name
        self.genericParameters = genericParameters
        self.inherits = inherits
        self.members = members
    }
}

/// An extension of a type.
package struct ExtensionDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment.
    package var documentation: [String]
    /// In the order in which they are printed.
    package var attributes: [Attribute]
    /// The access level of members that have none of their own.
    package var access: AccessModifier
    /// What is extended.
    package var type: TypeName
    /// Protocols that the extension adds.
    package var inherits: [TypeName]
    /// After `where`; empty for none.
    package var requirements: Code
    /// What stands in the braces, in order.
    package var members: [Declaration]

    /// Without anything else, an empty extension.
    package init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        _ type: TypeName,
        inherits: [TypeName] = [],
        where requirements: Code = "",
        members: [Declaration] = []
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.access = access
        self.type = type
        self.inherits = inherits
        self.requirements = requirements
        self.members = members
    }
}

/// One case of an enum, on a line of its own.
package struct EnumCaseDeclaration: Hashable, Sendable {
    /// One value that the case carries.
    package struct AssociatedValue: Hashable, Sendable {
        /// Its label, if it has one.
        package var label: Identifier?
        /// Its type.
        package var type: TypeName

        /// Without a label, the type alone.
        package init(label: Identifier? = nil, _ type: TypeName) {
            self.label = label
            self.type = type
        }
    }

    /// Lines of the documentation comment.
    package var documentation: [String]
    /// In the order in which they are printed.
    package var attributes: [Attribute]
    /// The case.
    package var name: Identifier
    /// Whether the name stands in backticks even where it need not: the style of Apple's generator.
    package var isAlwaysQuoted: Bool
    /// What the case carries.
    package var associatedValues: [AssociatedValue]
    /// The raw value; empty for an implicit one.
    package var rawValue: Code

    /// Without anything else, `case name`.
    package init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        _ name: Identifier,
        isAlwaysQuoted: Bool = false,
        associatedValues: [AssociatedValue] = [],
        rawValue: Code = ""
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.name = name
        self.isAlwaysQuoted = isAlwaysQuoted
        self.associatedValues = associatedValues
        self.rawValue = rawValue
    }
}
