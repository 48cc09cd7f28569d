import Adoption
import CodeGeneration
import CommandArguments
import FileAccess
import Generating

/// What `intentc` adds to models: conversions to and from Apple's classes.
enum ModelsExtras {
    /// Refuses options that mean something with a bridge alone.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        let bridged: [OptionDescription] = .list(.modelsModule, .modelVersion)
        if arguments[.bridge] == nil, let option = bridged.first(where: arguments.isGiven) {
            throw .usage("the option '--\(option.name)' needs '--bridge sirikit'")
        }
    }

    static func generate(_ request: GenerationRequest) -> Generation {
        let (arguments, schemas) = (request.arguments, request.schemas)
        let options = ModelsBackend.Options(arguments)
        let backend = ModelsBackend(options)
        let bridge = arguments[.bridge].map { _ in
            SiriKitBridge(models: options, classPrefix: arguments[.classPrefix] ?? "")
        }
        return Generation(
            files: schemas.map { named in
                if let bridge, let module = arguments[.modelsModule] {
                    let file = bridge.file(for: named.schema, modelsModule: module)
                    let name = named.outputName + ".intents-sirikit.swift"
                    return file.parts.isEmpty ? [] : [GeneratedFile(name: name, contents: file.printed())]
                }
                var file = backend.file(for: named.schema)
                if let bridge, !file.parts.isEmpty {
                    file.parts.append(bridge.part(for: named.schema))
                }
                return [GeneratedFile(name: named.modelsFileName, contents: file.printed(ParallelMap.map))]
            },
            diagnostics: backend.collisions(among: schemas.map(\.schema))
                + schemas.flatMap { named in
                    bridge.map { $0.diagnostics(for: named.schema) + $0.losses(for: named.schema) } ?? []
                }
        )
    }
}
