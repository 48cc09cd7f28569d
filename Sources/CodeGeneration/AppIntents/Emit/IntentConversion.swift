import IntentSchema

extension AppIntentsConverter {
    /// Everything that one intent becomes: the App Intent, the options of its parameters, the protocol by which it asks the
    /// app, and what the app answers.
    mutating func declarations(for intent: Intent, named name: Identifier) throws(TooManyBranches) -> [Declaration] {
        let system = intent.isEligibleForWidgets ? max(options.deployment, .ios17) : options.deployment
        let scope = IntentScope(
            intent: intent,
            name: name,
            system: system,
            parameters: parameters(of: intent, on: system)
        )
        var declarations: [Declaration] = [.type(try structure(of: scope))]
        let optionTypes = optionTypes(in: scope)
        if !optionTypes.isEmpty {
            declarations.append(
                .extension(ExtensionDeclaration(attributes: scope.attributes, TypeName(name), members: optionTypes))
            )
        }
        declarations += fittingMethods(in: scope)
        declarations += handling(of: scope)
        if scope.isAction { declarations.append(.type(response(of: scope))) }
        noteUnused(in: scope)
        return declarations
    }

    private mutating func structure(of scope: IntentScope) throws(TooManyBranches) -> TypeDeclaration {
        let intent = scope.intent
        var protocols: [TypeName] = [intent.isEligibleForWidgets ? "WidgetConfigurationIntent" : "AppIntent"]
        protocols.append("CustomIntentMigratedAppIntent")
        let predictions = predictions(of: scope)
        if !predictions.isEmpty { protocols.append("PredictableIntent") }
        var structure = TypeDeclaration(
            documentation: [intent.title.text ?? intent.name],
            attributes: scope.attributes,
            access: options.accessLevel,
            .struct,
            scope.name,
            inherits: protocols
        )
        structure.members = statics(of: scope)
        for parameter in scope.parameters {
            structure.members.append(.blankLine)
            structure.members.append(declaration(of: parameter, in: scope))
        }
        if scope.isAction {
            structure.members.append(.blankLine)
            structure.members.append(dependency(scope.handler, on: scope.handling))
        }
        structure.members.append(emptyInitializer)
        structure.members += try summary(of: scope)
        structure.members += predictions
        structure.members += unsupportedReasons(in: scope)
        if scope.isAction { structure.members.append(perform(in: scope)) }
        return structure
    }

    /// What the system reads without running the app.
    private mutating func statics(of scope: IntentScope) -> [Declaration] {
        let intent = scope.intent
        var members: [Declaration] = []
        func add(_ name: Identifier, _ type: TypeName? = nil, _ value: Code) {
            members.append(
                .variable(
                    VariableDeclaration(
                        access: options.accessLevel,
                        modifiers: [.static],
                        binding: .let,
                        name,
                        type,
                        value: value
                    )
                )
            )
        }
        let title = texts.resource(intent.title, fallback: intent.name, comment: "Title of \(intent.name)")
        var description = Code()
        if intent.description.text?.isEmpty == false {
            let text = texts.resource(intent.description, fallback: "", comment: "Description of \(intent.name)")
            description = .call("IntentDescription", [text])
        }
        let opensApp = opensApp(intent)
        add("intentClassName", nil, "\(StringLiteral(className(of: intent)))")
        add("title", nil, title)
        if !description.isEmpty { add("description", "IntentDescription?", description) }
        // Without this, what only configures a widget would show up as an action in Shortcuts.
        if !intent.isConfigurable, intent.shortcuts.isEmpty { add("isDiscoverable", nil, "false") }
        if opensApp { add("openAppWhenRun", nil, "true") }
        switch intent.authentication {
        case .alwaysAllowed: break
        case .requiresAuthentication:
            add("authenticationPolicy", nil, "IntentAuthenticationPolicy.requiresAuthentication")
        case .requiresLocalDeviceAuthentication:
            add("authenticationPolicy", nil, "IntentAuthenticationPolicy.requiresLocalDeviceAuthentication")
        }
        return members
    }

    /// The class that the system finds saved values by.
    func className(of intent: Intent) -> String {
        options.classPrefix.map { $0 + intent.name + "Intent" } ?? intent.className
    }

    private mutating func opensApp(_ intent: Intent) -> Bool {
        let combinations = intent.shortcuts + intent.summaries
        let inBackground = combinations.filter(\.supportsBackgroundExecution).count
        if inBackground > 0, inBackground < combinations.count {
            lose(
                .backgroundExecution,
                in: intent.name,
                nil,
                "shortcuts of which some open the app and some do not",
                instead: "it never opens the app by itself"
            )
        }
        return !combinations.isEmpty && inBackground == 0
    }

    /// For arrays whose sizes App Intents does not know: what a widget has room for.
    private func fittingMethods(in scope: IntentScope) -> [Declaration] {
        guard scope.intent.isEligibleForWidgets else { return [] }
        let methods = scope.parameters.filter { !$0.source.arraySizes.isEmpty && !$0.canHaveSizes }.map { parameter in
            let cases: [Code] = parameter.source.arraySizes.map { "case .\($0.family.caseName): \($0.size)" }
            let others: Code =
                parameter.source.arraySizes.count < WidgetFamily.allCases.count
                ? "default: Int.max" : "@unknown default: Int.max"
            return Declaration.function(
                FunctionDeclaration(
                    documentation: ["As many of `\(parameter.source.name)` as a widget of the family has room for."],
                    access: options.accessLevel,
                    parameter.name,
                    [FunctionParameter(label: .named("fitting"), "family", "IntentWidgetFamily")],
                    returns: parameter.element.array,
                    body: """
                        let count =
                            switch family {
                            \(Code.lines(cases))
                            \(others)
                            }
                        return Array((self.\(parameter.name) ?? []).prefix(count))
                        """
                )
            )
        }
        guard !methods.isEmpty else { return [] }
        return [
            .extension(ExtensionDeclaration(attributes: scope.attributes, TypeName(scope.name), members: methods))
        ]
    }

    /// What belongs to the intent as a whole and has no counterpart.
    private mutating func noteUnused(in scope: IntentScope) {
        let intent = scope.intent
        if scope.isAction, !intent.verb.isEmpty {
            lose(
                .wording,
                in: intent.name,
                nil,
                "the category \(intent.category) and the verb \(intent.verb)",
                instead: "the title and the summary"
            )
        }
        if let key = intent.keyParameter {
            lose(
                .keyParameter,
                in: intent.name,
                intent.parameters[key].name,
                "the key parameter",
                instead: "the order of the parameters"
            )
        }
        if let image = intent.defaultImageName {
            lose(.image, in: intent.name, nil, "the image \(image)", instead: "the app's icon")
        }
        let answers = intent.response.parameters.count + intent.response.customCodes.count
        let hasDialogs = intent.response.codes.contains { $0.dialog.text?.isEmpty == false }
        if !scope.isAction, answers > 0 || hasDialogs || intent.requiresUserConfirmation {
            lose(.response, in: intent.name, nil, "an answer of its own", instead: "nothing")
        }
    }
}
