import CommandArguments
import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import ProjectComparison
import SavedContract
import Workspace

extension BreakingFindings {
    /// Compares every step of a history that changed definitions or Swift sources with the one before it.
    func compareHistory(_ arguments: Arguments, excluding exclusions: SearchExclusions) throws(CommandFailure)
        -> ExitStatus
    {
        let (range, tags) = (arguments[.log], arguments[.tags])
        let history = try DefinitionHistory(of: range, tags: tags, at: arguments.operands, excluding: exclusions)
        var states = HistoryStates(history)
        var whole = Result()
        let isText = arguments[.format].isEmpty
        let style = ReportOutput.style(arguments, for: .output)
        var reported: Set<String> = []
        var filesNotCompared: Set<String> = []
        whole.diagnostics = states.notes
        let notes = states.notes.atLeast(arguments[.minimumSeverity])
        if isText, !notes.isEmpty {
            let report = Report(notes, sources: [:])
            StandardStreams.write(TextReport.render(report, style: style) + [0x0A], to: .output)
        }
        for (position, commit) in history.commits.enumerated() {
            guard let (old, new) = try states.advance(to: position), let parent = commit.parent else { continue }
            let before = states.name(before: position)
            var result = compare(from: old, to: new, baseName: before)
            // What was wrong with a commit has been reported with it, where it is one of the range.
            if reported.contains(parent) { result.diagnostics.removeAll { $0.location.path.hasPrefix(before + ":") } }
            reported.insert(commit.name)
            // That nothing of a file is compared is said once, however often it changed or moved to another folder.
            result.diagnostics.removeAll { note in
                guard note.kind == .notCompared, note.location.place == .file else { return false }
                let name = note.location.path.split { $0 == "/" || $0 == ":" }.last ?? ""
                return !filesNotCompared.insert("\(name): \(note.message)").inserted
            }
            whole.add(result)
            let shown = result.diagnostics.atLeast(arguments[.minimumSeverity])
            guard isText, !shown.isEmpty else { continue }
            var report = Report(shown, sources: result.sources)
            report.folders = ReportFolders(workingFolder: Path.workingFolder)
            report.folders.outside = result.pathsOutsideOfFolders
            var heading: [UInt8] = []
            let title = tags == nil ? "\(commit.date) \(commit.subject)" : "\(commit.date), compared with \(before)"
            heading.appendVisible("\(commit.shortName) \(title)")
            StandardStreams.write(heading + [0x0A], to: .output)
            StandardStreams.write(TextReport.render(report, style: style) + [0x0A], to: .output)
        }
        guard isText else { return try whole.write(arguments, comparedWith: tags ?? range ?? "HEAD") }
        if !whole.failures.isEmpty { return ExitStatus(of: whole.failures) }
        if whole.diagnostics.isEmpty {
            let steps = history.commits.count.counted(tags == nil ? "commit" : "release")
            StandardStreams.writeVerdict("no breaking changes in \(steps)", to: .output)
        }
        guard let failing = arguments[.failOn].severity else { return .success }
        return whole.diagnostics.contains { $0.severity >= failing } ? .failure : .success
    }
}

/// The states of a history, each made from what the step before it had.
struct HistoryStates {
    private let history: DefinitionHistory
    private var files: [String: String]
    /// The definitions, each understood once.
    private var loaded: [String: Frontend.Loaded] = [:]
    private var code = CodeHistory()
    /// What the repository does not have.
    private var unread: Set<String> = []
    /// How many steps have been read.
    private var end = 0

    /// How many steps are read at once: enough to use all cores, and few enough for long histories of large files.
    private static let stretch = 64

    init(_ history: DefinitionHistory) {
        self.history = history
        files = history.start.filter { Self.isRead($0.key) }
    }

    /// What is not in the repository, and so not compared.
    var notes: [Diagnostic] {
        let paths = history.unreadSubmodules.sorted()
        guard let first = paths.first else { return [] }
        let others = paths.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
        return [
            Diagnostic(
                .notCompared,
                "this submodule is not compared: it is not checked out, or lacks some of its commits"
                    + (others.isEmpty ? "" : "; the same goes for \(others)"),
                at: SourceLocation(path: first, place: .file),
                help: "run 'git submodule update --init --recursive'"
            )
        ]
    }

    /// What the state before a step is called.
    func name(before position: Int) -> String {
        let commit = history.commits[position]
        if position > 0, history.commits[position - 1].name == commit.parent {
            return history.commits[position - 1].shortName
        }
        return commit.parent.map(DefinitionHistory.shortName) ?? ""
    }

