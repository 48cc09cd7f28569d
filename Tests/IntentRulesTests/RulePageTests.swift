import Foundation
import IntentRules
import TestSupport
import Testing

/// `Docs/Rules` is written from the rules.
@Suite struct RulePages {
    private static let folder = Project.root.appendingPathComponent("Docs/Rules")

    @Test func documentationIsThatOfTheRules() throws {
        try expectGoldens(RulePage.all.map { ($0.name, $0.contents) }, in: Self.folder)
    }
}
