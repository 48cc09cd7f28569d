extension Rule {
    package static let defaultRepeatsName: Rule = Rule(
        code: "IN0346",
        name: "default-repeats-name",
        summary: "The default of a text parameter is the parameter's name.",
        explanation: """
            Anyone who keeps the default passes on the parameter's name as if they had typed it. In an empty field, \
            Shortcuts shows the placeholder or, if there is none, the display name. Delete the default.
            """,
        triggering: [
            .order("Parameters: [{ Name: note, DisplayName: Wish, Metadata: { DefaultValue: ↓Wish } }]"),
            .order("Parameters: [{ Name: soupName, Metadata: { DefaultValue: ↓soupName } }]"),
        ],
        passing: [
            .order("Parameters: [{ Name: note, DisplayName: Wish, Metadata: { Placeholder: Wish } }]"),
            .order("Parameters: [{ Name: x, DisplayName: X, Metadata: { DefaultValue: X } }]"),
        ]
    ) { context, findings in
        for parameter in context.parameters where parameter.typeName == .string {
            guard let written = parameter.metadata?.defaultValue, case .string(let value) = written.value,
                value.utf8.count >= 2,
                [parameter.displayName.text?.value, parameter.name?.value]
                    .contains(where: { $0?.lowercased() == value.lowercased() })
            else { continue }
            findings.report(
                "the default of '\(parameter.shownName)' is its name, '\(value.shortened)'",
                at: written.range,
                symbol: parameter.symbol
            )
        }
    }
}
