import Settings
import Diagnostics
import FileAccess
import Git

/// A service that runs workflows from files of the repository.
enum CIHost {
    case gitHub, gitLab

    /// The service that a project uses, according to its files or its remote; `nil` if unknown.
    init?(of folder: String) {
        let answer = GitRepository.quickOutput(["config", "--get", "remote.origin.url"], in: folder)
        let remote = GitRepository.line(answer ?? [])
        if OutputFile.isTaken(Path.joined(folder, ".gitlab-ci.yml")) || remote.firstOccurrence(of: "gitlab") != nil {
            self = .gitLab
        } else if OutputFile.isTaken(Path.joined(folder, ".github")) || remote.firstOccurrence(of: "github.com") != nil
        {
            self = .gitHub
        } else {
            return nil
        }
    }

    var path: String {
        switch self {
        case .gitHub: ".github/workflows/intents.yml"
        case .gitLab: ".gitlab-ci.yml"
        }
    }

    /// - Parameter lints: Whether the project has definitions. If not, the workflow checks only pull requests.
    func workflow(baseline: String?, lints: Bool, branch: String) -> String {
        switch self {
        case .gitHub:
            """
            name: intents
            on:
              pull_request:
            \(lints ? "  push:\n    branches: [\(branch)]\n" : "")\
            jobs:
              intents:
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
            \(baseline.map { "          baseline: \($0)\n" } ?? "")
            """
        case .gitLab:
            """
            include:
              - remote: \(projectAddress)/raw/\(intentcVersion)/Docs/Recipes/GitLab/intentc.gitlab-ci.yml
            \(baseline.map { "variables:\n  INTENTC_LINT_OPTIONS: --baseline \($0)\n" } ?? "")\
            \(lints ? "" : "intents:lint:\n  rules:\n    - when: never\n")
            """
        }
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
