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
    /// The branches of conditional compilation around it: those around the declaration, and sometimes more.
    package var conditions: [CompilationCondition]

    package struct Argument: Hashable, Sendable {
        package var label: String?
        /// The argument without its label, as written.
        package var text: String
        package var value: DeclaredValue
        /// Of the text.
        package var range: SourceRange
    }

    /// The name without its module.
    package var baseName: Substring { name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...] }

    package func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}
