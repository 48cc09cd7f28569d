import Settings
import Diagnostics
import FileAccess
import FileChanges
import Git
import Inputs
import IntentRules
import Reports
import RuleSettings

package enum LintCommand {
    /// - Parameter keys: The keys that the program knows in the configuration.
    package static func description(
        configurationKeys keys: @escaping @Sendable @autoclosure () -> [ConfigurationKey<Configuration>]
    ) -> CommandDescription {
        var command = description
        command.run = { arguments throws(CommandFailure) in try run(arguments, keys()) }
        return command
    }

    private static let description: CommandDescription = CommandDescription(
        name: "lint",
        summary: "Check intent definitions and their string tables",
        discussion: """
            Finds problems before users do: untranslatable texts, outdated string tables, settings that cancel each
            other out, merge leftovers. The nearest intentc.json, from the definition's folder upward, configures the
            rules.
            """,
        operands: Operands(
            name: "input",
            help: """
                A definition, one of its string tables, a folder to search for definitions, or - for standard input. Default: \
                the working folder.
                """,
            standard: "."
        ),
        options: .list(.anyFormat, .failOn, .strict, .config, .fix, .dryRun)
            + .list(.baseline, .writeBaseline, .strictBaseline)
            + .list(.exclude, .noDefaultExcludes)
            + .list(.rule, .newSince, .minimumSeverity, .noProject, .stdinPath, .color),
        examples: [
            ("intentc lint App", "Check every definition in App."),
            (
                "intentc lint App --format github --format sarif=intents.sarif",
                "In CI: annotate the pull request and feed code scanning."
            ),
            ("intentc lint App --new-since origin/main", "Report only what the branch adds."),
            ("intentc lint App --write-baseline intents.baseline.json", "Accept the current findings."),
        ]
    )

    private static func run(
        _ arguments: Arguments,
        _ keys: [ConfigurationKey<Configuration>]
    ) throws(CommandFailure) -> ExitStatus {
        try check(arguments)
        let onlyReads = (arguments[.fix] == nil || arguments[.dryRun]) && arguments[.writeBaseline] == nil
        return try ProjectLock.holding(arguments.operands, unless: onlyReads) { () throws(CommandFailure) in
            try lint(arguments, keys)
        }
    }

    private static func lint(
        _ arguments: Arguments,
        _ keys: [ConfigurationKey<Configuration>]
    ) throws(CommandFailure) -> ExitStatus {
        let baseline = try Baseline.named(arguments, naming: .linting)
        let session = try LintSession(arguments, keys, accepting: baseline)
        var result = session.lint()
        if arguments[.strictBaseline], !result.usesBaselineFile, !result.isIncomplete {
            throw .usage("'--strict-baseline' needs '--baseline', or a 'baseline' in intentc.json")
        }
        for (folder, explanation) in session.emptiedFolders.sorted(by: { $0.key < $1.key }) {
            say("nothing to check in '\(folder)': \(explanation)")
        }
        try OutputClash.check(
            outputs: ReportOutput.files(arguments)
                + (arguments[.writeBaseline].map { $0 == arguments[.baseline] ? [] : [$0] } ?? []),
            inputs: Array(result.sources.keys)
        )
        if arguments[.dryRun] { return try showDifferences(of: result, session, arguments) }
        var unwritten: [CommandFailure] = []
        if arguments[.fix] != nil {
            let rounds = FixRounds(result, FixSurroundings(lint: session.lint)) { files in
                WrittenChanges(files.groups.map { $0.map(\.change) })
            }
            result = rounds.result
            unwritten = rounds.failures
            let possible = result.possibleFixCount(from: arguments[.minimumSeverity])
            // Failures are reported as errors. Reports use standard output.
            if unwritten.isEmpty, let summary = rounds.summary(possible: possible) {
                StandardStreams.writeRemark(summary)
            }
        }
        let status: ExitStatus
        if let file = arguments[.writeBaseline] {
            status = try writeBaseline(result, session.scope, to: file, arguments)
        } else {
            status = try result.write(arguments, saysWhatWasChecked: arguments[.fix] == nil)
        }
        if !unwritten.isEmpty { throw .several(unwritten) }
        return status
    }

    private static func say(_ message: String) {
        StandardStreams.writeRemark("intentc: \(message)")
    }

    /// Throws for options that cannot be combined.
    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.fix] != nil, !arguments[.dryRun], arguments.operands.contains("-") {
            throw .usage("standard input cannot be fixed in place")
        }
        if arguments[.newSince] != nil, arguments[.writeBaseline] != nil {
            throw .usage("'--write-baseline' cannot be used with '--new-since': a baseline must list all findings")
        }
        if arguments[.newSince] != nil, arguments.operands.contains("-") {
            throw .usage("standard input cannot be compared with a revision")
        }
        try ReportOutput.check(arguments, to: .output)
        try arguments.checkStandardInput()
    }

    // MARK: - Baseline

    /// Writes a baseline of all findings; with `--baseline`, only of those that the old baseline accepts. Entries of
    /// other rules and files stay. Writes nothing if an input could not be read, because the baseline would be incomplete.
    private static func writeBaseline(
        _ result: LintResult,
        _ scope: BaselineScope?,
        to file: String,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        if result.isIncomplete { return result.printFailures(arguments) }
        let damage = result.diagnostics.filter(\.kind.isDamage)
        if !damage.isEmpty {
            ReportOutput.print(damage, in: Array(result.sources.values), arguments)
            throw .failed("a damaged file cannot be accepted, so no baseline was written")
        }
        let accepted =
            arguments[.baseline] == nil ? result.diagnostics + result.consequences : result.acceptedByBaseline
        guard let scope else { return .success }
        try Baseline.write(accepted, replacing: scope, in: file, arguments, naming: .linting)
        return .success
    }

    // MARK: - Results

    private static func showDifferences(
        of result: LintResult,
        _ session: LintSession,
        _ arguments: Arguments
    ) throws(CommandFailure) -> ExitStatus {
        let search = FixSearch(result, FixSurroundings(lint: session.lint))
        for file in search.files { StandardStreams.write(file.change.difference, to: .output) }
        if result.isIncomplete { return result.printFailures(arguments) }
        let damage = result.damage.sorted { $0.key < $1.key }.flatMap(\.value)
        let remaining = damage.filter { !$0.fixIts.contains(where: \.isSafe) }
        ReportOutput.print(remaining, in: Array(result.sources.values), arguments)
        return remaining.isEmpty ? .success : .failure
    }
}
