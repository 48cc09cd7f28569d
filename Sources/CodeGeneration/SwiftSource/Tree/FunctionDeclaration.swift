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
