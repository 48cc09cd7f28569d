import Diagnostics

/// A string literal in generated Swift. Literals are escaped only here.
///
/// Escapes quotes, backslashes (and with them interpolations), line breaks, control characters and marks that reorder
/// text. All other text is unchanged.
package struct StringLiteral: Hashable, Sendable {
    /// The value of the compiled literal.
    package let value: String
    /// The columns after which the literal goes on in another line, between words.
    private let columns: Int

    /// Creates the literal for exactly this value.
    package init(_ value: String, columns: Int = .max) {
        (self.value, self.columns) = (value, columns)
    }

    /// Appends the literal as printed, including quotes.
    func append(to text: inout TextBuffer) {
        if value.utf8.count > columns - 2, value.unicodeScalars.count > columns - 2 { return appendLines(to: &text) }
        text.append(0x22)
        Self.append(value, to: &text)
        text.append(0x22)
    }

    private func appendLines(to text: inout TextBuffer) {
        var escaped = TextBuffer(capacity: value.utf8.count)
        Self.append(value, to: &escaped)
        let words = escaped.withBytes { String(decoding: $0, as: UTF8.self) }
            .split(separator: " ", omittingEmptySubsequences: false)
        text.append("\"\"\"\n")
        var column = 0
        for (index, word) in words.enumerated() {
            let length = word.unicodeScalars.count
            // A space and a backslash follow the last word of a line.
            let isNext = column + length + 3 <= columns
            if index > 0 { text.append(isNext ? " " : " \\\n") }
            text.append(String(word))
            column = index > 0 && isNext ? column + 1 + length : length
        }
        text.append("\n\"\"\"")
    }

    /// Appends the text between the quotes, escaped.
    static func append(_ value: String, to text: inout TextBuffer) {
        let isCopied = value.withBytes { utf8 in
            let standsForItself = utf8.needNoEscape
            if standsForItself { text.append(utf8) }
            return standsForItself
        }
        if isCopied { return }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text.append("\\\"")
            case "\\": text.append("\\\\")
            case "\n": text.append("\\n")
            case "\r": text.append("\\r")
            case "\t": text.append("\\t")
            case _ where scalar.isUnreadable: text.appendEscape(of: scalar)
            default: text.append(scalar)
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes alone show that nothing needs an escape.
    fileprivate var needNoEscape: Bool {
        // Without an early exit, the compiler vectorizes the loop.
        var others: UInt8 = 0
        for byte in self { others |= byte &- 0x20 < 0x5F && byte != 0x22 && byte != 0x5C ? 0 : 1 }
        return others == 0
    }
}
