import Foundation
import TestSupport
import Testing

/// The commands of the GitLab template, run as in its jobs.
@Suite struct GitLabTemplateTests {
    /// The lines of each job's script, by job name.
    private static func scripts() throws -> [String: [String]] {
        let file = Project.root.appendingPathComponent("Docs/Recipes/GitLab/intentc.gitlab-ci.yml")
        let text = try String(contentsOf: file, encoding: .utf8)
        var scripts: [String: [String]] = [:]
        var job = ""
        var isScript = false
        for line in text.components(separatedBy: "\n") {
            if let name = line.firstMatch(of: #/^([a-z:]+):$/#) {
                job = String(name.output.1)
                isScript = false
            } else if line == "  script:" {
                isScript = true
            } else if isScript, line.hasPrefix("    - ") {
                scripts[job, default: []].append(String(line.dropFirst(6)))
            } else if isScript, line.hasPrefix("      "), let last = scripts[job]?.popLast() {
                scripts[job]?.append(last + " " + line.trimmingCharacters(in: .whitespaces))
            }
        }
        return scripts
    }

    @Test(arguments: ["intents:lint", "intents:breaking"])
    func jobsReport(job: String) throws {
        let script = try #require(try Self.scripts()[job])
        let repository = try SampleRepository.withDefinition()
        let home = try TemporaryDirectory()
        let base = try repository.git("rev-parse", "HEAD")
        try repository.write(SampleDefinition.without("spice").xml)
        var environment = SampleRepository.environment
        let tool = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().path
        environment["PATH"] = "\(tool):\(environment["PATH"] ?? "")"
        environment["GIT_CONFIG_GLOBAL"] = home.url.appendingPathComponent("gitconfig").path
        environment["CI_PROJECT_DIR"] = repository.folder.url.path
        environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = base
        environment["INTENTC_PATHS"] = "App"
        let folder = repository.folder.url
        let result = try runProcess(
            "bash",
            ["-ec", script.joined(separator: "\n")],
            in: folder,
            environment: environment
        )
        result.expect(status: (job == "intents:lint" ? 0 : 1))
        for name in ["gl-code-quality-report.json", "intents.xml"] {
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path))
        }
        if job == "intents:breaking" { #expect(result.output.contains("was removed")) }
    }

    /// Without rules, a job would also run in a pipeline for the branch.
    @Test func eachJobRunsOncePerMergeRequest() throws {
        let file = Project.root.appendingPathComponent("Docs/Recipes/GitLab/intentc.gitlab-ci.yml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let rule = #"    - if: $CI_PIPELINE_SOURCE == "merge_request_event""#
        let jobs = text.matches(of: #/(?m)^(\.intentc|intents:lint):\n(?:  .*\n)*?  rules:\n((?:    - .*\n)+)/#)
        #expect(jobs.count == 2)
        for job in jobs { #expect(job.output.2.hasPrefix(rule), "\(job.output.1)") }
        #expect(!text.contains("$CI_COMMIT_BRANCH ") || text.contains("$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH"))
    }
}
