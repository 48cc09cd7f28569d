import Diagnostics
import FileAccess
import Git
import IntentRules
import IntentSchema
import StringTables
import Workspace

/// What linting all inputs once finds, sorted into what counts and what is accepted.
struct LintResult {
    /// What is reported, in the order of reports.
    private(set) var diagnostics: [Diagnostic] = []
    /// What exceptions and the baseline accept.
    private(set) var suppressed: [Diagnostic] = []
    /// Every text that findings point into, by path.
    private(set) var sources: [String: SourceText] = [:]
    /// The definitions that were looked at.
    private(set) var checkedPaths: [String] = []
    /// What could not be read: with any of these the result is not the whole truth.
    private(set) var failures: [Diagnostic] = []
    /// The folders that were searched.
    let searchedFolders: [String]
    private let readsProjects: Bool
    private let boundary: LinkBoundary
    /// All that findings were looked for in, so that it lives as long as the result.
    private var linters: [Linter] = []

    /// - Parameters:
    ///   - operands: files and folders; a folder is searched for definitions.
    ///   - named: what the command line names, tables included that stand for their definitions.
    ///   - exclusions: what is not looked for in folders.
    ///   - readsProjects: whether to look at the Xcode projects around definitions.
    ///   - baseline: what to accept in addition to the configurations' exceptions.
    ///   - changes: what tells which definitions to look at; `nil` for all.
    init(
        of operands: [String],
        named: [String] = [],
        stdinPath: String?,
        excluding exclusions: SearchExclusions,
        readsProjects: Bool,
        configurations: inout ConfigurationFiles,
        baseline: BaselineChoice?,
        changes: inout ChangedFiles?,
        reading contents: FileContents = FileContents()
    ) {
        self.readsProjects = readsProjects
        searchedFolders = operands.filter { $0 != "-" && DefinitionSearch.isFolder($0) }
        boundary = LinkBoundary(of: operands + named + (stdinPath.map { [$0] } ?? []))
        let inputs = Workspace(
            inputs: operands,
            stdinPath: stdinPath,
            folders: .everything,
            excluding: exclusions,
            reading: contents
        )
        var findings = DiagnosticSet()
        findings.insert(contentsOf: inputs.failures)
        failures = inputs.failures
        // Where only changes are looked at, no folder is looked at as a whole.
        let folders = changes == nil ? searchedFolders : []
        for group in Self.groups(inputs.sources, &configurations) {
            findings.insert(contentsOf: check(group, &changes, contents, wholeFolders: folders))
        }
        diagnostics = findings.sorted
        if let baseline { accept(baseline, wholeFolders: folders) }
    }

    /// Whether something could not be read.
    var isIncomplete: Bool { !failures.isEmpty }

    /// Inputs for which one configuration holds.
    private struct Group {
        var loaded: LoadedConfiguration
        var sources: [SourceText]
    }

    private static func groups(_ sources: [SourceText], _ configurations: inout ConfigurationFiles) -> [Group] {
        var groups: [Group] = []
        var positions: [String: Int] = [:]
        for source in sources {
            let loaded = configurations.configuration(for: source.path == "<stdin>" ? "" : source.path)
            if let position = positions[loaded.path ?? ""] {
                groups[position].sources.append(source)
            } else {
                positions[loaded.path ?? ""] = groups.count
                groups.append(Group(loaded: loaded, sources: [source]))
            }
        }
        return groups
    }

