import CodeGeneration
import IntentSchema

/// Joins one App Intent to the models of its definition.
struct AppIntentBridge {
    let intent: IntentPlan
    let model: IntentModel
    let context: AppIntentsBridgeContext
    /// The parameters whose options the app provides.
    let dynamicParameters: [ParameterPlan]
    /// What the models' methods that offer options and that resolve values are called after, by the positions of parameters.
    let namesOfOptions: [Int: String]
    let namesOfResolutions: [Int: String]
    /// `configuration`, unless a parameter is called so.
    private let configurationName: Identifier

    init(_ intent: IntentPlan, model: IntentModel, in context: AppIntentsBridgeContext) {
        self.intent = intent
        self.model = model
        self.context = context
        dynamicParameters = intent.parameters.filter { $0.provider != nil }
        namesOfOptions = Self.methodNames(model) { $0.options.isDynamic }
        namesOfResolutions = Self.methodNames(model, where: \.supportsResolution)
        let names = Set(intent.parameters.map(\.name.name))
        configurationName = Identifier(AppIntentNames.firstFree("configuration", names))
    }

    func write(to writer: Writer) {
        writeConfiguration(to: writer)
        if !dynamicParameters.isEmpty { writeProvider(to: writer) }
        if intent.isAction, dynamicParameters.allSatisfy({ item(of: $0) != nil }) { writeWork(to: writer) }
    }

    var access: AccessModifier { context.emitter.access }

    /// The intent's values in the models.
    var configuration: Code { "intent.\(configurationName)" }

    /// What the models call parameters in the names of methods, which number what differs in the case of a letter alone.
    ///
    /// - Parameter hasMethod: Whether a parameter has such a method.
    private static func methodNames(_ model: IntentModel, where hasMethod: (Parameter) -> Bool) -> [Int: String] {
        let asked = model.order.filter { hasMethod(model.intent.parameters[$0]) }
        let names = MemberNames(asked.map { model.intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        return Dictionary(uniqueKeysWithValues: zip(asked, names.map(\.name)))
    }

    /// Writes the intent as a configuration of the models.
    private func writeConfiguration(to writer: Writer) {
        let lost = intent.parameters.filter { context.value($0.source.type) == nil }
        let type = TypeName(model.names.configuration)
        writer.extension(attributes: intent.attributes, TypeName(intent.name)) {
            writer.property(
                documentation: ["The same values in the models, which other platforms have too."]
                    + lost.map { "`\($0.source.name)` is left out: the two types cannot be made from each other." },
                access: access,
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
