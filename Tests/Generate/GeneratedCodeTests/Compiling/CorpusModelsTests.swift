import Diagnostics
import Foundation
import IntentSchema
import ModelGeneration
import TestSupport
import Testing

/// The models of real definitions, which are not part of the project.
struct CorpusModelsTests {
    @Test(.needsCorpus)
    func everyRealDefinitionGeneratesModelsThatCompile() throws {
        let corpus = try Corpus.folder()
        var modules: [[SwiftFrontend.Source]] = []
        var seen: Set<[UInt8]> = []
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
            let printed = ModelsBackend().file(for: schema).printed()
            counts.lines += printed.count { $0 == 0x0A }
            guard seen.insert(printed).inserted else { continue }
            modules.append([(path.replacing("/", with: "_") + ".swift", String(decoding: printed, as: UTF8.self))])
        }
        let batches = CompilerBatches.batches(of: modules)
        let runtime = try RuntimeModule.shared.get()
        let together = LanguageModeTests.features + ["-default-isolation", "MainActor"]
        for batch in batches {
            #expect(try runtime.typeCheck(batch) == "")
            for version in ["5", "6"] {
                #expect(try runtime.typeCheck(batch, mode: ["-swift-version", version] + together) == "")
            }
        }
        print(
            "models: \(counts.generated) of \(counts.definitions) real definitions, \(counts.intents) intents,",
            "\(counts.lines) lines, type-checked in \(batches.count) runs of the compiler"
        )
    }
}
