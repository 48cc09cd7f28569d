import Diagnostics

extension [UInt8] {
    /// Appends `\u{…}`: the same spelling in a string literal, where it is the scalar, and in a comment.
    mutating func appendEscape(of scalar: Unicode.Scalar) {
        append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
    }
}

extension String {
    /// Whether the text is nothing but printable ASCII, as most are: no scalar of it needs a second look.
    var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
