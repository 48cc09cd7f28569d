import IntentSchema

// Options that the app provides: one nested query or options provider for each parameter.
extension AppIntentsConverter {
    /// The nested types, in the order of the parameters.
    mutating func optionTypes(in scope: IntentScope) -> [Declaration] {
        scope.parameters.indices.compactMap { position in
            let parameter = scope.parameters[position]
            guard let provider = parameter.provider else { return nil }
            let context = context(of: position, in: scope)
            var members: [Declaration] = []
            if let entity = entity(for: parameter.source.type) {
                members.append(dependency("lookup", on: entity.lookup))
            }
            members.append(dependency("handler", on: scope.handling))
            members += context.map { parameterDependency(on: $0, in: scope) }
            members.append(emptyInitializer)
            members.append(contextIntent(context, besides: parameter, in: scope))
            if let entity = entity(for: parameter.source.type) {
                members.append(entitiesForIdentifiers(entity))
            }
            members += results(of: parameter, in: scope)
            members.append(defaultResult(of: parameter))
            return .type(
                TypeDeclaration(
                    access: options.accessLevel,
                    .struct,
                    provider,
                    inherits: [
                        parameter.isSearched
                            ? "EntityStringQuery" : parameter.isEntity ? "EntityQuery" : "DynamicOptionsProvider"
                    ],
                    members: members
                )
            )
        }
    }

    /// The parameters whose values the options may depend on: those that users see above. Dependencies both ways would have the
    /// options of each wait for the other's.
    private mutating func context(of position: Int, in scope: IntentScope) -> [ConvertedParameter] {
        let parameter = scope.parameters[position]
        let above = nearest(above: position, in: scope)
        let kept = Set(above.map(\.index) + [parameter.index])
        let others = scope.parameters.filter { !kept.contains($0.index) }
        func names(_ parameters: some Sequence<ConvertedParameter>) -> String {
            parameters.map { "`\($0.source.name)`" }.joined(separator: ", ")
        }
        if parameter.source.options.supportsSearch, !parameter.isEntity {
            lose(
                .search,
                in: scope.intent.name,
                parameter.source.name,
                "options for a search term",
                instead: "all options, asked for without one"
            )
        }
        guard scope.system >= .ios17 else {
            if !above.isEmpty || !others.isEmpty {
                let all = scope.parameters.filter { $0.index != parameter.index }
                lose(
                    .optionsContext,
                    in: scope.intent.name,
                    parameter.source.name,
                    "the values of \(names(all))",
                    instead: "options that know no other parameter, before iOS 17"
                )
            }
            return []
        }
        if !others.isEmpty {
            lose(
                .optionsContext,
                in: scope.intent.name,
                parameter.source.name,
                "the values of \(names(others))",
                instead: above.isEmpty
                    ? "options that know no other parameter" : "options that know \(names(above))"
            )
        }
        return above
    }

    /// At most fifteen parameters above one: its parents, then those that stand nearest. More would be more than an intent
    /// that people can fill in has, and the code would grow with the square of their number.
    private func nearest(above position: Int, in scope: IntentScope) -> [ConvertedParameter] {
        let above = scope.parameters[..<position]
        guard above.count > 15 else { return Array(above) }
        var chosen = Set<Int>()
        var parent = scope.parameters[position].source.parent?.parameter
        while let index = parent, chosen.count < 15 {
            chosen.insert(index)
            parent = scope.intent.parameters[index].parent?.parameter
        }
        for parameter in above.reversed() where chosen.count < 15 { chosen.insert(parameter.index) }
        return above.filter { chosen.contains($0.index) }
    }

    private func dependencyName(_ parameter: ConvertedParameter) -> Identifier {
        Identifier("dependencyOn" + parameter.capitalized)
    }

    private func parameterDependency(on parameter: ConvertedParameter, in scope: IntentScope) -> Declaration {
        .variable(
            VariableDeclaration(
                attributes: [.inline("@IntentParameterDependency<\(scope.name)>(\\.\(projected: parameter.name))")],
                access: options.accessLevel,
                dependencyName(parameter),
                nil
            )
        )
    }

    /// The intent as far as the user has filled it in: what SiriKit handed to a handler.
    private func contextIntent(
        _ context: [ConvertedParameter],
        besides parameter: ConvertedParameter,
        in scope: IntentScope
    ) -> Declaration {
        // A provider takes the place of the default, so that the value would be missing here.
        let defaults = scope.parameters.filter { $0.provider != nil && !$0.isOptional }
        let body: Code =
            defaults.isEmpty && context.isEmpty
            ? "\(scope.name)()"
            : Code {
                "let intent = \(scope.name)()"
                for other in defaults { "intent.\(other.name) = \(other.defaultValue)" }
                for other in context {
                    "if let value = \(dependencyName(other))?.\(other.name) { intent.\(other.name) = value }"
                }
                "return intent"
            }
        return .variable(
            VariableDeclaration(access: .private, "intent", TypeName(scope.name), storage: .computed(body))
        )
    }

    private func results(of parameter: ConvertedParameter, in scope: IntentScope) -> [Declaration] {
        let method = parameter.optionsMethod
        func function(_ name: Identifier, _ parameters: [FunctionParameter], _ body: Code) -> Declaration {
            .function(
                FunctionDeclaration(
                    access: options.accessLevel,
                    name,
                    parameters,
                    effects: .asyncThrows,
                    returns: "IntentItemCollection<\(parameter.element)>",
                    body: body
                )
            )
        }
        guard parameter.isEntity else {
            return [function("results", [], "try await handler.\(method)(for: intent)")]
        }
        guard parameter.isSearched else {
            return [function("suggestedEntities", [], "try await handler.\(method)(for: intent)")]
        }
        return [
            function(
                "entities",
                [FunctionParameter(label: .named("matching"), "string", "String")],
                "try await handler.\(method)(for: intent, searchTerm: string)"
            ),
            function("suggestedEntities", [], "try await handler.\(method)(for: intent, searchTerm: nil)"),
        ]
    }

    private func defaultResult(of parameter: ConvertedParameter) -> Declaration {
        let asked: Code = "await handler.\(parameter.defaultMethod)(for: intent)"
        return .function(
            FunctionDeclaration(
                access: options.accessLevel,
                "defaultResult",
                effects: .async,
                returns: parameter.unwrapped.optional,
                body: parameter.isOptional ? asked : "\(asked) ?? \(parameter.defaultValue)"
            )
        )
    }
}

extension ConvertedParameter {
    /// `provideCharacterOptionsCollection`, the name that people know from SiriKit.
    var optionsMethod: Identifier { Identifier("provide\(capitalized)OptionsCollection") }

    /// `defaultCharacter`
    var defaultMethod: Identifier { Identifier("default\(capitalized)") }
}
