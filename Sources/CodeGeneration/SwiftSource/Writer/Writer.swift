import Diagnostics

/// Writes Swift source: declarations and lines go straight into one buffer, in the order in which they stand in the file.
///
/// A backend is a function that writes. Whatever has braces takes a closure that writes what stands between them:
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
/// writes, for a definition that calls a parameter `default`,
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
/// **Nothing is injected.** Fixed text is a `StaticString`, known when the compiler is built. Between its pieces stand names
/// (`Identifier`), types (`TypeName`), string literals (`StringLiteral`, `InterpolatedLiteral`), numbers, Booleans and other
/// `Code` made of these; a `String` does not compile. Names made of parts are joined as text first and then made one
/// `Identifier`. Documentation and comments take any text: they cannot end before it does.
///
/// **Layout is the writer's.** Indentation is state, so a line never carries its own. Between two members is a blank line,
/// unless both are properties, cases, requirements, aliases or imports of one line; `blankLine()` adds one. A parameter list
/// that passes column 120 is broken, a getter of one line stays on the line of its property, and braces without anything
/// between them close at once.
///
/// `line` writes statements; `block` writes one with braces; `line("if a {")`, `indented { … }` and `line("} else {")` write
/// the others. An expression that is used in several places, or decided on before it is written, is a `Code`. What is too
/// long for a line is a `call`. A function that is required in one place and implemented in another is a `Signature`.
///
/// A writer is used by one thread. A `SourceFile` has one for each of its parts.
package final class Writer {
    /// Lines longer than this break their parameter list.
    static let maximumColumns = 120

    let access: AccessModifier
    private var buffer = TextBuffer(capacity: 8 * 1024)
    private var indentation = 0
    private var isAtLineStart = true
    private var lineStart = 0
    /// The last member of the block that is being written.
    private var previousMember: Member?

    /// - Parameter access: Who may use the declarations that say nothing of their own about it.
    package init(access: AccessModifier = .implicit) { self.access = access }

    /// What has been written so far, as UTF-8.
    package var bytes: [UInt8] { buffer.withBytes(Array.init) }

    // MARK: - Lines

    /// Writes statements; no line for empty code.
    package func line(_ code: Code) {
        if code.isEmpty { return }
        write(code)
        endLine()
    }

    /// Leaves one line empty, but never two, nor one at the beginning of the file or of a block.
    package func blankLine() {
        let needsNone = buffer.withBytes { bytes in
            let last = bytes.count - 1
            return last < 0 || last > 0 && bytes[last] == 0x0A && (bytes[last - 1] == 0x0A || bytes[last - 1] == 0x7B)
        }
        if !needsNone { endLine() }
    }

    /// Writes a line that opens, what stands between, indented, and a line that closes.
    package func block(_ opening: Code, closing: Code = "}", _ body: () -> Void) {
        line(opening)
        indented(body)
        line(closing)
    }

    /// Writes what is one step further in.
    package func indented(_ body: () -> Void) {
        indentation += 4
        separately(body)
        indentation -= 4
    }

    /// Writes a call or an attribute with its arguments: on one line where that is short, otherwise one argument a line.
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
            goBack(to: start)
            write(.brokenCall(head, arguments))
        }
        write(ending)
        endLine()
    }

    // MARK: - Pieces of lines

    /// Writes code without ending its last line. Further lines keep their own indentation relative to the present one.
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

    func writeName(_ identifier: Identifier, reserving words: WordSet = .alone) {
        write(string: identifier.spelling(reserving: words))
    }

    func text(_ text: StaticString) {
        text.withUTF8Buffer { write(bytes: $0) }
    }

    /// Writes a text without a line break in it.
    func write(string: String) {
        string.withBytes { write(bytes: $0) }
    }

    /// Writes bytes without a line break among them.
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

    /// A kind of member that needs no blank line before another of the same kind.
    enum Member {
        case `import`, typeAlias, comment, property, enumCase, requirement
        /// Anything of several lines.
        case other
    }

    /// Puts a blank line in front of a member that needs one.
    func beginMember(_ member: Member) {
        if let previousMember {
            let standsClose = previousMember == .comment || previousMember == member && member != .other
            if !standsClose { blankLine() }
        }
        previousMember = member
    }

    /// Writes members whose first and last need no blank line to what is around them.
    func separately(_ body: () -> Void) {
        let outer = previousMember
        previousMember = nil
        body()
        previousMember = outer
    }

    // MARK: - Layout in hindsight

    /// A place in the text to go back to.
    struct Place {
        fileprivate let count: Int
        fileprivate let isAtLineStart: Bool
        fileprivate let lineStart: Int
    }

    var place: Place { Place(count: buffer.count, isAtLineStart: isAtLineStart, lineStart: lineStart) }

    /// Takes back what was written since.
    func goBack(to place: Place) {
        buffer.truncate(to: place.count)
        isAtLineStart = place.isAtLineStart
        lineStart = place.lineStart
    }

    /// Whether the present line is too long. Columns are scalars.
    var lineIsTooLong: Bool { isTooLong(lineStart..<buffer.count) }

    /// Writes ` {`, what stands between, indented, and `}`, or ` {}` around nothing.
    func braces(_ body: () -> Void) {
        let opening = place
        text(" {")
        if !closingBrace(after: body) {
            goBack(to: opening)
            text(" {}")
        }
    }

    /// Writes what stands between braces, indented, and `}`.
    ///
    /// - Returns: `false` where that is nothing.
    func closingBrace(after body: () -> Void) -> Bool {
        endLine()
        let start = buffer.count
        indented(body)
        guard buffer.count > start else { return false }
        text("}")
        return true
    }

    /// Like `braces`, but a body of one line stays on the present line where there is room.
    func compactBraces(_ body: () -> Void) {
        let opening = place
        text(" {")
        endLine()
        let start = buffer.count
        indented(body)
        let first = start + indentation + 4
        if buffer.count <= first {
            goBack(to: opening)
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

    /// Whether a part of a line has more characters than fit.
    ///
    /// - Parameter columns: How many more follow.
    private func isTooLong(_ line: Range<Int>, with columns: Int = 0, upTo maximum: Int = maximumColumns) -> Bool {
        if line.count + columns <= maximum { return false }
        // Not a continuation byte, so the first of a scalar.
        return buffer.withBytes { $0[line].reduce(columns) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } > maximum }
    }
}
