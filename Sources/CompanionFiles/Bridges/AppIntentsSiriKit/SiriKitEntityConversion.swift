import AppIntentsGeneration
import IntentSchema
import SwiftSource

/// Conversions between an entity and SiriKit's object.
struct SiriKitEntityConversion {
    let entity: Entity
    let className: TypeName
    let bridge: AppIntentsSiriKitBridge
    private var context: AppIntentsContext { bridge.plan.context }

    func write(to writer: Writer) {
        writer.extension(attributes: context.availability, TypeName(entity.identifier)) {
            writeInitializer(to: writer)
            writeObject(to: writer)
        }
        if !entity.isTransient { writeLookup(to: writer) }
    }

    private var properties: [Property] { entity.properties.filter { context.typeName(of: $0.type) != nil } }

    private func writeInitializer(to writer: Writer) {
        var arguments: [Code] = [
            entity.isTransient ? "identifier: object.identifier" : "id: object.identifier ?? object.displayString",
            "displayString: object.displayString", "subtitleString: object.subtitleString",
        ]
        arguments += properties.compactMap { property in
            let source: Code = "object.\(Identifier(property.name))"
            return bridge.appIntentValue(of: source, property.type, isArray: property.isArray).map { value in
                "\(label: AppIntentNames.entityProperty(property.name)): \(value)"
            }
        }
        writer.function(
            documentation: ["The entity for an object of SiriKit."],
            .initializer([FunctionParameter(label: .named("siriKit"), "object", className)])
        ) { writer.call("self.init", arguments) }
    }

    private func writeObject(to writer: Writer) {
        let identifier: Code = entity.isTransient ? "identifier" : "id"
        writer.property(documentation: ["The same object as SiriKit has it."], "siriKitObject", className) {
            writer.line("let object = \(className)(identifier: \(identifier), display: displayString)")
            writer.line("object.subtitleString = subtitleString")
            for property in properties {
                guard let value = bridge.value(property.type, isElement: property.isArray) else { continue }
                writer.line(
                    value.toSiriKit.assignment(
                        to: "object.\(Identifier(property.name))",
                        from: "self.\(AppIntentNames.entityProperty(property.name))",
                        isArray: property.isArray
                    )
                )
            }
            writer.line("return object")
        }
    }

    /// Writes a lookup that finds entities among a handler's options.
    private func writeLookup(to writer: Writer) {
        writer.privateStruct(entity.siriKitLookup, TypeName(entity.lookup), attributes: context.availability) {
            writer.constant(access: .implicit, "offered", "@Sendable () async throws -> [\(entity.identifier)]")
            writer.function(access: .implicit, entity.lookupRequirement) {
                writer.line(
                    """
                    var known: [String: \(entity.identifier)] = [:]
                    for entity in try await offered() { known[entity.id] = entity }
                    // What is not offered now keeps its place under its identifier.
                    return identifiers.map { known[$0] ?? \(entity.identifier)(id: $0, displayString: $0) }
                    """
                )
            }
        }
    }
}

extension Entity {
    /// The type that finds entities among a SiriKit handler's options.
    var siriKitLookup: Identifier { Identifier(identifier.name + "SiriKitLookup") }
}
