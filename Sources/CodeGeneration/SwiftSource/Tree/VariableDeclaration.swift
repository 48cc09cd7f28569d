/// A property, or a protocol's requirement for one.
package struct VariableDeclaration: Hashable, Sendable {
    /// Whether it can change.
    package enum Binding: Hashable, Sendable {
        /// Printed as the word it is.
        case `let`, `var`
    }

    /// Where its value comes from.
    package enum Storage: Hashable, Sendable {
        /// It is stored, or `@NSManaged`.
        case stored
        /// `{ body }`, with `get async throws` where it has effects.
        case computed(Code, effects: Effects = .none)
        /// `get` and `set`.
        case accessors(get: Code, set: Code)
        /// `get` and `_modify`, of a place that both refer to: changes are made there, not to a copy.
        case place(Code)
        /// A protocol's requirement.
        case requirement(isSettable: Bool)
    }

    /// Lines of the documentation comment; any text, made safe when printed.
    package var documentation: [String]
    /// `@objc`, `@NSManaged`, property wrappers with their arguments.
    package var attributes: [Attribute]
    /// Who may use it.
    package var access: AccessModifier
    /// Words in front of `let` or `var`.
    package var modifiers: [Modifier]
    /// Whether it can change.
    package var binding: Binding
    /// Its name.
    package var name: Identifier
    /// Its type; `nil` to let the value say.
    package var type: TypeName?
    /// The initial value; empty for none.
    package var value: Code
    /// Where its value comes from.
    package var storage: Storage

    /// Without anything else, a stored property.
    package init(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        binding: Binding = .var,
        _ name: Identifier,
        _ type: TypeName?,
        value: Code = "",
        storage: Storage = .stored
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.access = access
        self.modifiers = modifiers
        self.binding = binding
        self.name = name
        self.type = type
        self.value = value
        self.storage = storage
    }
}
