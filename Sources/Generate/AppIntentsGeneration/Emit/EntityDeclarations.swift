import IntentSchema
import SwiftSource

/// Writes an entity, its query, and the protocol through which the app finds entities.
struct EntityDeclarations {
    let plan: EntityPlan
    let emitter: AppIntentsEmitter
    let writer: Writer
    private var entity: Entity { plan.entity }

    func write() {
        writeStructure()
        if entity.isTransient { return }
        writeLookup()
        emitter.writeRegistration(
            of: entity.identifier,
            as: entity.lookup,
            method: "lookup",
            attributes: emitter.context.availability,
            to: writer
        )
    }

    private func writeStructure() {
        writer.type(
            documentation: [entity.displayName.text ?? entity.name],
            attributes: emitter.context.availability,
            .struct,
            entity.identifier,
            inherits: [entity.isTransient ? "TransientAppEntity" : "AppEntity"]
        ) {
            emitter.writeMembers(of: plan, to: writer, writeOwnProperties)
            writeDisplayRepresentation()
            if entity.isTransient { writer.function(.initializer()) {} }
            writeInitializer()
            if !entity.isTransient { writeQuery() }
        }
    }

    private func writeOwnProperties() {
        if entity.isTransient {
            writer.property(documentation: ["The app's identifier for it."], "identifier", "String?")
        } else {
            let documentation = "The app's identifier for it, the same that SiriKit saved."
            writer.constant(documentation: [documentation], "id", "String")
        }
        let text: Code = entity.isTransient ? #""""# : ""
        writer.property(documentation: ["The text that users see."], "displayString", "String", value: text)
        writer.property(documentation: ["The text below it."], "subtitleString", "String?")
        writer.property(documentation: ["The image next to it."], "displayImage", "DisplayRepresentation.Image?")
    }

    private func writeDisplayRepresentation() {
        writer.property("displayRepresentation", "DisplayRepresentation") {
            writer.line(
                """
                DisplayRepresentation(
                    title: "\\(displayString)",
                    subtitle: subtitleString.map { "\\($0)" },
                    image: displayImage
                )
                """
            )
        }
    }

    private func writeInitializer() {
        let own = [
            entity.isTransient
                ? FunctionParameter("identifier", "String?", defaultValue: "nil") : FunctionParameter("id", "String"),
            FunctionParameter("displayString", "String"),
            FunctionParameter("subtitleString", "String?", defaultValue: "nil"),
            FunctionParameter("displayImage", "DisplayRepresentation.Image?", defaultValue: "nil"),
        ]
        let declared = plan.properties.map { FunctionParameter($0.name, $0.type, defaultValue: "nil") }
        emitter.writeMemberwiseInitializer(own + declared, to: writer)
    }

    /// Writes the query for places where no parameter's own applies.
    private func writeQuery() {
        writer.type(.struct, entity.query, inherits: ["EntityQuery"]) {
            writer.function(.initializer()) {}
            emitter.writeEntitiesForIdentifiers(entity, to: writer)
        }
    }

    private func writeLookup() {
        writer.type(
            documentation: [
                "Finds entities. Register an implementation with `\(entity.identifier.name).register(_:)` when the process starts."
            ],
            attributes: emitter.context.availability,
            .protocol,
            entity.lookup,
            inherits: ["Sendable"]
        ) {
            writer.requirement(
                documentation: [
                    "The entities with these identifiers, in this order. One that is left out disappears from what users",
                    "configured, so leave out only what is gone for good, and do not wait for a network.",
                ],
                entity.lookupRequirement
            )
        }
    }
}

extension Entity {
    /// `gameCharacterEntities(for:)`, which implementations of the protocol repeat.
    package var lookupRequirement: Signature { finding(method) }

    /// The method of queries that finds entities by their identifiers.
    var findingSignature: Signature { finding("entities") }

    private func finding(_ name: Identifier) -> Signature {
        Signature(
            name,
            [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
            effects: .asyncThrows,
            returns: "[\(identifier)]"
        )
    }
}

extension AppIntentsEmitter {
    /// Writes how the system shows and finds entities, the properties that every entity has, and those of the definition.
    func writeMembers(of plan: EntityPlan, to writer: Writer, _ own: () -> Void) {
        writeTypeDisplay(plan.typeTitle, to: writer)
        let entity = plan.entity
        if !entity.isTransient { writer.constant(modifiers: [.static], "defaultQuery", value: "\(entity.query)()") }
        writer.blankLine()
        own()
        for property in plan.properties {
            let attribute: Attribute = .above("@Property", ["title: \(resource(property.title))"])
            writer.property(attributes: [attribute], property.name, property.type)
        }
    }

    /// Writes `entities(for:)`, which asks the app.
    func writeEntitiesForIdentifiers(_ entity: Entity, to writer: Writer) {
        writer.function(entity.findingSignature) {
            writer.line("try await \(entity.identifier).lookup().\(entity.method)(for: identifiers)")
        }
    }
}
