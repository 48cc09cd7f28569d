import Foundation
import TestSupport
import Testing

/// What was not looked at is never clean, whatever leaves it out of the report.
@Suite struct NothingComparedTests {
    private let repository: SampleRepository
    private static let cut = String(SampleDefinition().xml.dropLast(60))

    init() throws { repository = try .withDefinition() }

    // MARK: - Damage

    /// Every way to leave out findings, for every kind of damage and every command.
    @Test(arguments: ["lint", "breaking"], ["truncated", "empty", "text"])
    func noFilterHidesDamage(command: String, damage: String) throws {
        let settings =
            #"{"version": 1, "rules": {"malformed-xml": "off", "not-a-property-list": "off", "#
            + #""empty-file": "off", "exceptions": [{"rule": "malformed-xml", "reason": "later"}]}}"#
        try repository.write(damage == "truncated" ? Self.cut : damage == "empty" ? "" : "text")
        let entries = ["IN0101", "IN0102", "IN0103"].map {
            #"{"rule": "\#($0)", "path": "App/Intents.intentdefinition", "symbol": "", "count": 9}"#
        }
        try repository.write(#"{"version": 2, "findings": [\#(entries.joined(separator: ", "))]}"#, to: "b.json")
        let filters =
            [["--baseline", "b.json"], ["--fail-on", "never"], ["--minimum-severity", "error"]]
            + (command == "lint" ? [["--rule", "IN0501"], ["--write-baseline", "new.json"]] : [["--changes-only"]])
        for filter in filters {
            let result = try SampleRepository.run([command, "App"] + filter, in: repository.folder.url)
            #expect(result.status != 0 && (result.output + result.errors).contains(": error: "), "\(filter) \(result)")
        }
        try repository.write(settings, to: "intentc.json")
        let configured = try SampleRepository.run([command, "App"], in: repository.folder.url)
        #expect(configured.status != 0, "\(configured)")
    }

    // MARK: - Histories

    @Test func aHistoryOfNothingIsNotClean() throws {
        try repository.git("tag", "v1")
        try FileManager.default.createDirectory(
            at: repository.folder.url.appendingPathComponent("Empty"),
            withIntermediateDirectories: true
        )
        let mistakes = [
            (["--log", "HEAD..v1"], "cannot read the history 'HEAD..v1': there is no commit in this range"),
            (
                ["Empty", "--log", "HEAD"],
                "cannot read the history 'HEAD': there was never a definition, App Intent or widget in 'Empty'"
            ),
            (["--tags", "v1"], "only one tag matches 'v1', so there is no earlier release to compare it with"),
            (["--tags", "x*"], "cannot read the history 'x*': no tag matches it; the newest is 'v1'"),
        ]
        for (words, message) in mistakes {
            let result = try SampleRepository.run(["breaking"] + words, in: repository.folder.url)
            #expect(result.errors == "intentc: error: \(message)\n")
            #expect(result.status == 2)
        }
    }

    /// A partial clone has no contents of some versions, which are not removed.
    @Test(arguments: [["--log", "v1..v3"], ["--tags", "v*"], ["v1..v2"], ["v2..v3"]])
    func aVersionThatCannotBeReadWasNotRemoved(words: [String]) throws {
        for (tag, parameters) in [("v1", ["soup"]), ("v2", ["soup", "size"]), ("v3", ["soup", "size", "spice"])] {
            try repository.write(SampleDefinition(parameters: parameters).xml)
            try repository.commit(tag)
            try repository.git("tag", tag)
        }
        let object = try repository.git("rev-parse", "v2:\(SampleRepository.path)")
        try repository.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
        let result = try SampleRepository.run(["breaking"] + words, in: repository.folder.url)
        #expect(result.output.contains("this file is not in the repository"), "\(result)")
        #expect(!result.output.contains("removed"), "\(result)")
        #expect(result.status == 2)
    }

    @Test func aLogInAnotherEncodingIsRead() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        try repository.git("config", "i18n.logOutputEncoding", "UTF-16")
        #expect(try repository.run("breaking", "--log", "HEAD~1..HEAD").status == 1)
    }

    // MARK: - Bases

    @Test func onTheDefaultBranchTheBaseIsTheFirstParent() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        let result = try repository.run("breaking")
        #expect(result.output.contains("\nHEAD^:App/Intents.intentdefinition:"), "\(result)")
        #expect(result.status == 1)
    }

    @Test func aBranchComesBeforeATagOfTheSameName() throws {
        try repository.git("tag", "old")
        try repository.git("checkout", "--quiet", "-b", "old")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        #expect(try repository.run("breaking", "--against", "old").output == "")
        let tag = try repository.run("breaking", "--against", "latest-tag")
        #expect(tag.output.contains("parameter 'spice' of 'OrderSoup' was removed"), "\(tag)")
    }
}
