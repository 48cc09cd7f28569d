import CodeGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

/// The models of real definitions, which are not part of the project.
struct CorpusModelsTests {
    @Test(.needsCorpus)
    func everyRealDefinitionGeneratesModelsThatCompile() throws {
        let corpus = try Corpus.folder()
        let folder = try TemporaryDirectory()
        var batches: [Batch] = []
        var counts = (definitions: 0, generated: 0, intents: 0, lines: 0)
        for file in Project.files(below: corpus, withExtension: "intentdefinition") {
            let path = String(file.path.dropFirst(corpus.path.count + 1))
            guard let contents = FileManager.default.contents(atPath: file.path) else { continue }
            counts.definitions += 1
            let loaded = Frontend.load(SourceText(path: path, bytes: Array(contents)))
            let compiled = try #require(Frontend.link([loaded]).first)
            let errors = compiled.diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(errors.isEmpty, "\(path)")
            guard let schema = compiled.schema else { continue }
            counts.generated += 1
            counts.intents += schema.intents.count
            let source = ModelsBackend().file(for: schema)
            let printed = source.printed()
            counts.lines += printed.count { $0 == 0x0A }
            let output = try folder.write(printed, to: "Model\(counts.definitions).swift")
            Batch.add(output, declaring: source.declaredNames, to: &batches)
        }
        let runtime = try RuntimeModule.shared.get()
        for batch in batches {
            let messages = try runtime.typeCheck(batch.files)
            #expect(messages.isEmpty, "\(messages)")
        }
        print(
            "models: \(counts.generated) of \(counts.definitions) real definitions, \(counts.intents) intents,",
            "\(counts.lines) lines, type-checked in \(batches.count) runs of the compiler"
        )
    }
}

/// Files that declare no name twice, so that one run of the compiler takes them all.
private struct Batch {
    var files: [URL] = []
    var names: Set<String> = []

    static func add(_ file: URL, declaring names: Set<String>, to batches: inout [Batch]) {
        let index = batches.firstIndex { $0.names.isDisjoint(with: names) } ?? batches.count
        if index == batches.count { batches.append(Batch()) }
        batches[index].files.append(file)
        batches[index].names.formUnion(names)
    }
}

extension SourceFile {
    fileprivate var declaredNames: Set<String> {
        Set(
            declarations.compactMap { declaration in
                switch declaration {
                case .type(let type): type.name.name
                case .typeAlias(let alias): alias.name.name
                default: nil
                }
            }
        )
    }
}
