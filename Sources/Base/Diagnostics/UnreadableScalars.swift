extension Unicode.Scalar {
    /// Whether a reader would not see the scalar, or would see something other than the compiler reads: controls, line
    /// and paragraph separators, marks that reorder text, and zero-width characters other than joiners.
    ///
    /// Scripts and emoji need the joiners U+200C and U+200D, so those count as readable.
    package var isUnreadable: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F: true
        case 0x2028...0x202E, 0x2060...0x206F: true
        case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
