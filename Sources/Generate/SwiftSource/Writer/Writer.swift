import Diagnostics

/// Writes Swift source. Declarations and lines go directly into one buffer, in the order of the file.
///
/// A backend is a function that writes. Anything with braces takes a closure that writes what is between them:
///
/// ```swift
/// let configuration = Identifier("\(intent.name)Configuration")   // any text: an Identifier is always one identifier
/// let names = intent.parameters.map { Identifier($0.name) }        // `default` gets backticks where it needs them
///
/// let writer = Writer(access: .public)
/// writer.type(documentation: [intent.summary], .struct, configuration, inherits: ["Hashable"]) {
///     for name in names {
///         writer.property(name, "Int")
///     }
///     writer.function(.initializer(names.map { FunctionParameter($0, "Int", defaultValue: "0") })) {
///         for name in names { writer.line("self.\(name) = \(name)") }
///     }
///     writer.property(modifiers: [.static], "title", "String") {
///         writer.line("\(StringLiteral(intent.title))")
///     }
///     writer.function(access: .implicit, Signature("isValid", returns: "Bool")) {
///         writer.block("for bound in bounds {") {
///             writer.line("if !bound.holds { return false }")
///         }
///         writer.line("return true")
///     }
/// }
/// ```
///
/// For a definition with a parameter named `default`, this writes:
///
/// ```swift
/// /// What the definition says, whatever it says.
/// public struct TimelineConfiguration: Hashable {
///     public var interval: Int
///     public var `default`: Int
///
///     public init(interval: Int = 0, default: Int = 0) {
///         self.interval = interval
///         self.default = `default`
///     }
///
///     public static var title: String { "Timeline" }
///
///     func isValid() -> Bool {
///         for bound in bounds {
///             if !bound.holds { return false }
///         }
///         return true
///     }
/// }
/// ```
///
/// **Nothing is injected.** Fixed text is a `StaticString`, known when the compiler is built. It can interpolate names
/// (`Identifier`), types (`TypeName`), string literals (`StringLiteral`, `InterpolatedLiteral`), numbers, Booleans and
/// other `Code`; a `String` does not compile. To combine parts of a name, join them as text and make one `Identifier`.
/// Documentation and comments accept any text, which cannot end them early.
///
/// **Layout belongs to the writer.** Indentation is state, so lines never carry their own. A blank line separates two
/// members, unless both are single-line properties, cases, requirements, aliases or imports; `blankLine()` adds one. A
/// parameter list that passes column 120 is broken, a getter of one line stays on its property's line, and empty braces
/// close at once.
///
/// `line` writes statements, and `block` writes one with braces. For others, combine `line("if a {")`, `indented { … }`
/// and `line("} else {")`. Use `Code` for an expression that is needed in several places or chosen before it is
/// written, `call` for one that can be too long for a line, and `Signature` for a function that is both required and
/// implemented.
///
/// A writer belongs to one thread. A `SourceFile` has one for each of its parts.
package final class Writer {
    /// The maximum columns of a line. Longer lines break their parameter list.
    static let maximumColumns = 120

    let access: AccessModifier
    // No access calls code that writes, so that checking each of them would only take time.
    @exclusivity(unchecked) private var buffer = TextBuffer(capacity: 8 * 1024)
    @exclusivity(unchecked) private(set) var indentation = 0
    @exclusivity(unchecked) private var isAtLineStart = true
    @exclusivity(unchecked) private(set) var lineStart = 0
    /// The previous member in the current block.
    @exclusivity(unchecked) private var previousMember: Member?

    /// - Parameter access: The access level of declarations that do not state one.
    package init(access: AccessModifier = .implicit) { self.access = access }

    /// What has been written so far, as UTF-8.
    package var bytes: [UInt8] { buffer.withBytes(Array.init) }

    // MARK: - Lines

    /// Writes statements. Writes no line for empty code.
    package func line(_ code: Code) {
        if code.isEmpty { return }
        write(code)
        endLine()
    }

    /// Adds an empty line, but never two in a row, nor one at the start of the file or a block.
    package func blankLine() {
        let needsNone = buffer.withBytes { bytes in
            let last = bytes.count - 1
            return last < 0 || last > 0 && bytes[last] == 0x0A && (bytes[last - 1] == 0x0A || bytes[last - 1] == 0x7B)
        }
        if !needsNone { endLine() }
    }

    /// Writes an opening line, an indented body, and a closing line.
    package func block(_ opening: Code, closing: Code = "}", _ body: () -> Void) {
        line(opening)
        indented(body)
        line(closing)
    }

    /// Writes the body indented by one step.
    package func indented(_ body: () -> Void) {
        indentation += 4
        separately(body)
        indentation -= 4
    }

    /// Writes a call or attribute with its arguments: on one line if it fits, otherwise one argument per line.
    package func call(
        _ head: Code,
        _ arguments: [Code],
        upTo length: Int = Code.maximumLength,
        ending: Code = ""
    ) {
        let start = place
        let first = isAtLineStart ? start.count + indentation : start.count
        write(head)
        text("(")
        for (index, argument) in arguments.enumerated() {
            if index > 0 { text(", ") }
            write(argument)
        }
        text(")")
        if lineStart != start.lineStart || isTooLong(first..<buffer.count, upTo: length) {
            erase(to: start)
            write(.multilineCall(head, arguments))
        }
        write(ending)
        endLine()
    }

    // MARK: - Pieces of lines

    /// Writes code without ending its last line. Further lines are indented relative to the current one.
    package func write(_ code: Code) {
        code.withBytes { bytes in
            var start = 0
            while let end = UnsafeRawBufferPointer(bytes).firstIndex(of: 0x0A, from: start) {
                write(bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]))
                endLine()
                start = end + 1
            }
            write(bytes: UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }

    func writeType(_ type: TypeName) {
        type.withBytes { write(bytes: $0) }
    }

    func writeName(_ identifier: Identifier, reserving words: ReservedWords = .alone) {
        write(string: identifier.spelling(reserving: words))
    }

    func text(_ text: StaticString) {
        text.withUTF8Buffer { write(bytes: $0) }
    }

    /// Writes text that has no line break.
    func write(string: String) {
        string.withBytes { write(bytes: $0) }
    }

    /// Writes bytes that have no line break.
    func write(bytes text: UnsafeBufferPointer<UInt8>) {
        if text.isEmpty { return }
        if isAtLineStart {
            buffer.append(0x20, times: indentation)
            isAtLineStart = false
        }
        buffer.append(text)
    }

    func endLine() {
        buffer.append(0x0A)
        isAtLineStart = true
        lineStart = buffer.count
    }

    // MARK: - Members

    /// A kind of member that needs no blank line before another one of the same kind.
    enum Member {
        case `import`, typeAlias, comment, property, enumCase, requirement, compactFunction
        /// A member that belongs to the one before it.
        case continuation
        /// A member with several lines.
        case other
    }

    /// Adds a blank line before a member that needs one.
    func beginMember(_ member: Member) {
        if let previousMember {
            let standsClose =
                member == .continuation || previousMember == .comment || previousMember == member && member != .other
            if !standsClose { blankLine() }
        }
        previousMember = member
    }

    /// Writes members whose first and last need no blank line on the outside.
    func separately(_ body: () -> Void) {
        let outer = previousMember
        previousMember = nil
        body()
        previousMember = outer
    }

    // MARK: - Layout in hindsight

    /// A position in the text to go back to.
    struct Place {
        fileprivate let count: Int
        fileprivate let isAtLineStart: Bool
        let lineStart: Int
    }

    var place: Place { Place(count: buffer.count, isAtLineStart: isAtLineStart, lineStart: lineStart) }

    /// Removes everything written since `place`.
    func erase(to place: Place) {
        buffer.truncate(to: place.count)
        isAtLineStart = place.isAtLineStart
        lineStart = place.lineStart
    }

    /// Removes the last bytes of the current line.
    func eraseEnd(_ count: Int) { buffer.truncate(to: buffer.count - count) }

    /// Whether the current line is too long, in Unicode scalars.
    var lineIsTooLong: Bool { isTooLong(lineStart..<buffer.count) }

    /// Writes ` {`, an indented body, and `}`; or ` {}` if the body is empty.
    func braces(_ body: () -> Void) {
        let opening = place
        text(" {")
        if !closingBrace(after: body) {
            erase(to: opening)
            text(" {}")
        }
    }

    /// Writes an indented body and `}`.
    ///
    /// - Returns: `false` if the body is empty.
    func closingBrace(after body: () -> Void) -> Bool {
        endLine()
        let start = buffer.count
        indented(body)
        guard buffer.count > start else { return false }
        text("}")
        return true
    }

    /// Like `braces`, but keeps a body of one line on the current line if it fits.
    func compactBraces(_ body: () -> Void) {
        let opening = place
        text(" {")
        endLine()
        let start = buffer.count
        indented(body)
        let first = start + indentation + 4
        if buffer.count <= first {
            erase(to: opening)
            return text(" {}")
        }
        let end = buffer.count - 1
        let isOneLine = buffer.withBytes { UnsafeRawBufferPointer($0).firstIndex(of: 0x0A, from: first) == end }
        guard isOneLine, !isTooLong(opening.lineStart..<opening.count, with: end - first + 5) else { return text("}") }
        buffer.truncate(to: end)
        buffer.replace(start - 1..<first, with: 0x20)
        isAtLineStart = false
        lineStart = opening.lineStart
        text(" }")
    }

    /// Whether a range of bytes has more scalars than fit on a line.
    ///
    /// - Parameter columns: The number of further columns needed.
    private func isTooLong(_ line: Range<Int>, with columns: Int = 0, upTo maximum: Int = maximumColumns) -> Bool {
        if line.count + columns <= maximum { return false }
        // Each byte that is not a continuation byte starts a scalar.
        return buffer.withBytes { $0[line].reduce(columns) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } > maximum }
    }
}