    /// The states before and after a step; `nil` where they are the same. To be called with each position in order.
    mutating func advance(to position: Int) throws(CommandFailure) -> (old: ProjectState, new: ProjectState)? {
        if position >= end { try read(from: position) }
        let commit = history.commits[position]
        let before = files
        if position == 0 { _ = try advance(files.mapValues(Optional.some), isNeeded: true) }
        for (path, object) in commit.changes { files[path] = object }
        let hasDefinitions = commit.changes.keys.contains { $0.hasSuffix(".intentdefinition") }
        guard let step = try advance(commit.changes, isNeeded: hasDefinitions) else { return nil }
        let (name, present) = (name(before: position), commit.shortName)
        let codeBefore = ProjectCode(step.before.contract, of: name, now: present, step.before.sources)
        let codeNow = ProjectCode(step.now.contract, of: present, now: present, step.now.sources)
        return (
            state(before, codeBefore, named: name, now: present), state(files, codeNow, named: present, now: present)
        )
    }

    /// The state after a step. To be called with each position in order, and instead of `advance(to:)`.
    mutating func state(at position: Int) throws(CommandFailure) -> ProjectState? {
        if position >= end { try read(from: position) }
        let commit = history.commits[position]
        let changes = position == 0 ? files.mapValues(Optional.some) : commit.changes
        for (path, object) in commit.changes { files[path] = object }
        let name = commit.shortName
        return try advance(changes, isNeeded: true).map { step in
            state(files, ProjectCode(step.now.contract, of: name, now: name, step.now.sources), named: name, now: name)
        }
    }

    private mutating func advance(_ changes: [String: String?], isNeeded: Bool) throws(CommandFailure) -> CodeHistory
        .Step?
    {
        let history = history
        return try code.advance(changes, isNeeded: isNeeded) { objects throws(CommandFailure) in
            try history.contents(of: objects).compactMapValues {
                if case .contents(let bytes) = $0 { bytes } else { nil }
            }
        }
    }

    /// Whether people can have saved anything of a file.
    private static func isRead(_ path: String) -> Bool { !path.hasSuffix(".swift") || !SavedContract.isTest(path) }

    /// Reads what the next steps need, and forgets what was before.
    private mutating func read(from position: Int) throws(CommandFailure) {
        end = min(position + Self.stretch, history.commits.count)
        var paths = Dictionary(files.map { ($0.value, $0.key) }) { first, _ in first }
        var needed = Set(position == 0 ? Array(paths.keys) : [])
        for commit in history.commits[position..<end] {
            for case (let path, let object?) in commit.changes where Self.isRead(path) {
                paths[object] = path
                needed.insert(object)
            }
        }
        loaded = loaded.filter { paths[$0.key] != nil }
        code.keep(Set(paths.keys))
        var (sources, definitions): ([(String, SourceText)], [(String, SourceText)]) = ([], [])
        // What an earlier step had already is known.
        needed = needed.filter { loaded[$0] == nil && !code.knows($0) }
        for (object, content) in try history.contents(of: needed).sorted(by: { $0.key < $1.key }) {
            guard case .contents(let bytes) = content, let path = paths[object] else {
                unread.insert(object)
                continue
            }
            if path.hasSuffix(".swift") {
                sources.append((object, SourceText(path: path, bytes: bytes)))
            } else {
                definitions.append((object, SourceText(path: path, bytes: bytes)))
            }
        }
        for ((object, _), definition) in zip(definitions, ParallelMap.map(definitions) { Frontend.load($0.1) }) {
            loaded[object] = definition
        }
        let former = code
        for ((object, _), source) in zip(sources, ParallelMap.map(sources) { former.read($0.1) }) {
            code.add(object, source)
        }
    }

    private func state(_ files: [String: String], _ code: ProjectCode, named name: String, now present: String)
        -> ProjectState
    {
        var found: [(file: ProjectFile, definition: Frontend.Loaded)] = []
        var missing = Workspace()
        let own = files.filter { loaded[$0.value] != nil || unread.contains($0.value) }
        for (path, object) in own.sorted(by: { $0.key < $1.key }) {
            let shown = "\(name):\(path)"
            if unread.contains(object) { missing.fail(shown, "this file is not in the repository") }
            guard let definition = loaded[object] else { continue }
            let source = SourceText(path: shown, bytes: definition.source.bytes)
            found.append(
                (ProjectFile(relativePath: path, source: source, currentPath: "\(present):\(path)"), definition)
            )
        }
        return ProjectState(
            found,
            failures: missing.failures,
            isInFolders: false,
            code: code,
            map: ParallelMap.map
        )
    }
}
