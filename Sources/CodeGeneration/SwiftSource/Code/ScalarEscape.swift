import Diagnostics

extension TextBuffer {
    /// Appends `\u{…}`: the same spelling in a string literal, where it is the scalar, and in a comment.
    mutating func appendEscape(of scalar: Unicode.Scalar) {
        append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    }
}

extension String {
    /// Whether no scalar of the text needs a second look, because a reader sees all of them.
    var isReadable: Bool { isPrintableASCII || unicodeScalars.allSatisfy { !$0.isUnreadable } }

    private var isPrintableASCII: Bool {
        withBytes { bytes in
            // Without a way out of the loop, the compiler looks at many bytes at once.
            var others: UInt8 = 0
            for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
            return others == 0
        }
    }
}
