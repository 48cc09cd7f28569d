import AppIntentsGeneration
import IntentSchema
import ModelGeneration
import SwiftSource

/// Connects one App Intent to the models of its definition.
struct AppIntentBridge {
    let intent: IntentPlan
    let model: IntentModel
    let context: AppIntentsBridge
    let dynamicParameters: [ParameterPlan]
    /// `configuration`, unless a parameter has that name.
    private let configurationName: Identifier

    init(_ intent: IntentPlan, model: IntentModel, in context: AppIntentsBridge) {
        self.intent = intent
        self.model = model
        self.context = context
        dynamicParameters = intent.parameters.filter { $0.provider != nil }
        let names = Set(intent.parameters.map(\.name.name))
        configurationName = Identifier(AppIntentNames.firstFree("configuration", names))
    }

    func write(to writer: Writer) {
        writeConfiguration(to: writer)
        if !dynamicParameters.isEmpty { writeProvider(to: writer) }
        if intent.isAction, dynamicParameters.allSatisfy({ item(of: $0) != nil }) { writeWork(to: writer) }
    }

    var configuration: Code { "intent.\(configurationName)" }

    private func writeConfiguration(to writer: Writer) {
        let lost = intent.parameters.filter { context.value($0.source.type) == nil }
        let type = TypeName(model.names.configuration)
        writer.extension(attributes: intent.attributes, TypeName(intent.name)) {
            writer.property(
                documentation: ["The same values in the models, which other platforms have too."]
                    + lost.map { "`\($0.source.name)` is left out: the two types cannot be converted." },
                configurationName,
                type
            ) {
                if lost.count == intent.parameters.count { return writer.line("\(type)()") }
                writer.line("var configuration = \(type)()")
                for parameter in intent.parameters {
                    guard let value = context.value(parameter.source.type) else { continue }
                    writer.line(
                        value.toModel.assignment(
                            to: "configuration.\(model.properties[parameter.index])",
                            from: parameter.name == "configuration" ? "self.configuration" : "\(parameter.name)",
                            isArray: parameter.source.isArray,
                            isOptional: parameter.isOptional
                        )
                    )
                }
                writer.line("return configuration")
            }
        }
    }
}
