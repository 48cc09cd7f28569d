import Diagnostics
import Translations

extension Rule {
    package static let wrongTableName: Rule = Rule(
        code: "IN0511",
        name: "wrong-table-name",
        severity: .error,
        summary: "A string table has a name or folder that no system looks for.",
        explanation: """
            Texts of `Intents.intentdefinition` are looked up in a table called `Intents`. A table called \
            `Intents.intentdefinition` compiles without a warning but is never used: every text stays in the \
            development language. Rename the file in Xcode. A folder whose name is not a language, such as `global.lproj`, is \
            never used either. Commands about translations leave its tables out: a warning.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }", with: ["de.lproj/Intents.intentdefinition.strings": ""])
                .about(file: "de.lproj/Intents.intentdefinition.strings"),
            .titled(with: ["global.lproj/Intents.strings": #""aB3dE6" = "Order Soup";"#])
                .about(file: "global.lproj/Intents.strings"),
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
        let files = context.input.tables + context.input.foreignTables
        if files.isEmpty { return }
        let folders = Set(context.status.all.codes(in: .notALanguage))
        let unused = files.filter { folders.contains($0.language) }
        findings.report(
            unused.map { .init("table/" + $0.language, $0.language, at: SourceLocation(path: $0.path, place: .file)) },
            one: "\(.names) is not a language, so this table is never used",
            several: "\(.count) folders are not languages, so their tables are never used: \(.names)",
            symbol: unused.first.map { "table/" + $0.language } ?? "",
            severity: .warning,
            help: "give the folder a language code, such as 'en', or delete it"
        )
    }
}
