import IntentSchema

/// An entity, its query, and the protocol by which the app finds entities.
struct EntityDeclarations {
    private let plan: EntityPlan
    private let emitter: AppIntentsEmitter
    private var entity: Entity { plan.entity }

    init(_ plan: EntityPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.emitter = emitter
    }

    func all() -> [Declaration] {
        guard !entity.isTransient else { return [.type(structure())] }
        return [
            .type(structure()), .type(lookup()),
            emitter.registration(of: entity.identifier, as: entity.lookup, attributes: emitter.availability),
            emitter.unregistered(
                entity.lookup,
                of: entity.identifier,
                [entity.lookupRequirement],
                attributes: emitter.availability
            ),
        ]
    }

    private func structure() -> TypeDeclaration {
        var structure = TypeDeclaration(
            documentation: [entity.displayName.text ?? entity.name],
            attributes: emitter.availability,
            access: emitter.access,
            .struct,
            entity.identifier,
            inherits: [entity.isTransient ? "TransientAppEntity" : "AppEntity"]
        )
        structure.members = [emitter.typeDisplay(plan.typeTitle)]
        if entity.isTransient {
            structure.members += [
                .blankLine,
                stored("What the app knows it by.", .var, "identifier", "String?"),
                stored("What users see.", .var, "displayString", "String", #""""#),
            ]
        } else {
            structure.members += [
                emitter.constant("defaultQuery", nil, "Query()"),
                .blankLine,
                stored("What the app finds it by; the identifier that SiriKit saved.", .let, "id", "String"),
                stored("What users see.", .var, "displayString", "String"),
            ]
        }
        structure.members += [
            stored("What users see below it.", .var, "subtitleString", "String?"),
            stored("What users see beside it.", .var, "displayImage", "DisplayRepresentation.Image?"),
        ]
        structure.members += plan.properties.map(property)
        structure.members.append(displayRepresentation())
        if entity.isTransient { structure.members.append(emitter.emptyInitializer) }
        structure.members.append(initializer())
        if !entity.isTransient { structure.members.append(.type(query())) }
        return structure
    }

    private func stored(
        _ documentation: String,
        _ binding: VariableDeclaration.Binding,
        _ name: Identifier,
        _ type: TypeName,
        _ value: Code = ""
    ) -> Declaration {
        .variable(
            VariableDeclaration(
                documentation: [documentation],
                access: emitter.access,
                binding: binding,
                name,
                type,
                value: value
            )
        )
    }

    private func property(_ property: EntityPlan.PropertyPlan) -> Declaration {
        .variable(
            VariableDeclaration(
                attributes: [.above(.call("@Property", ["title: \(emitter.resource(property.title))"]))],
                access: emitter.access,
                property.name,
                property.type
            )
        )
    }

    private func displayRepresentation() -> Declaration {
        .variable(
            VariableDeclaration(
                access: emitter.access,
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

    private func initializer() -> Declaration {
        let own: [(Identifier, TypeName, Code)] = [
            entity.isTransient ? ("identifier", "String?", "nil") : ("id", "String", ""),
            ("displayString", "String", ""), ("subtitleString", "String?", "nil"),
            ("displayImage", "DisplayRepresentation.Image?", "nil"),
        ]
        return emitter.memberwiseInitializer(own + plan.properties.map { ($0.name, $0.type, "nil") })
    }

    /// The query for places where no parameter's own applies.
    private func query() -> TypeDeclaration {
        TypeDeclaration(
            access: emitter.access,
            .struct,
            "Query",
            inherits: ["EntityQuery"],
            members: [
                emitter.dependency("lookup", on: entity.lookup),
                emitter.emptyInitializer,
                emitter.entitiesForIdentifiers(entity),
            ]
        )
    }

    private func lookup() -> TypeDeclaration {
        var requirement = entity.lookupRequirement
        requirement.documentation = [
            "The entities with these identifiers, in this order. One that is left out disappears from what users",
            "configured, so leave out only what is gone for good, and do not wait for a network here.",
        ]
        return TypeDeclaration(
            documentation: [
                "Finds what only the app knows. Register one with `\(entity.identifier.name).register(_:)` when the process starts."
            ],
            attributes: emitter.availability,
            access: emitter.access,
            .protocol,
            entity.lookup,
            inherits: ["Sendable"],
            members: [.function(requirement)]
        )
    }
}

extension Entity {
    /// `gameCharacterEntities(for:)`, which implementations of the protocol repeat.
    var lookupRequirement: FunctionDeclaration {
        FunctionDeclaration(
            method,
            [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
            effects: .asyncThrows,
            returns: "[\(identifier)]"
        )
    }
}

extension AppIntentsEmitter {
    /// `entities(for:)`, which asks the app.
    func entitiesForIdentifiers(_ entity: Entity) -> Declaration {
        .function(
            FunctionDeclaration(
                access: access,
                "entities",
                [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
                effects: .asyncThrows,
                returns: "[\(entity.identifier)]",
                body: "try await lookup.\(entity.method)(for: identifiers)"
            )
        )
    }
}
