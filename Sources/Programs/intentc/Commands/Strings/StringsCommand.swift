import Settings

enum StringsCommand {
    static let description: CommandDescription = CommandDescription(
        name: "strings",
        summary: "Keep translations of intent definitions complete",
        discussion: """
            Works on the texts of definitions and on their string tables, wherever the project keeps them: .strings files in \
            any encoding and string catalogs. Writes are all-or-nothing and preserve every byte that need not change.
            """,
        subcommandTable: [
            Subcommand("status", StringsStatusCommand.description),
            Subcommand("export", StringsExportCommand.description),
            Subcommand("import", StringsImportCommand.description),
            Subcommand("sync", StringsSyncCommand.description),
            Subcommand("rekey", StringsRekeyCommand.description),
        ]
    )

    static let operands = Operands(
        name: "input",
        help:
            "A definition, one of its string tables, or a folder to search for definitions. Default: the working folder.",
        standard: "."
    )
}
