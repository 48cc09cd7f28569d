import Diagnostics

/// The declaration of a type, or an extension.
package struct SwiftTypeDeclaration: Hashable, Sendable {
    /// What declares it: `struct`, `extension`.
    package var keyword: Keyword
    /// Its own name; for an extension, the name of the extended type as written, without generic arguments.
    package var name: String
    /// The name with those of the types around it: `Outer.Inner`.
    package var fullName: String
    /// The index, in the file's types, of the declaration or extension around it.
    package var parent: Int?
    /// Whether other modules of the project or other projects may use it.
    package var isPublic: Bool
    package var isGeneric: Bool
    package var inheritedTypes: [WrittenType] = []
    package var attributes: [SwiftAttribute]
    /// The innermost branch of conditional compilation around it, by a number of its own in the file. Conditions are not
    /// evaluated: declarations of all branches are seen.
    package var branch: Int?
    package var properties: [PropertyDeclaration] = []
    package var cases: [SwiftEnumerationCase] = []
    package var typealiases: [TypealiasDeclaration] = []
    /// From the first attribute or modifier to the closing brace.
    package var range: SourceRange
    package var nameRange: SourceRange
}

/// A stored or computed property.
package struct PropertyDeclaration: Hashable, Sendable {
    package var name: String
    package var isStatic: Bool
    package var type: WrittenType?
    /// What it is set to, or what its getter returns when that is all it does; `nil` when there is neither.
    package var value: DeclaredValue?
    package var attributes: [SwiftAttribute]
    package var branch: Int?
    package var nameRange: SourceRange
}

package struct SwiftEnumerationCase: Hashable, Sendable {
    package var name: String
    /// What stands behind the equals sign.
    package var rawValue: DeclaredValue?
    package var branch: Int?
    package var nameRange: SourceRange
}

/// Another name for a type.
package struct TypealiasDeclaration: Hashable, Sendable {
    package var name: String
    package var target: WrittenType
    package var isGeneric: Bool
    package var nameRange: SourceRange
}
