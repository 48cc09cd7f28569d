import Diagnostics
import FileAccess
import IntentRules
import SchemaComparison
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
            $0.member("rules") { $0.object { _ in } }
            $0.member("exceptions") { $0.array { _ in } }
        }
        try OutputFile.makeFolder(folder)
        try OutputFile.write(json.bytes + [0x0A], to: path)
        // Editors find the schema next to the file, of the version that wrote it and without a network.
        let schema = Path.joined(folder, schemaName)
        if !OutputFile.isTaken(schema) {
            let text = ConfigurationSchema.json(
                .tool,
                generation: GenerationSettings.keys,
                effects: Effect.Category.allCases.map(\.rawValue)
            )
            try OutputFile.write(text, to: schema)
        }
        return .success
    }

    private static let schemaName = "intentc.schema.json"

    private static func show(_ arguments: Arguments) -> ExitStatus {
        let operand = arguments.operands.first ?? ""
        let isFolder = operand.isEmpty || DefinitionSearch.isFolder(operand)
        var files = ConfigurationFiles(arguments[.config])
        let loaded = files.configuration(for: isFolder ? Path.joined(operand, "x") : operand)
        DiagnosticOutput(arguments).print(loaded.diagnostics, loaded.source.map { [$0] } ?? [])
        if loaded.diagnostics.contains(where: { $0.severity == .error }) { return .unusable }
        StandardStreams.write(json(loaded.configuration), to: .output)
        StandardStreams.write(differences(loaded), to: .error)
        return .success
    }

    /// One line for each rule that the file sets otherwise than its preset does.
    private static func differences(_ loaded: LoadedConfiguration) -> String {
        let configuration = loaded.configuration
        var preset = configuration
        preset.settings = [:]
        let lines = loaded.source.map { LineTable($0.bytes) }
        return DiagnosticCatalogue.tool.kinds.compactMap { kind -> String? in
            let own = configuration.setting(of: kind, startingFrom: kind.severity)
            let usual = preset.setting(of: kind, startingFrom: kind.severity)
            guard own != usual else { return nil }
            var place = loaded.path ?? ""
            if let range = configuration.settingRanges[kind.code], let lines {
                place += ":\(lines.position(at: Int(range.lowerBound)).line)"
            }
            return
                "\(place): \(kind.name) is \(own.word) instead of \(usual.word) (preset \(configuration.preset.rawValue))\n"
        }.joined()
    }

    private static func json(_ configuration: Configuration) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", configuration.version)
            json.member("preset", configuration.preset.rawValue)
            json.member("rules") { json in
                json.object { json in
                    for kind in DiagnosticCatalogue.tool.kinds where kind.category != .configuration {
                        switch configuration.setting(of: kind, startingFrom: kind.severity) {
                        case .off: json.member(kind.name, "off")
                        case .severity(let severity): json.member(kind.name, severity.word)
                        }
                    }
                }
            }
            json.member("exceptions") { json in
                json.array { json in
                    for exception in configuration.exceptions {
                        json.object { json in
                            json.member("rule", exception.kind.name)
                            if let path = exception.path { json.member("path", path.text) }
                            if let symbol = exception.symbol { json.member("symbol", symbol.text) }
                            if let language = exception.language { json.member("language", language) }
                            json.member("reason", exception.reason)
                        }
                    }
                }
            }
            let usual = DefinitionSearch.defaultExclusions
            json.member("exclude", usual + configuration.excluded.map(\.text).filter { !usual.contains($0) })
            json.member("excludeIgnored", configuration.excludesIgnored)
            if !configuration.languages.isEmpty {
                json.member("locales") { json in
                    json.object { json in
                        for language in configuration.languages { json.member(language.name, language.state.rawValue) }
                    }
                }
            }
            if !configuration.appIntents.isEmpty {
                json.member("appIntents") { json in json.object { json in write(configuration.appIntents, to: &json) } }
            }
            let versions = configuration.toolVersions
            if !versions.isEmpty {
                json.member("toolVersions") { json in
                    json.object { json in
                        if let tools = versions.tools { json.member("tools", tools) }
                        if let toolsBuild = versions.toolsBuild { json.member("toolsBuild", toolsBuild) }
                        if let system = versions.system { json.member("system", system) }
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ settings: AppIntentsSettings, to json: inout JSONWriter) {
        if !settings.required.isEmpty { json.member("required", settings.required.map(\.text)) }
        if !settings.intents.isEmpty {
            json.member("intents") { json in
                json.array { json in
                    for intent in settings.intents {
                        json.object { json in
                            json.member("intent", intent.name.text)
                            if let name = intent.typeName { json.member("name", name) }
                            if let name = intent.categoryName { json.member("categoryName", name) }
                            if let name = intent.resultValueName { json.member("resultValueName", name) }
                            if intent.hasExactSizes { json.member("sizes", "exact") }
                            if let message = intent.retirementMessage { json.member("retired", message) }
                            if let replacement = intent.replacement { json.member("replacedBy", replacement) }
                        }
                    }
                }
            }
        }
        guard !settings.types.isEmpty else { return }
        json.member("types") { json in
            json.array { json in
                for type in settings.types {
                    json.object { json in
                        json.member("type", type.name.text)
                        json.member("name", type.typeName)
                    }
                }
            }
        }
    }
}
