import IntentSchema

// What an intent does when it runs.
extension AppIntentsConverter {
    /// `perform()`: the questions, the confirmation, the app's work, its answer.
    func perform(in scope: IntentScope) -> Declaration {
        let output = output(of: scope)
        let speaks = providesDialog(scope)
        var results: [TypeName] = ["IntentResult"]
        var arguments: [Code] = []
        if let output {
            results.append("ReturnsValue<\(output.type)>")
            arguments.append("value: response.\(AppIntentNames.responseProperty(output.property.name))")
        }
        if speaks {
            results.append("ProvidesDialog")
            arguments.append("dialog: response.spokenDialog")
        }
        let usesResponse = !arguments.isEmpty
        let body = Code {
            for parameter in scope.parametersWithReasons {
                Code.block(
                    "if let reason = await \(scope.handler).\(parameter.reasonMethod)(for: self) {",
                    "throw \(projected: parameter.name).needsValueError(dialog(for: reason))"
                )
            }
            if scope.intent.requiresUserConfirmation { "try await requestConfirmation()" }
            "let response = try await \(scope.handler).handle(intent: self)"
            "if let failure = response.reportedFailure { throw failure }"
            usesResponse ? "return .result(\(arguments, separator: ", "))" : "return .result()"
        }
        return .function(
            FunctionDeclaration(
                access: options.accessLevel,
                "perform",
                effects: .asyncThrows,
                returns: "some \(Self.composition(results))",
                body: body
            )
        )
    }

    private static func composition(_ types: [TypeName]) -> TypeName {
        types.dropFirst().reduce(types[0]) { "\($0) & \($1)" }
    }

    /// The reasons for which the app may refuse a value, and what is said for each.
    mutating func unsupportedReasons(in scope: IntentScope) -> [Declaration] {
        noteResolution(in: scope)
        var members: [Declaration] = []
        for parameter in scope.parametersWithReasons {
            let title = parameter.source.displayName.text ?? parameter.source.name
            members.append(
                .type(
                    TypeDeclaration(
                        documentation: ["Why a value of “\(title)” cannot be used."],
                        access: options.accessLevel,
                        .enum,
                        parameter.reasonType,
                        inherits: ["String", "Sendable"],
                        members: parameter.customReasons.map {
                            .enumCase(EnumCaseDeclaration(AppIntentNames.enumerationCase($0.code)))
                        }
                    )
                )
            )
            members.append(dialogs(for: parameter, in: scope))
        }
        return members
    }

    private mutating func dialogs(for parameter: ConvertedParameter, in scope: IntentScope) -> Declaration {
        let values = values(of: scope) + Self.bounds(of: parameter)
        var cases: [Code] = []
        for reason in parameter.customReasons {
            let dialog: Code
            if reason.text.text?.isEmpty == false {
                let text = resource(
                    reason.text,
                    fallback: reason.code,
                    comment: "Why \(parameter.source.name) of \(scope.intent.name) cannot be used",
                    values: values,
                    in: scope.intent.name,
                    parameter.source.name
                )
                dialog = .call("IntentDialog", [text])
            } else {
                dialog = "nil"
            }
            cases.append(.lines(["case .\(AppIntentNames.enumerationCase(reason.code)):", dialog.indented()]))
        }
        return .function(
            FunctionDeclaration(
                access: .private,
                "dialog",
                [FunctionParameter(label: .named("for"), "reason", TypeName(parameter.reasonType))],
                returns: "IntentDialog?",
                body: .lines(["switch reason {", .lines(cases), "}"])
            )
        )
    }

    /// What variables in texts about the intent stand for.
    func values(of scope: IntentScope) -> [TextValue] {
        scope.parameters.map {
            TextValue(
                variable: $0.source.name,
                access: "\($0.name)",
                type: $0.source.type,
                isArray: $0.source.isArray,
                isOptional: $0.isOptional
            )
        }
    }

