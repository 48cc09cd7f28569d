extension UInt8 {
    /// Whether the byte is an ASCII letter.
    @inlinable
    package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    /// Whether the byte is an ASCII digit.
    @inlinable
    package var isDigit: Bool { (0x30...0x39).contains(self) }

    @inlinable
    package var isLetterOrDigit: Bool { isLetter || isDigit }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter of any script. Unicode's tables are slow, so ASCII does not use them.
    package var isLetter: Bool { isASCII ? UInt8(truncatingIfNeeded: value).isLetter : properties.isAlphabetic }
}
