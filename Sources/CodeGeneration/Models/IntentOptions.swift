import IntentSchema

extension IntentModel {
    /// Whether the app provides what users may choose from, for any parameter.
    var hasDynamicOptions: Bool { intent.parameters.contains { $0.options.isDynamic } }

    /// The protocol for what the user may choose from, when the app provides it for a parameter, and what a type that
    /// conforms need not write.
    func optionsProvider() -> [Declaration] {
        if !hasDynamicOptions { return [] }
        let dynamic = order.map { intent.parameters[$0] }.filter(\.options.isDynamic)
        let capitalized = MemberNames(dynamic.map(\.name.upperFirst), besides: []).identifiers.map(\.name)
        let requirements =
            zip(dynamic, capitalized).map(options) + zip(dynamic, capitalized).map { defaultValue($0, $1) }
            + offeredTypes.map { objects(of: $0.0) }
        return [
            .type(
                TypeDeclaration(
                    documentation: ["Provides what users may choose from in `\(names.configuration.name)`."],
                    access: context.access,
                    .protocol,
                    names.optionsProvider,
                    inherits: [context.standard("Sendable")],
                    members: requirements
                )
            ),
            .extension(
                ExtensionDeclaration(
                    TypeName(names.optionsProvider),
                    members: zip(dynamic, capitalized).map {
                        defaultValue(
                            $0,
                            $1,
                            access: context.access,
                            documentation: ["Keeps the value as it is."],
                            body: "nil"
                        )
                    }
                        + offeredTypes.compactMap { type, offering in
                            guard let offering else { return nil }
                            let index = dynamic.firstIndex { $0.name == offering }
                            return index.map { objects(of: type, offeredAs: capitalized[$0]) }
                        }
                )
            ),
        ]
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
    private func objects(of type: TypeName, offeredAs name: String? = nil) -> Declaration {
        let method = Identifier("provide\(name ?? "")OptionsCollection")
        return .function(
            FunctionDeclaration(
                documentation: [
                    name == nil
                        ? "The objects with these identifiers, in their order; one that is gone is left out."
                        : "Looks through the options, which depend on nothing."
                ],
                access: name == nil ? .implicit : context.access,
                "objects",
                [FunctionParameter(label: .named("for"), "identifiers", context.standard("String").array)],
                effects: .asyncThrows,
                returns: type.array,
                body: name == nil
                    ? nil
                    : "try await \(method)(for: \(TypeName(names.configuration))()).objects(for: identifiers)"
            )
        )
    }

    /// The configuration that a provider begins with: the definition's defaults and the provider's.
    func initialValues() -> [Declaration] {
        if !hasDynamicOptions { return [] }
        let dynamic = order.filter { intent.parameters[$0].options.isDynamic }
        let capitalized = MemberNames(dynamic.map { intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        let statements: [Code] = zip(dynamic, capitalized).map { index, name in
            let method = Identifier("default\(name.name)")
            return """
                if let value = await provider.\(method)(for: configuration) { configuration.\(properties[index]) = value }
                """
        }
        return [
            .function(
                FunctionDeclaration(
                    documentation: [
                        "What a user sees first: the definition's defaults, and what the provider has for them."
                    ],
                    access: context.access,
                    modifiers: [.static],
                    "initial",
                    [FunctionParameter(label: .named("from"), "provider", "any \(TypeName(names.optionsProvider))")],
                    effects: .async,
                    returns: TypeName(names.configuration),
                    body: """
                        var configuration = \(TypeName(names.configuration))()
                        \(Code.lines(statements))
                        return configuration
                        """
                )
            )
        ]
    }

    private func options(_ parameter: Parameter, _ name: String) -> Declaration {
        let title = parameter.displayName.shown ?? parameter.name
        let search = FunctionParameter("searchTerm", context.standard("String").optional)
        return .function(
            FunctionDeclaration(
                documentation: [
                    parameter.options.supportsSearch
                        ? "The options for “\(title)”, those that match what the user typed."
                        : "The options for “\(title)”."
                ],
                Identifier("provide\(name)OptionsCollection"),
                [configurationParameter] + (parameter.options.supportsSearch ? [search] : []),
                effects: .asyncThrows,
                returns: "\(context.runtime("OptionsCollection"))<\(context.element(of: parameter.type))>"
            )
        )
    }

    private func defaultValue(
        _ parameter: Parameter,
        _ name: String,
        access: AccessModifier = .implicit,
        documentation: [String]? = nil,
        body: Code? = nil
    ) -> Declaration {
        let title = parameter.displayName.shown ?? parameter.name
        let element = context.element(of: parameter.type)
        return .function(
            FunctionDeclaration(
                documentation: documentation ?? [
                    "The value of “\(title)” before the user chooses one; `nil` keeps it as it is."
                ],
                access: access,
                Identifier("default\(name)"),
                [configurationParameter],
                // A default that awaits nothing spares the compiler a coroutine.
                effects: body == nil ? .async : .none,
                returns: (parameter.isArray ? element.array : element).optional,
                body: body
            )
        )
    }

    private var configurationParameter: FunctionParameter {
        FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))
    }
}