    /// The variables that the editor offers in a reason: constants, all of them.
    private static func bounds(of parameter: ConvertedParameter) -> [TextValue] {
        func value(_ variable: String, _ text: String?) -> TextValue? {
            guard let text else { return nil }
            return TextValue(
                variable: variable,
                access: "\(StringLiteral(text))",
                type: .string(.none),
                isArray: false,
                isOptional: false
            )
        }
        let bounds: (String?, String?) =
            switch parameter.source.type {
            case .integer(let options): (options.minimum.map { "\($0)" }, options.maximum.map { "\($0)" })
            case .decimal(let options): (options.minimum.map { "\($0)" }, options.maximum.map { "\($0)" })
            // The editor offers the two for numbers alone.
            case .string, .boolean, .enumeration, .object, .untypedObject, .file, .url, .placemark, .dateComponents,
                .duration, .measurement, .person, .currencyAmount, .paymentMethod, .speakableString, .system:
                (nil, nil)
            }
        return [
            value("displayName", parameter.source.displayName.text ?? parameter.source.name),
            value("minimumValue", bounds.0), value("maximumValue", bounds.1),
        ].compactMap { $0 }
    }

    private mutating func noteResolution(in scope: IntentScope) {
        for parameter in scope.parameters where parameter.source.supportsResolution {
            if scope.isAction, parameter.isOptional {
                lose(
                    .resolution,
                    in: scope.intent.name,
                    parameter.source.name,
                    "Siri asks for the value",
                    instead: "an optional parameter; the handler asks by throwing `needsValueError()`"
                )
            }
            let standard = parameter.source.unsupportedReasons.filter { !$0.isCustom && $0.text.text?.isEmpty == false }
            if !standard.isEmpty {
                lose(
                    .standardReason,
                    in: scope.intent.name,
                    parameter.source.name,
                    "the texts for \(standard.map(\.code).joined(separator: ", "))",
                    instead: "the system's own words"
                )
            }
            if !scope.isAction, parameter.source.unsupportedReasons.contains(where: \.isCustom) {
                lose(
                    .response,
                    in: scope.intent.name,
                    parameter.source.name,
                    "reasons to refuse a value",
                    instead: "nothing"
                )
            }
        }
    }

    /// The shortcuts that Siri may suggest.
    mutating func predictions(of scope: IntentScope) -> [Declaration] {
        guard scope.isAction else { return [] }
        var predictions: [Code] = []
        for shortcut in scope.intent.shortcuts {
            let parameters = shortcut.parameters.compactMap { index in scope.parameters.first { $0.index == index } }
            let values = parameters.map {
                TextValue(
                    variable: $0.source.name,
                    access: "\($0.name)",
                    type: $0.source.type,
                    isArray: $0.source.isArray,
                    isOptional: $0.isOptional
                )
            }
            let comment = "Suggestion of \(scope.intent.name)"
            let title = shortcut.title.text?.isEmpty == false ? shortcut.title : scope.intent.title
            var arguments: [Code] = [
                "title: \(resource(title, fallback: scope.intent.name, comment: comment, values: values, in: scope.intent.name, nil))"
            ]
            if shortcut.subtitle.text?.isEmpty == false {
                let subtitle = resource(
                    shortcut.subtitle,
                    fallback: "",
                    comment: comment,
                    values: values,
                    in: scope.intent.name,
                    nil
                )
                arguments.append("subtitle: \(subtitle)")
            }
            let display = Code.call("DisplayRepresentation", arguments)
            guard !parameters.isEmpty else {
                predictions.append(.block("IntentPrediction {", display))
                continue
            }
            // Those that no text names would be unused.
            let variables = [title, shortcut.subtitle].flatMap { PlaceholderText($0.text ?? "").variables }
            let used = Set(variables.map { String($0.prefix { $0 != "." }) })
            let names: [Code] = parameters.map { used.contains($0.source.name) ? "\($0.name)" : "_" }
            let keys: [Code] = parameters.map { "\\.\(projected: $0.name)" }
            predictions.append(
                .block(
                    "IntentPrediction(parameters: (\(keys, separator: ", "))) { \(names, separator: ", ") in",
                    display
                )
            )
        }
        guard !predictions.isEmpty else { return [] }
        return [
            .variable(
                VariableDeclaration(
                    access: options.accessLevel,
                    modifiers: [.static],
                    "predictionConfiguration",
                    "some IntentPredictionConfiguration",
                    storage: .computed(.lines(predictions))
                )
            )
        ]
    }
}
