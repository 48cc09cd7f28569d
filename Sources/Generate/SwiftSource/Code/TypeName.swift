/// A type as code refers to it: `GameCharacter`, `[Swift.String]?`, `INObjectCollection<NSNumber>`.
///
/// Write it as a literal that interpolates names and other types: `"[\(element)]?"`.
package struct TypeName: Hashable, Sendable, ExpressibleByStringInterpolation {
    private let source: SourceBytes

    /// Creates a reference to a declared type.
    package init(_ identifier: Identifier) {
        self = "\(identifier)"
    }

    package init(stringLiteral value: StaticString) {
        source = .fixed(value)
    }

    /// Creates a type from fixed text with interpolated names and types.
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
    /// What a type can interpolate: names and other types. After a dot, a type's name needs the same backticks as in a
    /// declaration, unlike a member in an expression.
    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var text: TextBuffer

        package init(literalCapacity: Int, interpolationCount: Int) {
            text = TextBuffer(capacity: literalCapacity + interpolationCount * 24)
        }

        /// Appends the fixed text between interpolations.
        package mutating func appendLiteral(_ literal: StaticString) { literal.withUTF8Buffer { text.append($0) } }

        /// Appends a type's name, or a part of one.
        package mutating func appendInterpolation(_ identifier: Identifier) {
            text.append(identifier.spelling(reserving: .alone))
        }

        package mutating func appendInterpolation(_ type: TypeName) {
            type.withBytes { text.append($0) }
        }
    }
}
