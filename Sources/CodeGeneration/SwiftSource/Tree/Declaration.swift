/// One declaration, or a line between declarations.
public indirect enum Declaration: Hashable, Sendable {
    /// `import Module`
    case `import`(Import)
    /// A struct, class, enum, protocol or actor.
    case type(TypeDeclaration)
    /// An extension.
    case `extension`(ExtensionDeclaration)
    /// One case of an enum.
    case enumCase(EnumCaseDeclaration)
    /// A property.
    case variable(VariableDeclaration)
    /// A function or a requirement for one.
    case function(FunctionDeclaration)
    /// An initializer.
    case initializer(InitializerDeclaration)
    /// Another name for a type.
    case typeAlias(TypeAliasDeclaration)
    /// `#if … #elseif … #else … #endif`
    case conditional(ConditionalBlock)
    /// `// MARK: - title`
    case mark(String)
    /// `//` lines that belong to the declaration after them.
    case comment([String])
    /// A blank line where none would be printed.
    case blankLine
}

/// An import of a module.
public struct Import: Hashable, Sendable {
    /// The module, or `kind Module.name`.
    public var module: TypeName
    /// In front of `import`, on the same line: `@preconcurrency`.
    public var attribute: Code

    /// Without an attribute, a plain import.
    public init(_ module: TypeName, attribute: Code = "") {
        self.module = module
        self.attribute = attribute
    }
}

/// Another name for a type.
public struct TypeAliasDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment.
    public var documentation: [String]
    /// Who may use it.
    public var access: AccessModifier
    /// The new name.
    public var name: Identifier
    /// What it stands for.
    public var type: TypeName

    /// `typealias name = type`
    public init(
        documentation: [String] = [],
        access: AccessModifier = .implicit,
        _ name: Identifier,
        _ type: TypeName
    ) {
        self.documentation = documentation
        self.access = access
        self.name = name
        self.type = type
    }
}

/// Declarations that are compiled only where conditions hold.
public struct ConditionalBlock: Hashable, Sendable {
    /// Declarations under one condition.
    public struct Clause: Hashable, Sendable {
        /// What must hold; empty for `#else`.
        public var condition: Code
        /// What is then compiled.
        public var declarations: [Declaration]

        /// An empty condition makes this the `#else` clause.
        public init(_ condition: Code, _ declarations: [Declaration]) {
            self.condition = condition
            self.declarations = declarations
        }
    }

    /// `#if`, then `#elseif` and `#else`, in order.
    public var clauses: [Clause]

    /// All clauses, `#if` first.
    public init(_ clauses: [Clause]) {
        self.clauses = clauses
    }

    /// A single `#if condition`.
    public init(_ condition: Code, _ declarations: [Declaration]) {
        clauses = [Clause(condition, declarations)]
    }
}
