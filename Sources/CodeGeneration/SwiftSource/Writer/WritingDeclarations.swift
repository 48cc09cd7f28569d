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
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ kind: Kind,
        _ name: Identifier,
        genericParameters: Code = "",
        inherits: [TypeName] = [],
        members: () -> Void
    ) {
        beginMember(.other)
        writeDocumentation(documentation)
        writeWords(attributes, access, modifiers)
        text(kind.prefix)
        writeName(name)
        writeGenericParameters(genericParameters)
        writeInheritance(inherits)
        braces(members)
        endLine()
    }

    /// - Parameter access: The access level of members that have none of their own.
    package func `extension`(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        _ type: TypeName,
        inherits: [TypeName] = [],
        where requirements: Code = "",
        members: () -> Void
    ) {
        beginMember(.other)
        writeDocumentation(documentation)
        writeWords(attributes, access, [])
        text("extension ")
        writeType(type)
        writeInheritance(inherits)
        writeRequirements(requirements)
        braces(members)
        endLine()
    }

    /// - Parameter isAlwaysQuoted: Whether the name stands in backticks even where it need not: the style of Apple's generator.
    package func enumCase(
        documentation: [String] = [],
        _ name: Identifier,
        isAlwaysQuoted: Bool = false,
        rawValue: Code = ""
    ) {
        beginMember(documentation.count <= 1 ? .enumCase : .other)
        writeDocumentation(documentation)
        text("case ")
        writeName(name, as: isAlwaysQuoted ? .quoted : .declaration)
        writeValue(rawValue)
        endLine()
    }

    package func typeAlias(
        documentation: [String] = [],
        access: AccessModifier = .implicit,
        _ name: Identifier,
        _ type: TypeName
    ) {
        beginMember(.typeAlias)
        writeDocumentation(documentation)
        text(access.prefix)
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
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: Code = ""
    ) {
        beginMember(isOneLine(attributes, documentation) && value.isSingleLine ? .property : .other)
        writeDocumentation(documentation)
        writeWords(attributes, access, modifiers)
        writeProperty("var ", name, type)
        writeValue(value)
        endLine()
    }

    /// Writes a stored property that cannot change.
    ///
    /// - Parameter type: `nil` to let the value say.
    package func constant(
        documentation: [String] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: Code = ""
    ) {
        beginMember(documentation.count <= 1 && value.isSingleLine ? .property : .other)
        writeDocumentation(documentation)
        writeWords([], access, modifiers)
        writeProperty("let ", name, type)
        writeValue(value)
        endLine()
    }

    /// Writes a stored property that cannot change, with a value of several lines.
    package func constant(
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName? = nil,
        value: () -> Void
    ) {
        beginMember(.other)
        writeWords([], access, modifiers)
        writeProperty("let ", name, type)
        text(" = ")
        value()
    }

    /// Writes a computed property.
    package func property(
        documentation: [String] = [],
        attributes: [Attribute] = [],
        access: AccessModifier = .implicit,
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName,
        effects: Effects = .none,
        getter: () -> Void
    ) {
        beginMember(.other)
        writeDocumentation(documentation)
        writeWords(attributes, access, modifiers)
        writeProperty("var ", name, type)
        if effects == .none {
            compactBraces(getter)
        } else {
            braces {
                text("get")
                writeEffects(effects)
                compactBraces(getter)
                endLine()
            }
        }
        endLine()
    }

    /// Writes a protocol's requirement for a property.
    package func propertyRequirement(
        documentation: [String] = [],
        modifiers: [Modifier] = [],
        _ name: Identifier,
        _ type: TypeName,
        isSettable: Bool = false
    ) {
        beginMember(documentation.count <= 1 ? .property : .other)
        writeDocumentation(documentation)
        writeWords([], .implicit, modifiers)
        writeProperty("var ", name, type)
        text(isSettable ? " { get set }" : " { get }")
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

    func writeGenericParameters(_ parameters: Code) {
        if parameters.isEmpty { return }
        text("<")
        write(parameters)
        text(">")
    }

    func writeRequirements(_ requirements: Code) {
        if requirements.isEmpty { return }
        text(" where ")
        write(requirements)
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
