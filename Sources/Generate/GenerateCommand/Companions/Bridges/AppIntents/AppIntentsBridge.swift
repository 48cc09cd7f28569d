import AppIntentsGeneration
import IntentSchema
import ModelGeneration
import SwiftSource

/// Connects App Intents with the models of the same definition, for a module that has both. App Intents convert to
/// configurations, and one options provider serves both.
package struct AppIntentsBridge: Sendable {
    let plan: AppIntentsPlan
    let emitter: AppIntentsEmitter
    let models: ModelContext
    private let module: String?
    private let finders: [Identifier: ParameterPlan]

    /// - Parameter module: The module of the models; `nil` if it is the module of the App Intents.
    package init(_ plan: AppIntentsPlan, models: ModelsBackend.Options, module: String? = nil) {
        self.plan = plan
        emitter = AppIntentsEmitter(plan)
        self.models = ModelContext(plan.context.schema, models)
        self.module = module
        finders = plan.finders
    }

    /// Everything that does not pass through the bridge.
    package var losses: [Loss] {
        plan.intents.filter(\.isAction).map(\.launchingAnswers) + plan.unofferedObjects
            + plan.unbridgedValues { value($0) != nil }
    }

    /// The code that connects a plan to the models; an empty file if the plan is empty.
    package func file() -> SourceFile {
        guard !plan.isEmpty else { return SourceFile() }
        let own = module.map { [Import(TypeName(Identifier($0)))] } ?? []
        return SourceFile(
            header: plan.context.schema.generatedFileHeader,
            imports: [Import("AppIntents"), Import("Foundation"), .generatedLibrary] + own,
            access: plan.context.options.access.modifier,
            parts: [write]
        )
    }

    /// The conversions of a type's values; `nil` if there are none.
    func value(_ type: ParameterType) -> AppIntentModelValue? {
        AppIntentModelValue(type, appIntents: plan.context, models: models)
    }

    @Sendable private func write(to writer: Writer) {
        let schema = plan.context.schema
        for (index, intent) in plan.intents.enumerated() {
            AppIntentBridge(intent, model: IntentModel(intent.intent, at: index, models), in: self).write(to: writer)
        }
        let types = Dictionary(zip(plan.context.names.entities, models.names.types)) { first, _ in first }
        for entity in plan.entities.map(\.entity) {
            let model = types[entity.identifier].map(models.names.reference) ?? "IntentRuntime.ObjectValue"
            EntityBridge(entity: entity, model: model, context: self).write(to: writer)
        }
        let written = Set(plan.enumerations.map(\.name))
        for (index, name) in plan.context.names.enumerations.enumerated() where written.contains(name) {
            write(schema.enumerations[index], at: index, to: writer)
        }
    }

    /// Writes conversions between an enumeration and the models': by name here, by index in the models.
    private func write(_ enumeration: Enumeration, at index: Int, to writer: Writer) {
        let selectable = enumeration.selectableCases
        guard !selectable.isEmpty else { return }
        let model = models.names.reference(to: models.names.enumerations[index])
        let pairs = selectable.map {
            (own: AppIntentNames.enumerationCase(enumeration.cases[$0].name), model: models.caseNames[index][$0])
        }
        writer.extension(attributes: plan.context.availability, TypeName(plan.context.names.enumerations[index])) {
            writer.function(
                documentation: ["The case of the models."],
                .initializer([FunctionParameter(label: .omitted, "model", model)])
            ) {
                writer.line("switch model {")
                for pair in pairs { writer.line("case .\(pair.model): self = .\(pair.own)") }
                writer.line("}")
            }
            writer.property(documentation: ["The same case in the models."], "model", model) {
                writer.line("switch self {")
                for pair in pairs { writer.line("case .\(pair.own): .\(pair.model)") }
                writer.line("}")
            }
        }
    }

    /// Calls that register lookups among the options of `provider`, for entities that the intent is the first to offer.
    ///
    /// App Intents do not say which values a lookup is for, so the provider gets the definition's defaults.
    func registrations(of intent: IntentPlan, _ model: IntentModel, in provider: Code) -> [Code] {
        intent.parameters.compactMap { parameter in
            guard let entity = plan.context.entity(for: parameter.source.type),
                finders[entity.identifier] === parameter, model.findsObjects(of: parameter.index)
            else { return nil }
            let configuration = TypeName(model.names.configuration)
            return """
                \(entity.identifier).register {
                    try await \(configuration).objects(
                        of: .\(model.properties[parameter.index]),
                        withIdentifiers: $0,
                        by: \(provider)
                    )
                }
                """
        }
    }

    /// Objects that nothing offers stay known by identifier. The first registered intent also registers their lookups.
    func unofferedRegistrations(of intent: IntentPlan) -> [Code] {
        plan.unofferedEntities(registeredBy: intent).map { "\($0.identifier).register { _ in [] }" }
    }
}
