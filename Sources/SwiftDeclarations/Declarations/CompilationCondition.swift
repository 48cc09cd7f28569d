/// A branch of conditional compilation in which a declaration stands.
///
/// Conditions are not evaluated: declarations of all branches are seen, and each says in which it stands.
package struct CompilationCondition: Hashable, Sendable {
    package enum Directive: String, Sendable {
        case `if` = "#if"
        case `elseif` = "#elseif"
        case `else` = "#else"
    }

    package var directive: Directive
    /// The condition as written, empty for `#else`.
    package var text: String
    /// The condition of the `#if` that the branch belongs to; `text` itself for the first branch.
    package var ifText: String
    /// Where that `#if` stands: declarations with the same place and another branch never exist together.
    package var ifOffset: UInt32
    /// The number of the branch, from 0.
    package var branch: Int
}

extension CompilationCondition: CustomStringConvertible {
    /// `#if os(iOS)`, `#else of #if os(iOS)`.
    package var description: String {
        switch directive {
        case .if: "#if \(text)"
        case .elseif: "#elseif \(text) of #if \(ifText)"
        case .else: "#else of #if \(ifText)"
        }
    }
}
