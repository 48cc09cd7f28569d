/// Swift's grammar of identifiers ("The Swift Programming Language", Lexical Structure).
public enum IdentifierGrammar {
    /// Whether the text can be declared as a name, in backticks if it is a keyword. `_` cannot, and names that begin with
    /// `$` belong to the compiler.
    public static func isIdentifier(_ text: String) -> Bool {
        var isFirst = true
        for scalar in text.unicodeScalars {
            guard isFirst ? startsIdentifier(scalar) : continuesIdentifier(scalar) else { return false }
            isFirst = false
        }
        return !isFirst && text != "_"
    }

    /// Whether the scalar can stand at the beginning.
    public static func startsIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0..<0x80: false
        default: continuesIdentifier(scalar) && !isCombining(scalar)
        }
    }

    /// Whether the scalar can stand behind the first.
    public static func continuesIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x218F,
            0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
            0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD:
            // Invisible and direction-changing characters are in the grammar, but a name with them misleads whoever reads it.
            !isInvisible(scalar)
        case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
        default: false
        }
    }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x180B...0x180D, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}
