import Diagnostics
import Foundation
import IntentRules
import IntentSchema
import StringTables
import TestSupport
import Testing

/// What the rules find in real definitions, finding by finding. Every line of the table has been looked at; the table holds
/// names and counts, no text of the files. Some folders hold files of several commits side by side, so that some tables are
/// further after their definitions than they ever were.
@Suite struct CorpusTests {
    private static let table = Project.root.appendingPathComponent("Tests/IntentRulesTests/Golden/CorpusFindings.tsv")

    @Test(.needsCorpus)
    func findingsAreTheExpectedOnes() throws {
        let actual = try Self.lines(of: try Corpus.folder())
        try expectGolden((actual.joined(separator: "\n") + "\n").utf8, at: Self.table)
    }

    /// One line for each file, kind and symbol: path, name of the kind, symbol, count. A repository is one run.
    private static func lines(of corpus: URL) throws -> [String] {
        let repositories = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
        var counts: [String: Int] = [:]
        for repository in repositories {
            let folder = corpus.appendingPathComponent(repository)
            for finding in try LintFolder.findings(below: folder) {
                let path = finding.location.path.dropFirst(corpus.path.count + 1)
                let symbol = finding.symbol.isEmpty ? "-" : finding.symbol
                counts["\(path)\t\(finding.severity.word)\t\(finding.kind.name)\t\(symbol)", default: 0] += 1
            }
        }
        return counts.map { "\($0.key)\t\($0.value)" }.sorted()
    }
}

/// Lints the definitions in a folder with what stands around them, as the command line does.
enum LintFolder {
    static func findings(below folder: URL) throws -> [Diagnostic] {
        let files = Project.files(below: folder, withExtension: "intentdefinition")
        let loaded = try files.map { file in
            Frontend.load(SourceText(path: file.path, bytes: [UInt8](try Data(contentsOf: file))))
        }
        let inputs = try zip(files, Frontend.link(loaded, for: .separateModules)).map { file, compiled in
            let neighbours = NeighbouringFiles(definitionPath: file.path, names: neighbours(of: file))
            let tables = try neighbours.tableFiles.filter { !$0.isWronglyNamed }.map { table in
                let path = neighbours.folder + table.name
                let source = SourceText(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
                return StringTableReader.read(source, language: table.language)
            }
            return LintInput(compiled, neighbours: neighbours.names, tables: tables)
        }
        return Linter.run(inputs)
    }

    static func neighbours(of file: URL) -> [String] {
        var folder = file.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.flatMap { name -> [String] in
            guard name.hasSuffix(".lproj") else { return [name] }
            let inside = folder.appendingPathComponent(name).path
            return ((try? FileManager.default.contentsOfDirectory(atPath: inside)) ?? []).map { "\(name)/\($0)" }
        }
    }
}
