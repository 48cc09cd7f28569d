import IntentSchema

/// What one intent becomes: its configuration, its response and the protocol for what its users may choose from.
///
/// A class, since all functions that write share one.
package final class IntentModel: Sendable {
    package let intent: Intent
    package let names: ModelNames.IntentNames
    let context: ModelContext
    /// The names of the configuration's properties, one for each parameter.
    package let properties: [Identifier]
    /// The parameters' indices in the order in which users see them, which is that of all declarations.
    package let order: [Int]
    /// The range of each parameter's values.
    let bounds: [ParameterBounds?]
    /// What the methods that offer options are called after, by the indices of the parameters that have them.
    package let namesOfOptions: [Int: String]
    /// The same of the methods that resolve values.
    package let namesOfResolutions: [Int: String]
    /// The parameters that a handler is asked about, in the order in which users see them.
    let resolvedParameters: [ResolvedParameter]
    /// All codes of the response, as the definition and as the model name them, with what the definition says of each.
    package let responseCodes: [(name: String, identifier: Identifier, code: IntentResponseCode?)]
    /// The values of the response that the definition adds.
    let responseValues: [StoredValue]

    package init(_ intent: Intent, at index: Int, _ context: ModelContext) {
        self.intent = intent
        self.context = context
        names = context.names.intents[index]
        order = intent.displayOrder
        bounds = intent.parameters.map { context.bounds(of: $0.type) }
        properties = MemberNames(intent.parameters.map(\.name), besides: MemberNames.reservedForValues).identifiers
        namesOfOptions = Self.methodNames(intent, order) { $0.options.isDynamic }
        namesOfResolutions = Self.methodNames(intent, order, where: \.supportsResolution)
        resolvedParameters = Self.resolvedParameters(of: intent, order, namesOfResolutions, besides: properties)
        responseCodes = Self.responseCodes(of: intent.response)
        responseValues = Self.responseValues(of: intent.response, context)
    }

    /// The names of parameters in those of methods, which number what differs in the case of a letter alone.
    private static func methodNames(_ intent: Intent, _ order: [Int], where hasMethod: (Parameter) -> Bool) -> [Int:
        String]
    {
        let asked = order.filter { hasMethod(intent.parameters[$0]) }
        let names = MemberNames(asked.map { intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        return Dictionary(uniqueKeysWithValues: zip(asked, names.map(\.name)))
    }

    /// Whether anything handles the intent. Nothing handles one that only configures widgets.
    package var hasHandling: Bool {
        !intent.isEligibleForWidgets || intent.isConfigurable || intent.isEligibleForSuggestions
    }

    /// The parameters with the names of their properties, in the order in which users see them.
    package var shown: [(Identifier, Parameter)] {
        order.map { (properties[$0], intent.parameters[$0]) }
    }

    /// Writes the struct of the parameters' values.
    func writeConfiguration(to writer: Writer) {
        writer.type(
            documentation: documentation,
            .struct,
            names.configuration,
            inherits: [context.runtime("ConfigurationModel")]
        ) {
            writer.properties(values, context)
            writer.initializers(
                values,
                context,
                documentation: "Arguments that are left out take the definition's defaults."
            )
            writeParameterNames(to: writer)
            writeRanges(to: writer)
            writeConditions(to: writer)
            writeInitialValues(to: writer)
        }
    }

    /// Writes the ranges of the parameters that have one, for the app's own controls. The check is the library's.
    private func writeRanges(to writer: Writer) {
        let ranges = order.compactMap { index in bounds[index].map { (properties[index], $0) } }
        if ranges.isEmpty { return }
        writer.type(documentation: ["The values that the definition allows."], .enum, "Bounds") {
            for (name, range) in ranges {
                writer.property(modifiers: [.static], name, range.type) { writer.line(range.code) }
            }
        }
    }

    /// Writes what the runtime library knows of the intent and its parameters.
    func writeDescription(to writer: Writer) {
        let facts = ModelFacts(context: context)
        var lines = facts.call("table.title", intent.title) + facts.call("table.summary", intent.description)
        if intent.requiresUserConfirmation { lines.append("table.confirmed()") }
        lines += order.flatMap { facts.lines(intent.parameters[$0], of: intent) }
        writer.description(
            of: names.configuration,
            named: intent.name,
            context,
            facts: lines,
            exchanges: values.map(\.exchange)
        )
    }

    private var values: [StoredValue] {
        order.map { index in
            let parameter = intent.parameters[index]
            return context.storedValue(
                properties[index],
                savedAs: parameter.name,
                parameter.type,
                isArray: parameter.isArray,
                documentation: documentation(of: index)
            )
        }
    }

    /// Writes the parameters' names, which are also the keys of saved data.
    private func writeParameterNames(to writer: Writer) {
        if properties.isEmpty {
            return writer.typeAlias(
                documentation: ["The intent has no parameters."],
                "Parameter",
                context.runtime("NoParameter")
            )
        }
        writer.type(
            documentation: ["The parameters, with their names in the definition."],
            .enum,
            "Parameter",
            inherits: [context.standard("String"), context.runtime("ConfigurationParameter")]
        ) {
            for (name, parameter) in shown {
                writer.enumCase(name, rawValue: name.name == parameter.name ? "" : "\(StringLiteral(parameter.name))")
            }
        }
    }
}
