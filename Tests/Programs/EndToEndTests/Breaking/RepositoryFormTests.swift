import Foundation
import TestSupport
import Testing

/// Work trees, submodules, incomplete clones, and bare repositories.
@Suite struct RepositoryFormTests {
    private let repository: SampleRepository

    init() throws { repository = try .withDefinition() }

    private static let lost = "error: parameter 'spice' of 'OrderSoup' was removed"

    private func clone(_ options: String...) throws -> (folder: TemporaryDirectory, clone: URL) {
        let folder = try TemporaryDirectory()
        let source = "file://" + repository.folder.url.resolvingSymlinksInPath().path
        try SampleRepository.git(["clone", "--quiet"] + options + [source, "Clone"], in: folder.url)
        return (folder, folder.url.appendingPathComponent("Clone"))
    }

    @Test func aLinkedWorkTreeHasItsOwnState() throws {
        let folder = try TemporaryDirectory()
        let tree = folder.url.appendingPathComponent("Tree")
        try repository.git("worktree", "add", "--quiet", "-b", "less", tree.path)
        try Data(SampleDefinition.without("spice").xml.utf8)
            .write(to: tree.appendingPathComponent(SampleRepository.path))
        let result = try SampleRepository.run(["breaking", "--against", "main"], in: tree)
        result.expect(outputStart: "App/Intents.intentdefinition:7:44: \(Self.lost)")
        try repository.run("breaking", "--against", "main").expect(status: 0)
    }

    @Test func submodulesAreComparedAtTheCommitsOfTheRevision() throws {
        let outer = try SampleRepository()
        let source = repository.folder.url.resolvingSymlinksInPath().path
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", source, "Kit")
        try outer.commit("Add the kit")
        try outer.write(SampleDefinition.without("spice").xml, to: "Kit/App/Intents.intentdefinition")
        let result = try outer.run("breaking", "--against", "HEAD")
        result.expect(
            outputStart: "Kit/App/Intents.intentdefinition:7:44: \(Self.lost)",
            outputContains: "HEAD:Kit/App/Intents.intentdefinition:22:25: note: it was here"
        )
        let inside = try SampleRepository.run(
            ["breaking", "--against", "HEAD"],
            in: outer.folder.url.appendingPathComponent("Kit")
        )
        inside.expect(outputStart: "App/Intents.intentdefinition:7:44: \(Self.lost)")
    }

