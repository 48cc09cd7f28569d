import IntentSchema
import SwiftSource

/// Writes an entity as the team's own code, with its query.
struct OwnEntity {
    let plan: EntityPlan
    /// The only parameter that offers such entities, and its intent. If there are several, each has its own query.
    let offering: (intent: IntentPlan, parameter: ParameterPlan)?
    let emitter: AppIntentsEmitter
    let writer: Writer
    private var entity: Entity { plan.entity }

    func write() {
        writer.type(
            attributes: emitter.context.availability,
            .struct,
            entity.identifier,
            inherits: [entity.isTransient ? "TransientAppEntity" : "AppEntity"]
        ) {
            emitter.writeMembers(of: plan, to: writer) {
                if !entity.isTransient { writer.constant("id", "String") }
                writer.property("displayString", "String", value: entity.isTransient ? #""""# : "")
            }
            writer.property("displayRepresentation", "DisplayRepresentation") {
                writer.line(#"DisplayRepresentation(title: "\(displayString)")"#)
            }
            writeInitializers()
        }
        if !entity.isTransient { writeQuery() }
    }

    private func writeInitializers() {
        if entity.isTransient { return writer.function(.initializer()) {} }
        if plan.properties.isEmpty, emitter.access == AccessLevel.internal.modifier { return }
        let own = [FunctionParameter("id", "String"), FunctionParameter("displayString", "String")]
        let declared = plan.properties.map { FunctionParameter($0.name, $0.type, defaultValue: "nil") }
        emitter.writeMemberwiseInitializer(own + declared, to: writer)
    }

    private func writeQuery() {
        writer.type(
            attributes: emitter.context.availability,
            .struct,
            entity.query,
            inherits: [offering?.parameter.optionsProtocol ?? "EntityQuery"]
        ) {
            emitter.writeInitializer(to: writer)
            writer.function(entity.findingSignature) {
                writer.warning("Return these, in this order. What is left out disappears from widgets and shortcuts.")
                writer.line("return []")
            }
            guard let (intent, parameter) = offering else { return }
            OwnQuery(parameter: parameter, intent: intent, emitter: emitter, writer: writer).writeOptions()
        }
    }
}
