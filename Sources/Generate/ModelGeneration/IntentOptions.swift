import IntentSchema
import SwiftSource

extension IntentModel {
    /// Whether the app provides the options of any parameter.
    package var hasDynamicOptions: Bool { intent.parameters.contains { $0.options.isDynamic } }

    /// Writes the protocol with which the app provides options, and its default implementations. Writes nothing if no
    /// parameter has dynamic options.
    func writeOptionsProvider(to writer: Writer) {
        if !hasDynamicOptions { return }
        let dynamic = dynamicParameters
        writer.type(
            documentation: [
                "Provides the options of `\(names.configuration.name)`.", "",
                "Conform in an extension, where the compiler warns about misspelled methods.",
            ],
            .protocol,
            names.optionsProvider,
            inherits: [context.standard("Sendable")]
        ) {
            for (index, name) in dynamic {
                let title = intent.parameters[index].title
                writeOptions(intent.parameters[index], name, to: writer)
                if offersObjects(index) {
                    writer.requirement(
                        documentation: [
                            "Finds the chosen objects of “\(title)”, in order. Leave out those that no longer exist."
                        ],
                        lookUp(index, name)
                    )
                }
                writer.requirement(
                    documentation: [
                        intent.parameters[index].isArray
                            ? "The initial values of “\(title)”, if it has any."
                            : "The initial value of “\(title)”"
                                + (hasDefault(index) ? "; `nil` keeps the definition's default." : ", if it has one.")
                    ],
                    defaultValue(index, name)
                )
            }
        }
        writer.extension(TypeName(names.optionsProvider)) {
            for (index, name) in dynamic {
                if offersObjects(index), !intent.parameters[index].options.supportsSearch {
                    let isList = intent.parameters[index].isArray
                    let options = isList ? "Searches the options of an empty list." : "Searches the options."
                    writer.function(documentation: [options], lookUp(index, name)) {
                        let method = Identifier("provide\(name)OptionsCollection")
                        let search: Code =
                            "try await \(method)(for: configuration).objects(withIdentifiers: identifiers)"
                        if !isList { return writer.line(search) }
                        // Many lists do not offer what they contain.
                        writer.line("var configuration = configuration")
                        writer.line("configuration.\(properties[index]) = []")
                        writer.line("return \(search)")
                    }
                }
                writer.function(
                    documentation: [hasDefault(index) ? "Keeps the definition's default." : "Returns `nil`."],
                    defaultValue(index, name),
                    isCompact: true
                ) { writer.line("nil") }
            }
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

    /// The method that looks up the objects of a parameter; `nil` if its options are not objects.
    package func lookUpMethod(of parameter: Int) -> Identifier? {
        guard offersObjects(parameter), let name = namesOfOptions[parameter] else { return nil }
        return Identifier("lookUp\(name)")
    }

    /// The method that looks up the objects of a saved selection.
    private func lookUp(_ index: Int, _ name: String) -> Signature {
        Signature(
            Identifier("lookUp\(name)"),
            [
                FunctionParameter(
                    label: .named("withIdentifiers"),
                    "identifiers",
                    context.standard("String").array
                ), configurationParameter,
            ],
            effects: .asyncThrows,
            returns: context.element(of: intent.parameters[index].type).array
        )
    }

    private var provider: TypeName { "any \(TypeName(names.optionsProvider))" }

    /// Writes the function that returns the first configuration: the definition's defaults with the provider's on top.
    func writeInitialValues(to writer: Writer) {
        if !hasDynamicOptions { return }
        writer.function(
            documentation: ["What users see first: the provider's defaults, or else the definition's."],
            modifiers: [.static],
            Signature(
                "initial",
                [FunctionParameter(label: .named("from"), "provider", provider)],
                effects: .asyncThrows,
                returns: "Self"
            )
        ) {
            writer.line("var configuration = Self()")
            for (index, name) in dynamicParameters {
                let method = Identifier("default\(name)")
                writer.block("if let value = try await provider.\(method)(for: configuration) {") {
                    writer.line("configuration.\(properties[index]) = value")
                }
            }
            writer.line("return configuration")
        }
    }

    /// Writes the function that replaces chosen objects by their current forms. Its argument also tells the library the
    /// type of the provider.
    func writeLookUp(to writer: Writer) {
        if !hasDynamicOptions { return }
        let chosen = dynamicParameters.filter { offersObjects($0.index) }
        writer.function(
            documentation: [
                chosen.isEmpty
                    ? "The configuration unchanged: it has no objects to look up."
                    : "The configuration with the chosen objects as the provider knows them today, without those that are gone."
            ],
            Signature(
                "lookedUp",
                [FunctionParameter(label: .named("by"), "provider", provider)],
                effects: chosen.isEmpty ? .none : .asyncThrows,
                returns: "Self"
            ),
            isCompact: true
        ) {
            if chosen.isEmpty { return writer.line("self") }
            writer.line("var current = self")
            for (index, name) in chosen {
                let property: Code = "current.\(properties[index])"
                let method = Identifier("lookUp\(name)")
                writer.block("if let identifiers = \(property).savedIdentifiers {") {
                    writer.line("let found = try await provider.\(method)(withIdentifiers: identifiers, for: current)")
                    writer.line("\(property).refresh(from: found)")
                }
            }
            writer.line("return current")
        }
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

    private func defaultValue(_ index: Int, _ name: String) -> Signature {
        let parameter = intent.parameters[index]
        return Signature(
            Identifier("default\(name)"),
            [configurationParameter],
            effects: .asyncThrows,
            returns: context.type(of: parameter.type, isArray: parameter.isArray).optional
        )
    }

    private var configurationParameter: FunctionParameter {
        FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))
    }
}
