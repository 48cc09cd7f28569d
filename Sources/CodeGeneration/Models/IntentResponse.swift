import IntentSchema

extension IntentModel {
    /// Whether the definition says anything of the response that is not so for every intent.
    var hasResponse: Bool {
        !intent.response.customCodes.isEmpty || !intent.response.parameters.isEmpty
            || intent.response.codes.contains(where: \.hasText)
    }

    /// All codes of the response, as the definition and as the model name them.
    var responseCodes: [(name: String, identifier: Identifier)] {
        let custom = intent.response.customCodes.map(\.name)
        let names = MemberNames(custom, besides: Self.reservedCodes).identifiers
        return IntentResponseCode.standardNames.map { ($0, Identifier($0)) } + zip(custom, names).map { ($0, $1) }
    }

    /// The struct of what the intent answers, when the definition adds anything to what every intent answers.
    func response() -> [Declaration] {
        if !hasResponse { return [] }
        let response = intent.response
        let values = values(of: response)
        let stored = StoredValues(values: values, context: context, start: 1)
        let codeNames = MemberNames(response.customCodes.map(\.name), besides: Self.reservedCodes).identifiers
        let members: [[Declaration]] = [
            stored.properties(),
            [
                stored.initializer(
                    documentation: "Arguments that are left out have no value.",
                    before: [FunctionParameter("code", "Code", defaultValue: ".unspecified")],
                    first: "modelValues[0] = code"
                )
            ],
            zip(codeNames, response.customCodes).compactMap { factory($0, $1, values) },
            [codes(of: response, codeNames)],
            stored.storage(intent.name, table(of: response)),
        ]
        return [
            .type(
                TypeDeclaration(
                    documentation: ["The response to `\(names.configuration.name)`."],
                    access: context.access,
                    .struct,
                    names.response,
                    inherits: [context.runtime("ResponseModel")],
                    members: members.flatMap(\.self)
                )
            )
        ]
    }

    /// A function that makes the response of a code from the values that its text needs.
    private func factory(_ name: Identifier, _ code: IntentResponseCode, _ values: [StoredValue]) -> Declaration? {
        let texts = [code.dialog.shown, code.conciseDialog.shown].compactMap(\.self)
        let named = Set(texts.flatMap { TextVariables.variables(in: $0).map(\.root) })
        let used = zip(intent.response.parameters, values).filter { named.contains($0.0.name) }
        if used.isEmpty { return nil }
        let arguments: [Code] = used.map { "\(label: $1.name): \($1.name)" }
        return .function(
            FunctionDeclaration(
                documentation: texts.first.map { [$0] } ?? [],
                access: context.access,
                modifiers: [.static],
                name,
                used.map { property, value in
                    let element = context.element(of: property.type)
                    return FunctionParameter(value.name, property.isArray ? element.array : element)
                },
                returns: TypeName(names.response),
                body: "\(TypeName(names.response))(code: .\(name), \(arguments, separator: ", "))"
            )
        )
    }

    /// What the runtime library knows of the response.
    private func table(of response: Response) -> [Code] {
        let table = ParameterTable(context: context)
        var calls: [Code] = ["table.response(Code.self)"] + response.parameters.flatMap(table.calls)
        let numbers =
            IntentResponseCode.standardNames.enumerated().compactMap { index, name in
                response.codes.first { $0.name == name }.map { (index, $0) }
            } + response.customCodes.enumerated().map { (100 + $0, $1) }
        for (number, code) in numbers where code.hasText {
            let texts: [Code] = [code.dialog, code.conciseDialog].map(table.arguments)
            let spoken = code.conciseDialog.shown == nil ? texts.dropLast() : texts
            calls.append("table.dialog(\(number), \(spoken, separator: ", "))")
        }
        return calls
    }

    private func values(of response: Response) -> [StoredValue] {
        let names = MemberNames(response.parameters.map(\.name), besides: MemberNames.reservedForResponseValues)
        return zip(response.parameters, names.identifiers).map(context.storedValue)
    }

    private func codes(of response: Response, _ names: [Identifier]) -> Declaration {
        let custom = response.customCodes
        if custom.isEmpty {
            // One enum for all of them: each of its own would take the compiler longer than all else in a response.
            return .typeAlias(
                TypeAliasDeclaration(
                    documentation: ["The ways in which the intent can end: those that every intent has."],
                    access: context.access,
                    "Code",
                    context.runtime("StandardResponseCode")
                )
            )
        }
        var cases: [Declaration] = []
        for var standard in Self.standardCodes {
            let declared = response.codes.first { $0.name == standard.name.name }
            standard.documentation = Self.documentation(declared?.dialog)
            cases.append(.enumCase(standard))
        }
        for (index, name) in names.enumerated() {
            let documentation = Self.documentation(custom[index].dialog)
            cases.append(
                .enumCase(EnumCaseDeclaration(documentation: documentation, name, rawValue: "\(100 + index)"))
            )
        }
        let successes: [Code] = ["case .success"] + zip(names, custom).filter { $1.isSuccess }.map { ".\($0.0)" }
        return .type(
            TypeDeclaration(
                documentation: ["The ways in which the intent can end."],
                access: context.access,
                .enum,
                "Code",
                inherits: [context.standard("Int"), context.runtime("ResponseCode")],
                members: cases + [
                    .variable(
                        VariableDeclaration(
                            documentation: ["Whether the code means success."],
                            access: context.access,
                            "isSuccess",
                            context.standard("Bool"),
                            storage: .computed(
                                """
                                switch self {
                                \(successes, separator: ", "): true
                                default: false
                                }
                                """
                            )
                        )
                    )
                ]
            )
        )
    }

    private static let reservedCodes = MemberNames.reservedForCases.union(IntentResponseCode.standardNames)

    private static let standardCodes = IntentResponseCode.standardNames.enumerated().map { index, name in
        EnumCaseDeclaration(Identifier(name), rawValue: "\(index)")
    }

    private static func documentation(_ dialog: LocalizedText?) -> [String] {
        dialog?.shown.map { [$0] } ?? []
    }
}

extension IntentResponseCode {
    /// Whether anything is said with the code.
    fileprivate var hasText: Bool { dialog.shown != nil || conciseDialog.shown != nil }
}
