import Diagnostics

/// A type declaration or an extension.
package struct SwiftTypeDeclaration: Hashable, Sendable {
    /// The introducing keyword, such as `struct` or `extension`.
    package var keyword: Keyword
    /// The unqualified name; for an extension, the extended type as written, without generic arguments.
    package var name: String
    /// The name qualified by the enclosing types: `Outer.Inner`.
    package var fullName: String
    /// The index of the enclosing declaration or extension in the file's types.
    package var parent: Int?
    /// Whether the access level is `public`, `open` or `package`.
    package var isPublic: Bool
    /// Whether only its own file can name it. That is so, too, for what a private type or extension contains.
    package var isPrivate: Bool
    package var isGeneric: Bool
    package var inheritedTypes: [WrittenType] = []
    package var attributes: [SwiftAttribute]
    /// The number of the innermost `#if` branch around the declaration, unique in the file. Declarations of all
    /// branches are listed, whatever their conditions.
    package var branch: Int?
    package var properties: [PropertyDeclaration] = []
    package var cases: [SwiftEnumerationCase] = []
    package var typealiases: [TypealiasDeclaration] = []
    /// From the first attribute or modifier to the closing brace.
    package var range: SourceRange
    package var nameRange: SourceRange

    package var isControl: Bool { inheritedTypes.contains { $0.type.name?.ownName == "ControlWidget" } }
    /// Whether it names the protocol of widgets or controls itself.
    package var isWidget: Bool {
        inheritedTypes.contains { $0.type.name.map { SystemProtocols.widgets.contains($0.ownName) } == true }
    }
}

/// A stored or computed property.
package struct PropertyDeclaration: Hashable, Sendable {
    package var name: String
    package var isStatic: Bool
    /// Whether only its own file can name it.
    package var isPrivate: Bool
    package var type: WrittenType?
    /// The initial value, or what the getter returns; `nil` if there is neither.
    package var value: DeclaredValue?
    package var attributes: [SwiftAttribute]
    package var branch: Int?
    package var nameRange: SourceRange
}

package struct SwiftEnumerationCase: Hashable, Sendable {
    package var name: String
    /// The value after the equals sign.
    package var rawValue: DeclaredValue?
    package var branch: Int?
    package var nameRange: SourceRange
}

package struct TypealiasDeclaration: Hashable, Sendable {
    package var name: String
    package var target: WrittenType
    package var isGeneric: Bool
    package var nameRange: SourceRange
}
