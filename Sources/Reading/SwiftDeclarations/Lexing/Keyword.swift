/// The keywords that determine what a declaration is and where it ends.
package enum Keyword: UInt8, CaseIterable, Sendable {
    case none

    // Keywords that introduce a declaration.
    case `struct`, `class`, `enum`, `actor`, `extension`, `protocol`
    case `let`, `var`, `case`, `typealias`, `associatedtype`
    case `func`, `init`, `deinit`, `subscript`, `operator`, `precedencegroup`, macro, `import`

    // Modifiers of a declaration.
    case `public`, `private`, `fileprivate`, `internal`, `open`, package
    case `static`, final, lazy, weak, unowned, mutating, nonmutating, override, required, convenience, dynamic
    case optional, indirect, prefix, postfix, infix, nonisolated, isolated, distributed, consuming, borrowing

    // Keywords inside types and expressions.
    case `where`, `inout`, some, any, each, `repeat`, sending, async, `throws`, `rethrows`
    case `true`, `false`, `nil`, get, set, willSet, didSet
    case `return`, `in`, `if`, `else`, `while`, `guard`, `switch`, `try`, await, `throw`, `is`, `as`

    /// Whether the keyword introduces a type or an extension.
    var declaresType: Bool { rawValue >= Self.struct.rawValue && rawValue <= Self.protocol.rawValue }

    /// Whether a declaration may begin with the keyword, as an introducer or a modifier.
    var beginsDeclaration: Bool { rawValue >= Self.struct.rawValue && rawValue <= Self.borrowing.rawValue }

    var isModifier: Bool { rawValue >= Self.public.rawValue && rawValue <= Self.borrowing.rawValue }

    /// Whether an operand follows the keyword, so that a slash begins a regular expression.
    var comesBeforeOperand: Bool { rawValue >= Self.return.rawValue }
}

/// Looks up keywords by their bytes.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    private static let longest = 16

    /// The keywords with their bytes, indexed by length.
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

    /// Packs a word of at most 16 bytes into two integers.
    private static func packed(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> SIMD2<UInt64> {
        word.reduce(into: SIMD2(0, 0)) { bytes, byte in
            bytes = SIMD2(bytes.x << 8 | UInt64(byte), bytes.y << 8 | bytes.x >> 56)
        }
    }
}
