import IntentSchema

extension Rule {
    /// Catches a file parameter that accepts only certain types but lists none.
    package static let missingFileTypes: Rule = Rule(
        code: "IN0344",
        name: "missing-file-types",
        category: .meaning,
        severity: .warning,
        summary: "A file parameter is limited to certain types but lists none.",
        explanation: """
            With the type `Custom`, a file parameter accepts only files of the listed uniform type identifiers. \
            Without a list, no file is accepted. List the types, or choose another kind of file.
            """,
        triggering: [
            "{ Name: Print, Parameters: [{ Name: file, Type: File, Metadata: { Type: ↓Custom } }] }"
        ],
        passing: [
            """
            {
                Name: Print
                Parameters: [{ Name: file, Type: File, Metadata: { Type: Custom, CustomUTIs: [{ UTI: com.adobe.pdf }] } }]
            }
            """
        ]
    ) { context, findings in
        for parameter in context.parameters where parameter.typeName == .file {
            guard let metadata = parameter.metadata, metadata.type?.value == FileOptions.KindName.custom.rawValue,
                metadata.typeIdentifiers?.value.isEmpty != false
            else { continue }
            findings.report(
                "'\(parameter.shownName)' accepts no files: it is limited to certain types but lists none",
                at: metadata.type?.range ?? metadata.range,
                symbol: parameter.symbol
            )
        }
    }
}
