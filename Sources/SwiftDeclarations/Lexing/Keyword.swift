/// The words that decide what a declaration is and where it ends.
enum Keyword: UInt8 {
    case none

    // What begins a declaration.
    case `struct`, `class`, `enum`, `actor`, `extension`, `protocol`
    case `let`, `var`, `case`, `typealias`, `associatedtype`
    case `func`, `init`, `deinit`, `subscript`, `operator`, `precedencegroup`, macro, `import`

    // What stands before one.
    case `public`, `private`, `fileprivate`, `internal`, `open`, package
    case `static`, final, lazy, weak, unowned, mutating, nonmutating, override, required, convenience, dynamic
    case optional, indirect, prefix, postfix, infix, nonisolated, isolated, distributed, consuming, borrowing

    // What stands inside types and expressions.
    case `where`, `inout`, some, any, each, `repeat`, sending, async, `throws`, `rethrows`
    case `true`, `false`, `nil`, get, set, willSet, didSet
    case `return`, `in`, `if`, `else`, `while`, `guard`, `switch`, `try`, await, `throw`, `is`, `as`

    /// Whether it begins the declaration of a type or of an extension.
    var declaresType: Bool { rawValue >= Self.struct.rawValue && rawValue <= Self.protocol.rawValue }

    /// Whether a declaration may begin with it.
    var beginsDeclaration: Bool { rawValue >= Self.struct.rawValue && rawValue <= Self.borrowing.rawValue }

    var isModifier: Bool { rawValue >= Self.public.rawValue && rawValue <= Self.borrowing.rawValue }

    /// Whether an operand comes behind it, so that a slash there begins a regular expression.
    var comesBeforeOperand: Bool { rawValue >= Self.return.rawValue }
}

/// Finds the keyword that a word is.
struct KeywordTable: Sendable {
    private struct Entry: Sendable {
        var first: UInt64
        var second: UInt64
        var keyword: Keyword
    }

    static let shared = KeywordTable()

    private static let longest = 16

    /// The keywords by their length.
    private let entries: [[Entry]]

    private init() {
        var entries = [[Entry]](repeating: [], count: Self.longest + 1)
        var value = Keyword.none.rawValue + 1
        while let keyword = Keyword(rawValue: value) {
            let name = Array(String(describing: keyword).utf8)
            let (first, second) = name.withUnsafeBufferPointer { Self.packed($0[...]) }
            entries[name.count].append(Entry(first: first, second: second, keyword: keyword))
            value += 1
        }
        self.entries = entries
    }

    func keyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Keyword {
        let length = word.count
        guard length > 1, length <= Self.longest, let byte = word.first, byte >= UInt8(ascii: "a") else { return .none }
        let candidates = entries[length]
        guard !candidates.isEmpty else { return .none }
        let (first, second) = Self.packed(word)
        for entry in candidates where entry.first == first && entry.second == second { return entry.keyword }
        return .none
    }

    /// The bytes of a word of at most sixteen, as two numbers.
    private static func packed(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> (UInt64, UInt64) {
        var first: UInt64 = 0
        var second: UInt64 = 0
        for byte in word {
            second = second << 8 | first >> 56
            first = first << 8 | UInt64(byte)
        }
        return (first, second)
    }
}
