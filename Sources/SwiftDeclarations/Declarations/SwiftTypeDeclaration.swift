import Diagnostics

/// The declaration of a type, or an extension.
package struct SwiftTypeDeclaration: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case structure = "struct"
        case `class` = "class"
        case enumeration = "enum"
        case actor = "actor"
        case `protocol` = "protocol"
        case `extension` = "extension"
    }

    package var kind: Kind
    /// Its own name; for an extension, the name of the extended type as written, without generic arguments.
    package var name: String
    /// The name with those of the types around it: `Outer.Inner`.
    package var fullName: String
    /// The index, in the file's types, of the declaration or extension around it.
    package var parent: Int?
    package var access: SwiftAccessLevel?
    /// The parameters as written: `T`, `each U: Hashable`.
    package var genericParameters: [String]
    package var inheritedTypes: [WrittenType]
    /// What stands behind `where`, as written.
    package var requirements: String?
    package var attributes: [SwiftAttribute]
    package var conditions: [CompilationCondition]
    package var properties: [PropertyDeclaration] = []
    package var cases: [SwiftEnumerationCase] = []
    package var typealiases: [TypealiasDeclaration] = []
    /// From the first attribute or modifier to the closing brace.
    package var range: SourceRange
    package var nameRange: SourceRange
}

/// The access that a declaration states.
package enum SwiftAccessLevel: String, Hashable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
}

/// A stored or computed property.
package struct PropertyDeclaration: Hashable, Sendable {
    package var name: String
    package var isStatic: Bool
    package var isConstant: Bool
    /// Whether it has a getter of its own. A requirement of a protocol is computed.
    package var isComputed: Bool
    package var type: WrittenType?
    /// What it is set to, or what its getter returns when that is all it does; `nil` when there is neither.
    package var value: DeclaredValue?
    package var access: SwiftAccessLevel?
    package var attributes: [SwiftAttribute]
    package var conditions: [CompilationCondition]
    /// From the first attribute or modifier to the end of the value or the accessors. Properties that are declared together
    /// have the same beginning.
    package var range: SourceRange
    package var nameRange: SourceRange
}

package struct SwiftEnumerationCase: Hashable, Sendable {
    package var name: String
    /// What stands behind the equals sign.
    package var rawValue: DeclaredValue?
    package var hasAssociatedValues: Bool
    package var attributes: [SwiftAttribute]
    package var conditions: [CompilationCondition]
    package var nameRange: SourceRange
}

/// Another name for a type.
package struct TypealiasDeclaration: Hashable, Sendable {
    package var name: String
    package var target: WrittenType
    package var isGeneric: Bool
    package var conditions: [CompilationCondition]
    package var nameRange: SourceRange
}
