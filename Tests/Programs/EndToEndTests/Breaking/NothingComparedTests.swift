import Foundation
import TestSupport
import Testing

/// What was not looked at is never clean.
@Suite struct NothingComparedTests {
    private let repository: SampleRepository

    init() throws { repository = try .withDefinition() }

    // MARK: - Histories

    @Test func aHistoryOfNothingIsNotClean() throws {
        try repository.git("tag", "v1")
        let mistakes = [
            (["--log", "HEAD..v1"], "cannot read the history 'HEAD..v1': there is no commit in this range"),
            (["--tags", "v1"], "only one tag matches 'v1', so there is no earlier release to compare it with"),
            (["--tags", "x*"], "cannot read the history 'x*': no tag matches it; the newest is 'v1'"),
        ]
        for (words, message) in mistakes {
            let result = try SampleRepository.run(["breaking"] + words, in: repository.folder.url)
            result.expect(status: 2, errors: "intentc: error: \(message)\n")
        }
    }

    @Test func aHistoryWithNothingToCompareSaysSo() throws {
        try repository.write("struct Pot {}", to: "Kit/Pot.swift")
        try repository.commit("Change nothing of the app")
        try repository.commit("Change nothing")
        for (range, path) in [("HEAD~2", ""), ("HEAD~1..", ""), ("HEAD~2..", "App"), ("HEAD~1..", "App")] {
            let words = ["breaking", "--log", range, "--format", "markdown"] + (path.isEmpty ? [] : [path])
            let result = try SampleRepository.run(words, in: repository.folder.url)
            let expected = """
                ## Nothing was compared

                Compared nothing, because no commit in '\(range.replacing("~", with: "\\~"))' changes a parent's \
                definitions, Swift sources or projects\(path.isEmpty ? "" : " in '\(path)'").

                """
            result.expect(status: 0, output: expected)
        }
    }

    private static let what = "definition, App Intent or widget"

    /// As in a range, a path of sources that declare nothing is a mistake.
    @Test(arguments: [
        (["--log", "HEAD"], "no commit in 'HEAD' has a \(Self.what) in 'Kit'"),
        (["--log", "v1.."], "no commit in 'v1..' has a \(Self.what) in 'Kit'"),
        (["--log", "v2.."], "no commit in 'v2..' has a \(Self.what) in 'Kit'"),
        (["--tags", "v*"], "no release that matches 'v*' has a \(Self.what) in 'Kit'"),
        (["v1..v2"], "there is no .intentdefinition file, App Intent or widget, neither in 'v2' nor in 'v1'"),
        (["--against", "v1"], "there is no .intentdefinition file, App Intent or widget, neither now nor in 'v1'"),
    ])
    func aPathThatNeverDeclaredAnythingIsAMistake(words: [String], message: String) throws {
        for (tag, text) in [("v1", "struct Pot {}"), ("v2", "struct Pot { let size = 1 }")] {
            try repository.write(text, to: "Kit/Pot.swift")
            try repository.commit(tag)
            try repository.git("tag", tag)
        }
        try repository.commit("Change nothing")
        let result = try SampleRepository.run(["breaking", "Kit"] + words, in: repository.folder.url)
        result.expect(errors: "intentc: error: \(message)\n")
        #expect(result.output == "" && result.status == 2)
        try SampleRepository.run(["breaking", "App", "Kit"] + words, in: repository.folder.url).expect(status: 0)
        try repository.write("Notes", to: "Empty/NOTES")
        for paths in [["Empty"], ["App", "Empty"]] {
            let none = try SampleRepository.run(["breaking"] + paths + words, in: repository.folder.url)
            #expect(none.errors.contains(" in 'Empty'") && none.status == 2, "\(none)")
        }
    }

