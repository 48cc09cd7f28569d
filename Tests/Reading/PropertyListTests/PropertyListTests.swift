import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

@Suite struct CorpusReading {
    @Test(.needsCorpus)
    func everyDefinitionReads() throws {
        let corpus = try Corpus.folder()
        for file in Project.files(below: corpus, withExtension: "intentdefinition") {
            let source = SourceText(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
            let result = PropertyListReader.read(source)
            #expect(result.diagnostics.isEmpty, "\(file.path) \(result.diagnostics.map(\.message))")
            #expect(result.document?.root["INIntents"]?.kind == .array)
        }
    }
}
