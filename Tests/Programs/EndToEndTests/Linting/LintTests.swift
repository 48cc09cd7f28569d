import Foundation
import TestSupport
import Testing

/// `intentc lint` as a user runs it.
@Suite struct LintTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func lint(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["lint"] + arguments, in: folder.url)
    }

    private func schema(_ name: String) throws -> String {
        try String(
            contentsOf: Project.schemas.appendingPathComponent(name + ".intentdefinition"),
            encoding: .utf8
        )
    }

    /// A definition with one finding that has a safe fix, a relationship without a parent, and nothing else serious.
    private func withoutParent() throws -> String {
        let text = try schema("DiabloHero")
        let parent = try #require(
            text.firstMatch(of: #/\t*<key>INIntentParameterRelationshipParentName</key>\n\t*<string>[^<]*</string>\n/#)
        )
        return text.replacing(parent.output, with: "")
    }

    @Test func aCleanDefinitionSaysNothingOfWeight() throws {
        try folder.write(Array(try schema("SelectCharacter").utf8), to: "SelectCharacter.intentdefinition")
        let result = try lint(".")
        result.expect(status: 0)
        #expect(!result.output.contains("error:") && !result.output.contains("warning:"), "\(result.output)")
        result.expect(errors: "no findings; 1 definition checked\n")
        try lint("--quiet", ".").expect(errors: "")
    }

    @Test func aWarningFailsOnlyWhenAskedTo() throws {
        try folder.write(Array(try withoutParent().utf8), to: "Hero.intentdefinition")
        try folder.write(Array(try schema("LegacyModel").utf8), to: "Legacy.intentdefinition")
        let result = try lint(".")
        result.expect(status: 0, outputContains: "[IN0309 missing-parent]")
        try lint(".", "--fail-on", "warning").expect(status: 1)
        let strict = try lint(".", "--strict")
        strict.expect(status: 1)
        // Errors come first, whatever the name of their file.
        strict.expect(
            outputStart: "Legacy.intentdefinition:263:12: error: intent 'ToggleSprinkler' has no description",
            outputContains: "warning: the relationship of"
        )
        try lint(".", "--strict", "--fail-on", "never").expect(status: 0)
    }

    @Test func fixingTwiceChangesNothingMore() throws {
        let original = try withoutParent()
        try folder.write(Array(original.utf8), to: "Hero.intentdefinition")
        let shown = try lint("Hero.intentdefinition", "--fix", "--dry-run")
        shown.expect(status: 0, outputStart: "--- Hero.intentdefinition\n+++ Hero.intentdefinition\n@@ -")
        #expect(try text("Hero.intentdefinition") == original)
        try lint("Hero.intentdefinition", "--fix").expect(outputLacks: "missing-parent")
        let fixed = try text("Hero.intentdefinition")
        // All other bytes stay: the result is the original without some lines.
        let lines = original.components(separatedBy: "\n")
        let kept = fixed.components(separatedBy: "\n")
        #expect(kept.count < lines.count)
        #expect(Set(kept).isSubset(of: Set(lines)))
        _ = try lint("Hero.intentdefinition", "--fix")
        #expect(try text("Hero.intentdefinition") == fixed)
        try lint("Hero.intentdefinition", "--dry-run").expect(output: "")
    }

    /// The text had no translation before either, but no one could see that.
    @Test func aBaselineAcceptsWhatWasThere() throws {
        try folder.write(Array(try withoutParent().utf8), to: "Hero.intentdefinition")
        try lint(".", "--write-baseline", "accepted.json").expect(status: 0)
        #expect(try text("accepted.json").contains("\"symbol\":\"intent/DiabloHero/parameter/"))
        let accepted = try lint(".", "--baseline", "accepted.json", "--strict")
        accepted.expect(status: 0, output: "")
        try folder.write(Array(try schema("DiabloHero").utf8), to: "Hero.intentdefinition")
        let strict = try lint(".", "--baseline", "accepted.json", "--strict-baseline")
        strict.expect(status: 1)
        #expect(strict.output.contains("accepted.json:") && strict.output.contains("[IN1008 unneeded-baseline-entry]"))
    }

    /// An exception for one declaration also applies to its part of a finding about several.
    @Test func anExceptionHoldsForAPart() throws {
        try folder.write(Array(try schema("LegacyModel").utf8), to: "Legacy.intentdefinition")
        let exception = #"{"rule": "IN0504", "symbol": "intent/DrainHose", "reason": "gone soon"}"#
        try folder.write(Array(#"{"version": 1, "exceptions": [\#(exception)]}"#.utf8), to: "intentc.json")
        let result = try lint(".", "--rule", "missing-description", "--rule", "unused-exception")
        result.expect(outputContains: "intent 'ToggleSprinkler' has no description", outputLacks: "unused-exception")
    }

    @Test func theNearestConfigurationHolds() throws {
        let text = try withoutParent()
        try folder.write(Array(text.utf8), to: "App/Hero.intentdefinition")
        try folder.write(Array(text.utf8), to: "Widget/Hero.intentdefinition")
        try folder.write(Array(#"{"version": 1, "rules": {"missing-parent": "error"}}"#.utf8), to: "intentc.json")
        try folder.write(Array(#"{"version": 1, "rules": {"missing-parent": "off"}}"#.utf8), to: "Widget/intentc.json")
        let result = try lint(".")
        result.expect(status: 1)
        let lines = result.output.split(separator: "\n").filter { $0.contains("[IN0309 missing-parent]") }
        #expect(lines.count == 1 && lines[0].hasPrefix("App/Hero.intentdefinition:"))
        let given = try lint(".", "--config", "Widget/intentc.json")
        given.expect(status: 0, outputLacks: "missing-parent")
    }

    @Test func anExceptionWithoutUseIsReportedWhenAllWasLookedAt() throws {
        try folder.write(Array(try schema("DiabloHero").utf8), to: "App/Hero.intentdefinition")
        let configuration = #"{"version": 1, "exceptions": [{"rule": "IN0309", "path": "App/**", "reason": "later"}]}"#
        try folder.write(Array(configuration.utf8), to: "intentc.json")
        let all = try lint(".")
        all.expect(
            outputContains: "intentc.json:1:31: warning: this exception for 'missing-parent' does not match any finding"
        )
        try lint("App/Hero.intentdefinition").expect(outputLacks: "unused-exception")
    }

    @Test func aBrokenConfigurationStopsTheRun() throws {
        try folder.write(Array(try withoutParent().utf8), to: "Hero.intentdefinition")
        try folder.write(Array(#"{"version": 1, "rulez": {}}"#.utf8), to: "intentc.json")
        let result = try lint(".")
        result.expect(
            status: 2,
            output: """
                intentc.json:1:16: error: unknown key 'rulez' in the configuration; did you mean 'rules'? \
                [IN1002 unknown-configuration-key]
                    1 | {"version": 1, "rulez": {}}
                      |                ^~~~~~~

                1 error in 1 file

                """
        )
    }

    @Test func severalReportsInOneRun() throws {
        try folder.write(Array(try withoutParent().utf8), to: "Hero.intentdefinition")
        let result = try lint(
            "Hero.intentdefinition",
            "--format",
            "json=out/findings.jsonl",
            "--format",
            "sarif=out/findings.sarif",
            "--format",
            "github"
        )
        result.expect(status: 0, outputContains: "::notice file=Hero.intentdefinition,line=")
        let lines = try text("out/findings.jsonl").split(separator: "\n")
        for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        #expect(!lines.isEmpty)
        let sarif =
            try JSONSerialization.jsonObject(with: Data(try text("out/findings.sarif").utf8)) as? [String: Any]
        #expect(sarif?["version"] as? String == "2.1.0")
        let unknown = try lint("Hero.intentdefinition", "--format", "serif")
        unknown.expect(status: 2, errorsContain: "unknown report format 'serif'; did you mean 'sarif'?")
    }

    @Test func theStepSummaryIsAppended() throws {
        try folder.write(Array(try withoutParent().utf8), to: "Hero.intentdefinition")
        try folder.write(Array("before\n".utf8), to: "summary.md")
        var environment = ProcessInfo.processInfo.environment
        environment["GITHUB_STEP_SUMMARY"] = folder.url.appendingPathComponent("summary.md").path
        _ = try Tool.run(
            "lint",
            "Hero.intentdefinition",
            "--format",
            "github",
            in: folder.url,
            environment: environment
        )
        let summary = try text("summary.md")
        #expect(summary.hasPrefix("before\n"))
        #expect(summary.contains("missing-parent"))
    }

    @Test func standardInputHasTheGivenPath() throws {
        let result = try Command.run(
            "lint",
            "-",
            "--stdin-path",
            "App/Hero.intentdefinition",
            stdin: Array(try withoutParent().utf8)
        )
        result.expect(status: 0, outputContains: "App/Hero.intentdefinition:")
    }

    /// Each bad input has one finding, and the good input is still linted.
    @Test func badInputsDoNotHinderOthers() throws {
        try folder.write(Array(try withoutParent().utf8), to: "Good.intentdefinition")
        try folder.write([], to: "Empty.intentdefinition")
        try folder.write([0x62, 0x70, 0x6C, 0x69, 0x73, 0x74, 0x30, 0x30, 0xFF, 0x00], to: "Binary.intentdefinition")
        try folder.write(Array(try schema("DiabloHero").utf8.prefix(2000)), to: "Cut.intentdefinition")
        try folder.write([UInt8](repeating: 0x78, count: 2_000_000), to: "Line.intentdefinition")
        try folder.write([], to: "Folder.intentdefinition/inside")
        let missing = folder.url.appendingPathComponent("Link.intentdefinition").path
        try FileManager.default.createSymbolicLink(atPath: missing, withDestinationPath: "nowhere")
        let names = ["Empty", "Binary", "Cut", "Line", "Link", "Good"].map { $0 + ".intentdefinition" }
        let result = try Command.run(
            ["lint"] + names + ["/dev/null", "--format", "json"],
            in: folder.url
        )
        result.expect(status: 2)
        var counts: [String: Int] = [:]
        for line in result.output.split(separator: "\n") {
            let finding = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let path = try #require(finding?["path"] as? String)
            if finding?["severity"] as? String == "error" { counts[path, default: 0] += 1 }
            if path.hasPrefix("Good") { counts["Good", default: 0] += 1 }
        }
        for name in ["Empty", "Binary", "Cut", "Line", "Link"] {
            #expect(counts[name + ".intentdefinition"] == 1, "\(name)")
        }
        #expect(counts["/dev/null"] == 1)
        #expect((counts["Good"] ?? 0) > 0)
    }

    @Test func configurationIsPrinted() throws {
        let shown = try Command.run("config", "print", in: folder.url)
        let value = try JSONSerialization.jsonObject(with: Data(shown.stdout)) as? [String: Any]
        #expect((value?["rules"] as? [String: String])?["missing-parent"] == "note")
        #expect((value?["rules"] as? [String: String])?["string-id-reused"] == "off")
        // The output is itself a configuration.
        try folder.write(shown.stdout, to: "intentc.json")
        #expect(try Command.run("config", "print", in: folder.url).stdout == shown.stdout)
    }

    /// An Xcode update changes three lines. With pinned versions, each is found in place and restored.
    @Test func pinnedToolVersionsAreRestored() throws {
        let pinned = try schema("Counter")
        let updated = pinned.replacing("<string>24B83<", with: "<string>25A354<")
            .replacing("<string>16B40<", with: "<string>17A324<")
            .replacing("<string>16.1<", with: "<string>26.0.1<")
        try folder.write(Array(updated.utf8), to: "Counter.intentdefinition")
        let unpinned = try lint(".")
        #expect(unpinned.output.isEmpty && unpinned.status == 0)
        let versions = #"{"tools": "16.1", "toolsBuild": "16B40", "system": "24B83"}"#
        try folder.write(Array(#"{"version": 1, "toolVersions": \#(versions)}"#.utf8), to: "intentc.json")
        let result = try lint(".")
        result.expect(
            status: 0,
            output: """
                Counter.intentdefinition:12:10: note: 'INIntentDefinitionSystemVersion' is '25A354', \
                but the configuration pins '24B83'; also 'INIntentDefinitionToolsBuildVersion' and \
                'INIntentDefinitionToolsVersion' [IN0116 tool-version-differs]
                   12 |     <string>25A354</string>
                      |             ^~~~~~
                Counter.intentdefinition:14:10: note: 'INIntentDefinitionToolsBuildVersion' is '17A324', \
                but the configuration pins '16B40'
                   14 |     <string>17A324</string>
                      |             ^~~~~~
                Counter.intentdefinition:16:10: note: 'INIntentDefinitionToolsVersion' is '26.0.1', \
                but the configuration pins '16.1'
                   16 |     <string>26.0.1</string>
                      |             ^~~~~~

                1 note at 3 places in 1 file; 1 definition checked

                """
        )
        let fixed = try lint(".", "--fix")
        #expect(fixed.output.isEmpty && fixed.status == 0)
        #expect(try text("Counter.intentdefinition") == pinned)
        // The output is itself a configuration, including the versions.
        let shown = try Command.run("config", "print", in: folder.url)
        shown.expect(
            outputEnd: """
                  "toolVersions": {
                    "tools": "16.1",
                    "toolsBuild": "16B40",
                    "system": "24B83"
                  }
                }

                """
        )
        try folder.write(shown.stdout, to: "intentc.json")
        #expect(try Command.run("config", "print", in: folder.url).stdout == shown.stdout)
    }

    @Test func rulesAndExplanationsAreListed() throws {
        let rules = try Command.run("rules").output.split(separator: "\n")
        #expect(rules.count >= 40)
        let json =
            try JSONSerialization.jsonObject(with: Data(try Command.run("rules", "--json").stdout)) as? [[String: Any]]
        #expect(json?.count == rules.count)
        let explained = try Command.run("rules", "IN0309")
        let page = Project.root.appendingPathComponent("Docs/Rules/IN0309-missing-parent.md")
        #expect(explained.stdout == [UInt8](try Data(contentsOf: page)))
        #expect(try Command.run("rules", "missing-parent").stdout == explained.stdout)
        let one = try JSONSerialization.jsonObject(with: Data(try Command.run("rules", "IN0309", "--json").stdout))
        #expect((one as? [[String: Any]])?.map { $0["name"] as? String } == ["missing-parent"])
        let unknown = try Command.run("rules", "missing-parnt")
        unknown.expect(
            status: 2,
            errors: "intentc: error: no rule matches 'missing-parnt'; did you mean 'missing-parent'?\n"
        )
    }
}
