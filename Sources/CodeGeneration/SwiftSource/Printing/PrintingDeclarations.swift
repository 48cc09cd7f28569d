extension SourcePrinter {
    /// Prints declarations with a blank line between two, unless both are properties, cases and the like that stand on
    /// a line each.
    mutating func print(_ declarations: [Declaration]) {
        for index in declarations.indices {
            if index > 0, !declarations[index - 1].standsCloseTo(declarations[index]) { blankLine() }
            print(declarations[index])
        }
    }

    private mutating func print(_ declaration: Declaration) {
        switch declaration {
        case .import(let value): print(value)
        case .type(let value): print(value)
        case .extension(let value): print(value)
        case .enumCase(let value): print(value)
        case .variable(let value): print(value)
        case .function(let value): print(value)
        case .initializer(let value): print(value)
        case .typeAlias(let value): print(value)
        case .conditional(let value): print(value)
        case .mark(let title): writeComment(["MARK: - \(title)"])
        case .comment(let lines): writeComment(lines)
        case .blankLine: blankLine()
        }
    }

    private mutating func print(_ value: Import) {
        if !value.attribute.isEmpty {
            write(value.attribute)
            text(" ")
        }
        text("import ")
        write(value.module)
        endLine()
    }

    private mutating func print(_ value: TypeAliasDeclaration) {
        writeDocumentation(value.documentation)
        writeWords([], value.access, [])
        text("typealias ")
        write(value.name)
        text(" = ")
        write(value.type)
        endLine()
    }

    private mutating func print(_ block: ConditionalBlock) {
        let holdsImportsOnly = block.clauses.allSatisfy { $0.declarations.allSatisfy(\.isImport) }
        for (index, clause) in block.clauses.enumerated() {
            if index > 0, !holdsImportsOnly { blankLine() }
            text(index == 0 ? "#if " : clause.condition.isEmpty ? "#else" : "#elseif ")
            write(clause.condition)
            endLine()
            if !holdsImportsOnly { blankLine() }
            print(clause.declarations)
        }
        if !holdsImportsOnly { blankLine() }
        text("#endif")
        endLine()
    }

    /// What stands in front of a declaration's keyword: attributes above and inline, access level, modifiers.
    mutating func writeWords(_ attributes: [Attribute], _ access: AccessModifier, _ modifiers: [Modifier]) {
        for attribute in attributes where attribute.placement == .above {
            write(attribute.code)
            endLine()
        }
        for attribute in attributes where attribute.placement == .inline {
            write(attribute.code)
            text(" ")
        }
        if access != .implicit {
            text(access.keyword)
            text(" ")
        }
        for modifier in modifiers {
            text(modifier.keyword)
            if case .setter = modifier { text("(set)") }
            text(" ")
        }
    }
}

extension Declaration {
    fileprivate var isImport: Bool {
        if case .import = self { true } else { false }
    }

    /// Whether no blank line separates the two.
    fileprivate func standsCloseTo(_ next: Declaration) -> Bool {
        switch (self, next) {
        case (.comment, _), (.import, .import): true
        case (.variable(let first), .variable(let second)): first.isOneLine && second.isOneLine
        case (.enumCase(let first), .enumCase(let second)): first.isOneLine && second.isOneLine
        case (.typeAlias, .typeAlias): true
        case (.function(let first), .function(let second)): first.isOneLine && second.isOneLine
        default: false
        }
    }
}

/// What makes a declaration one line: nothing above it but at most one line of documentation.
private func standsAlone(_ attributes: [Attribute], _ documentation: [String]) -> Bool {
    documentation.count <= 1 && attributes.allSatisfy { $0.placement == .inline }
}

extension VariableDeclaration {
    fileprivate var isOneLine: Bool {
        guard standsAlone(attributes, documentation) else { return false }
        return switch storage {
        case .stored: value.isSingleLine
        case .requirement: true
        case .computed, .accessors, .place: false
        }
    }
}

extension EnumCaseDeclaration {
    fileprivate var isOneLine: Bool { standsAlone(attributes, documentation) }
}

extension FunctionDeclaration {
    /// Requirements without documentation form a list.
    fileprivate var isOneLine: Bool { body == nil && documentation.isEmpty && standsAlone(attributes, []) }
}
