import Diagnostics

extension [UInt8] {
    /// Appends `\u{…}`: the same spelling in a string literal, where it is the scalar, and in a comment.
    mutating func appendEscape(of scalar: Unicode.Scalar) {
        append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
    }
}
