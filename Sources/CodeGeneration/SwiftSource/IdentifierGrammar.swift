// The grammar of identifiers, from "Lexical Structure" in The Swift Programming Language.

extension Unicode.Scalar {
    /// Whether an identifier can begin with the scalar (`identifier-head`).
    var startsIdentifier: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0...0x7F: false
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
        case 0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF: !isUnreadable
        case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: !isUnreadable
        case 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793: true
        case 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD: !isUnreadable
        case 0x10000...0xEFFFF: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    /// Whether an identifier can go on with the scalar (`identifier-character`).
    var continuesIdentifier: Bool {
        switch value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: startsIdentifier
        }
    }
}

/// The words that need backticks, by position.
enum ReservedWords {
    /// Words that cannot be declared or referred to alone. `await` and `try` would take what follows as their operand.
    static let declaration: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe",
        "var", "where", "while",
    ]

    /// Behind a dot, only words that mean something there: initializers, metatypes and the value itself.
    static let member: Set<String> = ["Protocol", "Type", "init", "self"]

    /// SE-0001 lets every word be a label but these three; of them, only `inout` in a call.
    static let parameterLabel: Set<String> = ["inout", "let", "var"]
}
