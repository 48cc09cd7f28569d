/// A property list's value without its places: what writing needs and what tests compare.
package indirect enum PropertyListValue: Hashable, Sendable {
    /// Entries in their order; writing sorts them.
    case dictionary([Entry])
    /// Elements in their order.
    case array([PropertyListValue])
    case string(String)
    /// A whole number of 64 bits.
    case integer(PropertyListInteger)
    /// A number; two that print alike are alike.
    case real(Double)
    case boolean(Bool)
    /// A date as written: `2026-01-31T12:00:00Z`.
    case date(String)
    case data([UInt8])

    /// One key with its value.
    package struct Entry: Hashable, Sendable {
        package var key: String
        package var value: PropertyListValue

        /// Pairs a key with a value.
        package init(_ key: String, _ value: PropertyListValue) {
            self.key = key
            self.value = value
        }
    }
}

extension PropertyListNode {
    /// The value below this node. A repeated key stands as often as it does in the file; a malformed number or date, which
    /// reading has reported, becomes the text that stands there.
    package var value: PropertyListValue {
        switch kind {
        case .dictionary: .dictionary(children.compactMap { $0.entry })
        case .array: .array(children.map(\.value))
        case .string: .string(string ?? "")
        case .integer: integer.map { .integer($0) } ?? .string(document.source.text(in: contentRange))
        case .real: real.map { .real($0) } ?? .string(document.source.text(in: contentRange))
        case .boolean: .boolean(boolean ?? false)
        case .date: .date(date ?? "")
        case .data: data.map { .data($0) } ?? .string(document.source.text(in: contentRange))
        }
    }
}

extension PropertyListNode {
    fileprivate var entry: PropertyListValue.Entry? { keyName.map { PropertyListValue.Entry($0, value) } }
}
