import Settings
import Diagnostics
import Foundation
import IntentRules
import IntentSchema
import Product
import Translations
import TestSupport
import Testing

/// The findings of the rules in real definitions, one by one, and whether each is useful. The table has names and
/// counts, but no text from the files. Some folders contain files of several commits, so some tables are more out of
/// date than they ever were.
@Suite struct CorpusTests {
    private static let table = Project.root.appendingPathComponent(
        "Tests/Lint/IntentRulesTests/Golden/CorpusFindings.tsv"
    )

    @Test(.needsCorpus)
    func findingsAreTheExpectedOnes() throws {
        let verdicts = try Self.rows().reduce(into: [:]) { $0[$1.dropLast().joined(separator: "\t")] = $1.last }
        let actual = try Self.lines(of: try Corpus.folder()).map { "\($0)\t\(verdicts[$0] ?? "?")" }
        try expectGolden((actual.joined(separator: "\n") + "\n").utf8, at: Self.table)
    }

    /// The page about what lint finds has the same totals as the table.
    @Test(arguments: [Severity.error, .warning, .note])
    func theSumsOfTheVerdictsArePublished(_ severity: Severity) throws {
        let findings = try Self.judged().filter { $0.severity == severity.word }
        let sums = Verdict.allCases.map { verdict in
            findings.reduce(0) { $0 + ($1.verdict == verdict ? $1.count : 0) }
        }
        let columns = [severity.word] + ([sums.reduce(0, +)] + sums).map(String.init)
        let file = Project.root.appendingPathComponent("Docs/Contributing/LintEvidence.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let first = page.split(separator: "\n").first { $0.hasPrefix("| \(severity.word) |") }
        #expect(first.map(String.init) == "| \(columns.joined(separator: " | ")) |")
    }

    /// The result of reviewing a finding with the file, its tables, and its project.
    private enum Verdict: String, CaseIterable {
        /// True, and worth acting on.
        case right
        /// True, but no one would change anything.
        case useless
        /// Not true of the app.
        case wrong
    }

    private struct Judged {
        var severity: String
        var count: Int
        var verdict: Verdict
    }

    /// The rows of the table, split into columns.
    private static func rows() throws -> [[String]] {
        String(decoding: try Data(contentsOf: table), as: UTF8.self).split(separator: "\n").map { line in
            line.split(separator: "\t").map(String.init)
        }
    }

    private static func judged() throws -> [Judged] {
        try rows().map { columns in
            try #require(columns.count == 6, "\(columns)")
            return Judged(
                severity: columns[1],
                count: try #require(Int(columns[4])),
                verdict: try #require(Verdict(rawValue: columns[5]), "no verdict: \(columns)")
            )
        }
    }

    /// One line per file, kind, and symbol: path, severity, kind's name, symbol, count. Each repository is one run.
    private static func lines(of corpus: URL) throws -> [String] {
        let repositories = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
        var counts: [String: Int] = [:]
        for repository in repositories {
            let folder = corpus.appendingPathComponent(repository)
            let found = try LintFolder.findings(below: folder)
            for finding in Configuration().apply(to: found, relativePath: { $0 }).diagnostics {
                let path = finding.location.path.dropFirst(corpus.path.count + 1)
                let symbol = finding.symbol.isEmpty ? "-" : finding.symbol
                counts["\(path)\t\(finding.severity.word)\t\(finding.kind.name)\t\(symbol)", default: 0] += 1
            }
        }
        return counts.map { "\($0.key)\t\($0.value)" }.sorted()
    }
}

/// Lints the definitions in a folder with everything around them, like the command line does.
enum LintFolder {
    static func findings(below folder: URL) throws -> [Diagnostic] {
        let files = Project.files(below: folder, withExtension: "intentdefinition")
        let loaded = try files.map { file in
            Frontend.load(SourceText(path: file.path, bytes: [UInt8](try Data(contentsOf: file))))
        }
        let inputs = try zip(files, Frontend.link(loaded, for: .separateModules)).map { file, compiled in
            let neighbours = NeighbouringFiles(definitionPath: file.path, names: neighbours(of: file))
            let tables = try neighbours.tableFiles.filter { !$0.isWronglyNamed }.map { table in
                let path = Path.joined(neighbours.folder, table.name)
                let source = SourceText(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
                return TableFile(source, language: table.language)
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
