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
        // `ClaimTests` compares the table of evidence.
        let evidence = try String(contentsOf: Self.folder.appendingPathComponent("Evidence.md"), encoding: .utf8)
        try expectGoldens(
            RulePage.all(.tool) { ChangePage.markdown(for: $0) ?? RulePage.markdown(for: $0) }
                + [("Evidence.md", evidence)],
            in: Self.folder
        )
    }

    @Test func theSymptomsAreThoseOfTheProgram() throws {
        for symptom in Symptom.all { #expect(symptom.kinds(in: .tool).map(\.code) == symptom.codes) }
        try expectGolden(
            Array(Symptom.page(.tool).utf8),
            at: Project.root.appendingPathComponent("Docs/Symptoms.md")
        )
    }

    @Test(arguments: [
        ("edit widget", "IN0130"), ("ITMS-90626", "IN0504"), ("in0304", "IN0304"), ("dialogs", "IN0802"),
        ("cannot find type", "IN0136"), ("IN05", "IN0506"),
    ])
    func rulesAreFoundByWords(text: String, code: String) {
        let found = DiagnosticCatalogue.tool.search(text)
        #expect(found.kinds.contains { $0.code == code })
        #expect(found.kinds.count < DiagnosticCatalogue.tool.kinds.count / 2)
    }
}
