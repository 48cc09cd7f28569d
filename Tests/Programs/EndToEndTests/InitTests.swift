import Foundation
import TestSupport
import Testing

/// `intentc init`
@Suite struct InitTests: HasFolder {
    let folder: TemporaryDirectory

    /// A definition with one finding.
    init() throws {
        folder = try TemporaryDirectory()
        let url = Project.schemas.appendingPathComponent("DiabloHero.intentdefinition")
        let hero = try String(contentsOf: url, encoding: .utf8).replacing(">Your Hero<", with: ">Your Hero <")
        try folder.write(hero.utf8, to: "App/Hero.intentdefinition")
    }

    @Test func writesNothingWithoutAnAnswer() throws {
        let result = try Command.run("init", in: folder.url)
        result.expect(status: 2)
        #expect(
            result.errors
                == "intentc: error: would write intentc.json, intents.baseline.json; pass '--yes' to write without asking\n"
        )
        let shown = try Command.run("init", "--dry-run", in: folder.url)
        shown.expect(status: 0, outputStart: "--- /dev/null\n+++ intentc.json\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["App"])
    }

    /// Without files or a remote of a known service, people learn what to run there.
    @Test func whereNoServiceIsKnownTheCommandsAreNamed() throws {
        let result = try Command.run("init", "--yes", in: folder.url)
        let commands = "'intentc lint --fail-on warning' and 'intentc breaking --against origin/main'"
        result.expect(outputContains: "\nIn CI, run \(commands) for each change.\nReplace HOST")
    }

