/// One declaration, or a line between declarations.
package indirect enum Declaration: Hashable, Sendable {
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
    /// `//` lines that belong to the declaration after them.
    case comment([String])
    /// A blank line where none would be printed.
    case blankLine
}

/// Another name for a type.
package struct TypeAliasDeclaration: Hashable, Sendable {
    /// Lines of the documentation comment.
    package var documentation: [String]
    /// Who may use it.
    package var access: AccessModifier
    /// The new name.
    package var name: Identifier
    /// What it stands for.
    package var type: TypeName

    /// `typealias name = type`
    package init(
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
package struct ConditionalBlock: Hashable, Sendable {
    /// Declarations under one condition.
    package struct Clause: Hashable, Sendable {
        /// What must hold; empty for `#else`.
        package var condition: Code
        /// What is then compiled.
        package var declarations: [Declaration]

        /// An empty condition makes this the `#else` clause.
        package init(_ condition: Code, _ declarations: [Declaration]) {
            self.condition = condition
            self.declarations = declarations
        }
    }

    /// `#if`, then `#elseif` and `#else`, in order.
    package var clauses: [Clause]

    /// All clauses, `#if` first.
    package init(_ clauses: [Clause]) {
        self.clauses = clauses
    }

    /// A single `#if condition`.
    package init(_ condition: Code, _ declarations: [Declaration]) {
        clauses = [Clause(condition, declarations)]
    }
}
