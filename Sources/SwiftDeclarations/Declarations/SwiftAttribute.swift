import Diagnostics

/// An attribute, property wrapper or attached macro.
package struct SwiftAttribute: Hashable, Sendable {
    /// The name with its dots, without generic arguments: `Parameter`, `AppIntents.Parameter`.
    package var name: String
    /// What stands between the parentheses, as written; `nil` without parentheses.
    package var argumentText: String?
    package var arguments: [Argument]
    /// From the at sign to the closing parenthesis.
    package var range: SourceRange
    /// The innermost branch of conditional compilation around it: that around the declaration, or one of its own.
    package var branch: Int?

    package struct Argument: Hashable, Sendable {
        package var label: String?
        /// The argument without its label, as written.
        package var text: String
        package var value: DeclaredValue
        /// Where the text stands.
        package var range: SourceRange
    }

    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// The name without its module.
    package var baseName: String { name.ownName }
}

extension String {
    /// The last part of a name with dots: `Inner` of `Outer.Inner`.
    package var ownName: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
