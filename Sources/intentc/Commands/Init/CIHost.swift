import CommandArguments
import Diagnostics
import FileAccess
import Git

/// A service that runs workflows from files of the repository.
enum CIHost {
    case gitHub, gitLab

    /// The one that a project uses, by its files or by the address that it is pushed to.
    init?(of folder: String) {
        let answer = GitRepository.quickAnswer(["config", "--get", "remote.origin.url"], in: folder)
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

    /// Where the workflow is, from the root of the repository.
    var path: String {
        switch self {
        case .gitHub: ".github/workflows/intents.yml"
        case .gitLab: ".gitlab-ci.yml"
        }
    }

    /// - Parameters:
    ///   - baseline: the findings that lint accepts.
    ///   - lints: whether there are definitions.
    func workflow(baseline: String?, lints: Bool) -> String {
        switch self {
        case .gitHub:
            """
            name: intents
            on:
              pull_request:
              push:
                branches: [main]
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
}
