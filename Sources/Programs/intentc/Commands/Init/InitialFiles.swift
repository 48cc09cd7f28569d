import Settings
import Diagnostics
import FileAccess
import Inputs
import RuleSettings
import FileChanges

struct InitialFiles {
    private(set) var new: [FileChange] = []
    private(set) var present: [String] = []
    /// What was written, and the commands to run next.
    private(set) var summary: [String] = []

    /// - Parameter findings: The findings that the baseline accepts; `nil` if the project has no definitions.
    init(findings: [Diagnostic]?, host: CIHost?, in folder: String) {
        let paths = ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
        var written = add(ConfigurationFiles.fileName, Self.configuration, in: folder, "the configuration")
        var baseline: String?
        if let findings, !findings.isEmpty {
            baseline = Self.baselineName
            let contents = Baseline(accepting: findings, relativePath: paths).json()
            written += add(Self.baselineName, contents, in: folder, "accepts \(findings.count.counted("finding"))")
        }
        if let host {
            let branch = CIHost.defaultBranch(of: folder)
            let workflow = host.workflow(baseline: baseline, lints: findings != nil, branch: branch)
            written += add(host.path, Array(workflow.utf8), in: folder, "checks each change")
        }
        let breaking = ("breaking", "find what this branch breaks")
        let steps =
            findings == nil
            ? [breaking, ("show", "list what saved widgets and shortcuts depend on")]
            : [
                ("lint" + (baseline.map { " --baseline " + $0 } ?? ""), "check definitions and their translations"),
                ("strings status", "show translation progress"), breaking,
            ]
        if !written.isEmpty { summary = ["Written:"] + AlignedTable.lines(written) }
        if publishedAddress == nil {
            summary.append("Replace HOST and OWNER in these files with the address where intentc is published.")
        }
        summary += ["Next:"] + AlignedTable.lines(steps.map { ["  intentc " + $0, $1] })
    }

    /// Adds a file unless it exists. Returns its row in the summary.
    private mutating func add(
        _ name: String,
        _ contents: [UInt8],
        in folder: String,
        _ meaning: String
    ) -> [[String]] {
        let path = folder == "." ? name : Path.joined(folder, name)
        if OutputFile.isTaken(path) {
            present.append(path)
            return []
        }
        new.append(FileChange(path: path, old: nil, new: contents))
        return [["  " + path, meaning]]
    }

    private static let baselineName = "intents.baseline.json"

    private static var configuration: [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object {
            $0.member("$schema", "\(projectAddress)/raw/\(intentcVersion)/Docs/intentc.schema.json")
            $0.member("version", Configuration.currentVersion)
            $0.member("preset", Preset.recommended.rawValue)
        }
        return json.bytes + [0x0A]
    }
}
