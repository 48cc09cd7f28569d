import Diagnostics
import Translations

extension Rule {
    package static let wrongTableName: Rule = Rule(
        code: "IN0511",
        name: "wrong-table-name",
        severity: .error,
        summary: "A string table is named after the definition including its extension.",
        explanation: """
            Texts of `Intents.intentdefinition` are looked up in a table called `Intents`. A table called \
            `Intents.intentdefinition` compiles without a warning but is never used: every text stays in the \
            development language. Rename the file in Xcode.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }", with: ["de.lproj/Intents.intentdefinition.strings": ""])
                .about(file: "de.lproj/Intents.intentdefinition.strings")
        ],
        passing: [.titled()]
    ) { context, findings in
        guard context.neighbours.ownsTables else { return }
        for file in context.neighbours.tableFiles where file.isWronglyNamed {
            let name = Path.name(of: TableName.corrected(file.name))
            findings.report(
                "this table is never used; rename it to '\(name)'",
                in: SourceLocation(path: Path.joined(context.neighbours.folder, file.name), place: .file),
                symbol: "table/" + (file.language.isEmpty ? "catalogue" : file.language),
                related: [RelatedLocation("the definition", at: context.file)]
            )
        }
    }
}
