/// What a `Code` literal can interpolate: names, types, literals and other code, but never a `String`. The fixed text
/// is a `StaticString`, known when the compiler is built. So a definition's text can reach generated code only through
/// `Identifier` and `StringLiteral`.
package struct SourceInterpolation: StringInterpolationProtocol {
    private var text: TextBuffer
    /// Whether the last line has nothing but empty interpolated code, and has to be dropped.
    private var lastLineIsVacant = false

    package init(literalCapacity: Int, interpolationCount: Int) {
        text = TextBuffer(capacity: literalCapacity + interpolationCount * 24)
    }

    /// Appends the fixed text between interpolations.
    package mutating func appendLiteral(_ literal: StaticString) {
        literal.withUTF8Buffer { literal in
            if literal.isEmpty { return }
            if lastLineIsVacant, literal[0] == 0x0A {
                dropVacantLine()
                // If the dropped line was the first, drop its line break too.
                append(UnsafeBufferPointer(rebasing: literal[(text.count == 0 ? 1 : 0)...]))
            } else {
                append(literal)
            }
        }
    }

    /// Appends a name: as a member after a dot, otherwise as a declaration.
    package mutating func appendInterpolation(_ identifier: Identifier) {
        append(identifier.spelling(reserving: followsDot ? .afterDot : .alone))
    }

    /// Appends a name as an argument label.
    package mutating func appendInterpolation(label identifier: Identifier) {
        append(identifier.spelling(reserving: .invalidArgumentLabels))
    }

    /// Appends a name in Objective-C. The language has no backticks; keywords were reported earlier.
    package mutating func appendInterpolation(objectiveC name: String) {
        append(Identifier(name).name)
    }

    /// Appends the projected value of a wrapped property, `$name`. After the `$`, no word is reserved.
    package mutating func appendInterpolation(projected identifier: Identifier) {
        append("$\(identifier.name)")
    }

    package mutating func appendInterpolation(_ type: TypeName) {
        type.withBytes { append($0) }
    }

    /// Appends a string literal with its quotes.
    package mutating func appendInterpolation(_ literal: StringLiteral) {
        literal.append(to: &text)
        lastLineIsVacant = false
    }

    /// Appends a string literal with interpolated values and its quotes.
    package mutating func appendInterpolation(_ literal: InterpolatedLiteral) {
        literal.append(to: &text)
        lastLineIsVacant = false
    }

    package mutating func appendInterpolation(_ value: some FixedWidthInteger) {
        append(String(value))
    }

    /// Appends a literal with `_` between groups of three digits if it has at least five.
    package mutating func appendInterpolation(grouped value: Int) {
        var digits = String(value.magnitude)
        if digits.count > 4 {
            for place in stride(from: digits.count - 3, to: 0, by: -3) {
                digits.insert("_", at: digits.index(digits.startIndex, offsetBy: place))
            }
        }
        append(value < 0 ? "-\(digits)" : digits)
    }

    /// Appends a floating-point literal that reads back as the same value. Infinities and NaN are written as names.
    package mutating func appendInterpolation(_ value: Double) {
        let spelling =
            value.isNaN
            ? "Double.nan" : value.isInfinite ? (value < 0 ? "-Double.infinity" : "Double.infinity") : "\(value)"
        append(spelling)
    }

    package mutating func appendInterpolation(_ value: Bool) {
        append(value ? "true" : "false")
    }

    /// Appends other code. Its further lines take the indentation of the current line. Empty code that is alone on a
    /// line removes the line.
    package mutating func appendInterpolation(_ code: Code) {
        if code.isEmpty {
            lastLineIsVacant = text.withBytes { $0[lastLineStart...].allSatisfy { $0 == 0x20 } }
        } else if code.isSingleLine {
            code.withBytes { append($0) }
        } else {
            let indentation = text.withBytes { $0[lastLineStart...].prefix { $0 == 0x20 }.count }
            code.indentingFurtherLines(by: indentation).withBytes { append($0) }
        }
    }

    /// Appends several pieces of code with fixed text between them.
    package mutating func appendInterpolation(_ codes: [Code], separator: StaticString) {
        for (index, code) in codes.enumerated() {
            if index > 0 { appendLiteral(separator) }
            appendInterpolation(code)
        }
    }

    mutating func finish() -> TextBuffer {
        if lastLineIsVacant { dropVacantLine() }
        return text
    }

    private mutating func append(_ piece: String) {
        text.append(piece)
        lastLineIsVacant = false
    }

    private mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        text.append(piece)
        lastLineIsVacant = false
    }

    private mutating func dropVacantLine() {
        text.truncate(to: max(lastLineStart - 1, 0))
    }

    private var lastLineStart: Int { text.withBytes { ($0.lastIndex(of: 0x0A) ?? -1) + 1 } }

    /// A range operator ends with a dot too, but no member follows it.
    private var followsDot: Bool {
        text.withBytes { bytes in
            let last = bytes.count - 1
            return last >= 0 && bytes[last] == 0x2E && (last == 0 || bytes[last - 1] != 0x2E)
        }
    }
}
