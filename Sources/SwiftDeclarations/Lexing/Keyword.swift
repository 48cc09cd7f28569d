/// The words that decide what a declaration is and where it ends.
package enum Keyword: UInt8, CaseIterable, Sendable {
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
    static let shared = KeywordTable()

    private static let longest = 16

    /// The keywords with their bytes, by their length.
    private let entries: [[(bytes: SIMD2<UInt64>, keyword: Keyword)]]

    private init() {
        var entries = [[(bytes: SIMD2<UInt64>, keyword: Keyword)]](repeating: [], count: Self.longest + 1)
        for keyword in Keyword.allCases {
            var name = "\(keyword)"
            entries[name.utf8.count].append((name.withUTF8 { Self.packed($0[...]) }, keyword))
        }
        self.entries = entries
    }

    func keyword(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Keyword {
        guard (2...Self.longest).contains(word.count), let first = word.first, first >= UInt8(ascii: "a") else {
            return .none
        }
        let bytes = Self.packed(word)
        return entries[word.count].first { $0.bytes == bytes }?.keyword ?? .none
    }

    /// The bytes of a word of at most sixteen, as two numbers.
    private static func packed(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> SIMD2<UInt64> {
        word.reduce(into: SIMD2(0, 0)) { bytes, byte in
            bytes = SIMD2(bytes.x << 8 | UInt64(byte), bytes.y << 8 | bytes.x >> 56)
        }
    }
}
