extension SourcePrinter {
    mutating func print(_ type: TypeDeclaration) {
        writeDocumentation(type.documentation)
        writeWords(type.attributes, type.access, type.modifiers)
        text(type.kind.keyword)
        text(" ")
        write(type.name)
        writeGenericParameters(type.genericParameters)
        writeInheritance(type.inherits)
        writeMembers(type.members)
    }

    mutating func print(_ value: ExtensionDeclaration) {
        writeDocumentation(value.documentation)
        writeWords(value.attributes, value.access, [])
        text("extension ")
        write(value.type)
        writeInheritance(value.inherits)
        writeRequirements(value.requirements)
        writeMembers(value.members)
    }

    mutating func print(_ value: EnumCaseDeclaration) {
        writeDocumentation(value.documentation)
        writeWords(value.attributes, .implicit, [])
        text("case ")
        if value.isAlwaysQuoted {
            text("`")
            write(string: value.name.name)
            text("`")
        } else {
            write(value.name)
        }
        if !value.associatedValues.isEmpty {
            text("(")
            writeList(value.associatedValues) { printer, associated in
                if let label = associated.label {
                    printer.write(label, as: .parameterLabel)
                    printer.text(": ")
                }
                printer.write(associated.type)
            }
            text(")")
        }
        writeValue(value.rawValue)
        endLine()
    }

    mutating func print(_ value: VariableDeclaration) {
        writeDocumentation(value.documentation)
        writeWords(value.attributes, value.access, value.modifiers)
        text(value.binding == .let ? "let " : "var ")
        write(value.name)
        if let type = value.type {
            text(": ")
            write(type)
        }
        writeValue(value.value)
        switch value.storage {
        case .stored: break
        case .requirement(let isSettable): text(isSettable ? " { get set }" : " { get }")
        case .computed(let body, let effects): writeGetter(body, effects)
        case .accessors(let getter, let setter): writeAccessors(getter, "set", setter)
        case .place(let place): writeAccessors(place, "_modify", "yield &\(place)")
        }
        endLine()
    }

    private mutating func writeAccessors(_ getter: Code, _ word: StaticString, _ second: Code) {
        text(" {")
        endLine()
        indented { printer in
            printer.text("get")
            printer.writeBody(getter, mayBeOneLine: true)
            printer.endLine()
            printer.text(word)
            printer.writeBody(second, mayBeOneLine: true)
            printer.endLine()
        }
        text("}")
    }

    private mutating func writeGetter(_ body: Code, _ effects: Effects) {
        if effects == .none {
            writeBody(body, mayBeOneLine: true)
        } else {
            text(" {")
            endLine()
            indented { printer in
                printer.text("get")
                printer.writeEffects(effects)
                printer.writeBody(body, mayBeOneLine: true)
                printer.endLine()
            }
            text("}")
        }
    }

    private mutating func writeMembers(_ members: [Declaration]) {
        if members.isEmpty {
            text(" {}")
        } else {
            text(" {")
            endLine()
            indented { $0.print(members) }
            text("}")
        }
        endLine()
    }

    private mutating func writeInheritance(_ types: [TypeName]) {
        if types.isEmpty { return }
        text(": ")
        writeList(types) { $0.write($1) }
    }

    private mutating func writeValue(_ value: Code) {
        if value.isEmpty { return }
        text(" = ")
        write(value)
    }
}