    /// What a history was compared with, in words.
    @Test func aHistoryCountsItsSteps() throws {
        for (tag, parameters) in [("v1", ["soup"]), ("v2", ["soup", "size"]), ("v3", ["soup", "size", "spice"])] {
            try repository.write(SampleDefinition(parameters: parameters).xml)
            try repository.commit(tag)
            try repository.git("tag", tag)
        }
        for (words, steps) in [
            (["--tags", "v*"], "2 releases that match 'v\\*', each with the previous one"),
            (["--tags", "v[12]"], "1 release that matches 'v\\[12\\]' with the previous one"),
            (["--log", "v1..v3"], "each of 2 commits in 'v1..v3' with its parent"),
            (["--log", "v2..v3"], "1 commit in 'v2..v3' with its parent"),
        ] {
            let words = ["breaking", "--format", "markdown"] + words
            let result = try SampleRepository.run(words, in: repository.folder.url)
            result.expect(outputContains: "\nCompared \(steps): ")
        }
    }

    /// Tags match as for `git tag --list`, also if a branch has the same name.
    @Test func tagsMatchAsInGit() throws {
        try repository.git("tag", "builds/1/ios")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        try repository.git("tag", "builds/2")
        try repository.git("branch", "builds/2")
        for pattern in ["builds/*", "b*"] {
            let result = try repository.run("breaking", "--tags", pattern)
            result.expect(
                outputContains: ", compared with builds/1/ios\nbuilds/2:",
                "parameter 'spice' of 'OrderSoup' was removed"
            )
        }
        let none = try repository.run("breaking", "--tags", "builds")
        none.expect(errorsContain: "no tag matches it; the newest are 'builds/")
        let log = try repository.run("breaking", "--log", "builds/2..")
        log.expect(errorsContain: "there is no commit in this range")
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
        result.expect(status: 2, outputContains: "it is not in the repository", outputLacks: "removed")
        if words[0].hasPrefix("--") { return }
        let page = try SampleRepository.run(["breaking", "--format", "html=p.html"] + words, in: repository.folder.url)
        page.expect(status: 2, errorsContain: "it is not in the repository")
    }

