package enum PropertyListWriter {
    /// Returns a value as XML, byte for byte as CoreFoundation and Xcode write it, except that -0.0 keeps its sign.
    ///
    /// Keys are sorted. Reading the text returns `value` again, except that characters which XML forbids (control
    /// characters other than tab, line feed and carriage return, U+FFFE and U+FFFF) become U+FFFD. Repeated keys and
    /// malformed dates are written as they are, not corrected.
    package static func xml(_ value: PropertyListValue) -> [UInt8] {
        var text = CanonicalXML(replacesForbidden: true)
        append(value, to: &text)
        return text.finished()
    }

    private static func append(_ value: PropertyListValue, to text: inout CanonicalXML) {
        switch value {
        case .dictionary(let entries):
            guard !entries.isEmpty else { return text.emptyContainer("dict") }
            text.openContainer("dict")
            for entry in entries.sorted(by: { CanonicalXML.precedes($0.key.utf8, $1.key.utf8) }) {
                text.text("key", entry.key)
                append(entry.value, to: &text)
            }
            text.closeContainer("dict")
        case .array(let elements):
            guard !elements.isEmpty else { return text.emptyContainer("array") }
            text.openContainer("array")
            for element in elements { append(element, to: &text) }
            text.closeContainer("array")
        case .string(let string): text.text("string", string)
        case .integer(let integer): text.integer(integer)
        case .real(let real): text.real(real)
        case .boolean(let boolean): text.boolean(boolean)
        case .date(let date): text.text("date", date)
        case .data(let data): text.data(data)
        }
    }
}
