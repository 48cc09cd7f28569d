import IntentSchema

/// What one intent becomes: its configuration, its response and the protocol for what its users may choose from.
struct IntentModel {
    let intent: Intent
    let names: ModelNames.IntentNames
    let context: ModelContext
    /// The names of the configuration's properties, one for each parameter.
    let properties: [Identifier]
    /// The parameters' indices in the order in which users see them, which is that of all declarations.
    let order: [Int]
    /// The range of each parameter's values.
    let bounds: [ParameterBounds?]

    init(_ intent: Intent, _ index: Int, _ context: ModelContext) {
        self.intent = intent
        self.context = context
        names = context.names.intents[index]
        order = intent.displayOrder
        bounds = intent.parameters.map { context.bounds(of: $0.type) }
        properties = MemberNames(intent.parameters.map(\.name), besides: MemberNames.reservedForValues).identifiers
    }

    /// The struct of the parameters' values.
    func configuration() -> [Declaration] {
        let stored = StoredValues(values: order.map(storedValue), context: context)
        let members: [[Declaration]] = [
            stored.properties(),
            [stored.initializer(documentation: "Arguments that are left out take the definition's defaults.")],
            parameterNames(),
            ranges(),
            reasons(),
            initialValues(),
            stored.storage(intent.name, table()),
        ]
        return [
            .type(
                TypeDeclaration(
                    documentation: Documentation.paragraphs(
                        intent.title.shown ?? intent.name,
                        intent.description.shown
                    ),
                    access: context.access,
                    .struct,
                    names.configuration,
                    inherits: [context.runtime("ConfigurationModel")],
                    members: members.flatMap(\.self)
                )
            )
        ]
    }

    /// The parameters with the names of their properties, in the order in which users see them.
    var shown: [(Identifier, Parameter)] {
        order.map { (properties[$0], intent.parameters[$0]) }
    }

    private func storedValue(_ index: Int) -> StoredValue {
        let parameter = intent.parameters[index]
        return context.storedValue(properties[index], parameter.type, parameter.isArray, documentation(of: index))
    }

    /// What the runtime library knows of the intent and its parameters.
    private func table() -> [Code] {
        let table = ParameterTable(context: context)
        var calls = table.call("table.title", intent.title) + table.call("table.summary", intent.description)
        if intent.requiresUserConfirmation { calls.append("table.confirmed()") }
        return calls + order.flatMap { table.calls(intent.parameters[$0], of: intent) }
    }

    /// The parameters' names, which are also the keys of saved data.
    private func parameterNames() -> [Declaration] {
        if properties.isEmpty {
            return [
                .typeAlias(
                    TypeAliasDeclaration(
                        documentation: ["The intent has no parameters."],
                        access: context.access,
                        "Parameter",
                        context.runtime("NoParameter")
                    )
                )
            ]
        }
        let cases: [Declaration] = shown.map { name, parameter in
            let rawValue: Code = name.name == parameter.name ? "" : "\(StringLiteral(parameter.name))"
            return .enumCase(EnumCaseDeclaration(name, rawValue: rawValue))
        }
        return [
            .type(
                TypeDeclaration(
                    documentation: ["The parameters, with their names in the definition."],
                    access: context.access,
                    .enum,
                    "Parameter",
                    inherits: [context.standard("String"), context.runtime("ConfigurationParameter")],
                    members: cases
                )
            )
        ]
    }
}
