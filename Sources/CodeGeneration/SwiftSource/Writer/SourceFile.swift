/// One generated Swift file: what stands at its top, and the parts that write the rest.
package struct SourceFile: Sendable {
    /// Writes some of a file's declarations, into a writer that other parts may share or not.
    package typealias Part = @Sendable (Writer) -> Void

    /// Lines of the comment at the top; an empty line is printed as `//`.
    package var header: [String]
    /// Inside the condition, in order.
    package var imports: [Import]
    /// The whole file is under `#if condition`; empty for none.
    package var condition: Code
    /// Who may use the declarations that say nothing of their own about it.
    package var access: AccessModifier
    /// In order; between what two parts write is a blank line.
    package var parts: [Part]

    /// Without anything else, an empty file.
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

    /// The file as UTF-8, one line break at its end. The same parts give the same bytes everywhere.
    ///
    /// - Parameter map: Calls a function with each index below a number and gives back the results in order; a program
    ///   that has threads to spare passes a function that uses them.
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

/// An import of a module.
package struct Import: Hashable, Sendable {
    /// The module, or `kind Module.name`.
    let module: TypeName
    /// In front of `import`, on the same line: `@preconcurrency`.
    let attribute: Code

    package init(_ module: TypeName, attribute: Code = "") {
        self.module = module
        self.attribute = attribute
    }
}
