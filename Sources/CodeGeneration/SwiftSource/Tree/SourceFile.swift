/// One generated Swift file as a tree: what a backend builds, what tests compare, and what one printer turns into text.
///
/// A backend makes values and never text:
///
/// ```swift
/// let configuration = Identifier("\(intent.name)Configuration")   // any text: an Identifier is always one identifier
/// let name = Identifier(parameter.name)                            // `default` is printed in backticks where needed
///
/// var structure = TypeDeclaration(
///     documentation: [intent.summary],                             // any text: lines are split, controls escaped
///     access: .public, .struct, configuration, inherits: ["Hashable", "Sendable"])
/// structure.members.append(
///     .variable(VariableDeclaration(access: .public, name, "[\(element)]", value: "[]")))
/// structure.members.append(
///     .initializer(
///         InitializerDeclaration(
///             access: .public, [FunctionParameter(name, "[\(element)]", defaultValue: "[]")],
///             body: "self.\(name) = \(name)")))
/// structure.members.append(
///     .variable(
///         VariableDeclaration(
///             access: .public, modifiers: [.static], "title", "String",
///             storage: .computed("\(StringLiteral(intent.title))"))))
///
/// let file = SourceFile(header: ["Generated from Hero.intentdefinition."], declarations: [.type(structure)])
/// return GeneratedFile(name: "\(configuration.name).swift", contents: file.printed())
/// ```
///
/// Bodies are `Code`: literals whose braces take identifiers, types, literals and other code, but no `String`, so a
/// definition cannot inject anything; `\(label: name)` is a name as an argument's label, `\(selector: name)` a
/// piece of an Objective-C selector. Names that are
/// made of parts are joined as text first, then made one `Identifier`. Give no thought to layout: the printer breaks
/// parameter lists that pass column 120 and puts blank lines where a person would; `.blankLine` adds one.
package struct SourceFile: Sendable {
    /// Makes some of a file's declarations.
    package typealias Part = @Sendable () -> [Declaration]

    /// Lines of the comment at the top; an empty line is printed as `//`.
    package var header: [String]
    /// Inside the condition, in order.
    package var imports: [Import]
    /// The whole file is under `#if condition`; empty for none.
    package var condition: Code
    /// What makes the declarations, in order; between the parts is a blank line. Each part is made when it is printed and
    /// given up right after, so that of a large definition only a small piece is in memory as a tree.
    package var parts: [Part]

    /// Without anything else, an empty file.
    package init(
        header: [String] = [],
        imports: [Import] = [],
        condition: Code = "",
        parts: [Part] = []
    ) {
        self.header = header
        self.imports = imports
        self.condition = condition
        self.parts = parts
    }

    /// A file of declarations that are already made.
    package init(header: [String] = [], imports: [Import] = [], condition: Code = "", declarations: [Declaration]) {
        self.init(
            header: header,
            imports: imports,
            condition: condition,
            parts: declarations.isEmpty ? [] : [{ declarations }]
        )
    }

    /// All declarations in order, made anew each time.
    package var declarations: [Declaration] { parts.flatMap { $0() } }

    /// The file as UTF-8, one line break at its end. The same tree gives the same bytes everywhere.
    ///
    /// - Parameter map: Calls a function with each index below a number and gives back the results in order; a program
    ///   that has threads to spare passes a function that uses them.
    package func printed(
        _ map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> [UInt8]) -> [[UInt8]] = { (0..<$0).map($1) }
    ) -> [UInt8] {
        let pieces: [[UInt8]]
        if condition.isEmpty {
            let parts = parts
            pieces = [Self.printed(imports.map(Declaration.import))] + map(parts.count) { Self.printed(parts[$0]()) }
        } else {
            let block = ConditionalBlock(condition, imports.map(Declaration.import) + declarations)
            pieces = [Self.printed([.conditional(block)])]
        }
        var printer = SourcePrinter()
        printer.writeComment(header)
        return joined([printer.bytes] + pieces)
    }

    private static func printed(_ declarations: [Declaration]) -> [UInt8] {
        var printer = SourcePrinter()
        printer.print(declarations)
        return printer.bytes
    }

    /// The pieces with a blank line between two; empty ones leave no trace.
    private func joined(_ pieces: [[UInt8]]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(pieces.reduce(0) { $0 + $1.count + 1 })
        for piece in pieces where !piece.isEmpty {
            if !text.isEmpty { text.append(0x0A) }
            text += piece
        }
        return text
    }
}
