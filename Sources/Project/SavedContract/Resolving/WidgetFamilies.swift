import SwiftDeclarations

extension ProjectTypes {
    /// The widget families that an expression names, itself and through the properties and functions that it names.
    ///
    /// Statements count as a whole: a family that a getter or function names in any branch is one of the widget's.
    func families(_ expression: PlacedExpression) -> Readings<Set<String>> {
        var start = expression
        // A leading dot can only name a member of what `supportedFamilies` takes.
        start.type = "Array"
        return follow(start) { step in
            let paths = Self.paths(in: step.text)
            let named = Self.families.intersection(paths.map(\.ownName))
            let others = paths.filter {
                !Self.families.contains($0.ownName) && !Self.wordsOfStatements.contains($0.ownName)
            }
            // An expression without any name is an empty list.
            if named.isEmpty, !others.isEmpty { return nil }
            return (named, others)
        }
    }

    /// The dotted names in an expression, without the variables that it declares itself. A call without arguments keeps
    /// its parentheses.
    static func paths(in text: String) -> [String] {
        let isName = { (character: Character) in
            character.isLetter || character.isNumber || character == "_" || character == "."
        }
        var paths: [String] = []
        var locals: Set<String> = []
        var rest = text[...]
        while let start = rest.firstIndex(where: isName) {
            rest = rest[start...]
            var path = String(rest.prefix(while: isName))
            rest = rest.dropFirst(path.count)
            if rest.hasPrefix("()") { path += "()" }
            if ["let", "var", "func"].contains(paths.last) { locals.insert(path) }
            let isCalled = path.contains(".") && locals.contains(String(path.prefix { $0 != "." }))
            let isLabel = rest.hasPrefix(":")
            if !isCalled, !isLabel, path.contains(where: \.isLetter) { paths.append(path) }
        }
        return paths.filter { !locals.contains($0) }
    }

    private static let families: Set = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "systemExtraLargePortrait",
        "accessoryCircular", "accessoryRectangular", "accessoryInline", "accessoryCorner",
    ]

    /// Words of statements, of conditional compilation and of `#available`.
    static let wordsOfStatements: Set<String> = Set([
        "Array", "Set", "WidgetFamily", "available", "canImport", "case", "compiler", "default", "else", "elseif",
        "endif", "guard", "if", "let", "macCatalyst", "os", "return", "self", "Self", "switch", "targetEnvironment",
        "unavailable", "var",
    ]).union(Systems.all.names.flatMap { [$0, $0 + "ApplicationExtension"] })
}
