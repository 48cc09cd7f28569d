extension Rule {
    package static let optionsOnFixedChoice: Rule = Rule(
        code: "IN0702",
        name: "dynamic-options-on-enum",
        severity: .warning,
        summary: "An enumeration or a Boolean has dynamic options.",
        explanation: """
            The choices of an enumeration and of a Boolean are fixed in the definition, and Xcode offers no dynamic \
            options for them. The flag comes from a script or from a change of the type. Turn it off, or use a custom \
            type for choices that are known only at run time.
            """,
        triggering: [
            """
            INEnums: [{ Name: Size, Values: [{ Name: unknown }, { Name: small }] }]
            INIntents: [{
                Name: OrderSoup, Parameters: [{ Name: size, EnumType: Size, ↓SupportsDynamicEnumeration: true }]
            }]
            """,
            .order("Parameters: [{ Name: hot, Type: Boolean, ↓SupportsDynamicEnumeration: true }]"),
        ],
        passing: [
            """
            INTypes: [{ Name: Size }]
            INIntents: [{
                Name: OrderSoup, Parameters: [{ Name: size, ObjectType: Size, SupportsDynamicEnumeration: true }]
            }]
            """
        ]
    ) { context, findings in
        for parameter in context.parameters {
            guard let flag = parameter.supportsDynamicEnumeration, flag.value else { continue }
            let isEnumeration = parameter.enumType != nil
            guard isEnumeration || parameter.typeName == .boolean else { continue }
            findings.report(
                "'\(parameter.shownName)' has dynamic options, but \(isEnumeration ? "an enumeration" : "a Boolean") has fixed choices",
                at: flag.keyRange,
                symbol: parameter.symbol
            )
        }
    }
}
