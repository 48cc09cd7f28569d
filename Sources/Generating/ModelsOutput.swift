import CommandArguments
import FileAccess
import ModelGeneration
import SwiftSource

/// Generates plain Swift, for `--to models`.
enum ModelsOutput {
    static func generate(_ request: GenerationRequest) -> Generation {
        let backend = ModelsBackend(ModelsBackend.Options(request.arguments))
        return Generation(
            files: request.schemas.map { named in
                let contents = backend.file(for: named.schema).printed(ParallelMap.map)
                return [GeneratedFile(name: named.modelsFileName, contents: contents)]
            },
            diagnostics: backend.collisions(among: request.schemas.map(\.schema))
        )
    }
}

extension ModelsBackend.Options {
    package init(_ arguments: Arguments) {
        self.init(access: arguments[.accessLevel], typeSuffix: arguments[.typeSuffix] ?? "")
    }
}

extension NamedSchema {
    package var modelsFileName: String { outputName + ".intents.swift" }
}
