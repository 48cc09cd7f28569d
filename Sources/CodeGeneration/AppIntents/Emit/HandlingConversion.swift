import IntentSchema

// The seam: one protocol for everything that only the app knows about an intent.
extension AppIntentsConverter {
    /// The protocol, what a type that conforms need not write, and how it is handed over. Nothing where nothing is asked.
    func handling(of scope: IntentScope) -> [Declaration] {
        let dynamic = scope.parameters.filter { $0.provider != nil }
        let reasons = scope.parametersWithReasons
        guard scope.isAction || !dynamic.isEmpty else { return [] }
        var requirements: [Declaration] = dynamic.map { optionsRequirement($0, in: scope) }
        requirements += dynamic.map { .function(defaultRequirement($0, in: scope)) }
        requirements += reasons.map { .function(reasonRequirement($0, in: scope)) }
        if scope.isAction { requirements.append(performRequirement(in: scope)) }

        let optional =
            dynamic.map { defaultRequirement($0, in: scope) } + reasons.map { reasonRequirement($0, in: scope) }
        let defaults = optional.map { requirement -> Declaration in
            var method = requirement
            method.documentation = ["`nil`"]
            method.access = options.accessLevel
            method.body = "nil"
            return .function(method)
        }
        var declarations: [Declaration] = [
            .type(
                TypeDeclaration(
                    documentation: [
                        "What only the app knows about \(scope.intent.title.text ?? scope.intent.name). Register one with",
                        "`\(scope.name.name).register(_:)` when the process starts.",
                    ],
                    attributes: scope.attributes,
                    access: options.accessLevel,
                    .protocol,
                    scope.handling,
                    inherits: ["Sendable"],
                    members: requirements
                )
            )
        ]
        if !defaults.isEmpty {
            declarations.append(
                .extension(
                    ExtensionDeclaration(
                        attributes: scope.attributes,
                        TypeName(scope.handling),
                        members: defaults
                    )
                )
            )
        }
        declarations.append(
            .extension(registration(of: scope.name, as: scope.handling, attributes: scope.attributes))
        )
        return declarations
    }

    private func intentParameter(_ scope: IntentScope) -> FunctionParameter {
        FunctionParameter(label: .named("for"), "intent", TypeName(scope.name))
    }

    private func optionsRequirement(_ parameter: ConvertedParameter, in scope: IntentScope) -> Declaration {
        let title = parameter.source.displayName.text ?? parameter.source.name
        return .function(
            FunctionDeclaration(
                documentation: parameter.isSearched
                    ? ["What users may choose for “\(title)”: all of it, or what matches a search term."]
                    : ["What users may choose for “\(title)”."],
                parameter.optionsMethod,
                [intentParameter(scope)] + (parameter.isSearched ? [FunctionParameter("searchTerm", "String?")] : []),
                effects: .asyncThrows,
                returns: "IntentItemCollection<\(parameter.element)>"
            )
        )
    }

    private func defaultRequirement(_ parameter: ConvertedParameter, in scope: IntentScope) -> FunctionDeclaration {
        let title = parameter.source.displayName.text ?? parameter.source.name
        let without = parameter.isOptional ? "none" : "the definition's default"
        return FunctionDeclaration(
            documentation: ["The value of “\(title)” before users choose one; `nil` for \(without)."],
            parameter.defaultMethod,
            [intentParameter(scope)],
            effects: .async,
            returns: parameter.unwrapped.optional
        )
    }

    private func reasonRequirement(_ parameter: ConvertedParameter, in scope: IntentScope) -> FunctionDeclaration {
        let title = parameter.source.displayName.text ?? parameter.source.name
        return FunctionDeclaration(
            documentation: ["Why the value of “\(title)” cannot be used, in which case another one is asked for."],
            parameter.reasonMethod,
            [intentParameter(scope)],
            effects: .async,
            returns: "\(scope.name).\(parameter.reasonType)?"
        )
    }

    private func performRequirement(in scope: IntentScope) -> Declaration {
        .function(
            FunctionDeclaration(
                documentation: [
                    "Does what the intent says. To ask for a value that is missing, throw `intent.$parameter.needsValueError()`."
                ],
                "handle",
                [FunctionParameter("intent", TypeName(scope.name))],
                effects: .asyncThrows,
                returns: TypeName(scope.response)
            )
        )
    }
}

extension ConvertedParameter {
    /// The method that says why a value cannot be used.
    var reasonMethod: Identifier { Identifier("unsupported\(capitalized)Reason") }

    /// The nested enumeration of the reasons.
    var reasonType: Identifier { Identifier("\(capitalized)UnsupportedReason") }

    /// The developer's own reasons, which only resolution ever gave.
    var customReasons: [UnsupportedReason] {
        source.supportsResolution ? source.unsupportedReasons.filter(\.isCustom) : []
    }
}

extension IntentScope {
    /// The parameters whose values the app may refuse.
    var parametersWithReasons: [ConvertedParameter] {
        isAction ? parameters.filter { !$0.customReasons.isEmpty } : []
    }
}