    /// A checkout can come from anywhere: a link in place of a submodule can lead outside or form a cycle.
    @Test(arguments: [".", "App", nil])
    func noLinkLeadsToASubmodule(target: String?) throws {
        let commit = try repository.git("rev-parse", "HEAD")
        try repository.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Kit")
        try repository.git("commit", "--quiet", "--message", "Add a submodule")
        try repository.write(SampleDefinition.without("spice").xml, to: SampleRepository.path)
        try repository.git("add", "App")
        try repository.git("commit", "--quiet", "--message", "Spice less")
        let (folder, other) = try clone()
        let link = repository.folder.url.appendingPathComponent("Kit").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target ?? other.path)
        let result = try repository.run("breaking", "--log", "HEAD~1..HEAD")
        withExtendedLifetime(folder) {
            result.expect(outputContains: "Kit: note: this cannot be compared: the submodule")
        }
        result.expect(outputLacks: "Kit/App")
    }

    @Test func aHistoryEntersSubmodules() throws {
        let outer = try SampleRepository()
        let source = repository.folder.url.resolvingSymlinksInPath().path
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", source, "App/Kit")
        try outer.commit("Add the kit")
        try outer.git("tag", "v1")
        try outer.write(SampleDefinition.without("spice").xml, to: "App/Kit/App/Intents.intentdefinition")
        try outer.git("-C", "App/Kit", "commit", "--quiet", "--all", "--message", "Spice less")
        try outer.commit("Take the new kit")
        try outer.git("tag", "v2")
        for arguments in [["--log", "HEAD"], ["--log", "HEAD~1..HEAD", "App"], ["--tags", "v*"]] {
            let result = try SampleRepository.run(["breaking"] + arguments, in: outer.folder.url)
            result.expect(status: 1, outputContains: ":App/Kit/App/Intents.intentdefinition:7:44: \(Self.lost)")
        }
        // Files that replace a submodule inherit its history.
        try outer.git("rm", "--quiet", "-f", "App/Kit")
        try outer.write(SampleDefinition.without("spice").xml, to: "App/Kit/App/Intents.intentdefinition")
        try outer.commit("Take the kit in")
        try outer.run("breaking", "--log", "HEAD~1..HEAD").expect(outputContains: "the submodule is not checked out")

        let (folder, clone) = (try TemporaryDirectory(), "Clone")
        let copy = "file://" + outer.folder.url.resolvingSymlinksInPath().path
        try SampleRepository.git(["clone", "--quiet", "--branch", "v2", copy, clone], in: folder.url)
        let unread = try SampleRepository.run(
            ["breaking", "--log", "HEAD"],
            in: folder.url.appendingPathComponent(clone)
        )
        unread.expect(status: 0, outputStart: "App/Kit: note: this cannot be compared: the submodule is ")
    }

    @Test func aHistoryFollowsWhatMovesIntoAFolderOrOutOfIt() throws {
        let widget = """
            struct Soup: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "soup", provider: Provider()) { Text($0.name) }
                }
            }
            """
        try repository.write(widget, to: "App/Soup.swift")
        try repository.commit("Show soup")
        try repository.git("mv", "App", "Kitchen")
        try repository.commit("Move to the kitchen")
        try repository.write(SampleDefinition.without("spice").xml, to: "Kitchen/Intents.intentdefinition")
        try repository.write(widget.replacing("\"soup\"", with: "\"soop\""), to: "Kitchen/Soup.swift")
        try repository.commit("Spice less")
        for folder in ["App", "Kitchen"] {
            let result = try repository.run("breaking", "--log", "HEAD", folder)
            result.expect(
                outputContains: ":Kitchen/Intents.intentdefinition:7:44: \(Self.lost)",
                "error: widget 'soup' was renamed to 'soop'",
                outputLacks: "Move to the kitchen"
            )
        }
    }

    @Test func aShallowCloneSaysWhatItLacks() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        let (folder, clone) = try clone("--depth", "1")
        defer { withExtendedLifetime(folder) {} }
        let result = try SampleRepository.run(["breaking", "--against", "HEAD~1"], in: clone)
        #expect(
            result.errors
                == "intentc: error: there is no revision 'HEAD~1'; the clone is shallow, and 'git fetch --unshallow' gets the rest of its history\n"
        )
        result.expect(status: 2)
    }

    /// The first commit of a shallow clone has no parent to compare with.
    @Test func aHistoryThatAShallowCloneCutsIsNotClean() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        try repository.write("", to: "Notes.txt")
        try repository.commit("Take notes")
        let (folder, clone) = try clone("--depth", "2")
        defer { withExtendedLifetime(folder) {} }
        let first = try repository.git("rev-parse", "HEAD~1").prefix(10)
        let cut = "\(first): error: this is not compared with the commit before it: the clone is shallow"
        for range in ["HEAD", "HEAD~1"] {
            let result = try SampleRepository.run(["breaking", "--log", range], in: clone)
            result.expect(
                status: 2,
                outputStart: cut,
                outputContains: "help: run 'git fetch --unshallow' to get the rest of the history"
            )
            let json = try SampleRepository.run(["breaking", "--log", range, "--format", "json"], in: clone)
            #expect(json.output.contains("the clone is shallow") && json.status == 2)
            json.expect(outputContains: #""sentence":"compared nothing, because of '\#(first)' (this is not"#)
        }
        // The commits in the clone can be compared.
        let whole = try SampleRepository.run(["breaking", "--log", "HEAD~1..HEAD"], in: clone)
        #expect(whole.status == 0 && whole.output == "", "\(whole)")
        let (other, full) = try self.clone("--depth", "9")
        withExtendedLifetime(other) {}
        try SampleRepository.run(["breaking", "--log", "HEAD"], in: full).expect(status: 1)
        let tags = try SampleRepository.run(["breaking", "--tags", "v*"], in: clone)
        #expect(
            tags.errors
                == "intentc: error: cannot read the history 'v*': no tag matches it; there are no tags; the clone is shallow, "
                + "and 'git fetch --unshallow' gets the rest of its history\n"
        )
    }

    /// A release before the only one that the clone has may have had anything.
    @Test func aReleaseBeforeThoseOfAShallowCloneIsNotClean() throws {
        try repository.git("tag", "v1")
        try repository.commit("Change nothing")
        try repository.git("tag", "v2")
        let (folder, clone) = try clone("--depth", "1", "--branch", "v2")
        defer { withExtendedLifetime(folder) {} }
        let cut = "v2: error: this is not compared with the release before it: the clone is shallow"
        let result = try SampleRepository.run(["breaking", "--tags", "v*"], in: clone)
        #expect(result.output.hasPrefix(cut) && result.status == 2, "\(result)")
        let check = try SampleRepository.run(["migrate", "--tags", "v*"], in: clone)
        #expect(check.output.contains("\n" + cut) && check.status == 2, "\(check)")
        let single = try repository.run("breaking", "--tags", "v2")
        #expect(
            single.errors
                == "intentc: error: only one tag matches 'v2', so there is no earlier release to compare it with\n"
        )
        single.expect(status: 2)
        let status = try SampleRepository.run(["strings", "status"], in: clone)
        let commit = try repository.git("rev-parse", "v2").prefix(10)
        status.expect(errorsContain: "note: changes before \(commit) are unknown: the clone in '", "' is shallow\n")
        try repository.run("strings", "status").expect(errorsLack: "shallow")
    }

    @Test func aCloneWithoutContentsNamesWhatItLacks() throws {
        try repository.git("config", "uploadpack.allowFilter", "true")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        let (folder, clone) = try clone("--filter=blob:none")
        defer { withExtendedLifetime(folder) {} }
        let result = try SampleRepository.run(["breaking", "--against", "HEAD~1"], in: clone)
        result.expect(
            status: 2,
            outputStart:
                "HEAD~1:App/Intents.intentdefinition: error: cannot read this file: it is not in the repository; fetch the rest of the history"
        )
    }

    @Test func aBareRepositoryIsComparedAtItsHead() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        let (folder, clone) = try clone("--bare")
        defer { withExtendedLifetime(folder) {} }
        for arguments in [["--against", "HEAD~1"], ["HEAD~1.."]] {
            let result = try SampleRepository.run(["breaking"] + arguments, in: clone)
            result.expect(status: 1, outputStart: "HEAD:App/Intents.intentdefinition:7:44: \(Self.lost)")
        }
        // The repository has a file 'HEAD'.
        try SampleRepository.run(["breaking", "--against", "HEAD"], in: clone).expect(status: 0)
    }

    @Test func aPointerOfLargeFileStorageIsNoDefinition() throws {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
        try repository.write(pointer)
        try repository.commit("Store it elsewhere")
        try repository.write(SampleDefinition().xml)
        let result = try repository.run("breaking", "--against", "HEAD")
        result.expect(
            status: 2,
            outputStart:
                "HEAD:App/Intents.intentdefinition:1:1: error: cannot read this file: it is a Git LFS pointer; run 'git lfs pull'"
        )
    }

    @Test func aNameThatIsNotTextIsReported() throws {
        let object = try repository.git("rev-parse", "HEAD:" + SampleRepository.path)
        let script = "printf '100644 \(object)\\tA\\377.intentdefinition\\0' | git update-index -z --index-info"
        let result = try runProcess(
            "bash",
            ["-c", script],
            in: repository.folder.url,
            environment: SampleRepository.environment
        )
        result.expect(status: 0)
        try repository.git("commit", "--quiet", "--message", "Name it so")
        let comparison = try repository.run("breaking", "--against", "HEAD")
        comparison.expect(status: 2, outputContains: "error: cannot read this file: its name is not UTF-8")
    }

    /// Git starts hooks with environment variables that name a repository.
    @Test func theRepositoryIsTheOneOfThePaths() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        let other = try SampleRepository()
        let result = try repository.run(
            "breaking",
            "--against",
            "main",
            environment: ["GIT_DIR": other.folder.url.appendingPathComponent(".git").path, "GIT_INDEX_FILE": "x"]
        )
        result.expect(status: 1)
    }
}
