import IntentSchema

// A first implementation of the protocols by which generated code asks the app: written once, then the developer's own.
extension AppIntentsConverter {
    /// A type for each protocol, and the call that hands all of them over. Everything compiles and answers with nothing.
    mutating func firstImplementation() -> SourceFile {
        var types: [Declaration] = []
        var registrations: [(type: Identifier, implementation: Identifier, isWidget: Bool)] = []
        for (intent, name) in zip(schema.intents, names.intents) {
            let system = intent.isEligibleForWidgets ? max(options.deployment, .ios17) : options.deployment
            let scope = IntentScope(
                intent: intent,
                name: name,
                system: system,
                parameters: parameters(of: intent, on: system)
            )
            guard let implementation = implementation(of: scope) else { continue }
            types.append(.type(implementation))
            registrations.append((name, implementation.name, intent.isEligibleForWidgets))
        }
        var entities = schema.types.filter { !$0.isImported }.map { entity(of: $0) }
        if schema.usedTypes.contains(.untypedObject) { entities.append(untypedEntity) }
        for entity in entities {
            let implementation = implementation(of: entity)
            types.append(.type(implementation))
            registrations.append((entity.entity, implementation.name, false))
        }
        guard !types.isEmpty else { return SourceFile() }
        return SourceFile(
            header: [
                "Written once by intentc from \(stem).intentdefinition, and never again: this file is yours.",
                "What an initializer takes and what stands in the methods is for you to fill in.",
            ],
            imports: [Import("AppIntents")]
                + (usesPlacemarks ? [Import("CoreLocation")] : []) + [Import("Foundation")],
            declarations: [.type(registration(registrations))] + types
        )
    }

    var usesPlacemarks: Bool {
        schema.usedTypes.contains { if case .placemark = $0 { true } else { false } }
    }

    private func registration(
        _ registrations: [(type: Identifier, implementation: Identifier, isWidget: Bool)]
    ) -> TypeDeclaration {
        func call(_ entry: (type: Identifier, implementation: Identifier, isWidget: Bool)) -> Code {
            "\(entry.type).register(\(entry.implementation)())"
        }
        let newest = registrations.contains(where: \.isWidget) ? max(options.deployment, .ios17) : options.deployment
        let attributes =
            registrations.contains(where: \.isWidget) ? newest.widgetAvailability : [newest.availability]
        return TypeDeclaration(
            documentation: ["The app's part in the App Intents of \(stem)."],
            attributes: attributes,
            .enum,
            Identifier("\(texts.table.upperFirst)AppIntentsRegistration"),
            members: [
                .function(
                    FunctionDeclaration(
                        documentation: [
                            "Call it where the process starts: in the initializer of the app, and in that of the widget bundle."
                        ],
                        modifiers: [.static],
                        "register",
                        body: .lines(registrations.map(call))
                    )
                )
            ]
        )
    }

    private func implementation(of entity: EntityDescription) -> TypeDeclaration {
        TypeDeclaration(
            documentation: ["Finds \(entity.displayName.text ?? entity.name)."],
            attributes: availability,
            .struct,
            Identifier(entity.entity.name + "Store"),
            inherits: [TypeName(entity.lookup)],
            members: [
                .function(
                    FunctionDeclaration(
                        entity.method,
                        [FunctionParameter(label: .named("for"), "identifiers", "[String]")],
                        effects: .asyncThrows,
                        returns: "[\(entity.entity)]",
                        body: """
                            // Look them up and keep their order.
                            []
                            """
                    )
                )
            ]
        )
    }

    private func implementation(of scope: IntentScope) -> TypeDeclaration? {
        let dynamic = scope.parameters.filter { $0.provider != nil }
        guard scope.isAction || !dynamic.isEmpty else { return nil }
        let intent = FunctionParameter(label: .named("for"), "intent", TypeName(scope.name))
        var members: [Declaration] = dynamic.map { parameter in
            .function(
                FunctionDeclaration(
                    parameter.optionsMethod,
                    [intent] + (parameter.isSearched ? [FunctionParameter("searchTerm", "String?")] : []),
                    effects: .asyncThrows,
                    returns: "IntentItemCollection<\(parameter.element)>",
                    body: parameter.isEntity
                        ? "IntentItemCollection(items: [])"
                        : """
                        // An item has the value and what users see: IntentItem(value, title: "…").
                        IntentItemCollection(sections: [IntentItemSection(items: [])])
                        """
                )
            )
        }
        if scope.isAction {
            let outcome = firstOutcome(of: scope.intent.response)
            members.append(
                .function(
                    FunctionDeclaration(
                        "handle",
                        [FunctionParameter("intent", TypeName(scope.name))],
                        effects: .asyncThrows,
                        returns: TypeName(scope.response),
                        body: """
                            // Do it, and say how it ended.
                            \(scope.response)(code: .\(outcome))
                            """
                    )
                )
            )
        }
        return TypeDeclaration(
            documentation: ["The app's part in \(scope.intent.title.text ?? scope.intent.name)."],
            attributes: scope.attributes,
            .struct,
            Identifier(scope.name.name + "Handler"),
            inherits: [TypeName(scope.handling)],
            members: members
        )
    }

    /// Nothing has been done yet, which is a failure.
    private func firstOutcome(of response: Response) -> Identifier {
        let failure = response.codes.first { !$0.isSuccess }?.name ?? "failure"
        return AppIntentNames.enumerationCase(failure)
    }
}
