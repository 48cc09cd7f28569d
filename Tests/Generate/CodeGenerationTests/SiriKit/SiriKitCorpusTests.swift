import Diagnostics
import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

@Suite struct SiriKitCorpusTests {
    /// Every definition in the folder, with its schema.
    private func schemas(in folder: URL) throws -> [(file: URL, schema: Schema)] {
        try Project.files(below: folder, withExtension: "intentdefinition").map { file in
            (file, try SiriKitExamples.schema(of: file))
        }
    }

    @Test(.needsCorpus)
    func everyRealDefinitionTypeChecks() throws {
        let corpus = try Corpus.folder()
        var modules: [[SwiftFrontend.Source]] = []
        var counts = (definitions: 0, intents: 0, swift: 0)
        for (file, schema) in try schemas(in: corpus) {
            let swift = SiriKitExamples.sources(schema)
            counts.definitions += 1
            counts.intents += schema.intents.count
            counts.swift += swift.count
            #expect(SiriKitBackend().diagnostics(for: [schema]) == [])
            if swift.isEmpty { continue }
            // Adds the models with their bridge to the classes, so that all three are checked together.
            let models = SiriKitExamples.bridgedModels(schema, name: "Models")
            let path = file.path.dropFirst(corpus.path.count + 1).replacing("/", with: "_")
            modules.append((swift + [models]).map { ("\(path)_\($0.name)", $0.contents) })
        }
        for batch in CompilerBatches.batches(of: modules) { #expect(try SiriKitStubs.typeCheck(swift: batch) == "") }
        print("\(counts.definitions) definitions, \(counts.intents) custom intents: \(counts.swift) Swift files, type-checked")
        #expect(counts.intents > 100)
    }
}
