/// Writes JSON in exactly the order of the calls, so that the same values give the same bytes.
///
/// ```swift
/// var json = JSONWriter(layout: .indented)
/// json.object {
///     $0.member("code", "IN0304")
///     $0.array("fixes", of: fixes) { json, fix in … }
/// }
/// ```
///
/// The caller is responsible for the shape: one value at the top, members in objects, values in arrays.
package struct JSONWriter {
    /// How white space is laid out.
    package enum Layout: Sendable {
        /// On one line without spaces, for formats of one value a line.
        case compact
        /// One member a line, indented by two spaces, for files that people compare.
        case indented
    }

    /// What has been written so far: UTF-8, without a line feed at the end.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var isAtStart = true

    /// An empty writer.
    package init(layout: Layout = .compact) { self.layout = layout }

    /// Writes an object whose members `body` writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

    /// Writes an array whose elements `body` writes.
    package mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

    /// Writes a string as the next element of an array or as the value at the top.
    package mutating func element(_ value: String) {
        separate()
        appendString(value)
    }

    /// Writes a number as the next element of an array or as the value at the top.
    package mutating func element(_ value: Int) {
        separate()
        bytes += String(value).utf8
    }

    /// Writes a member whose value `body` writes with exactly one call.
    package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        appendKey(key)
        // The value stands after its key, not on a line of its own.
        isValuePending = true
        body(&self)
        isValuePending = false
    }

    /// Writes an object as a member.
    package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
        member(key) { $0.object(members) }
    }

    /// Writes an array as a member.
    package mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
        member(key) { $0.array(elements) }
    }

    /// Writes an array as a member, with what `write` writes for each value.
    package mutating func array<Values: Sequence>(
        _ key: String,
        of values: Values,
        _ write: (inout JSONWriter, Values.Element) -> Void
    ) {
        array(key) { json in for value in values { write(&json, value) } }
    }

    /// Writes a string member.
    package mutating func member(_ key: String, _ value: String) {
        separate()
        appendKey(key)
        appendString(value)
    }

    /// Writes an integer member.
    package mutating func member(_ key: String, _ value: Int) {
        separate()
        appendKey(key)
        bytes += String(value).utf8
    }

    /// Writes a number as a member; what JSON has no number for, infinity and no number at all, as the text for it.
    package mutating func member(_ key: String, _ value: Double) {
        guard value.isFinite else { return member(key, "\(value)") }
        separate()
        appendKey(key)
        bytes += (Int(exactly: value).map { String($0) } ?? "\(value)").utf8
    }

    /// Writes a Boolean member.
    package mutating func member(_ key: String, _ value: Bool) {
        separate()
        appendKey(key)
        bytes += (value ? "true" : "false").utf8
    }

    /// Writes an array of strings as a member.
    package mutating func member(_ key: String, _ values: [String]) {
        array(key, of: values) { $0.element($1) }
    }

    private var isValuePending = false

    private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(UInt8(ascii: open))
        depth += 1
        isAtStart = true
        body(&self)
        depth -= 1
        if !isAtStart { breakLine() }
        bytes.append(UInt8(ascii: close))
        isAtStart = false
    }

    private mutating func separate() {
        if isValuePending {
            isValuePending = false
            return
        }
        if !isAtStart { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 { breakLine() }
        isAtStart = false
    }

    private mutating func breakLine() {
        guard layout == .indented else { return }
        bytes.append(0x0A)
        bytes += repeatElement(0x20, count: 2 * depth)
    }

    private mutating func appendKey(_ key: String) {
        appendString(key)
        bytes.append(UInt8(ascii: ":"))
        if layout == .indented { bytes.append(0x20) }
    }

    private mutating func appendString(_ string: String) { bytes.appendJSONString(string) }
}

extension [UInt8] {
    /// Appends a JSON string with its quotes. What JSON demands is escaped, and what a reader would not see or would see in
    /// another order.
    package mutating func appendJSONString(_ string: String) {
        append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { bytes in
            // Runs that need no escape, which is nearly everything, are copied as a whole.
            var start = 0
            for (index, byte) in bytes.enumerated()
            where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte >= 0x7F {
                if byte > 0x7F {
                    guard let scalar = Self.unreadableScalar(bytes[index...]) else { continue }
                    append(contentsOf: bytes[start..<index])
                    appendJSONEscape(scalar.value)
                    start = index + UTF8.width(scalar)
                } else {
                    append(contentsOf: bytes[start..<index])
                    appendJSONEscape(byte)
                    start = index + 1
                }
            }
            append(contentsOf: bytes[start...])
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendJSONEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): self += #"\""#.utf8
        case UInt8(ascii: "\\"): self += #"\\"#.utf8
        case 0x08: self += #"\b"#.utf8
        case 0x09: self += #"\t"#.utf8
        case 0x0A: self += #"\n"#.utf8
        case 0x0C: self += #"\f"#.utf8
        case 0x0D: self += #"\r"#.utf8
        default: appendJSONEscape(UInt32(byte))
        }
    }

    /// Unreadable scalars have no more than four hexadecimal digits.
    private mutating func appendJSONEscape(_ value: UInt32) {
        self += #"\u"#.utf8
        for shift in [12, 8, 4, 0] { append(hexadecimalDigits[Int(value >> UInt32(shift) & 15)]) }
    }

    /// The scalar that begins here when it is one that readers do not see; all of them have two or three bytes.
    private static func unreadableScalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        let first = bytes.first ?? 0
        guard first == 0xC2 || first == 0xD8 || first >= 0xE1 && first <= 0xEF else { return nil }
        let scalar = String(decoding: bytes.prefix(first < 0xE0 ? 2 : 3), as: UTF8.self).unicodeScalars.first
        return scalar.flatMap { $0.isUnreadable ? $0 : nil }
    }
}

private let hexadecimalDigits = Array("0123456789abcdef".utf8)
