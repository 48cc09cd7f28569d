import Diagnostics

/// An attribute, property wrapper or attached macro.
package struct SwiftAttribute: Hashable, Sendable {
    /// The name, which may be qualified, without generic arguments: `Parameter`, `AppIntents.Parameter`.
    package var name: String
    /// The text between the parentheses, without comments; `nil` without parentheses.
    package var argumentText: String?
    package var arguments: [Argument]
    /// From the `@` to the end of the name or arguments.
    package var range: SourceRange
    /// The innermost `#if` branch around the attribute: the declaration's branch, or one of its own.
    package var branch: Int?

    package struct Argument: Hashable, Sendable {
        package var label: String?
        /// The argument without its label and comments.
        package var text: String
        package var value: DeclaredValue
        /// The range of the argument, without its label.
        package var range: SourceRange
    }

    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// The last component of the name, without its module.
    package var baseName: String { name.ownName }
}

extension String {
    /// The last component of a dotted name: `Inner` of `Outer.Inner`.
    package var ownName: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[utf8.index(after: $0)...]) } ?? self
    }
}
