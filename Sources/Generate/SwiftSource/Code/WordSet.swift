/// A small set of words for very frequent lookups. Most names differ from all words in length and first byte.
///
/// A `Set` hashes every name, which takes a fifteenth of the time of generating models.
package struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private let words: Set<String>
    /// For each first byte, one bit for each length of a word.
    private var lengths = [UInt64](repeating: 0, count: 256)

    package init(_ words: Set<String>) {
        self.words = words
        for word in words { lengths[Int(word.utf8.first ?? 0)] |= Self.bit(word) }
    }

    package init(arrayLiteral words: String...) { self.init(Set(words)) }

    package func union(_ others: WordSet) -> WordSet { WordSet(words.union(others.words)) }

    package func contains(_ name: String) -> Bool {
        lengths[Int(name.utf8.first ?? 0)] & Self.bit(name) != 0 && words.contains(name)
    }

    private static func bit(_ word: String) -> UInt64 { 1 << UInt64(min(word.utf8.count, 63)) }
}

/// The words that need backticks, by position.
extension WordSet {
    /// Words that cannot be declared or referred to alone. `await` and `try` would take what follows as their operand.
    static let alone = WordSet([
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe",
        "var", "where", "while",
    ])

    /// Words that need backticks after a dot, where they mean initializers, metatypes and the value itself.
    static let afterDot = WordSet(["Protocol", "Type", "init", "self"])

    /// Words that cannot be an argument label in a call.
    static let invalidArgumentLabels = WordSet(["inout"])

    /// Words that cannot be a parameter label. SE-0001 allows all words except these three.
    static let invalidParameterLabels = WordSet(["inout", "let", "var"])
}