    /// It may have had, or may have, a widget.
    @Test(arguments: [["--log", "v1..v2"], ["--log", "v2..v3"], ["--tags", "v*"]], ["v1", "v2", "v3"])
    func aSourceThatCannotBeReadIsNotClean(words: [String], damaged: String) throws {
        for (tag, text) in [("v1", "struct Soup: AppIntent {}"), ("v2", "struct Soup {}"), ("v3", "struct Soup { }")] {
            try repository.write(text, to: "App/Soup.swift")
            try repository.commit(tag)
            try repository.git("tag", tag)
        }
        let object = try repository.git("rev-parse", "\(damaged):App/Soup.swift")
        try repository.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
        let result = try SampleRepository.run(["breaking"] + words, in: repository.folder.url)
        let isInside = words[0] == "--tags" || words[1].contains(damaged)
        #expect(
            result.output.contains("App/Soup.swift: error: cannot read this file: it is not in the repository")
                == isInside
        )
        #expect((result.status == 2) == isInside, "\(result)")
    }

    @Test func aLogInAnotherEncodingIsRead() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        try repository.git("config", "i18n.logOutputEncoding", "UTF-16")
        try repository.run("breaking", "--log", "HEAD~1..HEAD").expect(status: 1)
    }

    /// The second commit is a merge, and the folder is not the root.
    @Test(arguments: [
        ("log.diffMerges", "off"), ("log.diffMerges", "combined"), ("log.showRoot", "false"), ("diff.relative", "true"),
    ])
    func noSettingOfGitLeavesOutChanges(name: String, value: String) throws {
        try repository.git("checkout", "--quiet", "-b", "less")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        try repository.git("checkout", "--quiet", "main")
        try repository.git("merge", "--quiet", "--no-ff", "less")
        try repository.write("", to: "Other/NOTES")
        try repository.git("config", name, value)
        let folder = repository.folder.url.appendingPathComponent("Other")
        let result = try SampleRepository.run(["breaking", "../App", "--log", "HEAD"], in: folder)
        result.expect(status: 1, outputContains: "parameter 'spice' of 'OrderSoup' was removed")
    }

    // MARK: - Bases

    @Test func onTheDefaultBranchTheBaseIsTheFirstParent() throws {
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        let result = try repository.run("breaking")
        result.expect(status: 1, outputContains: "\nHEAD^:App/Intents.intentdefinition:")
        let parent = try repository.git("rev-parse", "--short=7", "HEAD^")
        let reason = "with its parent '\(parent)', because 'main' is the default branch itself"
        let markdown = try repository.run("breaking", "--format", "markdown")
        markdown.expect(outputContains: "Compared 1 definition \(reason). Affects users (1).")
    }

    @Test func aBranchComesBeforeATagOfTheSameName() throws {
        try repository.git("tag", "old")
        try repository.git("checkout", "--quiet", "-b", "old")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.commit("Spice less")
        try repository.run("breaking", "--against", "old").expect(output: "")
        #expect(try repository.run("breaking", "--log", "old..").status == 2, "there is no commit")
        let tag = try repository.run("breaking", "--against", "latest-tag")
        tag.expect(outputContains: "parameter 'spice' of 'OrderSoup' was removed")
    }

    // MARK: - Paths that only one side has

    /// Moves the definition to another folder.
    private func move(_ definition: SampleDefinition = SampleDefinition()) throws {
        try? repository.remove()
        try repository.write(definition.xml, to: "Kit/Soup.intentdefinition")
    }

    @Test(arguments: ["Kit", "App/Intents.intentdefinition", "Kit/Soup.intentdefinition", "."])
    func aMoveIsFoundWhicheverPathIsNamed(path: String) throws {
        try move()
        let moved = try repository.run("breaking", path, "--against", "main")
        #expect(moved.status == 0 && moved.output == "", "\(moved)")
        try move(.without("spice"))
        let result = try repository.run("breaking", path, "--against", "main")
        result.expect(
            status: 1,
            outputStart: "Kit/Soup.intentdefinition:7:44: error: parameter 'spice' of 'OrderSoup' was removed"
        )
        try repository.commit("Move")
        let range = try repository.run("breaking", "main~1..main", path)
        range.expect(outputContains: "Kit/Soup.intentdefinition:7:44: error: parameter 'spice'")
    }

    @Test func onlyTheNamedPathIsReported() throws {
        try repository.write(SampleDefinition(intent: "OrderTea").xml, to: "Other/Tea.intentdefinition")
        try repository.commit("Order tea")
        try move(.without("spice"))
        try repository.write(SampleDefinition(intent: "OrderTea", parameters: []).xml, to: "Other/Tea.intentdefinition")
        let result = try repository.run("breaking", "Kit", "--against", "HEAD", "--all")
        #expect(result.output.contains("'spice' of 'OrderSoup'") && !result.output.contains("OrderTea"), "\(result)")
    }

    // MARK: - Without git

    /// Puts a program called `git` in front of the others.
    private func lint(withGit script: String) throws -> ProcessResult {
        try repository.write("Ignored.intentdefinition\n", to: ".gitignore")
        try repository.write("<plist", to: "Ignored.intentdefinition")
        let git = try repository.folder.write("#!/bin/sh\n\(script)\n".utf8, to: "bin/git")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git.path)
        let path = git.deletingLastPathComponent().path + ":/usr/bin:/bin"
        return try repository.run("lint", ".", environment: ["PATH": path])
    }

    @Test func withoutGitIgnoredFilesAreSearchedAndThatIsSaid() throws {
        let result = try lint(withGit: "echo 'fatal: detected dubious ownership in repository' >&2; exit 128")
        let warning = "intentc: warning: files that git ignores are searched as well: detected dubious ownership"
        result.expect(status: 1, outputContains: "Ignored.intentdefinition:1:", errorsStart: warning)
    }

    @Test func aGitThatHangsIsAskedOnce() throws {
        let start = Date()
        let result = try lint(withGit: "exec sleep 30")
        result.expect(errorsContain: "files that git ignores are searched as well: git does not answer")
        #expect(Date().timeIntervalSince(start) < 10)
        result.expect(outputContains: "Ignored.intentdefinition:1:")
    }
}
