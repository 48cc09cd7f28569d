import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Inputs
import IntentRules
import Workspace

/// `intentc config`
enum ConfigCommand {
    static let description: CommandDescription = CommandDescription(
        name: "config",
        summary: "Create or show the configuration",
        subcommandTable: [Subcommand("init", initCommand), Subcommand("print", printCommand)]
    )

    private static let initCommand: CommandDescription = CommandDescription(
        name: "init",
        summary: "Write an initial intentc.json",
        discussion: """
            Freezes the current set of rules, and writes the JSON Schema by which editors complete the file next to it. An \
            existing file is never overwritten.
            """,
        operands: Operands(
            name: "folder",
            help: "Where to write it. Default: the working folder.",
            isRequired: false,
            isRepeatable: false,
            completion: .directory
        ),
        run: initialize
    )

    private static let printCommand: CommandDescription = CommandDescription(
        name: "print",
        summary: "Print the configuration that applies to a file or folder",
        discussion: """
            Prints every rule with its effective severity, as an equivalent configuration. What the file sets otherwise than \
            the preset does is listed on standard error, with its place.
            """,
        operands: Operands(
            name: "path",
            help: "A definition or folder. Default: the working folder.",
            isRequired: false,
            isRepeatable: false
        ),
        options: .list(.config),
        run: show
    )

    private static func initialize(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let folder = arguments.operands.first ?? ""
        let path = Path.joined(folder, ConfigurationFiles.fileName)
        if OutputFile.isTaken(path) { throw .unusable("'\(path)' already exists") }
        var json = JSONWriter(layout: .indented)
        json.object {
            $0.member("$schema", "./" + schemaName)
            $0.member("version", Configuration.currentVersion)
            $0.member("preset", Preset.recommended.rawValue)
            $0.object("rules") { _ in }
            $0.array("exceptions") { _ in }
        }
        try OutputFile.makeFolder(folder)
        try OutputFile.write(json.bytes + [0x0A], to: path)
        // Editors find the schema next to the file, of the version that wrote it and without a network.
        let schema = Path.joined(folder, schemaName)
        if !OutputFile.isTaken(schema) {
            try OutputFile.write(ConfigurationSchema.json(.tool), to: schema)
        }
        return .success
    }

    private static let schemaName = "intentc.schema.json"

    /// What is printed, in this order: all but what belongs to single commands.
    private static let printedKeys = [
        "version", "preset", "rules", "exceptions", "exclude", "excludeIgnored", "locales", "appIntents",
        "toolVersions",
    ]

    private static func show(_ arguments: Arguments) -> ExitStatus {
        let operand = arguments.operands.first ?? ""
        let isFolder = operand.isEmpty || DefinitionSearch.isFolder(operand)
        var files = ConfigurationFiles(arguments[.config])
        let loaded = files.configuration(for: isFolder ? Path.joined(operand, "x") : operand)
        DiagnosticOutput(arguments).print(loaded.diagnostics, loaded.source.map { [$0] } ?? [])
        if loaded.diagnostics.contains(where: { $0.severity == .error }) { return .unusable }
        StandardStreams.write(
            [ConfigurationKey].tool.json(loaded.configuration, writing: printedKeys),
            to: .output,
            in: .json
        )
        StandardStreams.write(differences(loaded), to: .error)
        return .success
    }

    /// One line for each rule that the file sets otherwise than its preset does.
    private static func differences(_ loaded: LoadedConfiguration) -> String {
        let configuration = loaded.configuration
        var preset = configuration
        preset.rules.settings = [:]
        let lines = loaded.source.map { LineTable($0.bytes) }
        return DiagnosticCatalogue.tool.kinds.compactMap { kind -> String? in
            let own = configuration.setting(of: kind, startingFrom: kind.severity)
            let usual = preset.setting(of: kind, startingFrom: kind.severity)
            guard own != usual else { return nil }
            var place = loaded.path ?? ""
            if let range = configuration.rules.settingRanges[kind.code], let lines {
                place += ":\(lines.position(at: Int(range.lowerBound)).line)"
            }
            return
                "\(place): \(kind.name) is \(own.word) instead of \(usual.word) (preset \(configuration.rules.preset.rawValue))\n"
        }.joined()
    }
}
