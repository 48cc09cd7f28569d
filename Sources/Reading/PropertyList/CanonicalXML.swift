import Diagnostics

/// The growing text of a canonical property list. Tags, tabs, line breaks and escapes match what CoreFoundation writes
/// (`CFPropertyList.c` in its published source, and every definition that Xcode has saved).
struct CanonicalXML {
    private(set) var bytes: [UInt8]
    private let replacesForbidden: Bool
    private var depth = 0

    private static let header: StaticString = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// - Parameter replacesForbidden: Whether characters that XML forbids become U+FFFD. Otherwise reading the text
    ///   reports them.
    init(replacesForbidden: Bool) {
        self.replacesForbidden = replacesForbidden
        bytes = []
        append(Self.header)
    }

    /// Returns the complete text. Call it after appending the one root value.
    consuming func finished() -> [UInt8] {
        append("</plist>\n")
        return bytes
    }

    // MARK: - Elements

    mutating func emptyContainer(_ tag: StaticString) { opened(tag, "/>\n") }

    mutating func openContainer(_ tag: StaticString) {
        opened(tag, ">\n")
        depth += 1
    }

    mutating func closeContainer(_ tag: StaticString) {
        depth -= 1
        indent(depth)
        closed(tag)
    }

    mutating func text(_ tag: StaticString, _ content: String) {
        opened(tag, ">")
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case _ where replacesForbidden && XMLWriter.isForbidden(scalar): append("\u{FFFD}")
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        closed(tag)
    }

    mutating func integer(_ value: PropertyListInteger) {
        text("integer", "\(value.isNegative ? "-" : "")\(value.magnitude)")
    }

    mutating func real(_ value: Double) {
        text("real", PropertyListReal.text(of: value))
    }

    mutating func boolean(_ value: Bool) {
        opened(value ? "true" : "false", "/>\n")
    }

    /// Fills lines to 76 columns, counting a tab as eight. From the eighth level on, lines hold twelve characters.
    mutating func data(_ content: some RandomAccessCollection<UInt8>) {
        opened("data", ">\n")
        let tabs = min(depth, 8)
        let bytesOnLine = (76 - 8 * tabs + 3) / 4 * 3
        var rest = content[...]
        while !rest.isEmpty {
            indent(tabs)
            Base64.encode(rest.prefix(bytesOnLine), into: &bytes)
            bytes.append(UInt8(ascii: "\n"))
            rest = rest.dropFirst(bytesOnLine)
        }
        indent(depth)
        closed("data")
    }

    // MARK: - Order

    /// Whether a key sorts before another. The order is by UTF-16 code unit, so supplementary characters precede U+E000
    /// and everything after it.
    static func precedes(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Bool {
        var rest = right.makeIterator()
        for first in left {
            guard let second = rest.next() else { return false }
            if first != second { return weight(first) < weight(second) }
        }
        return rest.next() != nil
    }

    private static func weight(_ byte: UInt8) -> UInt8 { byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte }

    // MARK: - Bytes

    private mutating func opened(_ tag: StaticString, _ end: StaticString) {
        indent(depth)
        bytes.append(UInt8(ascii: "<"))
        append(tag)
        append(end)
    }

    private mutating func closed(_ tag: StaticString) {
        append("</")
        append(tag)
        append(">\n")
    }

    private mutating func indent(_ tabs: Int) {
        for _ in 0..<tabs { bytes.append(0x09) }
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
