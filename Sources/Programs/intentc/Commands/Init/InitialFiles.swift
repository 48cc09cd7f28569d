import Settings
import Diagnostics
import FileAccess
import Inputs
import RuleSettings
import FileChanges

struct InitialFiles {
    private(set) var new: [FileChange] = []
    private(set) var present: [String] = []
    /// What was written, what is left to do, and the commands to run next.
    private(set) var summary: [String] = []
    private let folder: String

    /// - Parameters:
    ///   - configuration: The configuration to write, or the project's own.
    ///   - findings: The findings that the baseline accepts; `nil` if the project has no definitions.
    ///   - tests: The folder of tests, if it has definitions.
    init(
        _ configuration: InitialConfiguration,
        accepting findings: [Diagnostic]?,
        tests: String?,
        host: CIHost?,
        in folder: String
    ) {
        self.folder = folder
        var (configuration, additions) = (configuration, [String]())
        let baseline = configuration.baseline
        let accepted = findings?.isEmpty == false ? baseline ?? InitialConfiguration.baselineName : nil
        configuration.baseline = accepted
        var written = add(ConfigurationFiles.fileName, configuration.json, "the configuration")
        if let findings, let accepted {
            let folder = Baseline.folder(forFile: path(accepted))
            let paths = ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
            let contents = Baseline(accepting: findings, relativePath: paths).json()
            let row = add(accepted, contents, "accepts \(Baseline.words(accepting: findings))")
            if configuration.isPresent, baseline == nil, !row.isEmpty {
                additions = ["Add to \(path(ConfigurationFiles.fileName)):", "  \"baseline\": \"\(accepted)\""]
            }
            written += row
        }
        let branch = CIHost.defaultBranch(of: folder)
        if let host {
            let workflow = host.workflow(lints: findings != nil, branch: branch)
            let isTaken = OutputFile.isTaken(path(host.path))
            let rows =
                host == .gitLab
                ? add(GitLabJobs.path, Array(GitLabJobs.contents(lints: findings != nil).utf8), "the jobs") : []
            let row = add(host.path, Array(workflow.utf8), "checks each change")
            written += rows + row
            let present = contents(of: host.path)
            if isTaken, present.firstOccurrence(of: "intentc") == nil {
                additions += addition(of: host.addition(lints: findings != nil, branch: branch), to: host.path)
                if host == .gitHub, present.firstOccurrence(of: "pull_request") == nil {
                    additions.append("The workflow must also run on 'pull_request'.")
                }
            }
            if !(rows + row).isEmpty || !additions.isEmpty { additions += host.advice }
        } else {
            let lint = findings == nil ? "" : "'intentc lint --fail-on warning' and "
            additions.append("In CI, run \(lint)'intentc breaking --against origin/\(branch)' for each change.")
        }
        let hooks = PreCommitHooks.path
        if OutputFile.isTaken(path(hooks)), contents(of: hooks).firstOccurrence(of: "intentc") == nil {
            additions += addition(of: PreCommitHooks.lines(lints: findings != nil), to: hooks)
            additions += PreCommitHooks.advice
        }
        if !configuration.isPresent, let tests {
            additions.append(
                "If the definitions in '\(tests)' are only for tests, add \"exclude\": [\"\(tests)/\"] to the configuration."
            )
        }
        if !written.isEmpty { summary = ["Written:"] + AlignedTable.lines(written) }
        summary += additions + addresses(in: additions) + ["Next:"]
        summary += AlignedTable.lines(Self.steps(lints: findings != nil).map { ["  intentc " + $0, $1] })
    }

    private static func steps(lints: Bool) -> [(String, String)] {
        let breaking = ("breaking", "find what this branch breaks")
        return lints
            ? [
                ("lint", "check definitions and their translations"),
                ("strings status", "show translation progress"), breaking,
            ] : [breaking, ("show", "list what saved widgets and shortcuts depend on")]
    }

    private func path(_ name: String) -> String { folder == "." ? name : Path.joined(folder, name) }

    private func contents(of name: String) -> String {
        let bytes = FileContents().found(path(name), within: LinkBoundary([folder])).known
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Adds a file unless it exists. Returns its row in the summary.
    private mutating func add(_ name: String, _ contents: [UInt8], _ meaning: String) -> [[String]] {
        let path = path(name)
        if OutputFile.isTaken(path) {
            present.append(path)
            return []
        }
        new.append(FileChange(path: path, old: nil, new: contents))
        return [["  " + path, meaning]]
    }

    /// What belongs into a YAML file that exists, without the keys that it has, indented as it is, to be pasted.
    private func addition(of snippet: String, to name: String) -> [String] {
        let present = contents(of: name).split(separator: "\n")
        var lines = snippet.split(separator: "\n").map(String.init)
        var keys: [String] = []
        func indentation(_ line: some StringProtocol) -> Int { line.prefix { $0 == " " }.count }
        while lines.count > 1, let key = present.firstIndex(where: { $0.hasPrefix(lines[0]) }) {
            let line = lines.removeFirst()
            keys.append("'\(line.drop { $0 == " " })'")
            guard present[key] == line, key + 1 < present.count else { continue }
            let shift = indentation(present[key + 1]) - indentation(lines[0])
            lines = lines.map { String(repeating: " ", count: max(0, indentation($0) + shift)) + $0.drop { $0 == " " } }
        }
        let place = keys.isEmpty ? "" : ", below \(keys.listed)"
        return ["Add to \(path(name))\(place):", ""] + lines + [""]
    }

    /// Names the lines whose address is not known.
    private func addresses(in additions: [String]) -> [String] {
        func isOpen(_ line: some StringProtocol) -> Bool { line.utf8.firstOccurrence(of: "OWNER/".utf8) != nil }
        let places = new.flatMap { file in
            String(decoding: file.new, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated().filter { isOpen($0.element) }.map { "\(file.path):\($0.offset + 1)" }
        }
        let all = places + (additions.contains(where: isOpen) ? ["the lines above"] : [])
        if all.isEmpty { return [] }
        return ["Replace HOST and OWNER with the address where intentc is published, in \(all.listed)."]
    }
}

/// The configuration of a new project.
struct InitialConfiguration {
    static let baselineName = "intents.baseline.json"

    /// Whether the project has a configuration already.
    var isPresent = false
    var baseline: String?
    /// The languages of the app, if the project says them.
    var languages: [String] = []

    var json: [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object {
            $0.member("$schema", "\(projectAddress)/raw/\(intentcVersion)/Docs/intentc.schema.json")
            $0.member("version", Configuration.currentVersion)
            $0.member("preset", Preset.recommended.rawValue)
            if let baseline { $0.member("baseline", baseline) }
            if !languages.isEmpty { $0.member("locales", languages) }
        }
        return json.bytes + [0x0A]
    }
}
