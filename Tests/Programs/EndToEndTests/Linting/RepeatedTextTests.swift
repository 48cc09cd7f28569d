import Foundation
import TestSupport
import Testing

/// Fixes of texts that the table of the development language repeats.
@Suite struct RepeatedTextTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let definition = try String(
            contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"),
            encoding: .utf8
        )
        let title = try #require(definition.firstRange(of: #/<key>INIntentTitle</key>\s*<string>[^<]*/#))
        var changed = definition
        changed.replaceSubrange(title, with: "<key>INIntentTitle</key>\n<string>Show &amp; \"Count\" ")
        let pattern = #/<key>INIntentTitleID</key>\s*<string>([^<]*)/#
        id = try #require(try pattern.firstMatch(in: changed)).1.description
        try folder.write(Array(changed.utf8), to: "Base.lproj/Counter.intentdefinition")
    }

    private let id: String

    private func fix() throws -> ProcessResult {
        try Command.run("lint", ".", "--rule", "stray-characters", "--fix", "--fail-on", "note", in: folder.url)
    }

    @Test func theRowOfAStringsFileChangesWithTheText() throws {
        try folder.write(Array("\"\(id)\" = \"Show & \\\"Count\\\" \"; // kept\n".utf8), to: "en.lproj/Counter.strings")
        let fixed = try fix()
        #expect(fixed.errors == "applied 1 fix in 2 files\n" && fixed.status == 0)
        #expect(try text("Base.lproj/Counter.intentdefinition").contains("<string>Show &amp; \"Count\"</string>"))
        #expect(try text("en.lproj/Counter.strings") == "\"\(id)\" = \"Show & \\\"Count\\\"\"; // kept\n")
    }

    @Test func theEntryOfACatalogueChangesWithTheText() throws {
        func catalogue(_ text: String) -> String {
            """
            { "sourceLanguage" : "en", "strings" : { "\(id)" : { "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Zähler" } },
                "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
            } } }, "version" : "1.0" }
            """
        }
        try folder.write(Array(catalogue(#"Show & \"Count\" "#).utf8), to: "Counter.xcstrings")
        try fix().expect(errors: "applied 1 fix in 2 files\n")
        #expect(try text("Counter.xcstrings") == catalogue(#"Show & \"Count\""#))
    }

    @Test func whereTheRowCannotFollowTheTextStays() throws {
        let table = "en.lproj/Counter.strings"
        let row = Array("\"\(id)\" = \"Show & \\\"Count\\\" \";\n".utf8)
        try folder.write([0xFF, 0xFE] + row.flatMap { [$0, 0] }, to: table)
        let fixed = try fix()
        #expect(fixed.errors == "1 fix left out to avoid new findings (IN0517)\n" && fixed.status == 1)
        #expect(try text("Base.lproj/Counter.intentdefinition").contains("\"Count\" </string>"))
    }
}
