import IntentSchema
import SwiftSource

/// Writes an entity as the team's own code, with its query.
struct OwnEntity {
    let plan: EntityPlan
    /// All options that contain such entities.
    let offers: [OptionsPlan]
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

    /// Writes the query that everything uses but parameters with a query of their own. Those options are its own, too.
    private func writeQuery() {
        let options = offers.first { $0.type == entity.query } ?? offers.first
        writer.type(
            attributes: emitter.context.availability,
            .struct,
            entity.query,
            inherits: [options?.protocolName ?? "EntityQuery"]
        ) {
            emitter.writeInitializer(to: writer)
            writer.function(entity.findingSignature) {
                writer.warning("Return these, in this order. What is left out disappears from widgets and shortcuts.")
                writer.line("return []")
            }
            guard let options else { return }
            let query = OwnQuery(plan: options, emitter: emitter, writer: writer)
            // A widget's query may exist only on newer systems than the entity.
            let isAsOld = options.offers[0].intent.system == emitter.context.options.deployment
            if options.type != entity.query, isAsOld { query.writePassedOptions() } else { query.writeOptions() }
        }
    }
}
