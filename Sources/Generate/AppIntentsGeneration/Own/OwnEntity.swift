import IntentSchema
import SwiftSource

/// Writes an entity as the team's own code, with one query that serves all parameters.
struct OwnEntity {
    let plan: EntityPlan
    let options: Options
    let emitter: AppIntentsEmitter
    let writer: Writer
    private var entity: Entity { plan.entity }

    /// What the definition's parameters require of an entity's query.
    struct Options: Sendable {
        /// The SiriKit handler methods that offered entities.
        private(set) var methods: [String] = []
        /// Whether users can search the entities.
        private(set) var areSearched = false

        init(of entity: Entity, in plan: AppIntentsPlan) {
            for intent in plan.intents {
                for parameter in intent.parameters where parameter.source.options.isDynamic {
                    guard plan.context.entity(for: parameter.source.type)?.identifier == entity.identifier else {
                        continue
                    }
                    let method = "`\(parameter.optionsMethod.name)`"
                    if !methods.contains(method) { methods.append(method) }
                    if parameter.isSearched { areSearched = true }
                }
            }
        }
    }

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
            inherits: [options.areSearched ? "EntityStringQuery" : "EntityQuery"]
        ) {
            emitter.writeInitializer(to: writer)
            writeEntities(
                "entities",
                [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
                reminder: "Return these, in this order. What is left out disappears from widgets and shortcuts."
            )
            guard !options.methods.isEmpty else { return }
            let methods = options.methods.joined(separator: ", ")
            let advice =
                options.methods.count > 1
                ? " If their options differ, give each parameter its own `optionsProvider`." : ""
            if options.areSearched {
                writeEntities(
                    "entities",
                    [FunctionParameter(label: .named("matching"), "string", "String")],
                    reminder: "Return what \(methods) of the SiriKit handler returned for this search term."
                )
            }
            writeEntities(
                "suggestedEntities",
                [],
                reminder: "Return what \(methods) of the SiriKit handler returned.\(advice)"
            )
        }
    }

    private func writeEntities(_ name: Identifier, _ parameters: [FunctionParameter], reminder: String) {
        writer.function(Signature(name, parameters, effects: .asyncThrows, returns: "[\(entity.identifier)]")) {
            writer.warning(reminder)
            writer.line("return []")
        }
    }
}
