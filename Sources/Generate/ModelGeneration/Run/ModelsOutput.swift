import Settings
import FileAccess
import SwiftSource

/// Generates plain Swift, for `--to models`.
package enum ModelsOutput {
    package static func generate(_ schemas: [NamedSchema], _ arguments: Arguments) -> Generation {
        let backend = ModelsBackend(ModelsBackend.Options(arguments))
        return Generation(
            files: schemas.map { named in
                let contents = backend.file(for: named.schema).printed(ParallelMap.map)
                return [GeneratedFile(name: named.modelsFileName, contents: contents)]
            },
            diagnostics: backend.collisions(among: schemas.map(\.schema))
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
