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
                )
            ),
        ]
    }

    private func options(_ parameter: Parameter, _ name: String) -> Declaration {
        let title = parameter.displayName.text ?? parameter.name
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
        let title = parameter.displayName.text ?? parameter.name
        let element = context.element(of: parameter.type)
        return .function(
            FunctionDeclaration(
                documentation: documentation ?? [
                    "The value of “\(title)” before the user chooses one; `nil` keeps it as it is."
                ],
                access: access,
                Identifier("default\(name)"),
                [configurationParameter],
                effects: .async,
                returns: (parameter.isArray ? element.array : element).optional,
                body: body
            )
        )
    }

    private var configurationParameter: FunctionParameter {
        FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))
    }
}
