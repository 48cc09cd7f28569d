extension UInt8 {
    /// Whether the byte is an ASCII letter.
    @inlinable
    package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// Whether the byte is an ASCII digit.
    @inlinable
    package var isDigit: Bool { (0x30...0x39).contains(self) }

    @inlinable
    package var isLetterOrDigit: Bool { isLetter || isDigit }

    /// Whether the byte is a letter of `A` to `Z`.
    @inlinable
    package var isUppercase: Bool { (0x41...0x5A).contains(self) }

    /// Whether the byte is a letter of `a` to `z`.
    @inlinable
    package var isLowercase: Bool { (0x61...0x7A).contains(self) }

    /// Whether the byte ends a line, alone or as one of two.
    @inlinable
    package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    @inlinable
    package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter of any script. Unicode's tables are slow, so ASCII does not use them.
    package var isLetter: Bool { isASCII ? UInt8(truncatingIfNeeded: value).isLetter : properties.isAlphabetic }
}
