import CommandArguments
import Diagnostics
import FileAccess
import Fixing
import Git
import Inputs
import IntentRules
import Linting
import TextChanges
import Workspace

enum LintCommand {
    static let description: CommandDescription = CommandDescription(
        name: "lint",
        summary: "Check intent definitions and their string tables",
        discussion: """
            Reports problems that users would notice: untranslatable texts, outdated string tables, settings that cancel
            each other out, merge leftovers. The nearest intentc.json, from the definition's folder
            upward, configures the rules.
            """,
        operands: Operands(
            name: "input",
            help: """
                A definition, one of its string tables, a folder to search for definitions, or - for standard input. Default: \
                the working folder.
                """,
            standard: "."
        ),
        options: .list(.anyFormat.formerly("report"), .rulePages, .failOn, .strict, .config, .fix, .fixDryRun)
            + .list(.baseline, .writeBaseline, .strictBaseline)
            + .list(.exclude, .noDefaultExcludes)
            + .list(.rule, .since, .newSince, .minimumSeverity, .summary, .noProject, .stdinPath, .color),
        examples: [
            ("intentc lint App", "Check every definition below App."),
            (
                "intentc lint App --format github --format sarif=intents.sarif",
                "In CI: annotate the pull request and feed code scanning."
            ),
            ("intentc lint App --new-since origin/main", "Report only what the branch adds."),
            ("intentc lint App --write-baseline intents.baseline.json", "Accept the current findings."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try check(arguments)
        var baseline: Baseline?
        if let path = arguments[.baseline] {
            baseline = try Baseline.read(path, arguments)
            if baseline == nil { return .unusable }
            if baseline?.isOutdated == true, arguments[.writeBaseline] == nil {
                let message =
                    "'\(path)' has version 1, which accepts whole tables; rewrite it with '--write-baseline \(path)'"
                StandardStreams.write("intentc: \(message.visible)\n", to: .error)
            }
        }
        var inputs = LintRun.Inputs(
            TableOperands.definitions(for: arguments.operands),
            named: arguments.operands,
            stdinPath: arguments[.stdinPath],
            readsProjects: !arguments[.noProject],
            baselines: baseline.map { [$0] } ?? []
        )
        var changes = try changedFiles(arguments)
        let ignored = IgnoredFiles()
        let contents = FileContents()
        if let revision = arguments[.newSince] {
            let old = try Baseline(accepting: revision, in: inputs.operands) { operands in
                var configurations = ConfigurationFiles(arguments[.config], reading: FileContents())
                return LintRun(
                    LintRun.Inputs(operands, readsProjects: inputs.readsProjects),
                    excluding: SearchExclusions(arguments, configurations),
                    allowsEmpty: { _ in true },
                    configurations: &configurations,
                    reading: FileContents()
                ).result
            }
            inputs.baselines.append(old)
        }
        var searchedFolders: [String] = []
        var emptiedFolders: [String: String] = [:]
        func lint(_ replaced: [String: [UInt8]] = [:]) -> LintResult {
            // What has been written, or changed by others meanwhile, is read again; standard input can be read only once.
            let contents = (arguments[.fix] == nil ? contents : FileContents()).replacing(replaced)
            var configurations = ConfigurationFiles(arguments[.config], reading: contents)
            let run = LintRun(
                inputs,
                excluding: SearchExclusions(arguments, configurations, ignored: ignored),
                allowsEmpty: { folder in
                    emptiedFolders[folder] = RemovedDefinitions.lastCommit(around: folder)
                    return emptiedFolders[folder] != nil
                },
                configurations: &configurations,
                selecting: changes == nil ? nil : { changes?.selects($0, &$1) ?? true },
                reading: contents
            )
            searchedFolders = run.searchedFolders
            var result = run.result
            result.restrict(to: arguments[.rule], always: .unreadableInput)
            if arguments[.fix] == .all { result.takeAllFixesAsSafe() }
            return result
        }
        var result = lint()
        for (folder, commit) in emptiedFolders.sorted(by: { $0.key < $1.key }) {
            let message = "nothing to check in '\(folder)': the repository has had no definitions since \(commit)"
            StandardStreams.write("intentc: \(message.visible)\n", to: .error)
        }
        try OutputClash.check(
            outputs: ReportOutput.files(arguments)
                + (arguments[.writeBaseline].map { $0 == arguments[.baseline] ? [] : [$0] } ?? []),
            inputs: Array(result.sources.keys)
        )
        let surroundings = FixSurroundings(result, below: searchedFolders) { lint($0) }
        if arguments[.fixDryRun] {
            let changes = FixSearch(result, surroundings).files.map(\.change)
            return try showDifferences(changes, of: result, arguments)
        }
        var unwritten: [CommandFailure] = []
        if arguments[.fix] != nil {
            let before = result
            var failures: [CommandFailure] = []
            let rounds = FixRounds(result, surroundings) { files in
                let written = WrittenChanges(files.groups.map { $0.map(\.change) })
                failures = written.failures
                return FixRounds.Outcome(
                    written: Set(written.files.map(\.path)),
                    hasFailed: !failures.isEmpty,
                    isHopeless: written.isHopeless
                )
            }
            result = rounds.result
            let fixable = arguments[.fix] == .all ? result.diagnostics : []
            var renaming = TableRenaming.changes(for: fixable)
            let renamedCount = renaming.write().count { $0.old == nil }
            var deletion = LeftoverDeletion.changes(for: fixable)
            let deletedCount = deletion.write().count { $0.new == nil && $0.path.hasSuffix(".intentdefinition") }
            if renamedCount + deletedCount > 0 { result = lint() }
            unwritten = rounds.refusals.map { .unusable($0) } + (rounds.hasUnwritten ? failures : [])
            unwritten += renaming.failures + deletion.failures
            let possible = result.possibleFixCount(from: arguments[.minimumSeverity])
            // What could not be written is said as an error, and nothing else then. Reports go to standard output.
            if unwritten.isEmpty, let summary = rounds.summary(before: before, possible: possible) {
                StandardStreams.write(summary + "\n", to: .error)
            }
            if renamedCount > 0 {
                StandardStreams.write("\(renamedCount.counted("table")) renamed\n", to: .error)
            }
            if deletedCount > 0 {
                StandardStreams.write("\(deletedCount.counted("definition")) deleted\n", to: .error)
            }
        }
        let status: ExitStatus
        if let file = arguments[.writeBaseline] {
            status = try writeBaseline(result, to: file, arguments)
        } else {
            status = try result.write(arguments)
        }
        if !unwritten.isEmpty { throw .several(unwritten) }
        return status
    }

    /// What `--since` leaves to look at; `nil` without it.
    private static func changedFiles(_ arguments: Arguments) throws(CommandFailure) -> ChangedFiles? {
        guard let revision = arguments[.since] else { return nil }
        do throws(GitRepository.Failure) {
            return try ChangedFiles(since: revision, in: arguments.operands.map(DefinitionSearch.existingFolder))
        } catch {
            switch error {
            case .noProgram(let message): throw .unusable(message)
            case .noRepository, .refused: throw .unusable("cannot compare with '\(revision)': \(error.message)")
            }
        }
    }

    /// Refuses combinations of options that make no sense.
    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.fix] != nil, !arguments[.fixDryRun], arguments.operands.contains("-") {
            throw .usage("standard input cannot be fixed in place")
        }
        if arguments[.strictBaseline], arguments[.baseline] == nil {
            throw .usage("'--strict-baseline' needs '--baseline'")
        }
        if arguments[.since] != nil, arguments[.writeBaseline] != nil {
            throw .usage("'--write-baseline' cannot be used with '--since': a baseline must list all findings")
        }
        if arguments[.since] != nil, arguments[.strictBaseline] {
            throw .usage("'--strict-baseline' cannot be used with '--since': it needs all findings")
        }
        if arguments[.newSince] != nil, arguments[.writeBaseline] != nil {
            throw .usage("'--write-baseline' cannot be used with '--new-since': a baseline must list all findings")
        }
        if arguments[.since] ?? arguments[.newSince] != nil, arguments.operands.contains("-") {
            throw .usage("standard input cannot be compared with a revision")
        }
        try ReportOutput.check(arguments, to: .output)
        try arguments.checkStandardInput()
    }

