/// A type as it is written where it is used: `GameCharacter`, `[Swift.String]?`, `INObjectCollection<NSNumber>`.
///
/// Written as a literal with names and other types in braces: `"[\(element)]?"`.
package struct TypeName: Hashable, Sendable, ExpressibleByStringInterpolation {
    private let source: SourceBytes

    /// A declared type, by its name.
    package init(_ identifier: Identifier) {
        self = "\(identifier)"
    }

    package init(stringLiteral value: StaticString) {
        source = .fixed(value)
    }

    /// Fixed text with names and types in it.
    package init(stringInterpolation: Interpolation) {
        source = .composed(stringInterpolation.text)
    }

    /// `T?`
    package var optional: TypeName { "\(self)?" }

    /// `[T]`
    package var array: TypeName { "[\(self)]" }

    /// The spelling, for diagnostics and tests.
    package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { source.withBytes(body) }
}

extension TypeName {
    /// What may stand in the braces of a type: names and types. After a dot a type's name is quoted like a declaration,
    /// other than a member in an expression.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text: TextBuffer

        package init(literalCapacity: Int, interpolationCount: Int) {
            text = TextBuffer(capacity: literalCapacity + interpolationCount * 24)
        }

        /// The fixed text between interpolations.
        package mutating func appendLiteral(_ literal: StaticString) { literal.withUTF8Buffer { text.append($0) } }

        /// A type's name, or a part of one.
        package mutating func appendInterpolation(_ identifier: Identifier) {
            text.append(identifier.spelling(reserving: .alone))
        }

        package mutating func appendInterpolation(_ type: TypeName) {
            type.withBytes { text.append($0) }
        }
    }
}
