/// Declarations and expressions in Objective-C: fixed text, names and numbers, and never a `String`.
///
/// Names stand as they are, since the language has no backticks: a name that is a keyword is reported before. String
/// literals of a definition's text do not occur, so there is no way to write one.
struct ObjectiveCCode: ExpressibleByStringInterpolation, Sendable {
    private let source: SourceBytes

    init(stringLiteral value: StaticString) {
        source = .fixed(value)
    }

    init(stringInterpolation: Interpolation) {
        source = .composed(stringInterpolation.bytes)
    }

    var isEmpty: Bool { withBytes(\.isEmpty) }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { source.withBytes(body) }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: StaticString) {
            literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }

        mutating func appendInterpolation(_ text: StaticString) {
            appendLiteral(text)
        }

        mutating func appendInterpolation(_ identifier: Identifier) {
            bytes.append(contentsOf: identifier.name.utf8)
        }

        mutating func appendInterpolation(_ code: ObjectiveCCode) {
            code.withBytes { bytes.append(contentsOf: $0) }
        }

        mutating func appendInterpolation(_ codes: [ObjectiveCCode], separator: StaticString) {
            for (index, code) in codes.enumerated() {
                if index > 0 { appendLiteral(separator) }
                appendInterpolation(code)
            }
        }

        mutating func appendInterpolation(_ value: Int) {
            bytes.append(contentsOf: String(value).utf8)
        }
    }
}

/// Writes Objective-C line by line.
final class ObjectiveCWriter {
    private let writer = Writer()

    /// What has been written so far, as UTF-8.
    var bytes: [UInt8] { writer.bytes }

    /// Writes a line; none for empty code.
    func line(_ code: ObjectiveCCode) {
        if code.isEmpty { return }
        code.withBytes { writer.write(bytes: $0) }
        writer.endLine()
    }

    /// Leaves one line empty, but never two, nor one at the beginning.
    func blankLine() {
        writer.blankLine()
    }

    /// Writes `//` lines; any text, made safe.
    func comment(_ lines: [String]) {
        writer.comment(lines)
    }

    /// Writes code that stands deeper than what is around it.
    func indented(_ body: () -> Void) {
        writer.indented(body)
    }

    /// Writes lines of their own, with a blank line before the first.
    func paragraph(_ lines: ObjectiveCCode...) {
        blankLine()
        for code in lines { line(code) }
    }

    /// Writes a paragraph whose last line opens, what stands between, indented, and a line that closes.
    func block(_ opening: ObjectiveCCode..., closing: ObjectiveCCode = "}", _ body: () -> Void) {
        blankLine()
        for code in opening { line(code) }
        writer.indented(body)
        line(closing)
    }

    /// Writes what ends with `@end`: the lines that open it, and members with blank lines around them.
    func container(_ opening: ObjectiveCCode..., members: () -> Void) {
        blankLine()
        for code in opening { line(code) }
        blankLine()
        members()
        blankLine()
        line("@end")
    }
}
