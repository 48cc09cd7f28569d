import CodeGeneration
import FileAccess

/// `--to models`: plain Swift.
enum ModelsOutput {
    /// Refuses options that mean something with a bridge alone.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        let bridged: [OptionDescription] = .list(.modelsModule, .modelVersion)
        if arguments[.bridge] == nil, let option = bridged.first(where: arguments.isGiven) {
            throw .usage("the option '--\(option.name)' needs '--bridge sirikit'")
        }
    }

    static func generate(_ arguments: Arguments, _ schemas: [NamedSchema]) -> Generation {
        let options = ModelsBackend.Options(
            access: arguments[.accessLevel],
            typeSuffix: arguments[.typeSuffix] ?? ""
        )
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
                let name = named.outputName + ".intents.swift"
                return [GeneratedFile(name: name, contents: file.printed(ParallelMap.map))]
            },
            diagnostics: backend.collisions(among: schemas.map(\.schema))
                + schemas.flatMap { named in
                    bridge.map { $0.diagnostics(for: named.schema) + $0.losses(for: named.schema) } ?? []
                }
        )
    }
}
