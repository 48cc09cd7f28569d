import Foundation
import IntentRules
import TestSupport
import Testing

/// `Docs/Rules` is written from the rules: `UPDATE_GOLDEN=1 swift test --filter RulePages` writes it anew.
@Suite struct RulePages {
    private static let folder = Project.root.appendingPathComponent("Docs/Rules")

    @Test func documentationIsThatOfTheRules() throws {
        let pages = RulePage.all
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try? FileManager.default.removeItem(at: Self.folder)
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            for page in pages {
                try Data(page.contents.utf8).write(to: Self.folder.appendingPathComponent(page.name))
            }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(names == pages.map(\.name).sorted())
        for page in pages {
            let contents = try? String(contentsOf: Self.folder.appendingPathComponent(page.name), encoding: .utf8)
            #expect(contents == page.contents, "Docs/Rules/\(page.name) differs from its rule")
        }
    }
}
