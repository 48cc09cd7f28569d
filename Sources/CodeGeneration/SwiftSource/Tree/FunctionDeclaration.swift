/// A parameter of a function or an initializer.
public struct FunctionParameter: Hashable, Sendable {
    /// The name that callers write.
    public enum Label: Hashable, Sendable {
        /// The parameter's own name.
        case sameAsName
        /// None: `_`.
        case omitted
        /// Another name.
        case named(Identifier)
    }

    /// The name that callers write.
    public var label: Label
    /// The name in the body.
    public var name: Identifier
    /// The type, with `@escaping` and the like.
    public var type: TypeName
    /// Taken where a caller gives no argument; empty for none.
    public var defaultValue: Code

    /// `label name: type = defaultValue`
    public init(label: Label = .sameAsName, _ name: Identifier, _ type: TypeName, defaultValue: Code = "") {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// What a function may do to its caller.
public struct Effects: Hashable, Sendable {
    /// Callers must await.
    public var isAsync: Bool
    /// Callers must try.
    public var canThrow: Bool

    /// Neither.
    public static let none = Effects(isAsync: false, canThrow: false)
    /// `async`
    public static let async = Effects(isAsync: true, canThrow: false)
    /// `throws`
    public static let `throws` = Effects(isAsync: false, canThrow: true)
    /// `async throws`
    public static let asyncThrows = Effects(isAsync: true, canThrow: true)
}

/// A function, or a protocol's requirement for one.
public struct FunctionDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment; any text, made safe when printed.
    public var documentation: [String]
    /// In the order in which they are printed.
    public var attributes: [Attribute]
    /// Who may call it.
    public var access: AccessModifier
    /// Words in front of `func`.
    public var modifiers: [Modifier]
    /// The base name.
    public var name: Identifier
    /// Between the angle brackets; empty for none.
    public var genericParameters: Code
    /// In order.
    public var parameters: [FunctionParameter]
    /// `async` and `throws`.
    public var effects: Effects
    /// What it returns; `nil` for nothing.
    public var result: TypeName?
    /// After `where`; empty for none.
    public var requirements: Code
    /// The statements; `nil` for a requirement, which has no braces.
    public var body: Code?

    /// Without a body, a protocol's requirement.
    public init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        genericParameters: Code = "",
        _ parameters: [FunctionParameter] = [],
        effects: Effects = .none,
        returns result: TypeName? = nil,
        where requirements: Code = "",
        body: Code? = nil
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.access = access
        self.modifiers = modifiers
        self.name = name
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.effects = effects
        self.result = result
        self.requirements = requirements
        self.body = body
    }
}

/// An initializer, or a protocol's requirement for one.
public struct InitializerDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment; any text, made safe when printed.
    public var documentation: [String]
    /// In the order in which they are printed.
    public var attributes: [Attribute]
    /// Who may call it.
    public var access: AccessModifier
    /// Words in front of `init`.
    public var modifiers: [Modifier]
    /// `init?`
    public var isFailable: Bool
    /// In order.
    public var parameters: [FunctionParameter]
    /// `async` and `throws`.
    public var effects: Effects
    /// The statements; `nil` for a requirement, which has no braces.
    public var body: Code?

    /// Without a body, a protocol's requirement.
    public init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        isFailable: Bool = false,
        _ parameters: [FunctionParameter] = [],
        effects: Effects = .none,
        body: Code? = nil
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.access = access
        self.modifiers = modifiers
        self.isFailable = isFailable
        self.parameters = parameters
        self.effects = effects
        self.body = body
    }
}
