import CodeGeneration
import Diagnostics
import Foundation
import IntentSchema
import PropertyList

/// From bytes to schemas, as the command line does it.
enum Compilation {
    /// What became of one file: a schema, or the messages that say why there is none.
    struct Result {
        var name: String
        var schema: Schema?
        var diagnostics: [Diagnostic]

        var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    }

    /// Compiles files in one run.
    static func compile(_ sources: [SourceText]) -> [Result] {
        var results: [Result] = []
        var definitions: [(result: Int, definition: Definition)] = []
        for source in sources {
            let reading = PropertyListReader.read(source)
            var result = Result(name: source.path, schema: nil, diagnostics: reading.diagnostics)
            if let document = reading.document {
                let (definition, diagnostics) = DefinitionReader.read(document)
                result.diagnostics += diagnostics
                if let definition { definitions.append((results.count, definition)) }
            }
            results.append(result)
        }
        for (linked, (result, _)) in zip(Linker.link(definitions.map(\.definition)), definitions) {
            results[result].diagnostics += linked.diagnostics
            results[result].schema = results[result].errors.isEmpty ? linked.schema : nil
        }
        return results
    }

    /// Compiles files in one run; their paths are given relative to `folder`.
    static func compile(_ files: [URL], below folder: URL) throws -> [Result] {
        compile(
            try files.map { file in
                SourceText(
                    path: String(file.path.dropFirst(folder.path.count + 1)),
                    bytes: Array(try Data(contentsOf: file))
                )
            }
        )
    }
}
