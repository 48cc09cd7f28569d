/// Text for a terminal or log: one line, nothing invisible, known columns.
///
/// Names and texts come from untrusted files. An escape sequence must not move the cursor, a line break must not start
/// a line (GitHub's runner treats a line that starts with `::` as a command), and a right-to-left override must not
/// reorder the text.
struct VisibleText {
    /// The output: UTF-8 without control characters.
    private(set) var bytes: [UInt8] = []
    /// The terminal column after the last character, starting at 0.
    private(set) var column = 0

    private static let tabWidth = 4

    /// Appends `text`, repairing invalid UTF-8. Tabs advance to the next multiple of four columns.
    mutating func append(_ text: ArraySlice<UInt8>) {
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { append(scalar) }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x09:
            let width = Self.tabWidth - column % Self.tabWidth
            bytes += repeatElement(0x20, count: width)
            column += width
        case 0..<0x20:
            // The Control Pictures block starts at U+2400.
            print(Unicode.Scalar(0x2400 + scalar.value) ?? scalar, width: 1)
        case 0x7F:
            print("\u{2421}", width: 1)
        case _ where scalar.isUnreadable:
            let name = "<U+\(scalar.value.digits(4, radix: 16, uppercase: true))>"
            bytes += name.utf8
            column += name.utf8.count
        default:
            print(scalar, width: Self.width(of: scalar))
        }
    }

    private mutating func print(_ scalar: Unicode.Scalar, width: Int) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        column += width
    }

    /// Returns the number of terminal columns: two for East Asian characters and emoji, none for combining marks.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        guard scalar.value >= 0x300 else { return 1 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}

extension String {
    /// The text on one line, with control characters and scalars that hide or reorder text made visible.
    package var visible: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        var visible = VisibleText()
        visible.append(Array(utf8)[...])
        return String(decoding: visible.bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Appends `text` on one line with invisible characters made visible.
    package mutating func appendVisible(_ text: String) { self += text.visible.utf8 }
}