    // MARK: - Baseline

    /// Writes a baseline of what is found; next to another one, of what that accepts, without what it no longer needs. None when
    /// something could not be read, since it would accept what is there by chance.
    private static func writeBaseline(
        _ result: LintResult,
        to file: String,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        if result.isIncomplete { return result.printFailures(arguments) }
        let accepted = arguments[.baseline] == nil ? result.diagnostics : result.acceptedByBaseline
        try Baseline.write(accepted, to: file)
        StandardStreams.writeVerdict("\(accepted.count.counted("finding")) accepted in '\(file.visible)'", to: .error)
        return .success
    }

    // MARK: - Results

    private static func showDifferences(
        _ fixes: [FileChange],
        of result: LintResult,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        let fixable = arguments[.fix] == .all ? result.diagnostics : []
        let planned = LeftoverDeletion.changes(for: fixable, after: TableRenaming.changes(for: fixable))
        let changes = fixes + planned.changes
        for change in changes { StandardStreams.write(change.difference, to: .output) }
        if !planned.failures.isEmpty { throw .several(planned.failures) }
        if result.isIncomplete { return result.printFailures(arguments) }
        // `--diff` was a check as well.
        return changes.isEmpty || !arguments.isRenamed(.fixDryRun) ? .success : .failure
    }
}

extension ChangedFiles {
    /// Whether a definition or one of its tables has changed. One that cannot be compared may have.
    fileprivate mutating func selects(_ input: LintInput, _ failures: inout [Diagnostic]) -> Bool {
        let source = input.compiled.loaded.source
        do throws(GitRepository.Failure) {
            return try hasChanged(
                (source.path, source.bytes),
                tables: (input.tables + input.phrases).map { ($0.source.path, $0.source.bytes) }
            )
        } catch {
            let message = "cannot compare this file with '\(revision)': \(error.message)"
            failures.append(
                Diagnostic(.unreadableInput, message, at: SourceLocation(path: source.path, place: .file))
            )
            return true
        }
    }
}
