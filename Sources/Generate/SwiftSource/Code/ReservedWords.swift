/// The words that need backticks, by position.
struct ReservedWords: ExpressibleByArrayLiteral {
    private let words: Set<String>
    /// A bit for each length, by the first byte. Most names are ruled out by these two alone.
    private let lengths: [UInt32]

    init(arrayLiteral words: String...) {
        self.words = Set(words)
        lengths = words.reduce(into: Array(repeating: 0, count: 256)) {
            $0[Int($1.utf8.first ?? 0)] |= 1 << $1.utf8.count
        }
    }

    func contains(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count < 32 else { return false }
        return lengths[Int(first)] & 1 << name.utf8.count != 0 && words.contains(name)
    }

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
