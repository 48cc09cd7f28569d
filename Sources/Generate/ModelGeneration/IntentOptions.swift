import IntentSchema
import SwiftSource

extension IntentModel {
    /// Whether the app provides the options of any parameter.
    package var hasDynamicOptions: Bool { intent.parameters.contains { $0.options.isDynamic } }

    /// Writes the protocol with which the app provides options, and the methods that two markers bring. Writes nothing if
    /// no parameter has dynamic options.
    func writeOptionsProvider(to writer: Writer) {
        if !hasDynamicOptions { return }
        let dynamic = dynamicParameters
        let found = dynamic.filter { offersObjects($0.index) }
        writer.type(
            documentation: [
                "Provides the options of `\(names.configuration.name)`.", "",
                found.isEmpty
                    ? "To do without `default…` methods, conform to `DefinitionDefaults`, too."
                    : "To do without `default…` or `lookUp…` methods, conform to `DefinitionDefaults` or `SearchesOptions`, too.",
            ],
            .protocol,
            names.optionsProvider,
            inherits: [context.standard("Sendable")]
        ) {
            for (index, name) in dynamic {
                let title = intent.parameters[index].title
                writeOptions(intent.parameters[index], name, to: writer)
                let otherwise = hasDefault(index) ? "; `nil` for the definition's default" : ", if anything"
                writer.requirement(
                    documentation: ["What “\(title)” is at first\(otherwise)."],
                    isClose: true,
                    defaultValue(index, name, effects: .asyncThrows)
                )
                if !offersObjects(index) { continue }
                writer.requirement(
                    documentation: ["The chosen objects of “\(title)” that still exist; `nil` to search the options."],
                    isClose: true,
                    lookUp(index, name, effects: .asyncThrows)
                )
            }
        }
        writeDefaults(of: "DefinitionDefaults", dynamic.map { defaultValue($0.index, $0.name) }, to: writer)
        writeDefaults(of: "SearchesOptions", found.map { lookUp($0.index, $0.name) }, to: writer)
    }

    /// Writes the methods of providers that have a marker. Only the marker lets a provider do without its own, because a
    /// default for all of them would take the place of an app's method that is misspelled or has other effects.
    private func writeDefaults(of marker: Identifier, _ methods: [Signature], to writer: Writer) {
        if methods.isEmpty { return }
        writer.extension("\(names.optionsProvider) where Self: IntentRuntime.\(marker)") {
            for method in methods { writer.function(method, isCompact: true) { writer.line("nil") } }
        }
    }

    /// The parameters with dynamic options, in the order in which users see them.
    private var dynamicParameters: [(index: Int, name: String)] {
        order.compactMap { index in namesOfOptions[index].map { (index, $0) } }
    }

    /// Whether the options of a parameter are objects with identifiers.
    private func offersObjects(_ index: Int) -> Bool {
        if case .objects = intent.parameters[index].type.values { true } else { false }
    }

    /// Whether the provider finds the objects of a parameter.
    package func findsObjects(of parameter: Int) -> Bool {
        offersObjects(parameter) && namesOfOptions[parameter] != nil
    }

    /// Writes where the library finds the provider and its methods, parents before the parameters that depend on them.
    func writeDynamicParameters(to writer: Writer) {
        if !hasDynamicOptions { return }
        writer.typeAlias("OptionsProvider", "any \(names.optionsProvider)")
        let parameters = intent.parameters
        let ancestors = parameters.indices.map { index in
            sequence(first: index) { parameters[$0].parent?.parameter }.reduce(0) { count, _ in count + 1 }
        }
        let parentsFirst = dynamicParameters.sorted { ancestors[$0.index] < ancestors[$1.index] }
        let entries = parentsFirst.map { index, name -> Code in
            let (parameter, initial): (Code, Code) = (".\(properties[index])", "{ $0.\(Identifier("default\(name)")) }")
            guard offersObjects(index) else { return .call(".values", [parameter, initial], upTo: 111) }
            let form: Code = intent.parameters[index].options.supportsSearch ? ".searchedObjects" : ".objects"
            let options: Code = "{ $0.\(Identifier("provide\(name)OptionsCollection")) }"
            let lookUp: Code = "{ $0.\(Identifier("lookUp\(name)")) }"
            return .call(form, [parameter, options, initial, lookUp], upTo: 111)
        }
        writer.constant(
            attributes: context.generatedSPI,
            modifiers: [.static],
            "dynamicParameters",
            "[IntentRuntime.DynamicParameter<Self>]",
            value: .block("[", .lines(entries.map { "\($0)," }), closing: "]")
        )
    }

    /// The method that looks up the objects of a saved selection.
    private func lookUp(_ index: Int, _ name: String, effects: Effects = .none) -> Signature {
        let (label, type) = (FunctionParameter.Label.named("withIdentifiers"), context.standard("String").array)
        return Signature(
            Identifier("lookUp\(name)"),
            [FunctionParameter(label: label, "identifiers", type), configurationParameter],
            effects: effects,
            returns: context.element(of: intent.parameters[index].type).array.optional
        )
    }

    private func writeOptions(_ parameter: Parameter, _ name: String, to writer: Writer) {
        let title = parameter.title
        let search = FunctionParameter("searchTerm", context.standard("String").optional)
        writer.requirement(
            documentation: [
                parameter.options.supportsSearch
                    ? "The options for “\(title)” that match what the user typed; all of them without a search term."
                    : "The options for “\(title)”."
            ],
            Signature(
                Identifier("provide\(name)OptionsCollection"),
                [configurationParameter] + (parameter.options.supportsSearch ? [search] : []),
                effects: .asyncThrows,
                returns: "IntentRuntime.OptionsCollection<\(context.element(of: parameter.type))>"
            )
        )
    }

    private func defaultValue(_ index: Int, _ name: String, effects: Effects = .none) -> Signature {
        let parameter = intent.parameters[index]
        return Signature(
            Identifier("default\(name)"),
            [configurationParameter],
            effects: effects,
            returns: context.type(of: parameter.type, isArray: parameter.isArray).optional
        )
    }

    private var configurationParameter: FunctionParameter {
        FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))
    }
}
