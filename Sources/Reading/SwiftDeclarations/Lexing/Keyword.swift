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

extension Keyword {
    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

    /// The keyword that a word is; `none` for a name.
    init(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
        let isPossible = (2...16).contains(word.count) && word.first.map { $0 >= UInt8(ascii: "a") } == true
        self = isPossible ? Self.byName[String(decoding: word, as: UTF8.self)] ?? .none : .none
    }
}
