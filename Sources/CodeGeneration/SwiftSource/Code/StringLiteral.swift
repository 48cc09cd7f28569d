import Diagnostics

/// A text that appears in generated Swift as one string literal: the one place where literals are escaped.
///
/// Quotes, backslashes (and with them interpolations), line breaks, controls and marks that reorder text are escaped;
/// everything else stays as people wrote it.
public struct StringLiteral: Hashable, Sendable {
    /// The value that the compiled literal has.
    public let value: String

    /// The literal for exactly this value.
    public init(_ value: String) {
        self.value = value
    }

    /// The literal as it is printed, quotes included.
    var spelling: [UInt8] {
        var bytes: [UInt8] = [0x22]
        bytes.reserveCapacity(value.utf8.count + 2)
        if value.isReadable, !value.utf8.contains(0x22), !value.utf8.contains(0x5C) {
            bytes.append(contentsOf: value.utf8)
            bytes.append(0x22)
            return bytes
        }
        for scalar in value.unicodeScalars {
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
        bytes.append(0x22)
        return bytes
    }
}
