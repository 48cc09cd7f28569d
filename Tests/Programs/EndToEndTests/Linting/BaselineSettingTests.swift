import Foundation
import TestSupport
import Testing

/// The baseline as a setting: every way of linting and comparing accepts the same findings.
@Suite struct BaselineSettingTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        for name in ["App", "Widget"] {
            try folder.write(Self.legacy, to: "\(name)/\(name).intentdefinition")
        }
        for arguments in [["init", "-q", "-b", "main", "."], ["add", "."], commit] { try git(arguments) }
        try folder.write(#"{"version": 1, "baseline": "accepted.json"}"#.utf8, to: "intentc.json")
        try lint("--write-baseline", "accepted.json").expect(status: 0)
    }

    private static var legacy: [UInt8] {
        get throws {
            Array(try Data(contentsOf: Project.schemas.appendingPathComponent("LegacyModel.intentdefinition")))
        }
    }

    private let commit = ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Begin"]

    private func git(_ arguments: [String]) throws {
        try runProcess("git", arguments, in: folder.url).expect(status: 0)
    }

    private func lint(_ arguments: String...) throws -> ProcessResult {
        try Command.run(["lint", "--fail-on", "note"] + arguments, in: folder.url)
    }

    private func entries(_ file: String = "accepted.json") throws -> [Substring] {
        try text(file).split(separator: "\n").filter { $0.contains("\"rule\"") }
    }

    /// Mends one finding: the intents lack descriptions.
    private func mend(_ file: String) throws {
        let id = "<key>INIntentDescriptionID</key>\n\t\t\t<string>FGs6ug"
        let old = try text(file)
        let new = old.replacing("<string></string>\n\t\t\t" + id, with: "<string>Empty the hose</string>\n\t\t\t" + id)
        #expect(new != old)
        try folder.write(new.utf8, to: file)
    }

    @Test func holdsForEveryWayOfLinting() throws {
        try lint().expect(output: "")
        try lint("Widget").expect(status: 0)
        try lint("Widget/Widget.intentdefinition").expect(output: "")
        let plugin = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().appendingPathComponent(
            "intentc-lint"
        )
        let file = folder.url.appendingPathComponent("App/App.intentdefinition").path
        let build = try runProcess(plugin.path, ["lint", file, "--format", "xcode"], in: folder.url)
        #expect(build.status == 0 && build.output.isEmpty, "\(build)")
        let given = try Command.run(
            ["lint", "-", "--stdin-path", "App/App.intentdefinition", "--fail-on", "note"],
            stdin: Self.legacy,
            in: folder.url
        )
        given.expect(status: 0)
        let accepted = try lint("--format", "sarif").output
        #expect(accepted.contains("\"suppressions\"") && !accepted.contains("\"level\": \"error\""))
    }

    @Test func aRunKeepsTheEntriesThatItCouldNotHaveMade() throws {
        let all = try entries()
        try lint("App", "--write-baseline", "accepted.json").expect(status: 0)
        try lint("--rule", "missing-description", "--write-baseline", "accepted.json").expect(status: 0)
        try lint("--exclude", "Widget", "--write-baseline", "accepted.json").expect(status: 0)
        #expect(try entries() == all)
        for file in ["App/App.intentdefinition", "Widget/Widget.intentdefinition"] {
            try folder.write(text(file).replacing("DrainHose", with: "EmptyHose").utf8, to: file)
        }
        try Command.run("breaking", "--write-baseline", "accepted.json", in: folder.url).expect(status: 0)
        let both = try entries()
        #expect(Set(both).isSuperset(of: all))
        #expect(
            both.contains { $0.contains(#"{"rule":"IN1"#) && $0.contains(#".intentdefinition","symbol":"DrainHose""#) },
            "\(both)"
        )
        try Command.run("breaking", in: folder.url).expect(status: 0)
        try lint().expect(outputLacks: "intent-renamed")
    }

    /// A configuration that cannot be read may name a baseline.
    @Test func anUnreadableConfigurationIsNoMisuse() throws {
        try folder.write("{".utf8, to: "intentc.json")
        let result = try lint("--strict-baseline")
        result.expect(status: 2, outputContains: "[IN1001 malformed-configuration]")
        #expect(!result.errors.contains("--strict-baseline"), "\(result)")
    }

    @Test func onlyARunOfTheWholeFolderJudges() throws {
        try mend("App/App.intentdefinition")
        for arguments in [["Widget"], ["App/App.intentdefinition"], ["--exclude", "App"], ["--rule", "IN0502"]] {
            let result = try Command.run(["lint", "--strict-baseline"] + arguments, in: folder.url)
            #expect(!result.output.contains("IN1008"), "\(arguments) \(result)")
            result.expect(status: 0)
        }
        // Progress does not fail a gate.
        let mended = try lint()
        mended.expect(status: 0, outputContains: ": note: the baseline accepts 1 finding of 'missing-description'")
        try lint("--strict-baseline").expect(status: 1)
        for (setting, status) in [("off", 0), ("error", 1)] as [(String, Int32)] {
            let rules = #"{"version": 1, "baseline": "accepted.json", "rules": {"IN1008": "\#(setting)"}}"#
            try folder.write(rules.utf8, to: "intentc.json")
            let result = try lint()
            #expect(result.status == status && result.output.contains("IN1008") == (status == 1), "\(result)")
        }
        try folder.write(#"{"version": 1, "baseline": "accepted.json"}"#.utf8, to: "intentc.json")
        try lint("--baseline", "accepted.json", "--write-baseline", "accepted.json").expect(status: 0)
        try lint("--strict-baseline").expect(output: "")
    }

    @Test func aMovedBaselineKeepsItsEntries() throws {
        try folder.write(text("accepted.json").utf8, to: "tools/ci/accepted.json")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("accepted.json"))
        let missing = try lint()
        missing.expect(
            status: 2,
            outputStart: "intentc.json:1:28: error: cannot read the baseline 'accepted.json': No such file"
        )
        try lint("--baseline", "tools/ci/accepted.json", "--strict-baseline").expect(output: "")
        try folder.write(#"{"version": 1, "baseline": "tools/ci/accepted.json"}"#.utf8, to: "intentc.json")
        try lint("--strict-baseline").expect(output: "")
        try lint("App", "--write-baseline", "tools/ci/accepted.json").expect(status: 0)
        try lint("--strict-baseline").expect(output: "")
    }

    @Test(arguments: ["../accepted.json", "/etc/hosts", ""])
    func aBaselineIsBelowItsConfiguration(path: String) throws {
        try folder.write(#"{"version": 1, "baseline": "\#(path)"}"#.utf8, to: "intentc.json")
        let result = try lint()
        result.expect(
            status: 2,
            outputStart: "intentc.json:1:28: error: expected the path of a file in this folder or below"
        )
    }

    @Test func aFileThatIsNotABaselineIsNotReplaced() throws {
        try folder.write("{}".utf8, to: "package.json")
        let result = try lint("--write-baseline", "package.json")
        result.expect(status: 2, errorsEnd: "intentc: error: 'package.json' is not a baseline\n")
        #expect(try text("package.json") == "{}")
    }
}
