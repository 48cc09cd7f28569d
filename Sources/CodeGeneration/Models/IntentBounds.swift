import IntentSchema

extension IntentModel {
    /// The ranges of the parameters that have one, for the app's own controls. The check is the library's.
    func ranges() -> [Declaration] {
        let ranges: [Declaration] = order.compactMap { index in
            guard let bounds = bounds[index] else { return nil }
            return .variable(
                VariableDeclaration(
                    access: context.access,
                    modifiers: [.static],
                    properties[index],
                    bounds.type,
                    storage: .computed(bounds.code)
                )
            )
        }
        if ranges.isEmpty { return [] }
        return [
            .type(
                TypeDeclaration(
                    documentation: ["The values that the definition allows."],
                    access: context.access,
                    .enum,
                    "Bounds",
                    members: ranges
                )
            )
        ]
    }

    /// The definition's own reasons for refusing a value, for handlers.
    func reasons() -> [Declaration] {
        var texts: [(code: String, text: String)] = []
        var known: Set<String> = []
        for parameter in intent.parameters {
            for reason in parameter.unsupportedReasons where reason.isCustom && known.insert(reason.code).inserted {
                texts.append((reason.code, reason.text.shown ?? reason.code))
            }
        }
        if texts.isEmpty { return [] }
        let names = MemberNames(texts.map(\.code), besides: MemberNames.reservedForCases).identifiers
        let type = context.runtime("UnsupportedReason")
        return [
            .type(
                TypeDeclaration(
                    documentation: ["Why a value cannot be used."],
                    access: context.access,
                    .enum,
                    "UnsupportedReasons",
                    members: zip(names, texts).map { name, reason in
                        .variable(
                            VariableDeclaration(
                                documentation: [reason.text],
                                access: context.access,
                                modifiers: [.static],
                                name,
                                type,
                                storage: .computed("\(type)(\(StringLiteral(reason.code)))")
                            )
                        )
                    }
                )
            )
        ]
    }
}
