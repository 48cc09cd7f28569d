extension Rule {
    /// Catches a parameter whose name begins like a type's, which generated code keeps.
    public static let capitalizedParameter = Rule(
        "IN0602",
        "capitalized-parameter",
        .naming,
        .note,
        summary: "A parameter's name begins with an uppercase letter.",
        explanation: """
            Names of parameters become properties, and generated code keeps their spelling: `configuration.City`. \
            Handlers and saved configurations refer to the parameter by this name, so rename it before the first \
            release or not at all.
            """,
        triggering: [.intents("{ Name: ShowWeather, Parameters: [{ Name: City }] }")],
        passing: [.intents("{ Name: ShowWeather, Parameters: [{ Name: city }] }")]
    ) { context, findings in
        for intent in context.intents {
            for parameter in intent.parameters {
                guard let name = parameter.name, name.value.beginsWithCapital else { continue }
                findings.report(
                    "the parameter '\(name.value)' begins with an uppercase letter",
                    at: name.range,
                    symbol: parameter.symbol
                )
            }
        }
    }
}

extension String {
    /// Whether the first letter is one of A to Z.
    var beginsWithCapital: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }

    /// Whether the first letter is one of a to z.
    var beginsWithSmallLetter: Bool { utf8.first.map { (0x61...0x7A).contains($0) } ?? false }
}
