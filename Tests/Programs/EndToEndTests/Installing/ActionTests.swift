import Foundation
import TestSupport
import Testing

/// The steps of the GitHub Action, run as on a runner, with stubs of GitHub's programs.
@Suite struct ActionTests {
    private let repository: SampleRepository
    private let runner: TemporaryDirectory

    init() throws {
        repository = try .withDefinition()
        runner = try TemporaryDirectory()
    }

    /// Runs a step with the built tool in the search path, unless specified otherwise, and returns its output.
    private func run(
        _ step: String,
        script: URL = Project.root.appendingPathComponent(".ci/action"),
        searchPath: String? = nil,
        _ values: [String: String] = [:]
    ) throws -> (result: ProcessResult, outputs: [String]) {
        let output = runner.url.appendingPathComponent("output")
        try runner.write([], to: "output")
        var environment = SampleRepository.environment
        let tool = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().path
        let system = environment["PATH"] ?? ""
        environment["PATH"] = searchPath ?? "\(runner.url.path)/bin:\(tool):\(system)"
        environment["GIT_CONFIG_GLOBAL"] = runner.url.appendingPathComponent("gitconfig").path
        environment["GITHUB_OUTPUT"] = output.path
        environment["GITHUB_PATH"] = runner.url.appendingPathComponent("path").path
        environment["GITHUB_STEP_SUMMARY"] = runner.url.appendingPathComponent("summary.md").path
        environment["GITHUB_WORKSPACE"] = repository.folder.url.path
        environment["RUNNER_TEMP"] = runner.url.path
        environment.merge(values) { $1 }
        let result = try runProcess("bash", [script.path, step], in: repository.folder.url, environment: environment)
        let text = try String(contentsOf: output, encoding: .utf8)
        return (result, text.split(separator: "\n").map(String.init))
    }

    @Test func lintReportsAndGoesOn() throws {
        let broken = SampleRepository.path
        try repository.write("<plist>", to: broken)
        let (result, outputs) = try run("lint", ["INPUT_PATHS": "App\n", "INPUT_SARIF": "intents.sarif"])
        #expect(result.status == 0)
        #expect(outputs == ["status=1"])
        #expect(result.output.contains("::error file=\(broken),line=1"))
        let sarif = try Data(contentsOf: repository.folder.url.appendingPathComponent("intents.sarif"))
        #expect(try JSONSerialization.jsonObject(with: sarif) is [String: Any])
        #expect(FileManager.default.fileExists(atPath: runner.url.appendingPathComponent("summary.md").path))
        #expect(try run("finish", ["LINT_STATUS": "1"]).result.status == 1)
    }

    @Test func pathsAreNeverOptionsOrCommands() throws {
        let (result, outputs) = try run("lint", ["INPUT_PATHS": "--fix\n  $(touch owned)  \n"])
        #expect(outputs == ["status=2"])
        #expect(result.output.contains("--fix"))
        #expect(!FileManager.default.fileExists(atPath: repository.folder.url.appendingPathComponent("owned").path))
    }

    @Test func aPullRequestIsComparedAndToldOf() throws {
        try repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
        try repository.write(SampleDefinition.without("spice").xml)
        let (result, outputs) = try run("breaking", ["GITHUB_BASE_REF": "main"])
        #expect(result.status == 0, "\(result.errors)")
        let report = runner.url.appendingPathComponent("intentc-breaking.md").path
        #expect(outputs == ["status=1", "report=\(report)"])
        #expect(result.output.contains("parameter 'spice' of 'OrderSoup' was removed"))

        #expect(try run("finish", ["LINT_STATUS": "0", "BREAKING_STATUS": "1"]).result.status == 1)
    }

    // MARK: - Comment

