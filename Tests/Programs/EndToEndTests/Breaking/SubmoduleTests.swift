import Foundation
import TestSupport
import Testing

/// Definitions that move into or out of a submodule that cannot be opened.
@Suite struct SubmoduleTests {
    private let repository: SampleRepository
    private static let note =
        "App: note: this cannot be compared: the submodule is not checked out, or lacks some of its commits"

    /// The definition's folder becomes a submodule in the second commit, and a folder without `spice` in the third.
    init() throws {
        repository = try .withDefinition()
        try repository.write("struct Order: AppIntent {}", to: "App/Order.swift")
        try repository.commit("Order")
        try repository.git("rm", "--quiet", "-r", "App")
        try Self.addSubmodule("App", to: repository)
        try repository.git("commit", "--quiet", "--message", "Share the app")
        try repository.git("tag", "shared")
        try repository.git("rm", "--quiet", "--cached", "App", ".gitmodules")
        try repository.remove(".gitmodules")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Take the app back")
    }

    /// Adds a submodule, which is not checked out, to the next commit.
    private static func addSubmodule(_ path: String, to repository: SampleRepository, isNamed: Bool = true) throws {
        let gitlink = "160000,\(try repository.git("rev-parse", "HEAD")),\(path)"
        try repository.git("update-index", "--add", "--cacheinfo", gitlink)
        if !isNamed { return }
        try repository.write("[submodule \"\(path)\"]\n\tpath = \(path)\n\turl = ../\(path)\n", to: ".gitmodules")
        try repository.git("add", ".gitmodules")
    }

    @Test(arguments: [[], ["App"]])
    func aHistoryComparesWhatIsKnownBeforeAndAfter(paths: [String]) throws {
        let shared = try SampleRepository.run(["breaking", "--log", "shared"] + paths, in: repository.folder.url)
        #expect(shared.output.hasPrefix(Self.note) && !shared.output.contains("error"), "\(shared)")
        shared.expect(status: 0)
        let result = try SampleRepository.run(["breaking", "--log", "HEAD"] + paths, in: repository.folder.url)
        result.expect(outputContains: "Take the app back\n", ": error: parameter 'spice' of 'OrderSoup' was removed")
        // What is still missing counts as removed.
        result.expect(outputContains: "App Intent 'Order' was removed")
        #expect(!result.output.contains("Share the app") && result.status == 1)
    }

    @Test(arguments: [["App"], ["."], ["App/Intents.intentdefinition"]])
    func aFolderThatBecameASubmoduleIsNotCompared(paths: [String]) throws {
        try repository.git("checkout", "--quiet", "shared")
        let result = try SampleRepository.run(["breaking", "--against", "HEAD~1"] + paths, in: repository.folder.url)
        result.expect(outputStart: Self.note)
        #expect(!result.output.contains("removed") && result.status == 0, "\(result)")
    }

    /// If a submodule is added or updated while a definition disappears, the definition may be in it, at any path.
    @Test(arguments: [["--log", "HEAD"], ["--against", "HEAD~1"], ["--log", "HEAD~1..HEAD"]], [true, false])
    func whatMayHaveMovedIntoASubmoduleIsNotCertainlyGone(arguments: [String], isNamed: Bool) throws {
        try repository.git("rm", "--quiet", "-r", "App")
        try Self.addSubmodule("Shared", to: repository, isNamed: isNamed)
        try repository.git("config", "submodule.Shared.ignore", "all")
        try repository.git("commit", "--quiet", "--message", "Share the definition")
        let output = try SampleRepository.run(["breaking"] + arguments, in: repository.folder.url).output
        #expect(output.contains(": warning: intent 'OrderSoup' was removed [IN1301"), "\(output)")
        #expect(output.contains("help: Unless 'Shared', which cannot be read, has it or replaces it, "), "\(output)")
        #expect(!output.contains("error: intent"))
    }

    /// An intent that cannot be seen is neither replaced nor absent.
    @Test func aMigrationInsideASubmoduleIsNotChecked() throws {
        try repository.git("checkout", "--quiet", "shared")
        let result = try repository.run("migrate", "--against", "HEAD~1", "App")
        #expect(result.output.contains(Self.note) && !result.output.contains("replace"), "\(result)")
        result.expect(status: 0)
    }

    @Test func aSubmoduleThatBecameAFolderIsNotCompared() throws {
        for arguments in [
            ["breaking", "--against", "shared"], ["breaking", "shared..main", "--all"],
            ["breaking", "main~2..shared", "--all"],
        ] {
            let result = try SampleRepository.run(arguments, in: repository.folder.url)
            #expect((result.output + result.errors).contains(Self.note), "\(result)")
            #expect(!result.output.contains("removed") && !result.output.contains("added"), "\(result)")
            result.expect(status: 0)
        }
        let comment = try repository.run("breaking", "--format", "markdown", "--against", "shared")
        comment.expect(outputContains: "not compared")
        let page = try repository.run("breaking", "--format", "html", "--against", "shared")
        page.expect(outputContains: "<h2>Nothing was compared</h2>")
    }
}
