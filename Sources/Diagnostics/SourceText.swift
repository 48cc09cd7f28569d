/// The bytes of one input and the name under which it was given: what positions refer to.
package struct SourceText: Sendable {
    /// The path as the user wrote it, `<stdin>` for standard input. Diagnostics print it unchanged.
    package let path: String
    /// UTF-8. A UTF-16 input is converted before it becomes a source text.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The text of a range, with invalid UTF-8 repaired. Bounds outside the text are clamped.
    package func text(in range: SourceRange) -> String {
        let lower = min(Int(range.lowerBound), bytes.count)
        let upper = min(max(lower, Int(range.upperBound)), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}
