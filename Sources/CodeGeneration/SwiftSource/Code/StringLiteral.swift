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
    func append(to bytes: inout [UInt8]) {
        bytes.append(0x22)
        Self.append(value, to: &bytes)
        bytes.append(0x22)
    }

    /// Appends text as it stands between quotes.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        let isCopied = text.withUTF8 { utf8 in
            let standsForItself = utf8.standForThemselves
            if standsForItself { bytes.append(contentsOf: utf8) }
            return standsForItself
        }
        if isCopied { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes.append(contentsOf: [0x5C, 0x22])
            case "\\": bytes.append(contentsOf: [0x5C, 0x5C])
            case "\n": bytes.append(contentsOf: [0x5C, 0x6E])
            case "\r": bytes.append(contentsOf: [0x5C, 0x72])
            case "\t": bytes.append(contentsOf: [0x5C, 0x74])
            case _ where scalar.isUnreadable: bytes.appendEscape(of: scalar)
            default: bytes.append(contentsOf: scalar.utf8)
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
