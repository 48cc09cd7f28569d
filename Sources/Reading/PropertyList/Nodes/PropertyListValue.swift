/// A property list's value without source ranges, for writing and for comparison in tests.
package indirect enum PropertyListValue: Equatable, Sendable {
    /// Entries in file order; writing sorts them.
    case dictionary([Entry])
    case array([PropertyListValue])
    case string(String)
    case integer(PropertyListInteger)
    case real(Double)
    case boolean(Bool)
    /// A date as written: `2026-01-31T12:00:00Z`.
    case date(String)
    case data([UInt8])

    package struct Entry: Equatable, Sendable {
        package var key: String
        package var value: PropertyListValue

        package init(_ key: String, _ value: PropertyListValue) {
            self.key = key
            self.value = value
        }
    }
}

extension PropertyListNode {
    /// The value of this node and everything in it. Repeated keys are kept. A malformed number or data, which reading
    /// has reported, becomes a string with the text as written.
    package var value: PropertyListValue {
        switch kind {
        case .dictionary: .dictionary(children.compactMap { child in child.keyName.map { .init($0, child.value) } })
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
