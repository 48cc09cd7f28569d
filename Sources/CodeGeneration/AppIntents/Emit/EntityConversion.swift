import IntentSchema

/// What becomes an entity: a custom type, or the objects of no declared type together.
struct EntityDescription {
    var name: String
    var displayName: LocalizedText
    var properties: [Property]
    var entity: Identifier

    /// The protocol that finds entities by their identifiers.
    var lookup: Identifier { Identifier(entity.name + "Lookup") }

    /// The method that finds them: `gameCharacterEntities(for:)`.
    var method: Identifier { Identifier(AppIntentNames.lowerCamel(name) + "Entities") }
}

extension AppIntentsConverter {
    func entity(of type: CustomType) -> EntityDescription {
        EntityDescription(
            name: type.name,
            displayName: type.displayName,
            properties: type.properties,
            entity: AppIntentNames.entity(type.name)
        )
    }

    var untypedEntity: EntityDescription {
        EntityDescription(
            name: texts.table.upperFirst + "Object",
            displayName: .none,
            properties: [],
            entity: names.untypedEntity
        )
    }

    /// The entity that holds values of a type.
    func entity(for type: ParameterType) -> EntityDescription? {
        switch type {
        case .object(let reference): entity(of: schema[reference])
        case .untypedObject: untypedEntity
        case .string, .integer, .decimal, .boolean, .enumeration, .file, .url, .placemark, .dateComponents, .duration,
            .measurement, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
            nil
        }
    }

    /// The entity, its query, and the protocol by which the app finds entities.
    mutating func declarations(for entity: EntityDescription) -> [Declaration] {
        [.type(structure(of: entity)), .type(lookup(of: entity)), .extension(registration(of: entity))]
    }

    private mutating func structure(of entity: EntityDescription) -> TypeDeclaration {
        var structure = TypeDeclaration(
            documentation: [entity.displayName.text ?? entity.name],
            attributes: availability,
            access: options.accessLevel,
            .struct,
            entity.entity,
            inherits: ["AppEntity"]
        )
        structure.members = [
            typeDisplay(entity.displayName, name: entity.name),
            .variable(
                VariableDeclaration(
                    access: options.accessLevel,
                    modifiers: [.static],
                    binding: .let,
                    "defaultQuery",
                    nil,
                    value: "Query()"
                )
            ),
            .blankLine,
            stored(["What the app finds it by; the identifier that SiriKit saved."], .let, "id", "String"),
            stored(["What users see."], .var, "displayString", "String"),
            stored(["What users see below it."], .var, "subtitleString", "String?"),
            stored(["What users see beside it."], .var, "displayImage", "DisplayRepresentation.Image?"),
        ]
        let properties = entity.properties.compactMap { property(of: entity, $0) }
        structure.members += properties.map(\.declaration)
        structure.members.append(displayRepresentation)
        structure.members.append(initializer(properties.map { ($0.name, $0.type) }))
        structure.members.append(.type(query(of: entity)))
        return structure
    }

    private func stored(
        _ documentation: [String],
        _ binding: VariableDeclaration.Binding,
        _ name: Identifier,
        _ type: TypeName
    ) -> Declaration {
        .variable(
            VariableDeclaration(
                documentation: documentation,
                access: options.accessLevel,
                binding: binding,
                name,
                type
            )
        )
    }

    private mutating func property(
        of entity: EntityDescription,
        _ property: Property
    ) -> (name: Identifier, type: TypeName, declaration: Declaration)? {
        guard let element = typeName(of: property.type) else {
            lose(
                .unsupportedType,
                in: entity.name,
                property.name,
                "a value of type \(definitionName(of: property.type))",
                instead: "nothing"
            )
            return nil
        }
        if property.type == .speakableString {
            lose(.speakableText, in: entity.name, property.name, "text with a pronunciation", instead: "`String`")
        }
        let name = AppIntentNames.entityProperty(property.name)
        if name.name != property.name {
            lose(.renamed, in: entity.name, property.name, "the property `\(property.name)`", instead: "`\(name.name)`")
        }
        let title = texts.resource(
            property.displayName,
            fallback: property.name,
            comment: "Property \(property.name) of \(entity.name)"
        )
        let type = property.isArray ? element.array.optional : element.optional
        let declaration = VariableDeclaration(
            attributes: [.above(.call("@Property", ["title: \(title)"]))],
            access: options.accessLevel,
            name,
            type
        )
        return (name, type, .variable(declaration))
    }

