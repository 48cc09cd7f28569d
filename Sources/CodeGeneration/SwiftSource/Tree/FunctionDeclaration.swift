/// A parameter of a function or an initializer.
package struct FunctionParameter: Hashable, Sendable {
    /// The name that callers write.
    package enum Label: Hashable, Sendable {
        /// The parameter's own name.
        case sameAsName
        /// None: `_`.
        case omitted
        /// Another name.
        case named(Identifier)
    }

    /// The name that callers write.
    package var label: Label
    /// The name in the body.
    package var name: Identifier
    /// The type, with `@escaping` and the like.
    package var type: TypeName
    /// Taken where a caller gives no argument; empty for none.
    package var defaultValue: Code

    /// `label name: type = defaultValue`
    package init(label: Label = .sameAsName, _ name: Identifier, _ type: TypeName, defaultValue: Code = "") {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// What a function may do to its caller.
package struct Effects: Hashable, Sendable {
    /// Callers must await.
    package var isAsync: Bool
    /// Callers must try.
    package var canThrow: Bool

    /// Neither.
    package static let none = Effects(isAsync: false, canThrow: false)
    /// `async`
    package static let async = Effects(isAsync: true, canThrow: false)
    /// `throws`
    package static let `throws` = Effects(isAsync: false, canThrow: true)
    /// `async throws`
    package static let asyncThrows = Effects(isAsync: true, canThrow: true)
}

/// A function, or a protocol's requirement for one.
package struct FunctionDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment; any text, made safe when printed.
    package var documentation: [String]
    /// In the order in which they are printed.
    package var attributes: [Attribute]
    /// Who may call it.
    package var access: AccessModifier
    /// Words in front of `func`.
    package var modifiers: [Modifier]
    /// The base name.
    package var name: Identifier
    /// Between the angle brackets; empty for none.
    package var genericParameters: Code
    /// In order.
    package var parameters: [FunctionParameter]
    /// `async` and `throws`.
    package var effects: Effects
    /// What it returns; `nil` for nothing.
    package var result: TypeName?
    /// After `where`; empty for none.
    package var requirements: Code
    /// The statements; `nil` for a requirement, which has no braces.
    package var body: Code?

    /// Without a body, a protocol's requirement.
    package init(
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
package struct InitializerDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment; any text, made safe when printed.
    package var documentation: [String]
    /// In the order in which they are printed.
    package var attributes: [Attribute]
    /// Who may call it.
    package var access: AccessModifier
    /// Words in front of `init`.
    package var modifiers: [Modifier]
    /// `init?`
    package var isFailable: Bool
    /// In order.
    package var parameters: [FunctionParameter]
    /// `async` and `throws`.
    package var effects: Effects
    /// The statements; `nil` for a requirement, which has no braces.
    package var body: Code?

    /// Without a body, a protocol's requirement.
    package init(
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
