import Diagnostics
import Foundation
import IntentRules
import RuleSettings
import TestSupport
import Testing

import Comparison

@testable import intentc

/// `Docs/Rules` is generated from the rules.
@Suite struct RulePages {
    private static let folder = Project.root.appendingPathComponent("Docs/Rules")

    @Test func documentationIsThatOfTheRules() throws {
        try expectGoldens(
            RulePage.all(.tool) { ChangePage.markdown(for: $0) ?? RulePage.markdown(for: $0) },
            in: Self.folder
        )
    }
}
