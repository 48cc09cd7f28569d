import IntentSchema

extension IntentModel {
    /// Whether the app provides what users may choose from, for any parameter.
    package var hasDynamicOptions: Bool { intent.parameters.contains { $0.options.isDynamic } }

    /// The parameters whose options come from the app, each with the name that methods have for it.
    private var dynamicParameters: [(index: Int, name: String)] {
        let dynamic = order.filter { intent.parameters[$0].options.isDynamic }
        let names = MemberNames(dynamic.map { intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        return zip(dynamic, names).map { ($0, $1.name) }
    }

    /// Writes the protocol for what the user may choose from, when the app provides it for a parameter, and what a type that
    /// conforms need not write.
    func writeOptionsProvider(to writer: Writer) {
        if !hasDynamicOptions { return }
        let dynamic = dynamicParameters
        writer.type(
            documentation: ["Provides what users may choose from in `\(names.configuration.name)`."],
            access: context.access,
            .protocol,
            names.optionsProvider,
            inherits: [context.standard("Sendable")]
        ) {
            for (index, name) in dynamic { writeOptions(intent.parameters[index], name, to: writer) }
            for (index, name) in dynamic {
                let title = intent.parameters[index].displayName.shown ?? intent.parameters[index].name
                writer.requirement(
                    documentation: ["The value of “\(title)” before the user chooses one; `nil` keeps it as it is."],
                    defaultValue(index, name, effects: .async)
                )
            }
            for (type, _) in offeredTypes {
                writer.requirement(
                    documentation: [
                        "The objects with these identifiers, in their order; one that is gone is left out."
                    ],
                    objects(of: type)
                )
            }
        }
        writer.extension(TypeName(names.optionsProvider)) {
            for (index, name) in dynamic {
                // A default that awaits nothing spares the compiler a coroutine.
                writer.function(
                    documentation: ["Keeps the value as it is."],
                    access: context.access,
                    defaultValue(index, name, effects: .none)
                ) { writer.line("nil") }
            }
            for (type, offering) in offeredTypes {
                guard let offering,
                    let (_, name) = dynamic.first(where: { intent.parameters[$0.index].name == offering })
                else { continue }
                let method = Identifier("provide\(name)OptionsCollection")
                writer.function(
                    documentation: ["Looks through the options, which depend on nothing."],
                    access: context.access,
                    objects(of: type)
                ) {
                    writer.line(
                        "try await \(method)(for: \(TypeName(names.configuration))()).objects(for: identifiers)"
                    )
                }
            }
        }
    }

    /// The custom types of which users choose objects, each with the name of a parameter whose options have all of them: one
    /// that depends on no other parameter and not on a search. `nil` where there is none.
    private var offeredTypes: [(TypeName, String?)] {
        var result: [(TypeName, String?)] = []
        for parameter in order.map({ intent.parameters[$0] }) where parameter.options.isDynamic {
            guard case .objects = parameter.type.traits.values else { continue }
            let type = context.element(of: parameter.type)
            let isWhole = parameter.parent == nil && !parameter.options.supportsSearch
            if let index = result.firstIndex(where: { $0.0 == type }) {
                if isWhole, result[index].1 == nil { result[index].1 = parameter.name }
            } else {
                result.append((type, isWhole ? parameter.name : nil))
            }
        }
        return result
    }

    /// The look-up of objects that were saved as a selection.
    private func objects(of type: TypeName) -> Signature {
        Signature(
            "objects",
            [FunctionParameter(label: .named("for"), "identifiers", context.standard("String").array)],
            effects: .asyncThrows,
            returns: type.array
        )
    }

    /// Writes the configuration that a provider begins with: the definition's defaults and the provider's.
    func writeInitialValues(to writer: Writer) {
        if !hasDynamicOptions { return }
        writer.function(
            documentation: ["What a user sees first: the definition's defaults, and what the provider has for them."],
            access: context.access,
            modifiers: [.static],
            Signature(
                "initial",
                [FunctionParameter(label: .named("from"), "provider", "any \(TypeName(names.optionsProvider))")],
                effects: .async,
                returns: TypeName(names.configuration)
            )
        ) {
            writer.line("var configuration = \(TypeName(names.configuration))()")
            for (index, name) in dynamicParameters {
                let method = Identifier("default\(name)")
                writer.line(
                    """
                    if let value = await provider.\(method)(for: configuration) { configuration.\(properties[index]) = value }
                    """
                )
            }
            writer.line("return configuration")
        }
    }

    private func writeOptions(_ parameter: Parameter, _ name: String, to writer: Writer) {
        let title = parameter.displayName.shown ?? parameter.name
        let search = FunctionParameter("searchTerm", context.standard("String").optional)
        writer.requirement(
            documentation: [
                parameter.options.supportsSearch
                    ? "The options for “\(title)”, those that match what the user typed."
                    : "The options for “\(title)”."
            ],
            Signature(
                Identifier("provide\(name)OptionsCollection"),
                [configurationParameter] + (parameter.options.supportsSearch ? [search] : []),
                effects: .asyncThrows,
                returns: "\(context.runtime("OptionsCollection"))<\(context.element(of: parameter.type))>"
            )
        )
    }

    private func defaultValue(_ index: Int, _ name: String, effects: Effects) -> Signature {
        let parameter = intent.parameters[index]
        let element = context.element(of: parameter.type)
        return Signature(
            Identifier("default\(name)"),
            [configurationParameter],
            effects: effects,
            returns: (parameter.isArray ? element.array : element).optional
        )
    }

    private var configurationParameter: FunctionParameter {
        FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))
    }
}
