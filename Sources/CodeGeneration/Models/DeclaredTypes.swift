import IntentSchema

extension ModelContext {
    /// An enumeration, with the definition's indices as raw values.
    func declaration(of enumeration: Enumeration, _ index: Int) -> Declaration {
        if enumeration.cases.isEmpty { return declarationWithoutCases(of: enumeration, index) }
        let names = caseNames[index]
        let cases = zip(enumeration.cases, names).map { value, name in
            Declaration.enumCase(
                EnumCaseDeclaration(
                    documentation: [value.displayName.shown ?? value.name],
                    name,
                    rawValue: "\(value.index)"
                )
            )
        }
        let titles: [Code] = enumeration.cases.map { value in
            let id: Code = value.displayName.id.map { ", \(StringLiteral($0))" } ?? ""
            return "titles.add(\(value.index), \(StringLiteral(value.displayName.shown ?? value.name))\(id))"
        }
        return .type(
            TypeDeclaration(
                documentation: [enumeration.displayName.shown ?? enumeration.name],
                access: access,
                .enum,
                self.names.enumerations[index],
                inherits: [standard("Int"), runtime("ConfigurationEnumeration")],
                members: cases + [
                    .variable(
                        VariableDeclaration(
                            documentation: ["The titles that users see, by index."],
                            access: access,
                            modifiers: [.static],
                            binding: .let,
                            "caseTitles",
                            nil,
                            value: "\(runtime("CaseTitles"))(table: \(tableName), describeCases)"
                        )
                    ),
                    .function(
                        FunctionDeclaration(
                            access: .private,
                            modifiers: [.static],
                            "describeCases",
                            [FunctionParameter(label: .omitted, "titles", "inout \(runtime("CaseTitles"))")],
                            body: Code.lines(titles)
                        )
                    ),
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
                documentation: [enumeration.displayName.shown ?? enumeration.name],
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
        let own = zip(type.properties, names.identifiers).map(storedValue)
        let stored = StoredValues(values: own, context: self, start: Self.inheritedCount)
        let table = ParameterTable(context: self)
        var calls = table.call("table.title", type.displayName)
        calls.append("table.object()")
        calls += type.properties.flatMap(table.calls)
        let inherited = inherited(besides: Set(names.identifiers.map(\.name)))
        let members: [[Declaration]] = [
            stored.properties(),
            [
                stored.initializer(
                    documentation: "Most objects need only an identifier and a text.",
                    before: inherited.parameters,
                    values: inherited.arguments
                )
            ],
            stored.storage(type.name, calls),
        ]
        return .type(
            TypeDeclaration(
                documentation: [type.displayName.shown ?? type.name],
                access: access,
                .struct,
                self.names.types[index],
                inherits: [runtime("CustomObject")],
                members: members.flatMap(\.self)
            )
        )
    }

    /// A property of a custom type, or a value of a response. It has no default in the format: only a Boolean and an
    /// array have a value of their own.
    func storedValue(_ property: Property, _ name: Identifier) -> StoredValue {
        storedValue(name, property.type, property.isArray, [property.displayName.shown ?? property.name])
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

    /// How many values every object has in front of its own.
    private static let inheritedCount = 6

    /// What every object is made with. A property of the definition takes the place of what has its name.
    private func inherited(besides own: Set<String>) -> (parameters: [FunctionParameter], arguments: Code) {
        let text = standard("String")
        let hasSubtitle = !own.contains("subtitle")
        let hasImage = !own.contains("image")
        var parameters = [
            FunctionParameter("identifier", text.optional),
            FunctionParameter(label: .named("display"), "displayString", text),
            FunctionParameter("pronunciationHint", text.optional, defaultValue: "nil"),
            FunctionParameter("alternativeSpeakableMatches", runtime("SpeakableText").array, defaultValue: "[]"),
        ]
        if hasSubtitle { parameters.append(FunctionParameter("subtitle", text.optional, defaultValue: "nil")) }
        if hasImage {
            parameters.append(FunctionParameter("image", runtime("ObjectImage").optional, defaultValue: "nil"))
        }
        let texts: Code = "identifier, displayString, pronunciationHint, alternativeSpeakableMatches"
        let subtitle: Code = hasSubtitle ? "subtitle" : "nil"
        let image: Code = hasImage ? "image" : "nil"
        let arguments: Code = "\(texts), \(subtitle), \(image)"
        return (parameters, arguments)
    }
}
