/// Writes JSON in exactly the order of the calls, so that the same values produce the same bytes.
///
/// ```swift
/// var json = JSONWriter(layout: .indented)
/// json.object {
///     $0.member("code", "IN0304")
///     $0.array("fixes", of: fixes) { json, fix in … }
/// }
/// ```
///
/// The caller is responsible for the structure: one top-level value, members in objects, values in arrays.
package struct JSONWriter {
    package enum Layout: Sendable {
        /// On one line without spaces, for formats with one value per line.
        case compact
        /// One member per line, indented by two spaces, for files that people compare.
        case indented
    }

    /// The output so far, as UTF-8 without a final line feed.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private var depth = 0
    private var isAtStart = true
    private var isValuePending = false

    package init(layout: Layout = .compact) { self.layout = layout }

    /// Writes an object. `body` writes its members.
    package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body: body) }

    /// Writes an array. `body` writes its elements.
    package mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body: body) }

    /// Writes a string as an array element, a member's value, or the top-level value.
    package mutating func element(_ value: String) {
        separate()
        bytes.appendJSONString(value)
    }

    /// Writes a number as an array element, a member's value, or the top-level value.
    package mutating func element(_ value: Int) { literal("\(value)") }

    /// Infinity and NaN, which JSON cannot represent, are written as strings.
    package mutating func element(_ value: Double) {
        value.isFinite ? literal(Int(exactly: value).map { String($0) } ?? "\(value)") : element("\(value)")
    }

    package mutating func element(_ value: Bool) { literal("\(value)") }

    /// Writes a member. `body` must write its value with exactly one call.
    package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.appendJSONString(key)
        bytes += (layout == .indented ? ": " : ":").utf8
        // The value follows its key on the same line.
        isValuePending = true
        body(&self)
    }

    package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
        member(key) { $0.object(members) }
    }

    /// Writes why something was not read, and where.
    package mutating func members(of unread: Unread) {
        member("reason", unread.reason)
        if let expression = unread.expression { member("expression", expression) }
        member("path", unread.location.path)
    }

    package mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
        member(key) { $0.array(elements) }
    }

    /// Writes a member whose value is an array, calling `write` for each element.
    package mutating func array<Values: Sequence>(
        _ key: String,
        of values: Values,
        _ write: (inout JSONWriter, Values.Element) -> Void
    ) {
        array(key) { json in for value in values { write(&json, value) } }
    }

    /// Writes a member whose value is an array of objects, calling `write` for the members of each object.
    package mutating func objects<Values: Sequence>(
        _ key: String,
        of values: Values,
        _ write: (inout JSONWriter, Values.Element) -> Void
    ) {
        array(key, of: values) { json, value in json.object { write(&$0, value) } }
    }

    package mutating func member(_ key: String, _ value: String) { member(key) { $0.element(value) } }

    package mutating func member(_ key: String, _ value: Int) { member(key) { $0.element(value) } }

    package mutating func member(_ key: String, _ value: Double) { member(key) { $0.element(value) } }

    package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.element(value) } }

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
    /// Appends a quoted JSON string. Escapes what JSON requires and any scalar that a reader would not see or that
    /// reorders text.
    package mutating func appendJSONString(_ string: String) {
        append(UInt8(ascii: "\""))
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": self += #"\""#.utf8
            case "\\": self += #"\\"#.utf8
            case "\u{8}": self += #"\b"#.utf8
            case "\t": self += #"\t"#.utf8
            case "\n": self += #"\n"#.utf8
            case "\u{C}": self += #"\f"#.utf8
            case "\r": self += #"\r"#.utf8
            case _ where scalar.isUnreadable: self += "\\u\(scalar.value.digits(4, radix: 16))".utf8
            default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        append(UInt8(ascii: "\""))
    }
}
