extension SourcePrinter {
    mutating func print(_ function: FunctionDeclaration) {
        writeDocumentation(function.documentation)
        writeWords(function.attributes, function.access, function.modifiers)
        text("func ")
        write(function.name)
        writeGenericParameters(function.genericParameters)
        writeSignature(function.parameters) { printer in
            printer.writeEffects(function.effects)
            if let result = function.result {
                printer.text(" -> ")
                printer.write(result)
            }
            printer.writeRequirements(function.requirements)
            printer.beginBody(function.body)
        }
        endFunction(function.body)
    }

    mutating func print(_ initializer: InitializerDeclaration) {
        writeDocumentation(initializer.documentation)
        writeWords(initializer.attributes, initializer.access, initializer.modifiers)
        text(initializer.isFailable ? "init?" : "init")
        writeSignature(initializer.parameters) { printer in
            printer.writeEffects(initializer.effects)
            printer.beginBody(initializer.body)
        }
        endFunction(initializer.body)
    }

    mutating func writeEffects(_ effects: Effects) {
        if effects.isAsync { text(" async") }
        if effects.canThrow { text(" throws") }
    }

    mutating func writeGenericParameters(_ parameters: Code) {
        if parameters.isEmpty { return }
        text("<")
        write(parameters)
        text(">")
    }

    mutating func writeRequirements(_ requirements: Code) {
        if requirements.isEmpty { return }
        text(" where ")
        write(requirements)
    }

    /// ` { body }`, on one line where that is allowed and short enough.
    mutating func writeBody(_ body: Code, mayBeOneLine: Bool = false) {
        if body.isEmpty { return text(" {}") }
        if mayBeOneLine, body.isSingleLine, !lineIsTooLong(with: body.bytes.count + 5) {
            text(" { ")
            write(body)
            text(" }")
        } else {
            text(" {")
            endLine()
            writeIndented(body)
            text("}")
        }
    }

    mutating func writeList<Element>(_ elements: [Element], _ print: (inout SourcePrinter, Element) -> Void) {
        for (index, element) in elements.enumerated() {
            if index > 0 { text(", ") }
            print(&self, element)
        }
    }

    /// The parameter list and what follows it on its last line.
    private mutating func writeSignature(_ parameters: [FunctionParameter], then tail: (inout SourcePrinter) -> Void) {
        write(
            preferring: { printer in
                printer.text("(")
                printer.writeList(parameters) { $0.write($1) }
                printer.text(")")
                tail(&printer)
            },
            over: { printer in
                printer.text("(")
                if !parameters.isEmpty {
                    printer.endLine()
                    printer.indented { $0.writeLines(parameters) }
                }
                printer.text(")")
                tail(&printer)
            }
        )
    }

    private mutating func writeLines(_ parameters: [FunctionParameter]) {
        for (index, parameter) in parameters.enumerated() {
            write(parameter)
            if index < parameters.count - 1 { text(",") }
            endLine()
        }
    }

    private mutating func write(_ parameter: FunctionParameter) {
        switch parameter.label {
        case .sameAsName:
            write(parameter.name, as: .parameterLabel)
        case .omitted:
            text("_ ")
            write(parameter.name)
        case .named(let label):
            write(label, as: .parameterLabel)
            text(" ")
            write(parameter.name)
        }
        text(": ")
        write(parameter.type)
        if !parameter.defaultValue.isEmpty {
            text(" = ")
            write(parameter.defaultValue)
        }
    }

    /// As much of the body as stands on the signature's last line.
    private mutating func beginBody(_ body: Code?) {
        guard let body else { return }
        text(body.isEmpty ? " {}" : " {")
    }

    private mutating func endFunction(_ body: Code?) {
        if let body, !body.isEmpty {
            endLine()
            writeIndented(body)
            text("}")
        }
        endLine()
    }

    private mutating func writeIndented(_ body: Code) {
        indented { printer in
            printer.write(body)
            printer.endLine()
        }
    }
}
