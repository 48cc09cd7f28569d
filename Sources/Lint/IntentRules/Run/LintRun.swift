import Settings
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import RuleSettings
import Translations
import ProjectReading
import SavedContract

/// Lints all inputs once.
package struct LintRun {
    package private(set) var result = LintResult()
    private let inputs: Inputs
    private let contents: FileContents
    private let boundary: LinkBoundary
    /// What an entry of a baseline must be about for this run to judge it.
    package private(set) var scope = BaselineScope(includesRule: { _ in false }, covers: { _, _ in [] })

    /// What to lint, and how.
    package struct Inputs {
        /// Files and folders. Folders are searched for definitions.
        package var operands: [String]
        /// The paths on the command line, including tables that were given in place of their definitions.
        package var named: [String]
        package var stdinPath: String?
        package var readsProjects = true
        /// Whether every severity is raised as by the preset `strict`.
        package var isStrict = false
        /// The codes of the rules to report; `nil` for all.
        package var rules: Set<String>?
        /// The findings to accept in addition to the configurations' exceptions.
        package var baselines: [Baseline] = []
        /// Whether the baselines apply that configurations name, and whether their unneeded entries are errors.
        package var usesConfiguredBaselines = true
        package var isBaselineStrict = false

        package init(_ operands: [String], stdinPath: String? = nil) {
            self.operands = operands
            self.named = operands
            self.stdinPath = stdinPath
        }

        private static let needingProjects = Set(
            (Rules.all.filter { !$0.projectParts.isEmpty }.map(\.kind) + [.takeoverOfUsedIntent]).map(\.code)
        )

        /// Whether the run would report findings with a code, so that it can judge what accepts them.
        fileprivate func looksFor(_ code: String) -> Bool {
            !DiagnosticCatalogue.linting.mayBelongToOthers(code) && rules?.contains(code) != false
                && (readsProjects || !Self.needingProjects.contains(code))
        }
    }

    /// - Parameters:
    ///   - exclusions: What to skip in folders.
    ///   - allowsEmpty: Whether a folder may contain no definitions. Called only for a folder without any.
    package init(
        _ inputs: Inputs,
        excluding exclusions: SearchExclusions = SearchExclusions(),
        allowsEmpty: (_ folder: String) -> Bool = { _ in false },
        configurations: inout ConfigurationFiles,
        reading contents: FileContents
    ) {
        self.inputs = inputs
        self.contents = contents
        let folders = inputs.operands.filter { $0 != "-" && DefinitionSearch.isFolder($0) }
        boundary = LinkBoundary(of: inputs.operands + inputs.named + (inputs.stdinPath.map { [$0] } ?? []))
        let read = Workspace(
            inputs: inputs.operands,
            stdinPath: inputs.stdinPath,
            folders: .everything,
            excluding: exclusions,
            allowsEmpty: allowsEmpty,
            reading: contents
        )
        var findings = read.failures
        // Others were found, and are findings as any.
        result.failures = read.failures.filter { inputs.operands.contains($0.location.path) }
        let groups = Self.groups(read.sources, &configurations)
        let isWhole = read.gaps.isEmpty && read.excluded.isEmpty
        let checked = groups.map { check($0, wholeFolders: folders, excluding: exclusions, isWhole: isWhole) }
        let unread = contents.findings(besides: findings + checked.joined()).filter(\.kind.isDamage)
        for source in contents.sources(of: unread) { result.sources[source.path] = source }
        findings += unread
        result.recordDamage(in: findings)
        let isComplete = result.failures.isEmpty && result.damage.isEmpty
        let makeScope = { [configurations] file in
            Self.scope(isComplete ? folders : [], inputs, exclusions, configurations, configuredAt: file)
        }
        scope = makeScope(nil)
        for (group, found) in zip(groups, checked) {
            let isDone = !inputs.usesConfiguredBaselines
            findings += isDone ? found : accept(found, by: group.loaded, makeScope(group.loaded.path))
        }
        result.diagnostics = DiagnosticSet(findings).sorted
        for baseline in inputs.baselines { result.diagnostics = accept(result.diagnostics, baseline, within: scope) }
        result.consequences = result.diagnostics.filter(\.isConsequence)
        result.diagnostics.removeAll(where: \.isConsequence)
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
    private mutating func check(
        _ group: Group,
        wholeFolders: [String],
        excluding exclusions: SearchExclusions,
        isWhole: Bool
    ) -> [Diagnostic] {
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
        var configuration = group.loaded.configuration
        configuration.rules.isStrict = self.inputs.isStrict
        let rules = Rules.active(in: configuration)
        let parts = rules.reduce(into: Set()) { $0.formUnion($1.projectParts) }
        var projects =
            self.inputs.readsProjects
            ? ProjectReading(loaded, parts, excluding: exclusions, reading: contents) : nil
        let surroundings = DefinitionSurroundings.all(
            around: paths,
            in: &projects,
            includesPhrases: true,
            excluding: exclusions,
            within: boundary,
            reading: contents
        )
        let takeovers =
            self.inputs.looksFor(DiagnosticKind.takeoverOfUsedIntent.code)
            ? projects?.takeoversOfUsedIntents(around: paths, in: wholeFolders) ?? [] : []
        for (path, source) in projects?.sources ?? [:] { result.sources[path] = source }
        let inputs = ParallelMap.map(compiled.count) { index in
            let around = surroundings[index]
            return LintInput(
                compiled[index],
                neighbours: around.neighbours.names,
                tables: around.texts,
                foreignTables: around.foreignTables,
                unreadTables: around.unreadTables,
                phrases: around.phrases,
                project: around.project
            )
        }
        for table in inputs.lazy.flatMap({ $0.tables + $0.phrases }).map(\.contents) {
            result.sources[table.source.path] = table.source
            result.recordDamage(in: table.diagnostics)
        }
        for definition in loaded { result.recordDamage(in: definition.diagnostics) }
        result.recordDamage(in: surroundings.flatMap(\.failures))
        result.checkedPaths += paths
        let unreadable = DiagnosticSet(surroundings.flatMap(\.failures)).sorted
        let linter = Linter(inputs, expecting: configuration.expectations, rules: rules, isWhole: isWhole)
        let findings = ParallelMap.map(inputs.count) { index in
            Progress.note("checking", inputs[index].compiled.loaded.source.path)
            return linter.findings(about: index)
        }
        let all = DiagnosticSet(findings.flatMap(\.self)).sorted
        let missing = contents.findings().filter { !$0.kind.isDamage }
        for source in contents.sources(of: missing) { result.sources[source.path] = source }
        let found = all + unreadable + missing + takeovers
        let folders = ReportFolders(workingFolder: Path.workingFolder)
        let applied = configuration.apply(
            to: found,
            judging: self.inputs.looksFor,
            relativePath: folders.relativePaths(from: group.loaded.folder)
        )
        result.suppressed += applied.suppressed
        let isCovered = folders.covers(group.loaded.folder, by: wholeFolders)
        let marked = CauseOrder(inputs).markingConsequences(in: applied.diagnostics) {
            [rules = self.inputs.rules] kind in
            rules?.contains(kind.code) != false
        }
        return group.loaded.diagnostics + marked + (isCovered ? applied.unneeded : [])
    }

    // MARK: - Baselines

    /// The rules and paths that the run covers. A baseline of the configuration at a path is only for its own files.
    private static func scope(
        _ roots: [String],
        _ inputs: Inputs,
        _ exclusions: SearchExclusions,
        _ configurations: ConfigurationFiles,
        configuredAt file: String?
    ) -> BaselineScope {
        let paths = ReportFolders(workingFolder: Path.workingFolder)
        return BaselineScope(
            includesRule: inputs.looksFor,
            covers: { entries, folder in
                var (exclusions, configurations) = (exclusions, configurations)
                var covered: Set<String> = []
                for root in roots {
                    let start = paths.absolute(root)
                    let below = entries.reduce(into: [String: String]()) { below, entry in
                        let path = paths.absolute(Path.joined(folder, entry))
                        guard path.hasPrefix(Path.joined(start, "")) else { return }
                        below[String(path.dropFirst(Path.joined(start, "").count))] = entry
                    }
                    for path in exclusions.searched(Array(below.keys), below: root).files {
                        let loaded = file.map { _ in configurations.configuration(for: Path.joined(root, path)) }
                        if file.map(paths.absolute) == loaded?.path.map(paths.absolute), let entry = below[path] {
                            covered.insert(entry)
                        }
                    }
                }
                return covered
            }
        )
    }

    private mutating func accept(_ found: [Diagnostic], by loaded: LoadedConfiguration, _ scope: BaselineScope)
        -> [Diagnostic]
    {
        let read = loaded.baseline(reading: contents, naming: .linting, isStrict: inputs.isBaselineStrict)
        guard let read else { return found }
        result.failures += read.diagnostics
        guard let baseline = read.baseline else { return read.diagnostics }
        return accept(found, baseline, within: scope)
    }

    private mutating func accept(
        _ found: [Diagnostic],
        _ baseline: Baseline,
        within scope: BaselineScope
    ) -> [Diagnostic] {
        let paths = ReportFolders(workingFolder: Path.workingFolder).relativePaths(from: baseline.folder)
        let applied = baseline.apply(to: found, within: baseline.source.map { _ in scope }, relativePath: paths)
        result.suppressed += applied.suppressed
        result.acceptedByBaseline += applied.suppressed
        if let source = baseline.source {
            result.sources[source.path] = source
            result.usesBaselineFile = true
        }
        return DiagnosticSet(applied.diagnostics + applied.unneeded).sorted
    }
}
