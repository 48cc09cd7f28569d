extension UInt8 {
    /// Whether the byte is an ASCII letter.
    @inlinable
    package var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    @inlinable
    package var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }
}
