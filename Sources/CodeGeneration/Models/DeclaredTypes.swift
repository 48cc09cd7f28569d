import IntentSchema

extension ModelContext {
    /// An enumeration, with the definition's indices as raw values.
    func declaration(of enumeration: Enumeration, _ index: Int) -> Declaration {
        if enumeration.cases.isEmpty { return declarationWithoutCases(of: enumeration, index) }
        let names = caseNames[index]
        let cases = zip(enumeration.cases, names).map { value, name in
            Declaration.enumCase(
                EnumCaseDeclaration(
                    documentation: [value.displayName.text ?? value.name],
                    name,
                    rawValue: "\(value.index)"
                )
            )
        }
        let titles: [Code] = zip(enumeration.cases, names).map { value, name in
            "case .\(name): \(StringLiteral(value.displayName.text ?? value.name))"
        }
        return .type(
            TypeDeclaration(
                documentation: [enumeration.displayName.text ?? enumeration.name],
                access: access,
                .enum,
                self.names.enumerations[index],
                inherits: [standard("Int"), runtime("ConfigurationEnumeration")],
                members: cases + [
                    .variable(
                        VariableDeclaration(
                            documentation: ["The title that users see."],
                            access: access,
                            "displayName",
                            standard("String"),
                            storage: .computed(
                                """
                                switch self {
                                \(Code.lines(titles))
                                }
                                """
                            )
                        )
                    )
                ]
            )
        )
    }

    /// Swift has no raw type for an enum without cases, so what the type would bring is written out.
    private func declarationWithoutCases(of enumeration: Enumeration, _ index: Int) -> Declaration {
        func never(_ name: Identifier, _ type: TypeName) -> Declaration {
            .variable(
                VariableDeclaration(
                    documentation: ["Never called: the type has no values."],
                    access: access,
                    name,
                    type,
                    storage: .computed("switch self {}")
                )
            )
        }
        return .type(
            TypeDeclaration(
                documentation: [enumeration.displayName.text ?? enumeration.name],
                access: access,
                .enum,
                names.enumerations[index],
                inherits: [runtime("ConfigurationEnumeration")],
                members: [
                    .initializer(
                        InitializerDeclaration(
                            documentation: ["Always `nil`: the definition lists no cases."],
                            access: access,
                            isFailable: true,
                            [FunctionParameter("rawValue", standard("Int"))],
                            body: "nil"
                        )
                    ),
                    never("rawValue", standard("Int")),
                    never("displayName", standard("String")),
                ]
            )
        )
    }

    /// A custom type, with the four properties that every such type has in front of its own.
    func declaration(of type: CustomType, _ index: Int) -> Declaration {
        let names = MemberNames(type.properties.map(\.name), besides: MemberNames.reservedForProperties)
        let own = zip(type.properties, names.identifiers).map { property, name in
            var value = storedValue(property, name)
            if closesCircle(property, of: index) { value.wrapper = "@\(runtime("Indirect"))" }
            return value
        }
        let stored = StoredValues(values: inheritedValues + own, context: self)
        let members: [[Declaration]] = [
            stored.properties(),
            [
                stored.initializer(documentation: "Most objects need only an identifier and a text."),
                stored.privateKeys(),
                stored.decodingInitializer(keys: "CodingKeys"),
            ],
        ]
        return .type(
            TypeDeclaration(
                documentation: [type.displayName.text ?? type.name],
                access: access,
                .struct,
                self.names.types[index],
                inherits: [runtime("ConfigurationObject")],
                members: members.flatMap(\.self)
            )
        )
    }

    /// A property of a custom type, or a value of a response. It has no default in the format: only a Boolean and an
    /// array have a value of their own.
    func storedValue(_ property: Property, _ name: Identifier) -> StoredValue {
        let defaultValue = defaultValue(of: property.type, isArray: property.isArray)
        return StoredValue(
            key: property.name,
            name: name,
            type: type(of: property.type, isArray: property.isArray, hasDefault: defaultValue != nil),
            defaultValue: defaultValue ?? "nil",
            documentation: [property.displayName.text ?? property.name]
        )
    }

    /// Second names for what a model's own declarations would hide.
    func aliases() -> [Declaration] {
        let enumerations = zip(names.enumerations, schema.enumerations).filter { !$1.isImported }.map(\.0)
        let types = zip(names.types, schema.types).filter { !$1.isImported }.map(\.0)
        return (enumerations + types).compactMap { name in
            names.aliases[name].map {
                .typeAlias(
                    TypeAliasDeclaration(
                        documentation: ["`\(name.name)`, for models that have a `\(name.name)` of their own."],
                        access: access,
                        $0,
                        TypeName(name)
                    )
                )
            }
        }
    }

    private func closesCircle(_ property: Property, of type: Int) -> Bool {
        guard case .object(let reference) = property.type, !property.isArray, let circle = circles[type] else {
            return false
        }
        return circles[reference.index] == circle
    }

    private var inheritedValues: [StoredValue] {
        let text = standard("String")
        return [
            StoredValue(
                key: "identifier",
                name: "identifier",
                type: text.optional,
                defaultValue: "",
                documentation: ["The identifier by which the app finds the object."],
                initialArgument: "nil"
            ),
            StoredValue(
                key: "displayString",
                name: "displayString",
                type: text,
                defaultValue: "",
                documentation: ["The text that users see."],
                label: .named("display"),
                initialArgument: "\(StringLiteral(""))"
            ),
            StoredValue(
                key: "pronunciationHint",
                name: "pronunciationHint",
                type: text.optional,
                defaultValue: "nil",
                documentation: ["How the text is pronounced."]
            ),
            StoredValue(
                key: "alternativeSpeakableMatches",
                name: "alternativeSpeakableMatches",
                type: runtime("SpeakableText").array,
                defaultValue: "[]",
                documentation: ["Other texts for the same object."]
            ),
        ]
    }
}