    /// Runs the step with a stub of `gh` that has an earlier comment or none. Returns what it was asked to write.
    private func comment(report: String, earlier: String = "", status: Int = 0) throws -> (
        output: String, calls: [String]
    ) {
        let calls = runner.url.appendingPathComponent("calls")
        try runner.write([], to: "calls")
        let script = """
            #!/bin/sh
            case "$*" in *--paginate*) echo "\(earlier)" ;; *) echo "$*" >> '\(calls.path)' ;; esac
            exit \(status)

            """
        let program = try runner.write(script.utf8, to: "bin/gh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let file = try runner.write(report.utf8, to: "report.md")
        let values = ["NUMBER": "7", "REPORT": file.path, "GITHUB_REPOSITORY": "cook/soup"]
        let result = try run("comment", values).result
        #expect(result.status == 0, "\(result.errors)")
        let lines = try String(contentsOf: calls, encoding: .utf8).split(separator: "\n").map(String.init)
        return (result.output, lines)
    }

    private var commentBody: String {
        get throws {
            try String(contentsOf: runner.url.appendingPathComponent("intentc-comment.md"), encoding: .utf8)
        }
    }

    @Test func theFirstReportIsANewComment() throws {
        let calls = try comment(report: "1 dies\n").calls
        let body = "body=@\(runner.url.path)/intentc-comment.md"
        #expect(calls == ["api --silent --method POST repos/cook/soup/issues/7/comments --field \(body)"])
        #expect(try commentBody == "<!-- intentc -->\n1 dies\n")
    }

    @Test func laterReportsReplaceTheComment() throws {
        let calls = try comment(report: "1 dies\n", earlier: "42\n43").calls
        let body = "body=@\(runner.url.path)/intentc-comment.md"
        #expect(calls == ["api --silent --method PATCH repos/cook/soup/issues/comments/42 --field \(body)"])
    }

    @Test func nothingIsWrittenUntilThereIsSomethingToSay() throws {
        try repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
        _ = try run("breaking", ["GITHUB_BASE_REF": "main"])
        let report = try String(contentsOf: runner.url.appendingPathComponent("intentc-breaking.md"), encoding: .utf8)
        #expect(report.hasPrefix("## Nothing that intentc compares has changed\n"))
        #expect(try comment(report: report).calls.isEmpty)
        #expect(try comment(report: report, earlier: "42").calls.count == 1)
        #expect(try commentBody.hasPrefix("<!-- intentc -->\n## Nothing that intentc compares has changed\n"))
    }

    /// GitHub rejects comments of more than 65,536 characters.
    @Test func aLongReportIsCut() throws {
        _ = try comment(report: String(repeating: "| a row |\n", count: 20_000))
        #expect(try commentBody.utf8.count < 65_000)
        #expect(try commentBody.hasSuffix("| a row |\n\nThe summary of the job has the rest.\n"))
    }

    @Test func aPullRequestOfAForkIsNoFailure() throws {
        #expect(try comment(report: "1 dies\n", status: 1).output.hasPrefix("::notice::"))
    }

    @Test func aPushIsComparedWithNothing() throws {
        let (result, outputs) = try run("breaking")
        #expect(result.status == 0)
        #expect(outputs.isEmpty)
        #expect(try run("finish", ["LINT_STATUS": "0", "BREAKING_STATUS": ""]).result.status == 0)
    }

    @Test func aShallowCheckoutIsExplained() throws {
        try repository.commit("More")
        let clone = runner.url.appendingPathComponent("clone")
        try repository.git("clone", "--quiet", "--depth", "1", "file://" + repository.folder.url.path, clone.path)
        let script = Project.root.appendingPathComponent(".ci/action").path
        var environment = SampleRepository.environment
        let tool = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().path
        environment["PATH"] = "\(tool):\(environment["PATH"] ?? "")"
        environment["GIT_CONFIG_GLOBAL"] = runner.url.appendingPathComponent("gitconfig").path
        environment["GITHUB_OUTPUT"] = runner.url.appendingPathComponent("output").path
        environment["GITHUB_WORKSPACE"] = clone.path
        environment["RUNNER_TEMP"] = runner.url.path
        environment["INPUT_BASE"] = "HEAD~1"
        let result = try runProcess("bash", [script, "breaking"], in: clone, environment: environment)
        #expect(result.output.contains("'fetch-depth: 0'"))
    }

    /// The CI image has what its jobs need, and a user with a home. Testing a build needs a container engine.
    @Test func theImageForJobsHasWhatTheyNeed() throws {
        let dockerfile = try String(contentsOf: Project.root.appendingPathComponent("Dockerfile"), encoding: .utf8)
        let stage = try #require(dockerfile.firstMatch(of: #/(?s)FROM \S+ AS ci\n(.*?)\n\n/#)).output.1
        let packages = try #require(stage.firstMatch(of: #/apk add --no-cache ([a-z -]+)/#)).output.1
        #expect(Set(packages.split(separator: " ")).isSuperset(of: ["bash", "git", "github-cli"]))
        let home = try #require(stage.firstMatch(of: #/adduser .* -h (\S+) /#)).output.1
        #expect(stage.contains("ENV HOME=\(home)\n"))
        for path in ["Docs/ContinuousIntegration.md", "Docs/Recipes/GitLab/intentc.gitlab-ci.yml"] {
            let page = try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
            #expect(page.contains("docker build --target ci"), "\(path)")
        }
    }

    // MARK: - Installing

    /// Copies what installation reads. The release is a program that prints its name, with its archive's checksum.
    private func release(checksum: (String) -> String = { $0 }) throws -> URL {
        for path in [".ci/action", "Sources/Base/Settings/CommandLine/Version.swift"] {
            try runner.write(Data(contentsOf: Project.root.appendingPathComponent(path)), to: "action/\(path)")
        }
        let script = """
            set -eu
            version=$(sed -n 's/^package let intentcVersion = "\\(.*\\)"$/\\1/p' action/Sources/Base/Settings/CommandLine/Version.swift)
            case $(uname -s)-$(uname -m) in
            Darwin-*) platform=macos-universal ;;
            *-x86_64) platform=linux-x86_64 ;;
            *) platform=linux-arm64 ;;
            esac
            name=intentc-$version-$platform
            mkdir -p "$name/bin" "release/$version"
            printf '#!/bin/sh\\necho released\\n' > "$name/bin/intentc"
            chmod +x "$name/bin/intentc"
            tar -czf "release/$version/$name.tar.gz" "$name"
            cd "release/$version"
            (sha256sum "$name.tar.gz" 2> /dev/null || shasum -a 256 "$name.tar.gz")
            """
        let made = try runProcess("bash", ["-c", script], in: runner.url)
        #expect(made.status == 0, "\(made.errors)")
        try runner.write(checksum(made.output).utf8, to: "action/.ci/action.checksums")
        return runner.url.appendingPathComponent("action/.ci/action")
    }

    private var releases: [String: String] { ["INTENTC_BASE_URL": "file://" + runner.url.path + "/release"] }

    @Test(.enabled(if: ShellTests.isInstalled("curl"), "curl is not installed"))
    func theProgramOfTheReleaseIsInstalled() throws {
        let script = try release()
        let (result, _) = try run("install", script: script, searchPath: "/usr/bin:/bin", releases)
        #expect(result.status == 0, "\(result.errors)")
        let path = try String(contentsOf: runner.url.appendingPathComponent("path"), encoding: .utf8)
        let program = path.trimmingCharacters(in: .newlines) + "/intentc"
        #expect(try runProcess(program, []).output == "released\n")
    }

    @Test(.enabled(if: ShellTests.isInstalled("curl"), "curl is not installed"))
    func anotherProgramIsRefused() throws {
        let script = try release { String(repeating: "0", count: 64) + $0.dropFirst(64) }
        let (result, _) = try run("install", script: script, searchPath: "/usr/bin:/bin", releases)
        #expect(result.status == 1)
        #expect(result.errors.contains("does not have the known checksum"))
        #expect(!FileManager.default.fileExists(atPath: runner.url.appendingPathComponent("path").path))
    }

    @Test func aProgramThatIsThereIsUsed() throws {
        #expect(try run("install").result.status == 0)
        #expect(!FileManager.default.fileExists(atPath: runner.url.appendingPathComponent("path").path))
    }

    /// The action only uses steps that the script has.
    @Test func everyStepExists() throws {
        let action = try String(contentsOf: Project.root.appendingPathComponent("action.yml"), encoding: .utf8)
        let script = try String(contentsOf: Project.root.appendingPathComponent(".ci/action"), encoding: .utf8)
        let steps = action.matches(of: #/\.ci\/action" ([a-z]+)'/#).map { String($0.output.1) }
        #expect(steps == ["install", "lint", "breaking", "comment", "finish"])
        for step in steps { #expect(script.contains("\n\(step))\n")) }
        for input in action.matches(of: #/INPUT_[A-Z_]+/#) { #expect(script.contains(input.output)) }
    }

    /// The action describes exactly the values that the program accepts.
    @Test func everyThresholdIsDescribed() throws {
        let action = try String(contentsOf: Project.root.appendingPathComponent("action.yml"), encoding: .utf8)
        let line = try #require(action.split(separator: "\n").first { $0.contains("The findings that fail lint") })
        let help = try Command.run("lint", "--help").output
        let values = try #require(help.firstMatch(of: #/--fail-on <([a-z|]+)>/#)).output.1.split(separator: "|")
        #expect(values.count == 4)
        for value in values { #expect(line.contains(value)) }
    }

    /// Nothing external changes without a change here: actions are pinned by commit, and images by digest.
    @Test func whatComesFromOutsideIsPinned() throws {
        var places = 0
        for path in ["action.yml", ".github/workflows/release.yml", "Dockerfile"] {
            let text = try String(contentsOf: Project.root.appendingPathComponent(path), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ").drop { $0 == "-" }
                guard ["uses:", "FROM", "container:"].contains(words.first ?? ""), !words.contains("scratch") else {
                    continue
                }
                places += 1
                #expect(line.contains(#/@[0-9a-f]{40} # v[0-9.]+$|@sha256:[0-9a-f]{64}/#), "\(path): \(line)")
            }
        }
        #expect(places == 10)
    }
}
