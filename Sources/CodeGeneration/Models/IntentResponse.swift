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

    private static let reservedCodes = MemberNames.reservedForCases.union(ResponseCode.standardNames)

    private static let standardCodes = ResponseCode.standardNames.enumerated().map { index, name in
        EnumCaseDeclaration(Identifier(name), rawValue: "\(index)")
    }

    private static func documentation(_ dialog: LocalizedText?) -> [String] { dialog?.text.map { [$0] } ?? [] }
}
