import IntentSchema

extension Rule {
    package static let noFileTypes: Rule = Rule(
        code: "IN0357",
        name: "no-file-types",
        severity: .warning,
        summary: "A parameter takes files of custom types, but lists none.",
        explanation: """
            With the kind `Custom`, users can choose files of the listed uniform type identifiers, such as \
            `public.png`. Without a list there is no file to choose. List the types, or choose another kind of file.
            """,
        triggering: [photo("Type: ↓Custom"), photo("Type: ↓Custom, CustomUTIs: []")],
        passing: [photo("Type: Custom, CustomUTIs: [{ UTI: public.png }]"), photo("Type: Image")]
    ) { context, findings in
        for parameter in context.parameters where parameter.typeName == .file {
            guard let type = parameter.metadata?.type, type.value == FileOptions.KindName.custom.rawValue,
                parameter.metadata?.typeIdentifiers?.value.isEmpty != false
            else { continue }
            findings.report(
                "'\(parameter.shownName)' takes files of custom types, but lists none",
                at: type.range,
                symbol: parameter.symbol
            )
        }
    }

    private static func photo(_ metadata: String) -> RuleExample {
        .order("Parameters: [{ Name: photo, Type: File, Metadata: { \(metadata) } }]")
    }
}
