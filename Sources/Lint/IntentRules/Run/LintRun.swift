import Settings
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import RuleSettings
import Translations
import ProjectReading

/// Lints all inputs once.
package struct LintRun {
    package private(set) var result = LintResult()
    private let inputs: Inputs
    private let contents: FileContents
    private let boundary: LinkBoundary

    /// What to lint, and how.
    package struct Inputs {
        /// Files and folders. Folders are searched for definitions.
        package var operands: [String]
        /// The paths on the command line, including tables that were given in place of their definitions.
        package var named: [String]
        package var stdinPath: String?
        package var readsProjects = true
        /// The findings to accept in addition to the configurations' exceptions.
        package var baselines: [Baseline] = []

        package init(_ operands: [String], stdinPath: String? = nil) {
            self.operands = operands
            self.named = operands
            self.stdinPath = stdinPath
        }
    }

    /// Returns whether to lint a definition. Adds a failure if this cannot be determined.
    package typealias Selection = (_ input: LintInput, _ failures: inout [Diagnostic]) -> Bool

    /// - Parameters:
    ///   - exclusions: What to skip in folders.
    ///   - allowsEmpty: Whether a folder may contain no definitions. Called only for a folder without any.
    ///   - selection: Which definitions to lint; `nil` for all. The others are still read, because definitions refer to
    ///     each other.
    package init(
        _ inputs: Inputs,
        excluding exclusions: SearchExclusions = SearchExclusions(),
        allowsEmpty: (_ folder: String) -> Bool = { _ in false },
        configurations: inout ConfigurationFiles,
        selecting selection: Selection? = nil,
        reading contents: FileContents
    ) {
        self.inputs = inputs
        self.contents = contents
        let searchedFolders = inputs.operands.filter { $0 != "-" && DefinitionSearch.isFolder($0) }
        boundary = LinkBoundary(of: inputs.operands + inputs.named + (inputs.stdinPath.map { [$0] } ?? []))
        let read = Workspace(
            inputs: inputs.operands,
            stdinPath: inputs.stdinPath,
            folders: .everything,
            excluding: exclusions,
            allowsEmpty: allowsEmpty,
            reading: contents
        )
        var findings = DiagnosticSet(read.failures)
        result.failures = read.failures
        // With a selection, no folder is linted as a whole.
        let folders = selection == nil ? searchedFolders : []
        for group in Self.groups(read.sources, &configurations) {
            findings.insert(contentsOf: check(group, selection, wholeFolders: folders))
        }
        result.diagnostics = findings.sorted
        for baseline in inputs.baselines { accept(baseline, wholeFolders: folders) }
    }

    /// Inputs that share a configuration.
    private typealias Group = (loaded: LoadedConfiguration, sources: [SourceText])

    private static func groups(_ sources: [SourceText], _ configurations: inout ConfigurationFiles) -> [Group] {
        var groups: [Group] = []
        var positions: [String?: Int] = [:]
        for source in sources {
            let loaded = configurations.configuration(for: source.path == "<stdin>" ? "" : source.path)
            let position = positions[loaded.path] ?? groups.count
            if position == groups.count { groups.append((loaded, [])) }
            positions[loaded.path] = position
            groups[position].sources.append(source)
        }
        return groups
    }

    /// Returns the findings about a group after applying its configuration.
    private mutating func check(_ group: Group, _ selection: Selection?, wholeFolders: [String]) -> [Diagnostic] {
        if let source = group.loaded.source { result.sources[source.path] = source }
        if group.loaded.diagnostics.contains(where: { $0.severity == .error }) {
            // Without a valid configuration, no one knows which findings count.
            result.failures += group.loaded.diagnostics
            return group.loaded.diagnostics
        }
        let loaded = ParallelMap.map(group.sources) { Frontend.load($0, correctsKeys: true) }
        for definition in loaded { result.sources[definition.source.path] = definition.source }
        let paths = loaded.map(\.source.path)
        let compiled = Frontend.link(loaded, for: .separateModules, ParallelMap.map)
        let configuration = group.loaded.configuration
        let rules = Rules.active(in: configuration)
        let parts = rules.reduce(into: Set()) { $0.formUnion($1.projectParts) }
        var projects = self.inputs.readsProjects ? ProjectReading(loaded, parts, reading: contents) : nil
        let surroundings = DefinitionSurroundings.all(
            around: paths,
            in: &projects,
            includesPhrases: true,
            within: boundary,
            reading: contents
        )
        for (path, source) in projects?.sources ?? [:] { result.sources[path] = source }
        let inputs = ParallelMap.map(compiled.count) { index in
            let around = surroundings[index]
            return LintInput(
                compiled[index],
                neighbours: around.neighbours.names,
                tables: around.texts.map(\.contents),
                phrases: around.phrases.map(\.contents),
                project: around.project
            )
        }
        for table in inputs.lazy.flatMap({ $0.tables + $0.phrases }) {
            result.sources[table.source.path] = table.source
            result.recordDamage(in: table.diagnostics)
        }
        for definition in loaded { result.recordDamage(in: definition.diagnostics) }
        let wanted = inputs.indices.filter { selection?(inputs[$0], &result.failures) ?? true }
        result.checkedPaths += wanted.map { paths[$0] }
        // Report these even with a selection: a file that cannot be read may have changed.
        let unreadable = DiagnosticSet(surroundings.flatMap(\.failures)).sorted
        result.failures += unreadable
        let linter = Linter(inputs, expecting: configuration.expectations, rules: rules)
        let findings = ParallelMap.map(wanted) { linter.findings(about: $0) }
        let found = DiagnosticSet(findings.flatMap(\.self)).sorted + unreadable
        let applied = configuration.apply(
            to: found,
            relativePath: ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: group.loaded.folder)
        )
        result.suppressed += applied.suppressed
        let isWhole = Self.isCovered(group.loaded.folder, by: wholeFolders)
        return group.loaded.diagnostics + applied.diagnostics + (isWhole ? applied.unneeded : [])
    }

    private mutating func accept(_ baseline: Baseline, wholeFolders: [String]) {
        let paths = ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: baseline.folder)
        let applied = baseline.apply(to: result.diagnostics, relativePath: paths)
        result.suppressed += applied.suppressed
        result.acceptedByBaseline += applied.suppressed
        result.diagnostics = applied.diagnostics
        guard let source = baseline.source else { return }
        result.sources[source.path] = source
        if baseline.isStrict || Self.isCovered(baseline.folder, by: wholeFolders) {
            result.diagnostics = DiagnosticSet(result.diagnostics + applied.unneeded).sorted
        }
    }

    /// Whether all of a folder was linted. Only then is an exception without findings really unused.
    private static func isCovered(_ folder: String, by folders: [String]) -> Bool {
        let paths = ReportFolders(workingFolder: Path.workingFolder)
        let wanted = paths.absolute(folder)
        return folders.contains { wanted == paths.absolute($0) || wanted.hasPrefix(paths.absolute($0) + "/") }
    }
}
