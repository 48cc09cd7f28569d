import IntentSchema
import SwiftSource

/// The Swift declarations of an intent: its configuration, its response, and the protocols for options and handling.
///
/// A class, so that all functions that write share it.
package final class IntentModel: Sendable {
    package let intent: Intent
    package let names: ModelNames.OfIntent
    let context: ModelContext
    /// The names of the configuration's properties, by the indices of the parameters.
    package let properties: [Identifier]
    /// The indices of the parameters in the order in which users see them, which is the order of all declarations.
    package let order: [Int]
    /// The range of each parameter; `nil` if it has none.
    let bounds: [ParameterBounds?]
    /// The parts of method names for parameters with dynamic options, by the indices of the parameters.
    package let namesOfOptions: [Int: String]
    /// The parts of method names for parameters that are resolved, by the indices of the parameters.
    package let namesOfResolutions: [Int: String]
    /// The parameters that the handler resolves, in the order in which users see them.
    let resolvedParameters: [ResolvedParameter]
    package var responseName: TypeName { TypeName(names.response) }
    /// All response codes with their names in the definition and in Swift, and with the definition's entry, if any.
    package let responseCodes: [(name: String, identifier: Identifier, code: IntentResponseCode?)]
    /// The properties that the definition adds to the response.
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

    /// Parts of method names for parameters. Names that differ only in the case of the first letter are made different.
    private static func methodNames(_ intent: Intent, _ order: [Int], where hasMethod: (Parameter) -> Bool) -> [Int:
        String]
    {
        let asked = order.filter { hasMethod(intent.parameters[$0]) }
        let names = MemberNames(asked.map { intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        return Dictionary(uniqueKeysWithValues: zip(asked, names.map(\.name)))
    }

    /// Whether the definition has one value of its own for a parameter. A list starts empty.
    func hasDefault(_ index: Int) -> Bool {
        let parameter = intent.parameters[index]
        return !parameter.isArray && !context.isOptional(parameter.type, isArray: false)
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
            inherits: ["IntentRuntime.ConfigurationModel"]
        ) {
            let values = values
            writer.properties(values)
            writer.initializers(values)
            writeParameterNames(to: writer)
            writeRanges(to: writer)
            writeConditions(to: writer)
            if hasOnlyCode { writeCodes(to: writer) }
        }
    }

    /// Writes the ranges of parameters, for the app's own controls. The library checks values itself.
    private func writeRanges(to writer: Writer) {
        let ranges = order.compactMap { index in bounds[index].map { (properties[index], $0) } }
        if ranges.isEmpty { return }
        writer.type(documentation: ["The values that the definition allows."], .enum, "Bounds") {
            for (name, range) in ranges {
                writer.property(modifiers: [.static], name, range.type) { writer.line(range.code) }
            }
        }
    }

    /// Writes the description of the intent and its parameters for the runtime library.
    func writeDescription(to writer: Writer) {
        writer.description(
            of: names.configuration,
            named: intent.name,
            context,
            exchanging: savedNames,
            members: { writeDynamicParameters(to: writer) }
        ) { facts in
            facts.write("table.title", intent.title)
            facts.write("table.summary", intent.description)
            if intent.requiresUserConfirmation { writer.line("table.confirmed()") }
            for index in order { facts.write(intent.parameters[index], of: intent) }
            if hasOnlyCode { writeDialogs(to: facts) }
        }
    }

    /// The names of the parameters, in the order in which users see them.
    var savedNames: [SavedName] { order.map { (intent.parameters[$0].name, properties[$0]) } }

    private var values: [StoredValue] {
        order.map { index in
            let parameter = intent.parameters[index]
            return context.storedValue(
                properties[index],
                parameter.type,
                isArray: parameter.isArray,
                documentation: documentation(of: index)
            )
        }
    }

    /// Writes the enum of the parameters' names, which are also the keys of saved data.
    private func writeParameterNames(to writer: Writer) {
        if properties.isEmpty { return writer.typeAlias("Parameter", "IntentRuntime.NoParameter") }
        writer.type(
            .enum,
            "Parameter",
            inherits: [context.standard("String"), "IntentRuntime.ConfigurationParameter"]
        ) {
            for (key, name) in savedNames {
                writer.enumCase(name, rawValue: name.name == key ? "" : "\(StringLiteral(key))")
            }
        }
    }
}

extension Intent {
    /// Whether the intent needs a handler, which one that only configures widgets does not.
    package var isHandled: Bool { !isEligibleForWidgets || isConfigurable || isEligibleForSuggestions }
}
