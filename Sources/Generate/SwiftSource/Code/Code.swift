import Diagnostics

/// Statements or an expression: indented lines that never contain the raw text of a definition.
///
/// A literal can have several lines. `SourceInterpolation` limits what can be interpolated. An empty `Code` has no
/// lines, and leaves none where it is interpolated.
///
/// ```swift
/// let body = Code.lines([
///     "guard let \(name) else { return nil }", .block("switch \(name) {", .lines(cases)),
/// ])
/// ```
package struct Code: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Lines joined by line breaks, without one at the end.
    private var source: SourceBytes

    private init(_ text: TextBuffer) {
        source = .composed(text)
    }

    package init() {
        source = .fixed("")
    }

    package init(stringLiteral value: StaticString) {
        source = .fixed(value)
    }

    /// Creates code from fixed text with interpolated names, types, literals and code.
    package init(stringInterpolation: SourceInterpolation) {
        var interpolation = stringInterpolation
        source = .composed(interpolation.finish())
    }

    /// Whether the code has no lines.
    package var isEmpty: Bool { withBytes(\.isEmpty) }

    /// Whether the code has at most one line.
    package var isSingleLine: Bool { withBytes { $0.isSingleLine } }

    /// The text, for diagnostics and tests.
    package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// Whether the code is one line of at most this many Unicode scalars.
    package func fits(in columns: Int) -> Bool {
        withBytes { bytes in
            if !bytes.isSingleLine { return false }
            // Each byte that is not a continuation byte starts a scalar.
            return bytes.count <= columns || bytes.count(where: { $0 & 0xC0 != 0x80 }) <= columns
        }
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { source.withBytes(body) }

    /// Joins the lines of all pieces. Empty pieces add none.
    package static func lines(_ pieces: [Code]) -> Code {
        var result = TextBuffer(capacity: pieces.reduce(0) { $0 + $1.withBytes(\.count) + 1 })
        for piece in pieces where !piece.isEmpty {
            if result.count > 0 { result.append(0x0A) }
            piece.withBytes { result.append($0) }
        }
        return Code(result)
    }

    /// `opening`, then `body` indented by one step, then `closing`.
    package static func block(_ opening: Code, _ body: Code, closing: Code = "}") -> Code {
        lines([opening, body.indented(), closing])
    }

    /// Indents every nonempty line by four columns.
    package func indented() -> Code { moved(by: 4, startingWithFirstLine: true) }

    /// Indents every line except the first.
    func indentingFurtherLines(by columns: Int) -> Code {
        moved(by: columns, startingWithFirstLine: false)
    }

    private func moved(by columns: Int, startingWithFirstLine: Bool) -> Code {
        guard columns > 0, !isEmpty, startingWithFirstLine || !isSingleLine else { return self }
        return withBytes { bytes in
            var result = TextBuffer(capacity: bytes.count + columns * 8)
            var rest = bytes[...]
            var isMoved = startingWithFirstLine
            while let first = rest.first {
                if isMoved, first != 0x0A { result.append(0x20, times: columns) }
                isMoved = true
                let line = rest.firstIndex(of: 0x0A).map { rest[...$0] } ?? rest
                result.append(UnsafeBufferPointer(rebasing: line))
                rest = rest[line.endIndex...]
            }
            return Code(result)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate var isSingleLine: Bool { UnsafeRawBufferPointer(self).firstIndex(of: 0x0A, from: 0) == nil }
}
