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
    private var isValuePending = false

    package init(layout: Layout = .compact) { self.layout = layout }

    /// Writes an object whose members `body` writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body: body) }

    /// Writes an array whose elements `body` writes.
    package mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body: body) }

    /// Writes a string as the next element of an array, as the value of a member or as the value at the top.
    package mutating func element(_ value: String) {
        separate()
        bytes.appendJSONString(value)
    }

    /// Writes a number likewise.
    package mutating func element(_ value: Int) { literal("\(value)") }

    /// Writes a member whose value `body` writes with exactly one call.
    package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.appendJSONString(key)
        bytes += (layout == .indented ? ": " : ":").utf8
        // The value stands after its key, not on a line of its own.
        isValuePending = true
        body(&self)
    }

    package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
        member(key) { $0.object(members) }
    }

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

    /// Writes an array of objects as a member, with the members that `write` writes for each value.
    package mutating func objects<Values: Sequence>(
        _ key: String,
        of values: Values,
        _ write: (inout JSONWriter, Values.Element) -> Void
    ) {
        array(key, of: values) { json, value in json.object { write(&$0, value) } }
    }

    package mutating func member(_ key: String, _ value: String) { member(key) { $0.element(value) } }

    package mutating func member(_ key: String, _ value: Int) { member(key) { $0.element(value) } }

    /// Writes a number as a member; what JSON has no number for, infinity and no number at all, as the text for it.
    package mutating func member(_ key: String, _ value: Double) {
        guard value.isFinite else { return member(key, "\(value)") }
        member(key) { $0.literal(Int(exactly: value).map { String($0) } ?? "\(value)") }
    }

    package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.literal("\(value)") } }

    package mutating func member(_ key: String, _ values: [String]) {
        array(key, of: values) { $0.element($1) }
    }

    private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, body: (inout JSONWriter) -> Void) {
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

    private mutating func literal(_ text: String) {
        separate()
        bytes += text.utf8
    }
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
                    self += "\\u\(scalar.value.digits(4, radix: 16))".utf8
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
        default: self += "\\u\(byte.digits(4, radix: 16))".utf8
        }
    }

    /// The scalar that begins here when it is one that readers do not see; all of them have two or three bytes.
    private static func unreadableScalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        let first = bytes.first ?? 0
        guard first == 0xC2 || first == 0xD8 || first >= 0xE1 && first <= 0xEF else { return nil }
        let scalar = String(decoding: bytes.prefix(first < 0xE0 ? 2 : 3), as: UTF8.self).unicodeScalars.first
        return scalar.flatMap { $0.isUnreadable ? $0 : nil }
    }
}
