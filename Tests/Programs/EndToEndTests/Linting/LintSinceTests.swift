import Foundation
import TestSupport
import Testing

/// `intentc lint --since`
@Suite struct LintSinceTests {
    private let repository: SampleRepository

    /// Two definitions with one finding each: `App/Intents.intentdefinition`, which has a German table, and
    /// `Widget/Widget.intentdefinition`.
    init() throws {
        repository = try SampleRepository()
        try repository.write(SampleDefinition().xml, to: "App/Base.lproj/Intents.intentdefinition")
        try repository.write("\"a\" = \"b\";\n", to: "App/de.lproj/Intents.strings")
        try repository.write(SampleDefinition(intent: "Configure").xml, to: "Widget/Widget.intentdefinition")
        try repository.commit("Two definitions")
        try repository.git("tag", "v1")
    }

    private static let app = "App/Base.lproj/Intents.intentdefinition"
    private static let widget = "Widget/Widget.intentdefinition"

    /// The linted definitions: each has an intent without a description.
    private func linted(_ arguments: String..., since revision: String = "v1") throws -> [String] {
        let all = ["lint", "--format", "json", "--fail-on", "never", "--since", revision]
        let result = try SampleRepository.run(all + (arguments.isEmpty ? ["."] : arguments), in: repository.folder.url)
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n").filter { $0.contains("\"missing-description\"") }
        return try lines.map { line in
            let finding = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return finding?["path"] as? String ?? ""
        }
    }

    private func refused(_ arguments: String..., in folder: URL? = nil) throws -> String {
        let result = try SampleRepository.run(["lint"] + arguments, in: folder ?? repository.folder.url)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        return result.errors
    }

    @Test func nothingChangedIsNothingToSay() throws {
        #expect(try linted().isEmpty)
        #expect(try linted(Self.app, Self.widget).isEmpty)
    }

    @Test func whatIsNotCommittedCounts() throws {
        try repository.write(SampleDefinition.without("spice").xml, to: Self.app)
        #expect(try linted() == [Self.app])
        #expect(try linted("Widget").isEmpty)
        try repository.git("add", "--all")
        #expect(try linted() == [Self.app])
        try repository.commit("Less spice")
        #expect(try linted() == [Self.app])
        #expect(try linted(since: "HEAD").isEmpty)
    }

    @Test func aNewFileCounts() throws {
        try repository.write(SampleDefinition(intent: "New").xml, to: "App/New.intentdefinition")
        #expect(try linted() == ["App/New.intentdefinition"])
    }

    @Test func aRenamedFileCounts() throws {
        try repository.git("mv", Self.widget, "Widget/Renamed.intentdefinition")
        #expect(try linted() == ["Widget/Renamed.intentdefinition"])
    }

    @Test func aDeletedFileIsNotMissed() throws {
        try repository.remove(Self.widget)
        #expect(try linted().isEmpty)
    }

    @Test func aTableAloneCounts() throws {
        try repository.write("\"a\" = \"c\";\n", to: "App/de.lproj/Intents.strings")
        #expect(try linted() == [Self.app])
        #expect(try linted("App/de.lproj/Intents.strings") == [Self.app])
    }

    @Test func aNewOrDeletedTableCounts() throws {
        let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
        try repository.write(catalog, to: "Widget/Widget.xcstrings")
        #expect(try linted() == [Self.widget])
        try repository.remove("Widget/Widget.xcstrings")
        try repository.remove("App/de.lproj/Intents.strings")
        #expect(try linted() == [Self.app])
    }

    @Test func otherTablesDoNotCount() throws {
        try repository.write("\"a\" = \"b\";\n", to: "App/de.lproj/Localizable.strings")
        #expect(try linted().isEmpty)
    }

    @Test func lineEndsAreNoChange() throws {
        let text = SampleDefinition(intent: "Configure").xml.replacingOccurrences(of: "\n", with: "\r\n")
        try repository.write(text, to: Self.widget)
        #expect(try linted().isEmpty)
    }

    @Test func foldersOfTheRepositoryMayBeTheWorkingFolder() throws {
        try repository.write(SampleDefinition.without("spice").xml, to: Self.app)
        let result = try SampleRepository.run(
            ["lint", ".", "--since", "v1"],
            in: repository.folder.url.appendingPathComponent("App")
        )
        #expect(result.output.contains(" [IN0504 missing-description]\n"))
    }

    @Test func filtersOfTheCheckoutAreNotRun() throws {
        try repository.git("config", "filter.trap.clean", "touch trapped; cat")
        try repository.write("*.intentdefinition filter=trap\n", to: ".gitattributes")
        try repository.write(SampleDefinition.without("spice").xml, to: Self.app)
        #expect(try linted() == [Self.app])
        let trap = repository.folder.url.appendingPathComponent("trapped").path
        #expect(!FileManager.default.fileExists(atPath: trap))
    }

    @Test func anUnknownRevisionIsRefused() throws {
        #expect(
            try refused(".", "--since", "v2") == "intentc: error: cannot compare with 'v2': there is no such revision\n"
        )
        #expect(try refused(".", "--since", "--output=x").contains("there is no such revision"))
    }

    @Test func aFolderThatIsNoCheckoutIsRefused() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Array(SampleDefinition().xml.utf8), to: "Intents.intentdefinition")
        let message = try refused(".", "--since", "v1", in: folder.url)
        #expect(message.hasPrefix("intentc: error: cannot compare with 'v1': not a git repository"))
    }

    @Test func whatNeedsEverythingIsRefused() throws {
        let message = try refused(".", "--since", "v1", "--write-baseline", "accepted.json")
        #expect(message.contains("'--write-baseline' cannot be used with '--since'"))
        #expect(try refused("-", "--since", "v1").contains("standard input cannot be compared with a revision"))
    }

    // MARK: - What a change brings

    private func new(_ arguments: String...) throws -> (status: Int32, output: String) {
        let result = try SampleRepository.run(["lint", "."] + arguments, in: repository.folder.url)
        return (result.status, result.output)
    }

    @Test func onlyWhatIsNewIsReported() throws {
        #expect(try new("--new-since", "v1", "--strict") == (0, ""))
        try repository.write("\"a\" = \"b\";\n\"c\" = \"d\";\n", to: "App/de.lproj/Intents.strings")
        try repository.write(SampleDefinition(intent: "New").xml, to: "New.intentdefinition")
        let found = try new("--new-since", "v1", "--format", "json", "--strict")
        #expect(found.status == 1)
        #expect(found.output.contains("\"path\":\"New.intentdefinition\""))
        // One of two unused rows existed before.
        #expect(found.output.contains("the key 'c' is not used by the definition"))
        #expect(!found.output.contains(Self.widget))
        try repository.commit("Both")
        #expect(try new("--new-since", "HEAD", "--strict") == (0, ""))
    }

    @Test func whatCannotBeComparedIsRefused() throws {
        #expect(try refused(".", "--new-since", "v9").contains("cannot compare with 'v9'"))
        #expect(try refused("-", "--new-since", "v1").contains("standard input cannot be compared with a revision"))
        let message = try refused(".", "--new-since", "v1", "--write-baseline", "accepted.json")
        #expect(message.contains("'--write-baseline' cannot be used with '--new-since'"))
    }
}
