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
///             access: .public, [Parameter(name, "[\(element)]", defaultValue: "[]")],
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
public struct SourceFile: Hashable, Sendable {
    /// Lines of the comment at the top; an empty line is printed as `//`.
    public var header: [String]
    /// Inside the condition, in order.
    public var imports: [Import]
    /// The whole file is under `#if condition`; empty for none.
    public var condition: Code
    /// In order.
    public var declarations: [Declaration]

    /// Without anything else, an empty file.
    public init(
        header: [String] = [],
        imports: [Import] = [],
        condition: Code = "",
        declarations: [Declaration] = []
    ) {
        self.header = header
        self.imports = imports
        self.condition = condition
        self.declarations = declarations
    }

    /// The file as UTF-8, one line break at its end. The same tree gives the same bytes everywhere.
    public func printed() -> [UInt8] {
        var printer = SourcePrinter()
        printer.print(self)
        return printer.bytes
    }
}
