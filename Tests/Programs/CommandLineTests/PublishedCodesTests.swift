import Diagnostics
import Foundation
import RuleSettings
import TestSupport
import Testing

@testable import intentc

/// Baselines, configurations and comments in code name findings, so a code never gets another meaning.
@Suite struct PublishedCodesTests {
    /// Every code that was ever in `Docs/Rules`, with its name. Lines are added and never changed.
    @Test func aCodeKeepsItsName() throws {
        let file = Project.root.appendingPathComponent("Tests/Programs/CommandLineTests/PublishedCodes.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let current = DiagnosticCatalogue.tool.kinds.map { "\($0.code)\t\($0.name)" }
        let all = Set(lines).union(current)
        for column in [0, 1] {
            let fields = Dictionary(grouping: all) { $0.split(separator: "\t")[column] }
            for (field, lines) in fields where lines.count > 1 { Issue.record("'\(field)' has two meanings: \(lines)") }
        }
        try expectGolden((all.sorted().joined(separator: "\n") + "\n").utf8, at: file)
    }
}
