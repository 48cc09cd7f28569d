import AppIntentsGeneration
import IntentSchema
import SwiftSource

extension AppIntentsPlan {
    package var stubs: SourceFile { HandlerStubs(self).file() }
}

/// Writes a first implementation of the protocols through which generated code asks the app. It compiles, does nothing,
/// and belongs to the developer once written.
struct HandlerStubs {
    private let plan: AppIntentsPlan
    private let intents: [IntentPlan]
    private let entities: [Entity]

    init(_ plan: AppIntentsPlan) {
        self.plan = plan
        intents = plan.intents.filter(\.needsApp)
        entities = plan.entities.map(\.entity).filter { !$0.isTransient }
    }

    /// Returns an empty file if the definition asks nothing of the app.
    func file() -> SourceFile {
        guard !intents.isEmpty || !entities.isEmpty else { return SourceFile() }
        return SourceFile(
            header: [
                "Written once by intentc from \(plan.context.schema.definitionName).intentdefinition, and never again: this file is yours.",
                "Fill in the arguments of initializers and the bodies of methods.",
            ],
            imports: plan.context.imports(),
            parts: [write]
        )
    }

    @Sendable private func write(to writer: Writer) {
        writeRegistration(to: writer)
        for intent in intents { writeHandler(of: intent, to: writer) }
        for entity in entities { writeStore(of: entity, to: writer) }
    }

    private func writeRegistration(to writer: Writer) {
        let hasWidgets = intents.contains { !$0.isAction }
        writer.type(
            documentation: ["The app's part in the App Intents of \(plan.context.schema.definitionName)."],
            attributes: plan.context.options.deployment.availability(withWidgets: hasWidgets),
            .enum,
            Identifier("\(plan.table.upperFirst)AppIntentsRegistration")
        ) {
            writer.function(
                documentation: [
                    "Call it where the process starts: in the initializer of the app, and in that of the widget bundle."
                ],
                modifiers: [.static],
                Signature("register")
            ) {
                for intent in intents { writer.line("\(intent.name).register(\(handler(of: intent))())") }
                for entity in entities { writer.line("\(entity.identifier).register(\(store(of: entity))())") }
            }
        }
    }

    private func handler(of intent: IntentPlan) -> Identifier { Identifier(intent.name.name + "Handler") }

    private func store(of entity: Entity) -> Identifier { Identifier(entity.identifier.name + "Store") }

    private func writeStore(of entity: Entity, to writer: Writer) {
        writer.type(
            documentation: ["Finds \(entity.displayName.text ?? entity.name)."],
            attributes: plan.context.availability,
            .struct,
            store(of: entity),
            inherits: [TypeName(entity.lookup)]
        ) {
            writer.function(entity.lookupRequirement) {
                writer.comment(["Look them up and keep their order."])
                writer.line("[]")
            }
        }
    }

    private func writeHandler(of intent: IntentPlan, to writer: Writer) {
        writer.type(
            documentation: ["The app's part in \(intent.displayName)."],
            attributes: intent.attributes,
            .struct,
            handler(of: intent),
            inherits: [TypeName(intent.handling)]
        ) {
            for provider in intent.optionProviders {
                let parameter = intent.parameters[provider.position]
                writer.function(parameter.optionsRequirement(in: intent)) {
                    if parameter.isEntity {
                        writer.line("IntentItemCollection(items: [])")
                    } else {
                        writer.comment([
                            #"An item has the value and what users see: IntentItem(value, title: "…")."#
                        ])
                        writer.line("IntentItemCollection(sections: [IntentItemSection(items: [])])")
                    }
                }
            }
            if let response = intent.response {
                writer.function(intent.handleRequirement) {
                    writer.comment(["Do it, and say how it ended."])
                    writer.line("\(intent.responseName)(code: .\(response.failure))")
                }
            } else if intent.isAction {
                writer.function(intent.handleRequirement) {
                    writer.comment(["Do it, and throw an error if it cannot be done."])
                }
            }
        }
    }
}
