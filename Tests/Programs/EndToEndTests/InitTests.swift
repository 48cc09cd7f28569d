import Foundation
import TestSupport
import Testing

/// `intentc init`
@Suite struct InitTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(
            Array(try Data(contentsOf: Project.schemas.appendingPathComponent("DiabloHero.intentdefinition"))),
            to: "App/Hero.intentdefinition"
        )
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func writesNothingWithoutAnAnswer() throws {
        let result = try Command.run("init", in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.errors
                == "intentc: error: would write intentc.json, intents.baseline.json; pass '--yes' to write without asking\n"
        )
        let shown = try Command.run("init", "--dry-run", in: folder.url)
        #expect(shown.status == 0)
        #expect(shown.output.hasPrefix("--- /dev/null\n+++ intentc.json\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["App"])
    }

    @Test func setsUpAnAppOnGitHub() throws {
        try folder.write([UInt8](), to: ".github/CODEOWNERS")
        let result = try Command.run("init", "--yes", in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output == """
                Written:
                  intentc.json                   the configuration
                  intents.baseline.json          accepts 1 finding
                  .github/workflows/intents.yml  checks each change
                Replace HOST and OWNER in these files with the address where intentc is published.
                Next:
                  intentc lint --baseline intents.baseline.json  check definitions and their translations
                  intentc strings status                         show translation progress
                  intentc breaking                               find what this branch breaks

                """
        )
        #expect(try text(".github/workflows/intents.yml").hasSuffix("          baseline: intents.baseline.json\n"))
        // The app passes from the first day.
        let options = ["--baseline", "intents.baseline.json", "--fail-on", "note"]
        #expect(try Command.run(["lint"] + options, in: folder.url).status == 0)
        let again = try Command.run("init", "--yes", in: folder.url)
        #expect(again.status == 0)
        #expect(
            again.errors.split(separator: "\n") == [
                "intentc.json already exists", "intents.baseline.json already exists",
                ".github/workflows/intents.yml already exists",
            ]
        )
    }

    @Test(arguments: ["master", "trunk"])
    func lintsTheDefaultBranch(name: String) throws {
        try folder.write([UInt8](), to: ".github/CODEOWNERS")
        try git("init", "-q", "-b", "feature")
        try git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "--allow-empty", "-m", "Begin")
        if name == "master" {
            try git("branch", "master")
        } else {
            try git("update-ref", "refs/remotes/origin/\(name)", "HEAD")
            try git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/\(name)")
        }
        #expect(try Command.run("init", "--yes", in: folder.url).status == 0)
        #expect(
            try text(".github/workflows/intents.yml").hasPrefix(
                """
                name: intents
                on:
                  pull_request:
                  push:
                    branches: [\(name)]
                jobs:

                """
            )
        )
    }

    @Test func asksForTheTemplateOnGitLab() throws {
        try git("init", "-q")
        try git("remote", "add", "origin", "git@gitlab.example.com:me/app.git")
        #expect(try Command.run("init", "--yes", in: folder.url).status == 0)
        #expect(
            try text(".gitlab-ci.yml") == """
                include:
                  - remote: https://HOST/OWNER/intentc/raw/0.1.0/Docs/Recipes/GitLab/intentc.gitlab-ci.yml
                variables:
                  INTENTC_LINT_OPTIONS: --baseline intents.baseline.json

                """
        )
    }

    @Test func saysThatThereAreNoDefinitions() throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
        let result = try Command.run("init", "--yes", in: folder.url)
        #expect(result.status == 2)
        #expect(
            result.errors
                == "intentc: error: there is no .intentdefinition file, App Intent or widget in '.'\n"
        )
    }

    /// A project with only App Intents has nothing to lint or translate.
    @Test(arguments: [
        (".github/CODEOWNERS", ".github/workflows/intents.yml", "          lint: false\n"),
        (".gitlab-ci.yml.old", ".gitlab-ci.yml", "intents:lint:\n  rules:\n    - when: never\n"),
    ])
    func setsUpAnAppWithAppIntentsAlone(host: String, workflow: String, ending: String) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
        try folder.write("struct Order: AppIntent {}".utf8, to: "App/Order.swift")
        try folder.write([UInt8](), to: host)
        try git("init", "-q")
        if host.contains("gitlab") { try git("remote", "add", "origin", "git@gitlab.example.com:me/app.git") }
        let result = try Command.run("init", "--yes", in: folder.url)
        #expect(try Command.run("init", "--yes", "--quiet", in: folder.url).output == "")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output.hasSuffix(
                """
                Next:
                  intentc breaking  find what this branch breaks
                  intentc show      list what saved widgets and shortcuts depend on

                """
            )
        )
        #expect(try text(workflow).hasSuffix(ending))
        // Only pull requests have a version to compare with.
        #expect(try !text(workflow).contains("push:"))
        #expect(try text("intentc.json").contains("\"version\": 1"))
        let baseline = folder.url.appendingPathComponent("intents.baseline.json")
        #expect(!FileManager.default.fileExists(atPath: baseline.path))
    }

    private func git(_ arguments: String...) throws {
        let result = try runProcess("git", arguments, in: folder.url)
        #expect(result.status == 0)
    }
}
