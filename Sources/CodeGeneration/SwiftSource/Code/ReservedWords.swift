/// The words that need backticks, by position.
enum ReservedWords {
    /// Words that cannot be declared or referred to alone. `await` and `try` would take what follows as their operand.
    static let declaration = WordSet([
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe",
        "var", "where", "while",
    ])

    /// After a dot, only words that mean something there: initializers, metatypes and the value itself.
    static let member = WordSet(["Protocol", "Type", "init", "self"])

    /// SE-0001 lets every word be a label but these three; of them, only `inout` in a call.
    static let parameterLabel = WordSet(["inout", "let", "var"])
}