    @Test func setsUpAnAppOnGitHub() throws {
        try folder.write([UInt8](), to: ".github/CODEOWNERS")
        let result = try Command.run("init", "--yes", in: folder.url)
        result.expect(
            status: 0,
            output: """
                Written:
                  intentc.json                   the configuration
                  intents.baseline.json          accepts 1 finding
                  .github/workflows/intents.yml  checks each change
                Replace HOST and OWNER with the address where intentc is published, in intentc.json:2 and .github/workflows/intents.yml:16.
                Next:
                  intentc lint            check definitions and their translations
                  intentc strings status  show translation progress
                  intentc breaking        find what this branch breaks

                """
        )
        #expect(try text(".github/workflows/intents.yml").hasSuffix("          fail-on: warning\n"))
        #expect(try text("intentc.json").contains("\"baseline\": \"intents.baseline.json\""))
        // The app passes from the first day.
        try Command.run("lint", "--fail-on", "note", in: folder.url).expect(status: 0)
        let again = try Command.run("init", "--yes", in: folder.url)
        again.expect(status: 0)
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
        try Command.run("init", "--yes", in: folder.url).expect(status: 0)
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

    /// The pipeline is valid before anything is filled in.
    @Test func writesTheJobsOnGitLab() throws {
        try git("init", "-q")
        try git("remote", "add", "origin", "git@gitlab.example.com:me/app.git")
        let result = try Command.run("init", "--yes", in: folder.url)
        result.expect(status: 0)
        #expect(try text(".gitlab-ci.yml") == "include:\n  - local: intentc.gitlab-ci.yml\n")
        let recipe = Project.root.appendingPathComponent("Docs/Recipes/GitLab/intentc.gitlab-ci.yml")
        #expect(try text("intentc.gitlab-ci.yml") == String(contentsOf: recipe, encoding: .utf8))
        result.expect(outputContains: "docker build --target ci")
    }

    /// The lines can be pasted at the end of what is named, and the file stays valid.
    @Test(arguments: [
        (".gitlab-ci.yml", "stages: [test]", "", "include:\n  - local: intentc.gitlab-ci.yml\n"),
        (
            ".gitlab-ci.yml", "include:\n- local: other.yml", ", below 'include:'",
            "- local: intentc.gitlab-ci.yml\n"
        ),
        ("bitbucket-pipelines.yml", "image: swift", "", "pipelines:\n  pull-requests:\n    '**':\n      - step:\n"),
        // What follows a key with a value is not inside it.
        (
            ".gitlab-ci.yml", "include: other.yml\nstages: [test]", ", below 'include:'",
            "  - local: intentc.gitlab-ci.yml\n"
        ),
        (
            "bitbucket-pipelines.yml", "pipelines:\n    default:\n        - step:", ", below 'pipelines:'",
            "    pull-requests:\n      '**':\n        - step:\n"
        ),
        (
            "bitbucket-pipelines.yml", "pipelines:\n  pull-requests:\n    '**':\n    - parallel:",
            ", below 'pipelines:', 'pull-requests:' and ''**':'", "    - step:\n        name: intents\n"
        ),
        (
            ".github/workflows/intents.yml",
            "name: intents\non:\n  pull_request:\njobs:\n    intents:\n        runs-on: macos-15", ", below 'jobs:'",
            "    intentc:\n      runs-on: ubuntu-latest\n      permissions:\n"
        ),
        (
            ".github/workflows/intents.yml", "on: push\njobs:\n  intents:\n    runs-on: macos-15", ", below 'jobs:'",
            """
              intentc:
                runs-on: ubuntu-latest
                permissions:
                  contents: read
                  pull-requests: write
                steps:
                  - uses: actions/checkout@v7
                    with:
                      fetch-depth: 0
                  - uses: OWNER/intentc@0.1.0
                    with:
                      fail-on: warning

            The workflow must also run on 'pull_request'.
            Replace HOST and OWNER with the address where intentc is published, in intentc.json:2 and the lines above.

            """
        ),
        (
            ".pre-commit-config.yaml", "repos:\n- repo: local", ", below 'repos:'",
            "- repo: https://HOST/OWNER/intentc\n  rev: 0.1.0\n  hooks:\n    - id: intentc-lint\n"
                + "    - id: intentc-breaking\n"
        ),
    ])
    func printsWhatBelongsIntoAFileThatExists(path: String, contents: String, place: String, lines: String) throws {
        try folder.write((contents + "\n").utf8, to: path)
        let result = try Command.run("init", "--yes", in: folder.url)
        result.expect(outputContains: "Add to \(path)\(place):\n\n\(lines)")
        #expect(try text(path) == contents + "\n")
    }

    @Test func namesTheBaselineForAConfigurationThatExists() throws {
        try folder.write(#"{"version": 1}"#.utf8, to: "intentc.json")
        let result = try Command.run("init", "--yes", in: folder.url)
        result.expect(outputContains: "Add to intentc.json:\n  \"baseline\": \"intents.baseline.json\"\n")
    }

    /// A target copies files in German and French.
    @Test func writesTheLanguagesOfTheProject() throws {
        let project = """
            { objects = {
                P = { isa = PBXProject; developmentRegion = en; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (D, L0, L1); };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (F, F0, F1); };
                F = { isa = PBXBuildFile; fileRef = D; };
                F0 = { isa = PBXBuildFile; fileRef = L0; };
                F1 = { isa = PBXBuildFile; fileRef = L1; };
                L0 = { isa = PBXFileReference; path = App/de.lproj/Localizable.strings; sourceTree = "<group>"; };
                L1 = { isa = PBXFileReference; path = App/fr.lproj/Localizable.strings; sourceTree = "<group>"; };
                D = { isa = PBXFileReference; path = App/Hero.intentdefinition; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        try folder.write(project.utf8, to: "App.xcodeproj/project.pbxproj")
        for language in ["de", "fr"] { try folder.write([], to: "App/\(language).lproj/Localizable.strings") }
        try Command.run("init", "--yes", in: folder.url).expect(status: 0)
        #expect(try text("intentc.json").contains("\"locales\": [\n    \"de\",\n    \"fr\"\n  ]"))
        // What these languages lack is in the baseline.
        let linted = try Command.run("lint", "--fail-on", "note", in: folder.url)
        #expect(linted.status == 0 && linted.output.isEmpty, "\(linted.output)")
    }

    @Test(arguments: ["App/Hero.intentdefinition", "Nowhere"])
    func refusesWhatIsNotAFolder(path: String) throws {
        let result = try Command.run("init", "--yes", path, in: folder.url)
        result.expect(status: 2, errors: "intentc: error: '\(path)' is not a folder\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["App"])
    }

    @Test func printsNoConfigurationOfAPathThatDoesNotExist() throws {
        let result = try Command.run("config", "print", "No/Such/Path", in: folder.url)
        result.expect(status: 2, errors: "intentc: error: 'No/Such/Path' does not exist\n")
    }

    @Test func saysThatThereAreNoDefinitions() throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
        let result = try Command.run("init", "--yes", in: folder.url)
        result.expect(status: 2)
        #expect(
            result.errors
                == "intentc: error: there is no .intentdefinition file, App Intent or widget in '.'\n"
        )
    }

    /// A project with only App Intents has nothing to lint or translate.
    @Test(arguments: [
        (".github/CODEOWNERS", ".github/workflows/intents.yml", "          lint: false\n"),
        (".gitlab-ci.yml.old", "intentc.gitlab-ci.yml", "junit=intents.xml -- $INTENTC_PATHS\n"),
    ])
    func setsUpAnAppWithAppIntentsAlone(host: String, workflow: String, ending: String) throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
        try folder.write("struct Order: AppIntent {}".utf8, to: "App/Order.swift")
        try folder.write([UInt8](), to: host)
        try git("init", "-q")
        if host.contains("gitlab") { try git("remote", "add", "origin", "git@gitlab.example.com:me/app.git") }
        let result = try Command.run("init", "--yes", in: folder.url)
        try Command.run("init", "--yes", "--quiet", in: folder.url).expect(output: "")
        result.expect(
            status: 0,
            outputEnd: """
                Next:
                  intentc breaking  find what this branch breaks
                  intentc show      list what saved widgets and shortcuts depend on

                """
        )
        #expect(try text(workflow).hasSuffix(ending))
        // Only pull requests have a version to compare with.
        #expect(try !text(workflow).contains("push:") && !text(workflow).contains("intentc lint"))
        #expect(try text("intentc.json").contains("\"version\": 1"))
        let baseline = folder.url.appendingPathComponent("intents.baseline.json")
        #expect(!FileManager.default.fileExists(atPath: baseline.path))
    }

    private func git(_ arguments: String...) throws {
        let result = try runProcess("git", arguments, in: folder.url)
        result.expect(status: 0)
    }
}
