/// The words that need backticks, by position.
extension Set<String> {
    /// Words that cannot be declared or referred to alone. `await` and `try` would take what follows as their operand.
    static let alone: Self = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe",
        "var", "where", "while",
    ]

    /// Words that need backticks after a dot, where they mean initializers, metatypes and the value itself.
    static let afterDot: Self = ["Protocol", "Type", "init", "self"]

    /// Words that cannot be an argument label in a call.
    static let invalidArgumentLabels: Self = ["inout"]

    /// Words that cannot be a parameter label. SE-0001 allows all words except these three.
    static let invalidParameterLabels: Self = ["inout", "let", "var"]
}
