/// The bytes and path of one input, which source locations refer to.
package struct SourceText: Sendable {
    /// The path as the user wrote it, or `<stdin>` for standard input. Diagnostics print it unchanged.
    package let path: String
    /// The text as UTF-8. UTF-16 input is converted before it becomes a source text.
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Returns the text of a range, clamped to the input, with invalid UTF-8 repaired.
    package func text(in range: SourceRange) -> String {
        let lower = min(Int(range.lowerBound), bytes.count)
        let upper = min(max(lower, Int(range.upperBound)), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}
