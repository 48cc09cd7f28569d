extension Writer {
    /// The keyword of a type.
    package enum Kind: String {
        case `struct`, `class`, `enum`, `protocol`
    }

    package func `import`(_ value: Import) {
        beginMember(.import)
        if !value.attribute.isEmpty {
            write(value.attribute)
            text(" ")
        }
        text("import ")
        writeType(value.module)
        endLine()
    }

    /// Writes members that compile only under a condition.
    package func conditional(_ condition: Code, _ members: () -> Void) {
        beginMember(.other)
        text("#if ")
        write(condition)
        endLine()
        blankLine()
        separately(members)
        blankLine()
        text("#endif")
        endLine()
    }

    /// - Parameter inherits: The superclass or raw type, followed by protocols.
    package func type(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ kind: Kind,
        _ name: Identifier,
        inherits: [TypeName] = [],
        members: () -> Void
    ) {
        beginMember(.other, documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
        writeWord(kind.rawValue)
        writeName(name)
        writeInheritance(inherits)
        braces(members)
        endLine()
    }

    package func `extension`(
        attributes: [Attribute] = [],
        _ type: TypeName,
        inherits: [TypeName] = [],
        members: () -> Void
    ) {
        beginMember(.other, attributes: attributes, access: .implicit)
        text("extension ")
        writeType(type)
        writeInheritance(inherits)
        braces(members)
        endLine()
    }

    /// - Parameter isAlwaysQuoted: Whether to write backticks even if the name needs none, as Apple's generator does.
    package func enumCase(
        documentation: [String] = [],
        _ name: Identifier,
        isAlwaysQuoted: Bool = false,
        associating values: [FunctionParameter] = [],
        rawValue: Code = ""
    ) {
        beginMember(documentation.count <= 1 ? .enumCase : .other)
        writeDocumentation(documentation)
        text("case ")
        if isAlwaysQuoted { write(string: "`\(name.name)`") } else { writeName(name) }
        if !values.isEmpty { write("(\(values.map { "\(label: $0.name): \($0.type)" }, separator: ", "))") }
        writeValue(rawValue)
        endLine()
    }

    package func typeAlias(
        documentation: [String] = [],
        access: AccessModifier? = nil,
        _ name: Identifier,
        _ type: TypeName
    ) {
        beginMember(.typeAlias)
        writeDocumentation(documentation)
        writeWord((access ?? self.access).rawValue)
        text("typealias ")
        writeName(name)
        text(" =")
        let start = place
        text(" ")
        writeType(type)
        if lineIsTooLong {
            erase(to: start)
            endLine()
            indented {
                writeType(type)
                endLine()
            }
        } else {
            endLine()
        }
    }

    /// Writes a stored variable.
    ///
    /// - Parameter type: The type; `nil` to infer it from the value.
    package func property(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: Code = ""
    ) {
        let member: Member = isOneLine(attributes, documentation) && value.isSingleLine ? .property : .other
        beginMember(member, documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
        writeProperty("var ", name, type: type)
        writeValue(value)
        endLine()
    }

    /// Writes a stored constant.
    ///
    /// - Parameter type: The type; `nil` to infer it from the value.
    package func constant(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: Code = ""
    ) {
        let member: Member = isOneLine(attributes, documentation) && value.isSingleLine ? .property : .other
        beginMember(member, documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
        writeProperty("let ", name, type: type)
        writeValue(value)
        endLine()
    }

    /// Writes a stored constant with a value of several lines.
    package func constant(
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: () -> Void
    ) {
        beginMember(.other, access: access, modifiers: modifiers)
        writeProperty("let ", name, type: type)
        text(" = ")
        value()
    }

    /// Writes a computed property.
    package func property(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName,
        getter: () -> Void
    ) {
        beginMember(.other, documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
        writeProperty("var ", name, type: type)
        compactBraces(getter)
        endLine()
    }

    /// Writes a protocol's requirement for a property.
    package func propertyRequirement(documentation: [String] = [], _ name: Identifier, _ type: TypeName) {
        beginMember(documentation.count <= 1 ? .property : .other)
        writeDocumentation(documentation)
        writeProperty("var ", name, type: type)
        text(" { get }")
        endLine()
    }

    // MARK: - Pieces

    /// Writes everything before a member's keyword.
    func beginMember(
        _ member: Member,
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier?,
        modifiers: [Modifier] = []
    ) {
        beginMember(member)
        writeDocumentation(documentation)
        for attribute in attributes where attribute.placement == .above {
            if let arguments = attribute.arguments {
                call(attribute.code, arguments)
            } else {
                line(attribute.code)
            }
        }
        for attribute in attributes where attribute.placement == .inline {
            write(attribute.code)
            text(" ")
        }
        writeWord((access ?? self.access).rawValue)
        for modifier in modifiers { writeWord(modifier.rawValue) }
    }

    /// Whether a member has nothing above it except at most one line of documentation.
    func isOneLine(_ attributes: [Attribute], _ documentation: [String]) -> Bool {
        documentation.count <= 1 && attributes.allSatisfy { $0.placement == .inline }
    }

    /// Writes a word and a space after it.
    private func writeWord(_ word: String) {
        if word.isEmpty { return }
        write(string: word)
        text(" ")
    }

    private func writeProperty(_ keyword: StaticString, _ name: Identifier, type: TypeName?) {
        text(keyword)
        writeName(name)
        if let type {
            text(": ")
            writeType(type)
        }
    }

    func writeValue(_ value: Code) {
        if value.isEmpty { return }
        text(" = ")
        write(value)
    }

    private func writeInheritance(_ types: [TypeName]) {
        for (index, type) in types.enumerated() {
            text(index == 0 ? ": " : ", ")
            writeType(type)
        }
    }
}