    /// The findings about a group as its configuration wants them.
    private mutating func check(
        _ group: Group,
        _ changes: inout ChangedFiles?,
        _ contents: FileContents,
        wholeFolders: [String]
    ) -> [Diagnostic] {
        if let source = group.loaded.source { sources[source.path] = source }
        if group.loaded.diagnostics.contains(where: { $0.severity == .error }) {
            // With a configuration that is not understood, no one knows what counts.
            failures += group.loaded.diagnostics
            return group.loaded.diagnostics
        }
        let progress = ProgressLine(total: group.sources.count)
        defer { progress.clear() }
        let loaded = ParallelMap.map(group.sources) { source in
            defer { progress.step() }
            return Frontend.load(source)
        }
        for definition in loaded { sources[definition.source.path] = definition.source }
        let paths = loaded.map(\.source.path)
        let compiled = Frontend.link(loaded, for: .separateModules, ParallelMap.map)
        var listing = NeighbouringFileListing(around: paths)
        let neighbours = paths.map { listing.surroundings(of: $0) }
        var projects = readsProjects ? ProjectReading(loaded, reading: contents) : nil
        let surroundings = paths.map { projects?.surroundings(of: $0) }
        for (path, source) in projects?.sources ?? [:] { sources[path] = source }
        let boundary = boundary
        let read = ParallelMap.map(Array(compiled.indices)) { index in
            let names = neighbours[index].names
            let files = NeighbouringFiles(definitionPath: paths[index], names: names)
            let project = surroundings[index]
            func read(_ kind: NeighbouringTables.Kind) -> NeighbouringTables {
                let tables = project?.tables ?? ProjectTables()
                return NeighbouringTables.read(kind, files, project: tables, within: boundary, reading: contents)
            }
            let (texts, phrases) = (read(.texts), read(.phrases))
            let input = LintInput(
                compiled[index],
                neighbours: names,
                tables: texts.files.map(\.contents),
                phrases: phrases.files.map(\.contents),
                project: project?.surroundings
            )
            return (input: input, failures: texts.failures + phrases.failures)
        }
        let inputs = read.map(\.input)
        for table in inputs.lazy.flatMap({ $0.tables + $0.phrases }) { sources[table.source.path] = table.source }
        let wanted = inputs.indices.filter { isWanted(inputs[$0], &changes) }
        checkedPaths += wanted.map { paths[$0] }
        // What could not be read may have changed.
        let unreadable = DiagnosticSet(read.flatMap(\.failures) + neighbours.flatMap(Self.failures)).sorted
        failures += unreadable
        let configuration = group.loaded.configuration
        let linter = Linter(inputs, expecting: configuration.expectations, rules: Rules.active(in: configuration))
        linters.append(linter)
        let findings = ParallelMap.map(wanted) { linter.findings(about: $0) }
        let found = DiagnosticSet(findings.flatMap(\.self)).sorted + unreadable
        let applied = configuration.apply(
            to: found,
            relativePath: ReportFolders(workingFolder: Path.workingFolder).relativePaths(
                from: group.loaded.folder
            )
        )
        suppressed += applied.suppressed
        let isWhole = Self.isCovered(group.loaded.folder, by: wholeFolders)
        return group.loaded.diagnostics + applied.diagnostics + (isWhole ? applied.unusedExceptions : [])
    }

    /// Whether a definition is to be looked at: all are, or it or one of its tables has changed. The others are read all the
    /// same, since definitions refer to each other.
    private mutating func isWanted(_ input: LintInput, _ changes: inout ChangedFiles?) -> Bool {
        guard changes != nil else { return true }
        let source = input.compiled.loaded.source
        do throws(GitRepository.Failure) {
            return try changes?.hasChanged(
                (source.path, source.bytes),
                tables: (input.tables + input.phrases).map { ($0.source.path, $0.source.bytes) }
            ) ?? true
        } catch {
            let message = "cannot compare this file with '\(changes?.revision ?? "")': \(error.message)"
            failures.append(
                Diagnostic(.unreadableInput, message, at: SourceLocation(path: source.path, place: .file))
            )
            return true
        }
    }

    private static func failures(_ surroundings: NeighbouringFileListing.Surroundings) -> [Diagnostic] {
        surroundings.failures.map {
            Diagnostic(.unreadableInput, $0.reason, at: SourceLocation(path: $0.path, place: .file))
        }
    }

    /// Leaves only what some rules find; all of it when there are none.
    mutating func restrict(to rules: [DiagnosticKind]) {
        guard !rules.isEmpty else { return }
        // What keeps a file from being looked at is always said.
        diagnostics.removeAll { !rules.contains($0.kind) && $0.kind != .unreadableInput }
        suppressed.removeAll { !rules.contains($0.kind) }
    }

    /// Takes the first fix of each finding for one that may be applied.
    mutating func takeAllFixesAsSafe() {
        for index in diagnostics.indices where !diagnostics[index].fixIts.isEmpty {
            diagnostics[index].fixIts[0].isSafe = true
        }
    }

    /// How many findings have a fix that may be applied without asking.
    var safeFixCount: Int { diagnostics.count { $0.fixIts.contains(where: \.isSafe) } }

    /// How many findings of at least a severity have only fixes that need a decision.
    func possibleFixCount(from minimum: Severity) -> Int {
        diagnostics.count { $0.severity >= minimum && !$0.fixIts.isEmpty && !$0.fixIts.contains(where: \.isSafe) }
    }

    private mutating func accept(_ choice: BaselineChoice, wholeFolders: [String]) {
        sources[choice.source.path] = choice.source
        let folder = Path.folder(of: choice.source.path)
        let applied = choice.baseline.apply(
            to: diagnostics,
            strict: choice.isStrict,
            relativePath: ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: folder)
        )
        suppressed += applied.suppressed
        diagnostics = applied.diagnostics
        if Self.isCovered(folder, by: wholeFolders) || choice.isStrict {
            diagnostics = DiagnosticSet(diagnostics + applied.unneededEntries).sorted
        }
    }

    /// Whether the whole of a folder was looked at: only then is an exception that met nothing really unused.
    private static func isCovered(_ folder: String, by folders: [String]) -> Bool {
        let paths = ReportFolders(workingFolder: Path.workingFolder)
        let wanted = paths.absolute(folder)
        return folders.contains { wanted == paths.absolute($0) || wanted.hasPrefix(paths.absolute($0) + "/") }
    }
}
