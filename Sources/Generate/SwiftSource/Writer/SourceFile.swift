/// A generated Swift file: its top, and the parts that write the rest.
package struct SourceFile: Sendable {
    /// Writes some of a file's declarations. Other parts can use the same writer or another.
    package typealias Part = @Sendable (Writer) -> Void

    /// The lines of the comment at the top. An empty line prints as `//`.
    package var header: [String]
    /// The imports in order, inside the condition.
    package var imports: [Import]
    /// The condition of an `#if` around the whole file; empty for none.
    package var condition: Code
    /// The access level of declarations that do not state one.
    package var access: AccessModifier
    /// The parts in order, with blank lines between them.
    package var parts: [Part]

    /// Creates a file, by default an empty one.
    package init(
        header: [String] = [],
        imports: [Import] = [],
        condition: Code = "",
        access: AccessModifier = .implicit,
        parts: [Part] = []
    ) {
        self.header = header
        self.imports = imports
        self.condition = condition
        self.access = access
        self.parts = parts
    }

    /// Returns the file as UTF-8 that ends with one line break. The same parts give the same bytes everywhere.
    ///
    /// - Parameter map: Calls a function with each index below a number, and returns the results in order. Pass one
    ///   that uses several threads to print parts in parallel.
    package func printed(
        _ map: (_ count: Int, _ transform: @escaping @Sendable (Int) -> [UInt8]) -> [[UInt8]] = { (0..<$0).map($1) }
    ) -> [UInt8] {
        let top = Writer(access: access)
        top.writeComment(header)
        if !condition.isEmpty {
            top.blankLine()
            top.line("#if \(condition)")
        }
        if !imports.isEmpty { top.blankLine() }
        for value in imports { top.import(value) }
        let pieces = map(parts.count) { [parts, access] index in
            let writer = Writer(access: access)
            parts[index](writer)
            return writer.bytes
        }
        return joined([top.bytes] + pieces + [condition.isEmpty ? [] : Array("#endif\n".utf8)])
    }

    /// Joins the pieces with blank lines. Empty pieces add nothing.
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

/// An import of a module.
package struct Import: Hashable, Sendable {
    /// The module, or `kind Module.name`.
    let module: TypeName
    /// The code before `import` on the same line: `@preconcurrency`.
    let attribute: Code

    package init(_ module: TypeName, attribute: Code = "") {
        self.module = module
        self.attribute = attribute
    }
}
