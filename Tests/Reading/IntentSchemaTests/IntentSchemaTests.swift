import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

@Suite struct CorpusLinking {
    @Test(.needsCorpus)
    func realDefinitionsLink() throws {
        let corpus = try Corpus.folder()
        let files = Project.files(below: corpus, withExtension: "intentdefinition")
        var findings: [String: Int] = [:]
        var linked = 0
        for file in files {
            let source = SourceText(path: file.path, bytes: [UInt8](try Data(contentsOf: file)))
            let result = Frontend.link([Frontend.load(source)])[0]
            linked += result.schema == nil ? 0 : 1
            for diagnostic in result.diagnostics { findings[diagnostic.kind.name, default: 0] += 1 }
        }
        print("\(linked) of \(files.count) definitions linked; findings: \(findings.sorted { $0.key < $1.key })")
        #expect(linked == files.count)
        // Each was reviewed: Pyto's widget lost its parents in four copies, and a failure of Pocket Casts counts as success.
        #expect(findings == ["contradictory-outcome": 2, "missing-parent": 8])
    }
}
