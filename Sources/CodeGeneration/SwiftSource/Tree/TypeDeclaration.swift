/// A struct, class, enum, protocol or actor.
public struct TypeDeclaration: Hashable, Sendable {
    /// Which of them.
    public enum Kind: Hashable, Sendable {
        /// Printed as the word it is.
        case `struct`, `class`, `enum`, `protocol`, actor
    }

    /// Lines of the documentation comment; any text, made safe when printed.
    public var documentation: [String]
    /// In the order in which they are printed.
    public var attributes: [Attribute]
    /// Who may use it. Members carry their own.
    public var access: AccessModifier
    /// Words in front of the keyword, such as `final`.
    public var modifiers: [Modifier]
    /// The keyword.
    public var kind: Kind
    /// Its name.
    public var name: Identifier
    /// Between the angle brackets; empty for none.
    public var genericParameters: Code
    /// The superclass or raw type, then protocols.
    public var inherits: [TypeName]
    /// What stands in the braces, in order.
    public var members: [Declaration]

    /// Without anything else, an empty declaration `kind name {}`.
    public init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ kind: Kind,
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
public struct ExtensionDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment.
    public var documentation: [String]
    /// In the order in which they are printed.
    public var attributes: [Attribute]
    /// The access level of members that have none of their own.
    public var access: AccessModifier
    /// What is extended.
    public var type: TypeName
    /// Protocols that the extension adds.
    public var inherits: [TypeName]
    /// After `where`; empty for none.
    public var requirements: Code
    /// What stands in the braces, in order.
    public var members: [Declaration]

    /// Without anything else, an empty extension.
    public init(
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
public struct EnumCaseDeclaration: Hashable, Sendable {
    /// One value that the case carries.
    public struct AssociatedValue: Hashable, Sendable {
        /// Its label, if it has one.
        public var label: Identifier?
        /// Its type.
        public var type: TypeName

        /// Without a label, the type alone.
        public init(label: Identifier? = nil, _ type: TypeName) {
            self.label = label
            self.type = type
        }
    }

    /// Lines of the documentation comment.
    public var documentation: [String]
    /// In the order in which they are printed.
    public var attributes: [Attribute]
    /// The case.
    public var name: Identifier
    /// Whether the name stands in backticks even where it need not: the style of Apple's generator.
    public var isAlwaysQuoted: Bool
    /// What the case carries.
    public var associatedValues: [AssociatedValue]
    /// The raw value; empty for an implicit one.
    public var rawValue: Code

    /// Without anything else, `case name`.
    public init(
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
