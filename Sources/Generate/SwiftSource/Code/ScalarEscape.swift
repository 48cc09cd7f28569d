import Diagnostics

extension TextBuffer {
    /// Appends `\u{…}`: the scalar itself in a string literal, and a readable spelling in a comment.
    mutating func appendEscape(of scalar: Unicode.Scalar) {
        append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    }
}

extension String {
    /// Whether readers can see all scalars of the text, so that none needs an escape.
    var isReadable: Bool { isPrintableASCII || unicodeScalars.allSatisfy { !$0.isUnreadable } }

    private var isPrintableASCII: Bool {
        withBytes { bytes in
            // Without an early exit, the compiler vectorizes the loop.
            var others: UInt8 = 0
            for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
            return others == 0
        }
    }
}
