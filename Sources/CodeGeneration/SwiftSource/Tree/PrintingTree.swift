extension Writer {
    /// Writes declarations that were made as values.
    package func print(_ declarations: [Declaration]) {
        for declaration in declarations { print(declaration) }
    }

    private func print(_ declaration: Declaration) {
        switch declaration {
        case .import(let value): self.import(value)
        case .type(let value):
            type(
                documentation: value.documentation,
                attributes: value.attributes,
                access: value.access,
                modifiers: value.modifiers,
                value.kind,
                value.name,
                genericParameters: value.genericParameters,
                inherits: value.inherits
            ) { print(value.members) }
        case .extension(let value):
            self.extension(
                documentation: value.documentation,
                attributes: value.attributes,
                access: value.access,
                value.type,
                inherits: value.inherits,
                where: value.requirements
            ) { print(value.members) }
        case .enumCase(let value):
            enumCase(
                documentation: value.documentation,
                value.name,
                isAlwaysQuoted: value.isAlwaysQuoted,
                rawValue: value.rawValue
            )
        case .variable(let value): print(value)
        case .function(let value):
            if let body = value.body {
                function(
                    documentation: value.documentation,
                    attributes: value.attributes,
                    access: value.access,
                    modifiers: value.modifiers,
                    value.signature
                ) { line(body) }
            } else {
                requirement(
                    documentation: value.documentation,
                    attributes: value.attributes,
                    modifiers: value.modifiers,
                    value.signature
                )
            }
        case .initializer(let value):
            function(
                documentation: value.documentation,
                attributes: value.attributes,
                access: value.access,
                modifiers: value.modifiers,
                .initializer(isFailable: value.isFailable, value.parameters, effects: value.effects)
            ) { line(value.body ?? "") }
        case .typeAlias(let value):
            typeAlias(documentation: value.documentation, access: value.access, value.name, value.type)
        case .conditional(let value): print(value)
        case .comment(let lines): comment(lines)
        case .blankLine: blankLine()
        }
    }

    private func print(_ value: VariableDeclaration) {
        switch value.storage {
        case .stored where value.binding == .let:
            constant(
                documentation: value.documentation,
                access: value.access,
                modifiers: value.modifiers,
                value.name,
                value.type,
                value: value.value
            )
        case .stored:
            property(
                documentation: value.documentation,
                attributes: value.attributes,
                access: value.access,
                modifiers: value.modifiers,
                value.name,
                value.type,
                value: value.value
            )
        case .requirement(let isSettable):
            propertyRequirement(
                documentation: value.documentation,
                value.name,
                value.type ?? "Never",
                isSettable: isSettable
            )
        case .computed(let body, let effects):
            property(
                documentation: value.documentation,
                attributes: value.attributes,
                access: value.access,
                modifiers: value.modifiers,
                value.name,
                value.type ?? "Never",
                effects: effects
            ) { line(body) }
        case .accessors(let getter, let setter): printAccessors(value, getter, "set", setter)
        case .place(let place): printAccessors(value, place, "_modify", "yield &\(place)")
        }
    }

    private func printAccessors(_ value: VariableDeclaration, _ getter: Code, _ word: StaticString, _ second: Code) {
        beginMember(.other)
        writeDocumentation(value.documentation)
        writeWords(value.attributes, value.access, value.modifiers)
        writeProperty("var ", value.name, value.type)
        braces {
            text("get")
            compactBraces { line(getter) }
            endLine()
            text(word)
            compactBraces { line(second) }
            endLine()
        }
        endLine()
    }

    private func print(_ block: ConditionalBlock) {
        if block.clauses.count == 1 {
            return conditional(block.clauses[0].condition) { print(block.clauses[0].declarations) }
        }
        beginMember(.other)
        for (index, clause) in block.clauses.enumerated() {
            line(index == 0 ? "#if \(clause.condition)" : "#else")
            separately { print(clause.declarations) }
        }
        line("#endif")
    }
}

extension FunctionDeclaration {
    var signature: Signature {
        Signature(
            name,
            genericParameters: genericParameters,
            parameters,
            effects: effects,
            returns: result,
            where: requirements
        )
    }
}

extension SourceFile {
    /// A file of declarations that are already made.
    package init(header: [String] = [], imports: [Import] = [], condition: Code = "", declarations: [Declaration]) {
        self.init(
            header: header,
            imports: imports,
            condition: condition,
            parts: declarations.isEmpty ? [] : [{ $0.print(declarations) }]
        )
    }
}
