extension Writer {
    /// Writes a function or an initializer with its body.
    ///
    /// - Parameter isCompact: Whether a body of one line stays on the last line of the signature if both fit on one.
    ///   Without documentation, such functions form a list.
    package func function(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ signature: Signature,
        isCompact: Bool = false,
        body: () -> Void
    ) {
        beginMember(
            isCompact && documentation.isEmpty ? .compactFunction : .other,
            documentation: documentation,
            attributes: attributes,
            access: access,
            modifiers: modifiers
        )
        let start = place
        write(signature, followedBy: " {")
        if isCompact {
            eraseEnd(" {".utf8.count)
            compactBraces(body)
        } else if !closingBrace(after: body) {
            erase(to: start)
            write(signature, followedBy: " {}")
        }
        endLine()
    }

    /// Writes a protocol's requirement for a function or an initializer. Those without documentation form a list.
    ///
    /// - Parameter isClose: Whether the requirement belongs to the one before it, without a blank line between them.
    package func requirement(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        modifiers: [Modifier] = [],
        isClose: Bool = false,
        _ signature: Signature
    ) {
        let isOneLine = signature.name != nil && documentation.isEmpty && isOneLine(attributes, [])
        beginMember(
            isOneLine ? .requirement : isClose ? .continuation : .other,
            documentation: documentation,
            attributes: attributes,
            access: .implicit,
            modifiers: modifiers
        )
        write(signature, followedBy: "")
        endLine()
    }

    /// Writes the signature on one line, or one line per parameter if it does not fit with what follows.
    private func write(_ signature: Signature, followedBy opening: StaticString) {
        if let name = signature.name {
            text("func ")
            writeName(name)
        } else {
            text(signature.isFailable ? "init?" : "init")
        }
        let start = place
        text("(")
        for (index, parameter) in signature.parameters.enumerated() {
            if index > 0 { text(", ") }
            write(parameter)
        }
        writeEnd(of: signature, followedBy: opening)
        guard lineIsTooLong else { return }
        erase(to: start)
        text("(")
        if !signature.parameters.isEmpty {
            endLine()
            indented {
                for (index, parameter) in signature.parameters.enumerated() {
                    if index > 0 {
                        text(",")
                        endLine()
                    }
                    write(parameter)
                }
                endLine()
            }
        }
        writeEnd(of: signature, followedBy: opening)
    }

    private func writeEnd(of signature: Signature, followedBy opening: StaticString) {
        text(")")
        write(string: signature.effects.rawValue)
        if let result = signature.result {
            text(" -> ")
            writeType(result)
        }
        text(opening)
    }

    private func write(_ parameter: FunctionParameter) {
        switch parameter.label {
        case .sameAsName:
            writeName(parameter.name, reserving: .invalidParameterLabels)
        case .omitted:
            text("_ ")
            writeName(parameter.name)
        case .named(let label):
            writeName(label, reserving: .invalidParameterLabels)
            text(" ")
            writeName(parameter.name)
        }
        text(": ")
        writeType(parameter.type)
        if let defaultValue = parameter.defaultValue { writeValue(defaultValue) }
    }
}
