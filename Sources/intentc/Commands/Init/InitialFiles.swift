import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Inputs
import RuleSettings
import TextChanges

struct InitialFiles {
    private(set) var new: [FileChange] = []
    private(set) var present: [String] = []
    /// The commands that users should run next.
    private(set) var nextSteps: [String] = []

    /// - Parameter findings: The findings that the baseline accepts; `nil` if the project has no definitions.
    init(findings: [Diagnostic]?, host: CIHost?, in folder: String) {
        let paths = ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
        add(ConfigurationFiles.fileName, Self.configuration, in: folder)
        var baseline: String?
        if let findings, !findings.isEmpty {
            baseline = Self.baselineName
            add(Self.baselineName, Baseline(accepting: findings, relativePath: paths).json(), in: folder)
        }
        if let host {
            let branch = CIHost.defaultBranch(of: folder)
            let workflow = host.workflow(baseline: baseline, lints: findings != nil, branch: branch)
            add(host.path, Array(workflow.utf8), in: folder)
        }
        let breaking = ("breaking", "find what this branch breaks")
        let steps =
            findings == nil
            ? [breaking, ("show", "list what saved widgets and shortcuts depend on")]
            : [
                ("lint" + (baseline.map { " --baseline " + $0 } ?? ""), "check definitions and their translations"),
                ("strings status", "show translation progress"), breaking,
            ]
        if publishedAddress == nil {
            nextSteps.append("Replace HOST and OWNER in these files with the address where intentc is published.")
        }
        nextSteps += ["Next:"] + TextTable.lines(steps.map { ["  intentc " + $0, $1] })
    }

    private mutating func add(_ name: String, _ contents: [UInt8], in folder: String) {
        let path = folder == "." ? name : Path.joined(folder, name)
        if OutputFile.isTaken(path) {
            present.append(path)
        } else {
            new.append(FileChange(path: path, old: nil, new: contents))
        }
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
