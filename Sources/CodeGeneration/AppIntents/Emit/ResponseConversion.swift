import IntentSchema

/// One way in which an intent ends.
private struct Outcome {
    let name: String
    let isSuccess: Bool
    let dialog: LocalizedText
    let conciseDialog: LocalizedText
}

extension AppIntentsConverter {
    /// The codes of a response, with `success` and `failure` whatever the file lists.
    private func codes(of response: Response) -> [Outcome] {
        var codes = response.codes.map {
            Outcome(name: $0.name, isSuccess: $0.isSuccess, dialog: $0.dialog, conciseDialog: $0.conciseDialog)
        }
        for (name, isSuccess) in [("success", true), ("failure", false)]
        where !codes.contains(where: { $0.name == name }) {
            codes.append(Outcome(name: name, isSuccess: isSuccess, dialog: .none, conciseDialog: .none))
        }
        return codes
    }

    /// The value that Shortcuts hands to the next action.
    func output(of scope: IntentScope) -> (property: Property, type: TypeName)? {
        guard let index = scope.intent.response.output else { return nil }
        let property = scope.intent.response.parameters[index]
        guard let element = typeName(of: property.type) else { return nil }
        return (property, property.isArray ? element.array.optional : element.optional)
    }

    /// Whether Siri says something when the intent succeeded.
    func providesDialog(_ scope: IntentScope) -> Bool {
        scope.intent.response.codes.contains { $0.isSuccess && $0.dialog.text?.isEmpty == false }
    }

    /// What the app answers: a code, the values that it carries, and what is said for it.
    mutating func response(of scope: IntentScope) -> TypeDeclaration {
        let response = scope.intent.response
        let codes = codes(of: response)
        let access = options.accessLevel
        var structure = TypeDeclaration(
            documentation: ["How \(scope.intent.title.text ?? scope.intent.name) ended."],
            attributes: scope.attributes,
            access: access,
            .struct,
            scope.response
        )
        structure.members.append(.type(codeEnumeration(codes)))
        structure.members.append(
            .variable(VariableDeclaration(documentation: ["How it ended."], access: access, "code", "Code"))
        )
        var properties: [(name: Identifier, type: TypeName)] = []
        var values: [TextValue] = []
        for property in response.parameters {
            guard let element = typeName(of: property.type) else {
                lose(
                    .unsupportedType,
                    in: scope.intent.name,
                    property.name,
                    "an answer of type \(definitionName(of: property.type))",
                    instead: "nothing"
                )
                continue
            }
            let name = AppIntentNames.responseProperty(property.name)
            if name.name != property.name {
                lose(
                    .renamed,
                    in: scope.intent.name,
                    property.name,
                    "the answer's value `\(property.name)`",
                    instead: "`\(name.name)`"
                )
            }
            let type = property.isArray ? element.array.optional : element.optional
            properties.append((name, type))
            values.append(
                TextValue(
                    variable: property.name,
                    access: "\(name)",
                    type: property.type,
                    isArray: property.isArray,
                    isOptional: true
                )
            )
            structure.members.append(
                .variable(
                    VariableDeclaration(
                        documentation: [property.displayName.text ?? property.name],
                        access: access,
                        name,
                        type
                    )
                )
            )
        }
        let parameters = [("code", "Code", "")] + properties.map { ($0.name, $0.type, "nil" as Code) }
        structure.members.append(
            .initializer(
                InitializerDeclaration(
                    access: access,
                    parameters.map { FunctionParameter($0.0, $0.1, defaultValue: $0.2) },
                    body: .lines(parameters.map { "self.\($0.0) = \($0.0)" })
                )
            )
        )
        structure.members += outcomes(codes, values: values, in: scope)
        return structure
    }

    private func codeEnumeration(_ codes: [Outcome]) -> TypeDeclaration {
        TypeDeclaration(
            documentation: ["The ways in which it can end."],
            access: options.accessLevel,
            .enum,
            "Code",
            inherits: ["String", "Sendable"],
            members: codes.map { .enumCase(EnumCaseDeclaration(AppIntentNames.enumerationCase($0.name))) }
        )
    }

    /// What is said, and the error that a failure is reported as.
    private mutating func outcomes(
        _ codes: [Outcome],
        values: [TextValue],
        in scope: IntentScope
    ) -> [Declaration] {
        var cases: [Code] = []
        var concise: [Code] = []
        for code in codes {
            let name = AppIntentNames.enumerationCase(code.name)
            let comment = "Answer \(code.name) of \(scope.intent.name)"
            let text = resource(
                code.dialog.text?.isEmpty == false ? code.dialog : scope.intent.title,
                fallback: scope.intent.name,
                comment: comment,
                values: values,
                in: scope.intent.name,
                code.name
            )
            cases.append(.lines(["case .\(name):", text.indented()]))
            guard let short = code.conciseDialog.text, !short.isEmpty else { continue }
            guard code.isSuccess, code.dialog.text?.isEmpty == false else {
                lose(
                    .prompt,
                    in: scope.intent.name,
                    code.name,
                    "the short form “\(short)”",
                    instead: code.isSuccess ? "the title" : "the long form"
                )
                continue
            }
            let shortText = resource(
                code.conciseDialog,
                fallback: "",
                comment: comment + ", in short",
                values: values,
                in: scope.intent.name,
                code.name
            )
            let dialog = Code.call("IntentDialog", ["full: localizedText", "supporting: \(shortText)"])
            concise.append(.lines(["case .\(name):", dialog.indented()]))
        }
        let successes = codes.filter(\.isSuccess).map { ".\(AppIntentNames.enumerationCase($0.name))" as Code }
        let failure: Code = "Failure(code: code, localizedStringResource: localizedText)"
        return [
            computed("What users see or hear.", "localizedText", "LocalizedStringResource", Self.choice(cases)),
            providesDialog(scope)
                ? computed(
                    "What is said for success.",
                    "spokenDialog",
                    "IntentDialog",
                    concise.isEmpty
                        ? "IntentDialog(localizedText)"
                        : Self.choice(concise + ["default: IntentDialog(localizedText)"])
                ) : nil,
            computed(
                "The error that a failure is reported as.",
                "reportedFailure",
                "Failure?",
                successes.count == codes.count
                    ? "nil"
                    : successes.isEmpty
                        ? failure : Self.choice(["case \(successes, separator: ", "): nil", "default: \(failure)"])
            ),
            .type(self.failure),
        ].compactMap { $0 }
    }

    private static func choice(_ cases: [Code]) -> Code {
        .lines(["switch code {", .lines(cases), "}"])
    }

    private func computed(_ documentation: String, _ name: Identifier, _ type: TypeName, _ body: Code) -> Declaration {
        .variable(
            VariableDeclaration(
                documentation: [documentation],
                access: .fileprivate,
                name,
                type,
                storage: .computed(body)
            )
        )
    }

    private var failure: TypeDeclaration {
        TypeDeclaration(
            documentation: ["A failure, with the text that users see."],
            access: options.accessLevel,
            .struct,
            "Failure",
            inherits: ["Error", "CustomLocalizedStringResourceConvertible"],
            members: [
                .variable(VariableDeclaration(access: options.accessLevel, binding: .let, "code", "Code")),
                .variable(
                    VariableDeclaration(
                        access: options.accessLevel,
                        binding: .let,
                        "localizedStringResource",
                        "LocalizedStringResource"
                    )
                ),
            ]
        )
    }
}
