import Settings
import FileAccess
import ModelGeneration
import SwiftSource

/// Generates models with conversions to and from Apple's classes, for `--to models --bridge sirikit`.
enum BridgedModels {
    /// Throws for options that require `--bridge`.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        let bridged: [OptionDescription] = .list(.modelsModule, .modelVersion)
        if arguments[.bridge] == nil, let option = bridged.first(where: arguments.isGiven) {
            throw .usage("the option '--\(option.name)' needs '--bridge sirikit'")
        }
    }

    static func generate(_ request: GenerationRequest) -> Generation {
        let arguments = request.arguments
        let options = ModelsBackend.Options(arguments)
        let backend = ModelsBackend(options)
        var generation = Generation(diagnostics: backend.collisions(among: request.schemas.map(\.schema)))
        for named in request.schemas {
            let prefix = arguments[.classPrefix] ?? ""
            let bridge = SiriKitBridge(named.schema, models: options, classPrefix: prefix)
            generation.diagnostics += bridge.diagnostics + bridge.losses
            if let module = arguments[.modelsModule] {
                let file = bridge.file(modelsModule: module)
                let name = named.outputName + ".intents-sirikit.swift"
                generation.files.append(
                    file.parts.isEmpty ? [] : [GeneratedFile(name: name, contents: file.printed())]
                )
            } else {
                var file = backend.file(for: named.schema)
                if !file.parts.isEmpty { file.parts.append(bridge.part) }
                let contents = file.printed(ParallelMap.map)
                generation.files.append([GeneratedFile(name: named.modelsFileName, contents: contents)])
            }
        }
        return generation
    }
}
