import AppIntentsGeneration
import IntentSchema
import ModelGeneration
import SwiftSource

/// Conversions between an entity and an object of the models, and a lookup among objects.
struct EntityBridge {
    let entity: Entity
    let model: TypeName
    let context: AppIntentsBridge

    private var lookupName: Identifier { Identifier(entity.identifier.name + "Objects") }

    private struct Shared {
        let own: Identifier
        let model: Identifier
        let property: Property
        let value: AppIntentModelValue
        let isOptionalInModel: Bool
    }

    private var shared: [Shared] {
        let names = MemberNames(entity.properties.map(\.name), besides: MemberNames.reservedForProperties).identifiers
        return zip(entity.properties, names).compactMap { property, name in
            guard context.plan.context.typeName(of: property.type) != nil, let value = context.value(property.type)
            else { return nil }
            return Shared(
                own: AppIntentNames.entityProperty(property.name),
                model: name,
                property: property,
                value: value,
                isOptionalInModel: context.models.isOptional(property.type, isArray: property.isArray)
            )
        }
    }

    func write(to writer: Writer) {
        writer.extension(attributes: context.emitter.context.availability, TypeName(entity.identifier)) {
            writeInitializer(to: writer)
            writeModel(to: writer)
            if !entity.isTransient { writeRegistration(to: writer) }
        }
        if !entity.isTransient { writeLookup(to: writer) }
    }

    private func writeInitializer(to writer: Writer) {
        var arguments: [Code] = [
            entity.isTransient ? "identifier: model.identifier" : "id: model.identifier ?? model.displayString",
            "displayString: model.displayString", "subtitleString: model.subtitle",
            "displayImage: model.image.map { DisplayRepresentation.Image($0) }",
        ]
        arguments += shared.map { shared in
            let value = shared.value.toAppIntent.applied(
                to: "model.\(shared.model)",
                isArray: shared.property.isArray,
                isOptional: shared.isOptionalInModel
            )
            return "\(label: shared.own): \(value)"
        }
        writer.function(
            documentation: ["The entity for an object of the models."],
            .initializer([FunctionParameter(label: .omitted, "model", model)])
        ) { writer.call("self.init", arguments) }
    }

    private func writeModel(to writer: Writer) {
        writer.property(documentation: ["The same object in the models."], entity.modelProperty, model) {
            let identifier: Code = entity.isTransient ? "identifier" : "id"
            writer.line("var model = \(model)(identifier: \(identifier), display: displayString)")
            for shared in shared {
                writer.line(
                    shared.value.toModel.assignment(
                        to: "model.\(shared.model)",
                        from: shared.own == "model" ? "self.model" : "\(shared.own)",
                        isArray: shared.property.isArray
                    )
                )
            }
            writer.line("if let subtitle = subtitleString { model.subtitle = subtitle }")
            writer.line("return model")
        }
    }

    private func writeRegistration(to writer: Writer) {
        writer.function(
            documentation: ["Finds entities by the models' objects with the same identifiers."],
            modifiers: [.static],
            Signature(
                "register",
                [FunctionParameter("objects", "@escaping @Sendable ([String]) async throws -> [\(model)]")]
            )
        ) { writer.line("register(\(lookupName)(objects: objects))") }
    }

    private func writeLookup(to writer: Writer) {
        let (availability, seam) = (context.emitter.context.availability, TypeName(entity.lookup))
        writer.type(attributes: availability, access: .private, .struct, lookupName, inherits: [seam]) {
            writer.constant(access: .implicit, "objects", "@Sendable ([String]) async throws -> [\(model)]")
            writer.function(access: .implicit, entity.lookupRequirement) {
                writer.line(
                    """
                    var known: [String: \(entity.identifier)] = [:]
                    for model in try await objects(identifiers) {
                        if let identifier = model.identifier { known[identifier] = \(entity.identifier)(model) }
                    }
                    // What is not there now keeps its place under its identifier.
                    return identifiers.map { known[$0] ?? \(entity.identifier)(id: $0, displayString: $0) }
                    """
                )
            }
        }
    }
}
