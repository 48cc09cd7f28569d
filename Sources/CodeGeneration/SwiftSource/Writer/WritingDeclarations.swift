extension Writer {
    /// The keyword of a type.
    package enum Kind {
        case `struct`, `class`, `enum`, `protocol`

        fileprivate var prefix: StaticString {
            switch self {
            case .struct: "struct "
            case .class: "class "
            case .enum: "enum "
            case .protocol: "protocol "
            }
        }
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

    /// Writes members that are compiled only where a condition holds.
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

    /// - Parameter inherits: The superclass or raw type, then protocols.
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
        beginMember(.other)
        writeDocumentation(documentation)
        writeWords(attributes, access ?? self.access, modifiers)
        text(kind.prefix)
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
        beginMember(.other)
        writeWords(attributes, .implicit, [])
        text("extension ")
        writeType(type)
        writeInheritance(inherits)
        braces(members)
        endLine()
    }

    /// - Parameter isAlwaysQuoted: Whether the name stands in backticks even where it need not: the style of Apple's generator.
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
        writeName(name, as: isAlwaysQuoted ? .quoted : .declaration)
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
        text((access ?? self.access).prefix)
        text("typealias ")
        writeName(name)
        text(" =")
        let start = place
        text(" ")
        writeType(type)
        if lineIsTooLong {
            goBack(to: start)
            endLine()
            indented {
                writeType(type)
                endLine()
            }
        } else {
            endLine()
        }
    }

    /// Writes a stored property that can change.
    ///
    /// - Parameter type: `nil` to let the value say.
    package func property(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: Code = ""
    ) {
        beginMember(isOneLine(attributes, documentation) && value.isSingleLine ? .property : .other)
        writeDocumentation(documentation)
        writeWords(attributes, access ?? self.access, modifiers)
        writeProperty("var ", name, type)
        writeValue(value)
        endLine()
    }

    /// Writes a stored property that cannot change.
    ///
    /// - Parameter type: `nil` to let the value say.
    package func constant(
        documentation: [String] = [],
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: Code = ""
    ) {
        beginMember(documentation.count <= 1 && value.isSingleLine ? .property : .other)
        writeDocumentation(documentation)
        writeWords([], access ?? self.access, modifiers)
        writeProperty("let ", name, type)
        writeValue(value)
        endLine()
    }

    /// Writes a stored property that cannot change, with a value of several lines.
    package func constant(
        access: AccessModifier? = nil,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: () -> Void
    ) {
        beginMember(.other)
        writeWords([], access ?? self.access, modifiers)
        writeProperty("let ", name, type)
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
        beginMember(.other)
        writeDocumentation(documentation)
        writeWords(attributes, access ?? self.access, modifiers)
        writeProperty("var ", name, type)
        compactBraces(getter)
        endLine()
    }

    /// Writes a protocol's requirement for a property.
    package func propertyRequirement(documentation: [String] = [], _ name: Identifier, _ type: TypeName) {
        beginMember(documentation.count <= 1 ? .property : .other)
        writeDocumentation(documentation)
        writeProperty("var ", name, type)
        text(" { get }")
        endLine()
    }

    // MARK: - Pieces

    /// Attributes above and inline, access level, modifiers.
    func writeWords(_ attributes: [Attribute], _ access: AccessModifier, _ modifiers: [Modifier]) {
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
        text(access.prefix)
        for modifier in modifiers { text(modifier.prefix) }
    }

    /// Whether nothing stands above a member but at most one line of documentation.
    func isOneLine(_ attributes: [Attribute], _ documentation: [String]) -> Bool {
        documentation.count <= 1 && attributes.allSatisfy { $0.placement == .inline }
    }

    func writeProperty(_ keyword: StaticString, _ name: Identifier, _ type: TypeName?) {
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
