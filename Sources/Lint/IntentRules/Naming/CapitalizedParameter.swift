extension Rule {
    package static let capitalizedParameter: Rule = Rule(
        code: "IN0602",
        name: "capitalized-parameter",
        severity: .note,
        summary: "The name of a parameter that code resolves begins with an uppercase letter.",
        explanation: """
            Methods of the handler are named after the parameter (`resolveCity`, `provideCityOptions`), and their \
            names are made by capitalizing it, so that the two spellings are easily confused. In one public app an \
            intent did not work until such a parameter was renamed. Saved shortcuts and widgets refer to the parameter \
            by its name and lose its value when it is renamed: in an app that has shipped and works, leave it. For \
            other parameters, capitalization is a matter of style.
            """,
        triggering: [
            "{ Name: ShowWeather, Parameters: [{ Name: ↓City, SupportsResolution: true }] }",
            "{ Name: ShowWeather, Parameters: [{ Name: ↓City, SupportsDynamicEnumeration: true }] }",
        ],
        passing: [
            "{ Name: ShowWeather, Parameters: [{ Name: city, SupportsResolution: true }] }",
            "{ Name: ShowWeather, Parameters: [{ Name: City }] }",
        ]
    ) { context, findings in
        for intent in context.intents {
            let names = Set(intent.parameters.compactMap(\.name?.value))
            for parameter in intent.parameters {
                guard let name = parameter.name, name.value.utf8.first.map({ (0x41...0x5A).contains($0) }) == true,
                    parameter.supportsResolution?.value == true || parameter.supportsDynamicEnumeration?.value == true
                else { continue }
                // Next to a parameter of the same name in lowercase, this is already an error.
                if names.contains(name.value.prefix(1).lowercased() + name.value.dropFirst()) { continue }
                findings.report(
                    "the parameter '\(name.value)' begins with an uppercase letter, and the handler's methods are named after it",
                    about: parameter,
                    help: "rename it only before the first release: saved shortcuts and widgets lose its value"
                )
            }
        }
    }
}
