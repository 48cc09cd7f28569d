import Diagnostics

/// Swift's grammar of identifiers ("Lexical Structure" in The Swift Programming Language).
package enum IdentifierGrammar {
    /// Whether the text can be declared as a name, in backticks if it is a keyword. `_` cannot, and names that begin
    /// with `$` belong to the compiler. Invisible and direction-changing characters, which Swift allows, are refused
    /// because they mislead readers.
    package static func isIdentifier(_ text: String) -> Bool {
        var isFirst = true
        for scalar in text.unicodeScalars {
            guard isFirst ? scalar.startsIdentifier : scalar.continuesIdentifier else { return false }
            isFirst = false
        }
        return !isFirst && text != "_"
    }
}

extension Unicode.Scalar {
    /// Whether an identifier can begin with the scalar (`identifier-head`).
    package var startsIdentifier: Bool {
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

    /// Whether an identifier can continue with the scalar (`identifier-character`).
    package var continuesIdentifier: Bool {
        switch value {
        case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: startsIdentifier
        }
    }
}
