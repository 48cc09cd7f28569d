/// A property, or a protocol's requirement for one.
public struct VariableDeclaration: Hashable, Sendable {
    /// Whether it can change.
    public enum Binding: Hashable, Sendable {
        /// Printed as the word it is.
        case `let`, `var`
    }

    /// Where its value comes from.
    public enum Storage: Hashable, Sendable {
        /// It is stored, or `@NSManaged`.
        case stored
        /// `{ body }`, with `get async throws` where it has effects.
        case computed(Code, effects: Effects = .none)
        /// `get` and `set`.
        case accessors(get: Code, set: Code)
        /// A protocol's requirement.
        case requirement(isSettable: Bool)
    }

    /// Lines of the documentation comment; any text, made safe when printed.
    public var documentation: [String]
    /// `@objc`, `@NSManaged`, property wrappers with their arguments.
    public var attributes: [Attribute]
    /// Who may use it.
    public var access: AccessModifier
    /// Words in front of `let` or `var`.
    public var modifiers: [Modifier]
    /// Whether it can change.
    public var binding: Binding
    /// Its name.
    public var name: Identifier
    /// Its type; `nil` to let the value say.
    public var type: TypeName?
    /// The initial value; empty for none.
    public var value: Code
    /// Where its value comes from.
    public var storage: Storage

    /// Without anything else, a stored property.
    public init(
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
