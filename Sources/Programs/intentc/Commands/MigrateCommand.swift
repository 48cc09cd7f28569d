import AppIntentsGeneration
import Settings
import Diagnostics
import FileAccess
import Git
import GenerateCommand
import Inputs
import Migration
import Comparison
import ProjectReading
import Reports
import SavedContract

extension Option<String?> {
    fileprivate static var oldClassPrefix: Self {
        Self(
            "class-prefix",
            taking: .text("prefix"),
            "The class prefix of the old intents. Default: the definition's."
        )
    }

    fileprivate static var releases: Self {
        Self(
            "tags",
            taking: .text("pattern"),
            "Check what each release had: every tag that matches, such as 'v*'."
        )
    }
}

extension Option<AppIntentsStyle?> {
    fileprivate static var plannedStyle: Self {
        Self(
            "style",
            taking: .choice(AppIntentsStyle.allCases),
            "Plan for code that is generated (the default) or your own, as 'generate --to app-intents --style' writes it."
        )
    }
}

enum MigrateCommand {
    static let description: CommandDescription = CommandDescription(
        name: "migrate",
        summary: "Plan and check a move to App Intents",
        discussion: """
            Says what App Intents keep and lose of each intent, which intents no App Intent in the Swift sources replaces,
            which parameters and choices do not migrate, and what is left to do. It works before there is any App Intent
            and after the definition is deleted: the old definition is a file, or comes from an earlier state (--against)
            or from every release (--tags). If anything that people saved has no successor, the exit status is 1. Rules,
            exceptions and baselines count as for 'breaking'.
            """,
        operands: Operands(
            name: "definition-or-source",
            help:
                "Folders with definitions and Swift sources; or old definitions, then Swift files or folders of them. With --against or --tags: the folders of the current state. Default: the working folder.",
            standard: "."
        ),
        options: .list(.oldDefinition, .releases, .oldClassPrefix, .oldestSystem, .plannedStyle)
            + .list(.anyFormat, .failOn, .config, .exclude, .noDefaultExcludes)
            + .list(.baseline, .minimumSeverity, .color),
        examples: [
            ("intentc migrate", "Say what App Intents keep, lose and still need."),
            (
                "intentc migrate App --format markdown=migration.md",
                "Write the report with every loss, and a checklist."
            ),
            ("intentc migrate --against v1 App", "Check that the app replaces every intent of release v1."),
            ("intentc migrate --tags 'v*' App", "Check that no user of any release loses anything."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments, to: .output)
        let contents = FileContents()
        let configurations = ComparedConfigurations(arguments[.config], around: arguments.operands, reading: contents)
        if let status = configurations.reportMistakes(arguments) { return status }
        var pipeline = try BreakingPipeline(arguments, configurations, at: arguments.operands)
        pipeline.acceptance.configuredBaseline = { $0.baseline(reading: contents, naming: .tool, isStrict: false) }
        var check =
            if arguments[.releases] != nil {
                try released(arguments, pipeline, reading: contents)
            } else {
                try arguments[.against] == nil
                    ? named(arguments, pipeline, reading: contents) : compared(arguments, pipeline, reading: contents)
            }
        let conversion = try conversion(check, arguments, reading: contents)
        if check.failures.isEmpty, !check.hasSources, check.isComplete, conversion == nil {
            throw .unusable("there are no Swift sources in \(arguments.operands.quotedList())")
        }
        let plan = conversion.flatMap { $0.definitions.isEmpty ? nil : MigrationPlan($0, check) }
        let unread = conversion?.unread ?? []
        check.add(
            planned: plan?.findings ?? [],
            in: (conversion?.sources ?? []) + (conversion?.contents.sources(of: unread) ?? [])
        )
        let failures = check.failures + unread
        var report = ReportOutput.report(failures + check.findings, in: Array(check.sources.values))
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        let shown = plan ?? MigrationPlan([], verdict: check.verdict)
        try ReportOutput(arguments, to: .output) { format, report, style in
            switch format {
            case .text:
                let text = TextReport.render(report, style: style)
                return shown.text() + (text.isEmpty ? [] : [0x0A]) + text
            case .markdown: return shown.markdown() + [0x0A] + format.render(report)
            case .json: return format.render(report) + shown.jsonLine()
            default: return nil
            }
        }
        .write(report)
        if failures.contains(where: { $0.severity == .error }) { return ExitStatus(of: failures) }
        if check.dependsOnUnread { return .unusable }
        return hasFailed ? .failure : .success
    }

    /// What App Intents make of the current definitions; `nil` without any.
    private static func conversion(
        _ check: ReplacementCheck,
        _ arguments: Arguments,
        reading contents: FileContents
    ) throws(CommandFailure) -> AppIntentsConversion? {
        let isNamed = arguments[.against] == nil && arguments[.releases] == nil
        let places = isNamed ? places(arguments.operands).definitions : arguments.operands
        let paths = places.filter { path in
            path.hasSuffix(".intentdefinition") || DefinitionSearch.isFolder(path) && !BuiltApp.matches(path)
        }
        if paths.isEmpty { return nil }
        let passed: [OptionDescription] =
            .list(.plannedStyle, .oldClassPrefix) + .list(.config, .exclude, .noDefaultExcludes)
        let options = passed.flatMap { option in
            arguments.words(of: option).map { option.valueName == nil ? "--\(option.name)" : "--\(option.name)=\($0)" }
        }
        return try GenerateCommand.conversion(
            on: paths,
            options: options,
            running: check.deployment,
            configurationKeys: .tool,
            reading: contents
        )
    }

    private static func check(_ new: ProjectState, _ pipeline: BreakingPipeline) -> ReplacementCheck {
        var check = ReplacementCheck(new, judgedBy: pipeline)
        if !new.definitions.files.isEmpty { check.addCurrent(builtWith: new.contract) }
        return check
    }

    private static func requireIntents(_ check: ReplacementCheck, of name: String) throws(CommandFailure) {
        if check.classes.isEmpty, check.failures.isEmpty, check.isComplete {
            throw .unusable(
                "there is no .intentdefinition file, and no App Intent that replaces an intent, in '\(name)'"
            )
        }
    }

    private static func released(
        _ arguments: Arguments,
        _ pipeline: BreakingPipeline,
        reading contents: FileContents
    ) throws(CommandFailure) -> ReplacementCheck {
        if arguments[.against] != nil { throw .usage("'--tags' cannot be used with '--against'") }
        let folders = arguments.operands
        let exclusions = SearchExclusions(arguments)
        let tags = arguments[.releases]
        var states = try HistoryStates(of: nil, tags: tags, at: folders, mayBeNew: true, excluding: exclusions)
        let prefix = arguments[.oldClassPrefix]
        var new = try ProjectState.load(folders, excluding: exclusions, allowsEmpty: true, reading: contents)
            .prefixed(prefix)
        new.gaps += states.gaps
        var check = check(new, pipeline)
        while let step = try states.next(isNeeded: true) {
            let name = step.commit.shortName
            if let old = step.states?.new { check.add(StatePair(old.prefixed(prefix), new, baseName: name), of: name) }
        }
        try requireIntents(check, of: tags ?? "")
        return check
    }

    private static func compared(
        _ arguments: Arguments,
        _ pipeline: BreakingPipeline,
        reading contents: FileContents
    ) throws(CommandFailure) -> ReplacementCheck {
        let states = try ComparedStates(
            ComparedOperands(paths: arguments.operands),
            against: arguments[.against],
            followsMoves: false,
            excluding: SearchExclusions(arguments),
            reading: contents
        )
        var loaded = try states.loaded()
        let prefix = arguments[.oldClassPrefix]
        (loaded.old, loaded.new) = (loaded.old.prefixed(prefix), loaded.new.prefixed(prefix))
        var check = check(loaded.new, pipeline)
        check.add(loaded)
        try requireIntents(check, of: states.baseName)
        return check
    }

    /// Where the old definitions and the code are: old definitions are named before what replaces them, which may have
    /// definitions of its own. Otherwise everything is part of one state.
    private static func places(_ operands: [String]) -> (definitions: [String], code: [String]) {
        let old = Array(operands.prefix { $0.hasSuffix(".intentdefinition") })
        return old.isEmpty ? (operands, operands) : (old, Array(operands.dropFirst(old.count)))
    }

    private static func named(
        _ arguments: Arguments,
        _ pipeline: BreakingPipeline,
        reading contents: FileContents
    ) throws(CommandFailure) -> ReplacementCheck {
        if let missing = arguments.operands.first(where: { !DefinitionSearch.exists($0) }) {
            throw .unusable("'\(missing)' does not exist")
        }
        let (named, folders) = places(arguments.operands)
        let isWhole = arguments.operands.count == 1
        guard !isWhole || DefinitionSearch.isFolder(named[0]) || named[0].hasSuffix(".intentdefinition") else {
            throw .usage("expected a folder, or a definition and the Swift files or folders that replace it")
        }
        let exclusions = SearchExclusions(arguments)
        let definitions = StateFiles(.named(named), excluding: exclusions, reading: contents).definitions
        if definitions.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file in \(named.quotedList()); to check an earlier one, use '--against'"
            )
        }
        var new = ProjectState.loadCode(folders, with: definitions, excluding: exclusions, reading: contents)
        let (paths, ofFolders) = (definitions.files.map(\.source.path), new.oldestSystems)
        new.oldestSystems = {
            var products = ProductReading(excluding: exclusions, reading: contents)
            return products.oldestSystems(with: paths) ?? ofFolders()
        }
        var check = ReplacementCheck(new.prefixed(arguments[.oldClassPrefix]), judgedBy: pipeline)
        for path in folders where !isWhole {
            let files = StateFiles(.named([path]), excluding: exclusions, reading: contents)
            guard files.code?.isEmpty != false, named != folders || files.definitions.isEmpty else { continue }
            var empty = Workspace(contents)
            let isFolder = DefinitionSearch.isFolder(path)
            empty.fail(path, saying: isFolder ? "this folder contains no Swift files" : "this is not a Swift file")
            check.failures += empty.failures
        }
        // Other folders may have the widgets.
        let hasWidgets = named.allSatisfy { ReportFolders(workingFolder: Path.workingFolder).covers($0, by: folders) }
        check.addCurrent(builtWith: hasWidgets ? new.contract : SavedContract())
        return check
    }
}
