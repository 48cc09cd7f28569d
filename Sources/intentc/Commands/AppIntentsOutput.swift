import CodeGeneration
import Diagnostics
import IntentSchema

extension OutputKind {
    /// App Intents, with a note for everything that they cannot express, and what people need to move to them.
    static let appIntents = OutputKind(
        name: "app-intents",
        options: [
            .choice(
                "access-level",
                ["public", "package", "internal"],
                "Who may use the App Intents. Default: internal."
            ),
            .choice(
                "deployment",
                DeploymentTarget.allCases.map(\.name),
                "The oldest system that App Intents run on, which decides the forms that exist. Default: ios17."
            ),
            .value(
                "class-prefix",
                "prefix",
                "The class prefix of the intents that App Intents take over. Default: the one in the file."
            ),
            .choice(
                "bridge",
                ["models"],
                "Also join App Intents with the models: they convert to configurations and share the options providers."
            ),
            .value(
                "models-module",
                "module",
                "The module that the models are in. Default: that of the App Intents."
            ),
            .value(
                "type-suffix",
                "suffix",
                "With '--bridge models': the suffix that the models were generated with."
            ),
            .value(
                "strings",
                "folder",
                "Write a string catalogue with the texts of App Intents and the translations in the definition's tables.",
                completion: .directory
            ),
            .value(
                "source-language",
                "code",
                "The language that the definition is written in. Default: that of its .lproj folder, or en."
            ),
            .value(
                "stubs",
                "folder",
                "Write a first implementation of the app's part; files that are there stay as they are.",
                completion: .directory
            ),
            .value(
                "report",
                "json|markdown[=file]",
                "Report what App Intents cannot express, instead of notes. May be repeated.",
                isRepeatable: true,
                completion: .words(["json", "markdown"])
            ),
        ],
        complaint: complaint,
        generate: generate
    )

    private static func complaint(_ arguments: ParsedArguments) -> String? {
        for word in arguments.all("report") where LossReportRequest(word) == nil {
            return "'\(word)' is not a value of '--report' (one of: json, markdown, with =file for a file)"
        }
        if arguments.all("report").contains(where: { LossReportRequest($0)?.file == nil }), !arguments.has("output") {
            return "a '--report' on standard output needs '--output' for the code"
        }
        if arguments.has("source-language"), !arguments.has("strings") {
            return "the option '--source-language' needs '--strings'"
        }
        if let option = ["models-module", "type-suffix"].first(where: arguments.has), !arguments.has("bridge") {
            return "the option '--\(option)' needs '--bridge models'"
        }
        return nil
    }

    private static func generate(_ arguments: ParsedArguments, _ schemas: [NamedSchema]) -> Generation {
        let access: AccessLevel =
            switch arguments.value("access-level") {
            case "public": .public
            case "package": .package
            default: .implicit
            }
        let backend = AppIntentsBackend(
            AppIntentsOptions(
                deployment: arguments.value("deployment").flatMap(DeploymentTarget.init(name:)) ?? .ios17,
                accessLevel: access,
                classPrefix: arguments.value("class-prefix")
            )
        )
        var generation = Generation()
        var tables = DefinitionTables()
        var entries: [LossReport.Entry] = []
        for named in schemas {
            let schema = named.schema
            let conversion = backend.convert(schema, table: named.outputName)
            let name = named.outputName + ".appintents.swift"
            var files = [GeneratedFile(name: name, contents: conversion.file.printed())]
            if arguments.has("bridge") {
                let models = ModelsBackend.Options(typeSuffix: arguments.value("type-suffix") ?? "")
                let bridge = backend.bridge(
                    for: schema,
                    models: models,
                    module: arguments.value("models-module"),
                    table: named.outputName
                )
                let name = named.outputName + ".appintents-models.swift"
                if !bridge.parts.isEmpty { files.append(GeneratedFile(name: name, contents: bridge.printed())) }
            }
            generation.files.append(files)
            generation.diagnostics += conversion.diagnostics
            if !arguments.has("report") {
                generation.diagnostics += conversion.losses.map { $0.diagnostic(path: schema.path) }
            }
            entries.append(LossReport.Entry(path: schema.path, schema: schema, conversion: conversion))
            if let folder = arguments.value("strings"), !conversion.texts.isEmpty {
                let catalogue = tables.catalogue(
                    of: conversion,
                    schema,
                    sourceLanguage: arguments.value("source-language")
                )
                let path = Path.joined(folder, conversion.table + ".xcstrings")
                generation.sideFiles.append(SideFile(path: path, contents: catalogue.contents))
            }
            if let folder = arguments.value("stubs") {
                let implementation = backend.firstImplementation(for: schema, table: named.outputName)
                let path = Path.joined(folder, named.outputName + "Handlers.swift")
                guard !implementation.parts.isEmpty else { continue }
                generation.sideFiles.append(
                    SideFile(path: path, contents: implementation.printed(), isWrittenOnce: true)
                )
            }
        }
        generation.otherInputs = tables.paths
        generation.diagnostics += backend.collisions(among: schemas.map(\.schema))
        generation.diagnostics += tables.diagnostics
        let report = LossReport(entries)
        for request in arguments.all("report").compactMap({ LossReportRequest($0) }) {
            let contents = request.isJSON ? report.json() : report.markdown()
            generation.sideFiles.append(SideFile(path: request.file, contents: contents))
        }
        return generation
    }
}

/// One `--report json` or `--report markdown=FILE`.
private struct LossReportRequest {
    var isJSON: Bool
    /// `nil` for standard output.
    var file: String?

    init?(_ word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch parts[0] {
        case "json": isJSON = true
        case "markdown": isJSON = false
        default: return nil
        }
        file = parts.count > 1 ? parts[1] : nil
        if file?.isEmpty == true { return nil }
    }
}
