import AppIntentsGeneration
import Comparison
import Evidence
import Foundation
import Migration
import RuleSettings
import TestSupport
import Testing

@testable import intentc

/// What is said about Apple's systems, and where.
@Suite struct ClaimTests {
    private static let pages = RulePage.all(.tool) {
        ChangePage.markdown(for: $0) ?? RulePage.markdown(for: $0, sections: "")
    }
    .map(\.contents).joined()

    /// A rule's page prints it, or the report of a move.
    @Test(arguments: Claim.allCases)
    func everyClaimIsUsed(claim: Claim) {
        let isOfLoss = MigrationChecklist.claims.contains(claim) || Loss.Kind.allCases.contains { $0.claim == claim }
        #expect(isOfLoss || Self.pages.contains("*\(claim.words).*"))
    }

    /// Statements about certainty on pages come from the table.
    @Test func nothingIsClaimedBesides() throws {
        let known = Set(Claim.allCases.map(\.words))
        let certainties = Set(Claim.Kind.allCases.map { $0.rawValue.prefix { $0 != " " }.lowercased() })
        for match in Self.pages.matches(of: #/(?:^|[^*])\*([A-Za-z]+[^*\n]*: [^*]+?)\.?\*(?:[^*]|$)/#) {
            let words = String(match.output.1)
            guard certainties.contains(words.prefix { $0.isLetter }.lowercased()) else { continue }
            #expect(known.contains(words))
        }
    }

    @Test func everyClaimHasOneLine() throws {
        let file = Project.root.appendingPathComponent("Sources/Project/Evidence/Claims.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").filter {
            $0.contains(" | ")
        }
        let cells = lines.map { $0.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(cells.map(\.first) == Claim.allCases.map(\.rawValue))
        for line in cells {
            #expect(line.count == 5 && !line[2].isEmpty && line[4].wholeMatch(of: #/20\d\d-[01]\d/#) != nil, "\(line)")
            #expect(Claim.Kind(rawValue: line[1].components(separatedBy: ",")[0]) != nil, "\(line[1])")
        }
    }

    /// What was measured has a system or a public source, and everyone else's word has a source or says that it has none.
    @Test(arguments: Claim.allCases)
    func everyClaimSaysWhereItIsFrom(claim: Claim) {
        switch claim.kind {
        case .onDevice, .onBoth, .onSimulator, .stated: #expect(!claim.sources.isEmpty)
        case .reported where claim.sources.isEmpty: #expect(claim.evidence.hasSuffix("source not public"))
        case .documented, .reported, .inferred, .uncertain: break
        }
        #expect(claim.sources.allSatisfy { $0.contains("/") && !$0.contains(" ") })
    }

    @Test func thePageOfEvidenceHasTheTable() throws {
        let file = Project.root.appendingPathComponent("Docs/Rules/Evidence.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(page.range(of: "| what happens |"))
        let end = page.range(of: "\n\n", range: start.lowerBound..<page.endIndex)?.lowerBound ?? page.endIndex
        let table = Claim.table.dropLast()
        try expectGolden((page[..<start.lowerBound] + table + page[end...]).utf8, at: file)
    }
}
