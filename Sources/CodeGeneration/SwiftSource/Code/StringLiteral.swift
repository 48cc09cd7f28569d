import Diagnostics

/// A text that appears in generated Swift as one string literal: the one place where literals are escaped.
///
/// Quotes, backslashes (and with them interpolations), line breaks, controls and marks that reorder text are escaped;
/// everything else stays as people wrote it.
package struct StringLiteral: Hashable, Sendable {
    /// The value that the compiled literal has.
    package let value: String

    /// The literal for exactly this value.
    package init(_ value: String) {
        self.value = value
    }

    /// Appends the literal as it is printed, quotes included.
    func append(to text: inout TextBuffer) {
        text.append(0x22)
        Self.append(value, to: &text)
        text.append(0x22)
    }

    /// Appends text as it stands between quotes.
    static func append(_ value: String, to text: inout TextBuffer) {
        let isCopied = value.withBytes { utf8 in
            let standsForItself = utf8.standForThemselves
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
    /// Whether nothing in the text is escaped in a literal, as far as one look at its bytes tells.
    fileprivate var standForThemselves: Bool {
        // Without a way out of the loop, the compiler looks at many bytes at once.
        var others: UInt8 = 0
        for byte in self { others |= byte &- 0x20 < 0x5F && byte != 0x22 && byte != 0x5C ? 0 : 1 }
        return others == 0
    }
}
