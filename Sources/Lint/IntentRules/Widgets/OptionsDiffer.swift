extension Rule {
    package static let optionsDiffer: Rule = Rule(
        code: "IN0709",
        name: "options-differ",
        severity: .note,
        summary:
            "A parameter lacks dynamic options that the same parameter of every other intent has.",
        explanation: """
            Three intents or more have a parameter of this name and type, and all but one get its options from the app \
            (“Options are provided dynamically”). In the remaining intent, users have to type or cannot choose at all. \
            Turn the option on, unless this intent is meant for new values.
            """,
        triggering: [
            """
            { Name: A, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }
            { Name: B, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }
            { Name: C, Parameters: [{ Name: ↓soup }] }
            """
        ],
        passing: [
            """
            { Name: A, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }
            { Name: B, Parameters: [{ Name: soup }] }
            """
        ]
    ) { context, findings in
        let alike = Dictionary(grouping: context.parameters.filter { $0.enumType == nil }) { parameter in
            [parameter.name?.value, parameter.type?.value, parameter.objectType?.value]
        }
        for parameters in alike.values where parameters.count >= 3 {
            let plain = parameters.filter { $0.supportsDynamicEnumeration?.value != true }
            guard plain.count == 1, let parameter = plain.first else { continue }
            findings.report(
                "'\(parameter.shownName)' has no dynamic options here, but has them in \(parameters.count - 1) other intents",
                about: parameter
            )
        }
    }
}
