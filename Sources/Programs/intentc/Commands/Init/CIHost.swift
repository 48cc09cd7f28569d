import Settings
import Diagnostics
import FileAccess
import Git

/// A service that runs workflows from files of the repository.
enum CIHost: CaseIterable {
    case gitHub, gitLab, bitbucket

    /// The service that a project uses, according to its files or its remote; `nil` if unknown.
    init?(of folder: String) {
        let answer = GitRepository.quickOutput(["config", "--get", "remote.origin.url"], in: folder)
        let remote = GitRepository.line(answer ?? [])
        func uses(_ file: String, _ name: String) -> Bool {
            OutputFile.isTaken(Path.joined(folder, file)) || remote.firstOccurrence(of: name) != nil
        }
        if uses(Self.gitLab.path, "gitlab") {
            self = .gitLab
        } else if uses(Self.bitbucket.path, "bitbucket.org") {
            self = .bitbucket
        } else if uses(".github", "github.com") {
            self = .gitHub
        } else {
            return nil
        }
    }

    /// The file that the service reads.
    var path: String {
        switch self {
        case .gitHub: ".github/workflows/intents.yml"
        case .gitLab: ".gitlab-ci.yml"
        case .bitbucket: "bitbucket-pipelines.yml"
        }
    }

    /// What to do before the first run, apart from replacing addresses.
    var advice: [String] {
        switch self {
        case .gitHub: []
        case .gitLab:
            [
                "Before the first pipeline, in a clone of intentc and with the address of your registry:",
                "  docker build --target ci --tag REGISTRY/intentc:ci . && docker push REGISTRY/intentc:ci",
            ]
        case .bitbucket: ["Before the first pipeline, push an image with intentc: docker build --target ci"]
        }
    }

    /// - Parameter lints: Whether the project has definitions. If not, the workflow checks only pull requests.
    func workflow(lints: Bool, branch: String) -> String {
        switch self {
        case .gitHub:
            """
            name: intents
            on:
              pull_request:
            \(lints ? "  push:\n    branches: [\(branch)]\n" : "")\
            \(Self.gitHubJob("intents", lints: lints))
            """
        case .gitLab:
            "include:\n  - local: \(GitLabJobs.path)\n"
        case .bitbucket:
            """
            pipelines:
              pull-requests:
                '**':
                  - step:
                      name: intents
                      image: \(projectAddress.dropFirst("https://".count)):ci
                      clone:
                        depth: full
                      script:
                        - git fetch origin "+refs/heads/$BITBUCKET_PR_DESTINATION_BRANCH:refs/remotes/origin/target"
            \(lints ? "            - intentc lint --fail-on warning --format short --format junit=test-results/lint.xml\n" : "")\
                        - intentc breaking --against origin/target --format short --format junit=test-results/breaking.xml

            """
        }
    }

    /// What belongs into the service's file if it exists.
    func addition(lints: Bool, branch: String) -> String {
        // A job of that name cannot be in a file that does not mention intentc.
        self == .gitHub ? Self.gitHubJob("intentc", lints: lints) : workflow(lints: lints, branch: branch)
    }

    private static func gitHubJob(_ name: String, lints: Bool) -> String {
        """
        jobs:
          \(name):
            runs-on: ubuntu-latest
            permissions:
              contents: read
              pull-requests: write
            steps:
              - uses: actions/checkout@v7
                with:
                  fetch-depth: 0
              - uses: \(projectAddress.split(separator: "/").suffix(2).joined(separator: "/"))@\(intentcVersion)
                with:
                  \(lints ? "fail-on: warning" : "lint: false")

        """
    }

    /// The branch that changes are merged into: the remote's default branch, or one with a common name.
    static func defaultBranch(of folder: String) -> String {
        let remote = GitRepository.quickOutput(["symbolic-ref", "--short", "refs/remotes/origin/HEAD"], in: folder)
        let local = GitRepository.quickOutput(["branch", "--list", "--format=%(refname:short)"], in: folder)
        let names = String(decoding: local ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
        let branch = remote.map { String(GitRepository.line($0).dropFirst("origin/".count)) }
        let known = branch ?? ["main", "master"].first(where: names.contains) ?? names.first ?? "main"
        // Other names would need quotes in the workflow.
        return known.utf8.allSatisfy { $0.isLetterOrDigit || "-_/.".utf8.contains($0) } ? known : "main"
    }
}

/// The hooks for people who use pre-commit.
enum PreCommitHooks {
    static let path = ".pre-commit-config.yaml"

    static func lines(lints: Bool) -> String {
        """
        repos:
          - repo: \(projectAddress)
            rev: \(intentcVersion)
            hooks:
        \(lints ? "      - id: intentc-lint\n" : "")      - id: intentc-breaking

        """
    }

    static let advice = ["Then: pre-commit install --hook-type pre-commit --hook-type pre-push"]
}
