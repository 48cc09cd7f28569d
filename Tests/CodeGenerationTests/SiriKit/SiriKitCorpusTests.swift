import CodeGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

@Suite struct SiriKitCorpusTests {
    /// Every definition of the folder with its schema.
    private func schemas(in folder: URL) throws -> [(file: URL, schema: Schema)] {
        try Project.files(below: folder, withExtension: "intentdefinition").map { file in
            (file, try SiriKitExamples.schema(of: file))
        }
    }

    @Test(.needsCorpus)
    func everyRealDefinitionTypeChecksInBothLanguages() throws {
        let corpus = try Corpus.folder()
        var counts = (definitions: 0, intents: 0, swift: 0, objectiveC: 0)
        for (file, schema) in try schemas(in: corpus) {
            let swift = SiriKitExamples.sources(schema, SiriKitOptions(language: .swift))
            let objectiveC = SiriKitExamples.sources(schema, SiriKitOptions(language: .objectiveC))
            counts.definitions += 1
            counts.intents += schema.intents.count
            counts.swift += swift.count
            counts.objectiveC += objectiveC.count
            for language in SiriKitOptions.Language.allCases {
                let backend = SiriKitBackend(SiriKitOptions(language: language))
                #expect(backend.diagnostics(for: [schema]) == [])
            }
            if swift.isEmpty { continue }
            // The models with their bridge to the classes, so that all three are checked at once.
            let models = SiriKitExamples.bridgedModels(schema, name: "Models")
            let found =
                try SiriKitStubs.typeCheck(swift: swift + [models]) + SiriKitStubs.typeCheck(objectiveC: objectiveC)
            #expect(found == "", "\(file.path)")
        }
        print("\(counts.definitions) definitions, \(counts.intents) custom intents: \(counts.swift) Swift files,")
        print("\(counts.objectiveC) Objective-C files, all type-checked")
        #expect(counts.intents > 100)
    }
}
