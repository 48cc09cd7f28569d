import IntentSchema

extension IntentModel {
    /// Whether the definition says anything of the response that is not so for every intent.
    var hasResponse: Bool { !intent.response.customCodes.isEmpty || !intent.response.parameters.isEmpty }

    /// The struct of what the intent answers, when the definition adds anything to what every intent answers.
    func response() -> [Declaration] {
        if !hasResponse { return [] }
        let response = intent.response
        let stored = StoredValues(values: [code] + values(of: response), context: context)
        let members: [[Declaration]] = [
            stored.properties(),
            [
                stored.initializer(documentation: "Arguments that are left out have no value."),
                codes(of: response),
                stored.privateKeys(),
                stored.decodingInitializer(keys: "CodingKeys"),
            ],
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

    private var code: StoredValue {
        StoredValue(
            key: "code",
            name: "code",
            type: "Code",
            defaultValue: ".unspecified",
            documentation: ["How the intent ended."]
        )
    }

    private func values(of response: Response) -> [StoredValue] {
        let names = MemberNames(response.parameters.map(\.name), besides: MemberNames.reservedForResponseValues)
        return zip(response.parameters, names.identifiers).map(context.storedValue)
    }

    private func codes(of response: Response) -> Declaration {
        let custom = response.customCodes
        let names = MemberNames(
            custom.map(\.name),
            besides: Self.reservedCodes
        ).identifiers
        var cases: [Declaration] = []
        for (index, name) in ResponseCode.standardNames.enumerated() {
            let declared = response.codes.first { $0.name == name }
            cases.append(codeCase(Identifier(name), index, declared?.dialog.text))
        }
        for (index, name) in names.enumerated() {
            cases.append(codeCase(name, 100 + index, custom[index].dialog.text))
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

    private static let reservedCodes = MemberNames.reservedForCases.union(ResponseCode.standardNames)

    private func codeCase(_ name: Identifier, _ rawValue: Int, _ dialog: String?) -> Declaration {
        .enumCase(
            EnumCaseDeclaration(documentation: dialog.map { [$0] } ?? [], name, rawValue: "\(rawValue)")
        )
    }
}