    private var displayRepresentation: Declaration {
        .variable(
            VariableDeclaration(
                access: options.accessLevel,
                "displayRepresentation",
                "DisplayRepresentation",
                storage: .computed(
                    """
                    DisplayRepresentation(
                        title: "\\(displayString)",
                        subtitle: subtitleString.map { "\\($0)" },
                        image: displayImage
                    )
                    """
                )
            )
        )
    }

    private func initializer(_ properties: [(name: Identifier, type: TypeName)]) -> Declaration {
        let own: [(Identifier, TypeName, Code)] = [
            ("id", "String", ""), ("displayString", "String", ""), ("subtitleString", "String?", "nil"),
            ("displayImage", "DisplayRepresentation.Image?", "nil"),
        ]
        let all = own + properties.map { ($0.name, $0.type, "nil") }
        return .initializer(
            InitializerDeclaration(
                access: options.accessLevel,
                all.map { FunctionParameter($0.0, $0.1, defaultValue: $0.2) },
                body: .lines(all.map { "self.\($0.0) = \($0.0)" })
            )
        )
    }

    /// The query for places where no parameter's own applies.
    private func query(of entity: EntityDescription) -> TypeDeclaration {
        TypeDeclaration(
            access: options.accessLevel,
            .struct,
            "Query",
            inherits: ["EntityQuery"],
            members: [
                dependency("lookup", on: entity.lookup),
                emptyInitializer,
                entitiesForIdentifiers(entity),
            ]
        )
    }

    /// `entities(for:)`, which asks the app.
    func entitiesForIdentifiers(_ entity: EntityDescription) -> Declaration {
        .function(
            FunctionDeclaration(
                access: options.accessLevel,
                "entities",
                [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
                effects: .asyncThrows,
                returns: "[\(entity.entity)]",
                body: "try await lookup.\(entity.method)(for: identifiers)"
            )
        )
    }

    /// A property that App Intents fills with what the app registered.
    func dependency(_ name: Identifier, on type: Identifier) -> Declaration {
        .variable(
            VariableDeclaration(attributes: [.inline("@Dependency")], access: .private, name, "any \(type)")
        )
    }

    var emptyInitializer: Declaration {
        .initializer(InitializerDeclaration(access: options.accessLevel, body: ""))
    }

    private func lookup(of entity: EntityDescription) -> TypeDeclaration {
        TypeDeclaration(
            documentation: [
                "Finds what only the app knows. Register one with `\(entity.entity.name).register(_:)` when the process starts."
            ],
            attributes: availability,
            access: options.accessLevel,
            .protocol,
            entity.lookup,
            inherits: ["Sendable"],
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "The entities with these identifiers, in this order. One that is left out disappears from what users",
                            "configured, so leave out only what is gone for good, and do not wait for a network here.",
                        ],
                        entity.method,
                        [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
                        effects: .asyncThrows,
                        returns: "[\(entity.entity)]"
                    )
                )
            ]
        )
    }

    private func registration(of entity: EntityDescription) -> ExtensionDeclaration {
        registration(of: entity.entity, as: entity.lookup, attributes: availability)
    }

    /// `static func register(_:)`, by which the app hands over its implementation.
    func registration(of type: Identifier, as seam: Identifier, attributes: [Attribute]) -> ExtensionDeclaration {
        ExtensionDeclaration(
            attributes: attributes,
            TypeName(type),
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "Hands over the app's part. Call it early in every process that runs intents or shows widgets."
                        ],
                        access: options.accessLevel,
                        modifiers: [.static],
                        "register",
                        [FunctionParameter(label: .omitted, "implementation", "any \(seam)")],
                        body: "AppDependencyManager.shared.add(dependency: implementation)"
                    )
                )
            ]
        )
    }
}
