import Diagnostics
import Foundation
import Translations
import TestSupport
import Testing

/// Real tables are read without errors, except those with real errors.
@Suite struct CorpusTests {
    @Test(.needsCorpus)
    func readsEveryRealTable() throws {
        let corpus = try Corpus.folder()
        let files = Project.files(below: corpus, withExtension: "strings")
        #expect(files.count > 400)
        var findings: [String: Int] = [:]
        var entryCount = 0
        for file in files {
            let source = SourceText(path: file.path, bytes: Array(try Data(contentsOf: file)))
            let result = StringTableReader.read(source, language: "x")
            entryCount += result.tables.reduce(0) { $0 + $1.entries.count }
            for finding in result.diagnostics {
                let name = String(file.path.dropFirst(corpus.path.count + 1))
                findings["\(finding.kind.code) \(name)", default: 0] += 1
            }
        }
        #expect(findings.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" } == [])
        #expect(entryCount > 10_000)
    }

    @Test(.needsCorpus)
    func agreesWithThePlatformsReader() throws {
        let corpus = try Corpus.folder()
        var comparedCount = 0
        for file in Project.files(below: corpus, withExtension: "strings") {
            let data = try Data(contentsOf: file)
            guard
                let expected = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
            else { continue }
            let result = StringTableReader.read(SourceText(path: file.path, bytes: Array(data)), language: "x")
            let entries = result.tables.first?.entries ?? []
            let found = Dictionary(entries.map { ($0.key, $0.text ?? "") }, uniquingKeysWith: { $1 })
            #expect(found == expected, "\(file.path)")
            comparedCount += 1
        }
        #expect(comparedCount > 400)
    }
}
