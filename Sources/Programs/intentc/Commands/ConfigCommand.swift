import Settings
import Diagnostics
import FileAccess
import Inputs
import ProjectReading
import RuleSettings

enum ConfigCommand {
    static let description: CommandDescription = CommandDescription(
        name: "config",
        summary: "Print the configuration and its schema",
        subcommandTable: [Subcommand("print", printCommand), Subcommand("schema", schemaCommand)],
        isHidden: true
    )

    private static let schemaCommand: CommandDescription = CommandDescription(
        name: "schema",
        summary: "Print the JSON Schema of intentc.json",
        discussion: "Editors use it to complete and check a configuration that names it in '$schema'.",
        run: { (_) throws(CommandFailure) in
            StandardStreams.write(ConfigurationSchema.json(.tool), to: .output, in: .json)
            return .success
        }
    )

    private static let printCommand: CommandDescription = CommandDescription(
        name: "print",
        summary: "Print the configuration that applies to a file or folder",
        discussion: """
            Prints an equivalent configuration that lists every rule with its effective severity.
            """,
        operands: Operands(
            name: "path",
            help: "A definition or folder. Default: the working folder.",
            standard: ".",
            isRepeatable: false
        ),
        options: .list(.config),
        run: show
    )

    /// The keys to print, in this order: all except those that belong to a single command.
    private static let printedKeys = [
        "version", "preset", "rules", "exceptions", "baseline", "exclude", "excludeIgnored", "locales", "appIntents",
        "toolVersions",
    ]

    private static func show(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        var files = ConfigurationFiles(arguments[.config])
        let path = arguments.operands[0]
        if !DefinitionSearch.exists(path) { throw .unusable("'\(path)' does not exist") }
        let loaded = files.configuration(for: path)
        ReportOutput.print(loaded.diagnostics, in: loaded.source.map { [$0] } ?? [], arguments)
        if loaded.diagnostics.contains(where: { $0.severity == .error }) { return .unusable }
        StandardStreams.write(
            [ConfigurationKey].tool.json(loaded.configuration, writing: printedKeys),
            to: .output,
            in: .json
        )
        return .success
    }
}
