import Diagnostics
import PropertyList

/// The result of reading, in forms that tests can compare.
struct Reading {
    let result: PropertyListReader.Result

    init(_ bytes: [UInt8]) { result = PropertyListReader.read(SourceText(path: "x", bytes: bytes)) }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// A property list whose outermost value is `value`, which begins in line 1, column 22.
    init(value: String) { self.init("<plist version=\"1.0\">\(value)</plist>") }

    var value: PropertyListValue? { result.document?.root.value }

    /// The findings as `line:column code message`, with related places as `[line:column message]`.
    var findings: [String] {
        let lines = LineTable(result.source.bytes)
        return result.diagnostics.map { diagnostic in
            let place = Self.place(diagnostic.location, lines)
            let related = diagnostic.related.map { " [\(Self.place($0.location, lines))\($0.message)]" }.joined()
            return "\(place)\(diagnostic.kind.code) \(diagnostic.message)\(related)"
        }
    }

    private static func place(_ location: SourceLocation, _ lines: LineTable) -> String {
        switch location.place {
        case .file: return ""
        case .keyPath(let path): return "\(path): "
        case .range(let range):
            let position = lines.position(at: Int(range.lowerBound))
            return "\(position.line):\(position.column) "
        }
    }

    /// Whether every place is inside the text.
    var placesAreInside: Bool {
        let count = UInt32(result.source.bytes.count)
        return result.diagnostics.flatMap { [$0.location] + $0.related.map(\.location) }.allSatisfy { location in
            guard case .range(let range) = location.place else { return true }
            return range.lowerBound <= range.upperBound && range.upperBound <= count
        }
    }
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(arrayLiteral elements: PropertyListValue...) { self = .array(elements) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int64) { self = .integer(PropertyListInteger(value)) }
    package init(floatLiteral value: Double) { self = .real(value) }

    /// Keeps the order of the entries.
    package init(dictionaryLiteral elements: (String, PropertyListValue)...) {
        self = .dictionary(elements.map { Entry($0, $1) })
    }
}
