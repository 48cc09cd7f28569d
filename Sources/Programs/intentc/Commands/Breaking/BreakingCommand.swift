import Settings
import Presentation
import Diagnostics
import FileAccess
import Inputs
import Comparison
import Reports
import RuleSettings
import SwiftDeclarations

enum BreakingCommand {
    static let description: CommandDescription = CommandDescription(
        name: "breaking",
        summary: "Detect changes that break users' widgets and shortcuts",
        discussion: """
            Compares definitions, App Intents and widgets with an earlier state and reports every change that affects
            users, the app's code or translators. If an intent was removed, it searches the Swift sources for an App
            Intent that replaces it. A change that loses what users saved is an error, or a warning if uncertain; one
            that affects only developers is a warning, and only translators a note. As Markdown or HTML, every change is
            shown, even a harmless one.
            """,
        operands: Operands(
            name: "path",
            help:
                "A definition, or a folder to search for definitions and Swift sources; or OLD..NEW to compare two revisions, OLD...NEW from where NEW left OLD. Default: the working folder.",
            standard: ".",
            completion: .revisions
        ),
        options: .list(.against, .allChanges, .effects, .log, .tags, .oldestSystem)
            + .list(.comparisonFormat, .failOn, .config, .exclude, .noDefaultExcludes)
            + .list(.baseline, .writeBaseline, .strictBaseline, .minimumSeverity, .color),
        examples: [
            ("intentc breaking", "Before a pull request: find what this branch breaks."),
            (
                "intentc breaking App --against v2.3 --format markdown",
                "Describe what a release breaks for users of v2.3."
            ),
            ("intentc breaking v1..v2 --all", "List everything that changed between two releases."),
            (
                "intentc breaking --format html=page.html --fail-on never",
                "Write a page that shows reviewers what changed."
            ),
            ("intentc breaking --log v1..HEAD", "List the breaking changes in a range of commits."),
            ("intentc breaking --tags 'v*'", "List what each release broke."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try check(arguments)
        let operands = try ComparedOperands(arguments.operands)
        if operands.range != nil, let option = Option.bases.first(where: { arguments[$0] != nil }) {
            throw .usage("a range of revisions cannot be used with '--\(option.name)'")
        }
        let contents = FileContents()
        let configurations = ComparedConfigurations(arguments[.config], around: operands.paths, reading: contents)
        if let status = configurations.reportMistakes(arguments) { return status }
        var pipeline = try BreakingPipeline(arguments, configurations, at: operands.paths)
        let (baseline, isStrict) = (pipeline.acceptance.baseline, arguments[.strictBaseline])
        if isStrict, baseline == nil, configurations.ofPaths().allSatisfy({ $0.configuration.rules.baseline == nil }) {
            throw .usage("'--strict-baseline' needs '--baseline', or a 'baseline' in intentc.json")
        }
        pipeline.failingEffects = arguments[.effects].map(Set.init)
        pipeline.acceptance.configuredBaseline = { loaded in
            arguments[.writeBaseline] == nil
                ? loaded.baseline(reading: contents, naming: .tool, isStrict: isStrict) : nil
        }
        let exclusions = SearchExclusions(arguments, configurations.files)
        if arguments[.log] != nil || arguments[.tags] != nil {
            let states = try HistoryStates(
                of: arguments[.log],
                tags: arguments[.tags],
                at: operands.paths,
                excluding: exclusions
            )
            if let tags = arguments[.tags], states.comparisonCount == 0, !states.gaps.contains(where: \.isDecisive) {
                throw .unusable("only one tag matches '\(tags)', so there is no earlier release to compare it with")
            }
            return try report(BreakingHistory(states, pipeline), arguments)
        }
        func compared(isWhole: Bool) throws(CommandFailure) -> ComparedStates {
            try ComparedStates(
                operands,
                against: arguments[.against],
                isWhole: isWhole,
                excluding: exclusions,
                reading: contents
            )
        }
        var files = try compared(isWhole: false)
        var states = try files.loaded()
        // What the code names may have moved to where no one has looked.
        if files.isPart, !states.new.contract.unresolved.isSubset(of: states.old.contract.unresolved) {
            files = try compared(isWhole: true)
            states = try files.loaded()
        }
        var result = pipeline.run(states)
        result.scope.sides = files.sides
        if let file = arguments[.writeBaseline] {
            if !result.failures.isEmpty {
                ReportOutput.print(result.failures, in: Array(result.sources.values), arguments)
                throw .unusable("some inputs could not be read, so no baseline was written")
            }
            let accepted = baseline == nil ? result.diagnostics : result.acceptedByBaseline
            try Baseline.write(
                accepted.filter { pipeline.acceptance.scope.includesRule($0.kind.code) },
                replacing: pipeline.acceptance.scope,
                in: file,
                arguments,
                naming: .tool,
                relativePaths: pipeline.acceptance.relativePaths
            )
            return .success
        }
        var others: [ShownChange] = []
        var page: DefinitionPage?
        var verdict = result.verdict()
        let formats = Set(arguments[.format].map(\.format))
        let isForPeople = arguments[.format].areForPeople && StandardStreams.isTerminal(.output)
        if isForPeople || !formats.isDisjoint(with: [.html, .markdown, .github, .json]) {
            let shown = try ShownComparison(
                files,
                states,
                reporting: result,
                at: operands.paths,
                in: configurations,
                reading: contents
            )
            others = shown.others
            verdict = result.verdict(hasOthers: !others.isEmpty)
            page = formats.contains(.html) ? shown.page(verdict, arguments) : nil
        }
        return try report(result, verdict, arguments, others: others, page: page)
    }

    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.log] != nil || arguments[.tags] != nil {
            let history = arguments[.log] == nil ? "--tags" : "--log"
            if arguments[.log] != nil, arguments[.tags] != nil { throw .usage("'--log' cannot be used with '--tags'") }
            if arguments[.against] != nil { throw .usage("'\(history)' cannot be used with '--against'") }
            if arguments[.allChanges] { throw .usage("'\(history)' cannot be used with '--all'") }
            if arguments[.format].contains(where: { $0.format == .html }) {
                throw .usage("'\(history)' cannot be used with '--format html'")
            }
        }
        if arguments.operands.contains("-") { throw .usage("standard input cannot be compared; name a file or folder") }
    }

    // MARK: - Reports

    private static func report(
        _ result: ComparisonReport,
        _ verdict: ComparisonVerdict,
        _ arguments: Arguments,
        others: [ShownChange] = [],
        page: DefinitionPage? = nil
    ) throws(CommandFailure) -> ExitStatus {
        var report = ReportOutput.report(result.diagnostics, sources: result.sources)
        report.suppressed = result.suppressed
        report.checkedPaths = result.checkedPaths
        report.folders.outside = result.pathsOutsideOfFolders
        report.folders.commitPrefixes = Set(result.steps.map(\.prefix))
        if case .states(_, let new?)? = result.scope.sides { report.folders.commitPrefixes.insert(new.name + ":") }
        report.failingSeverity = arguments[.failOn].severity
        let hasFailed = report.diagnostics.contains(where: report.isFailing)
        report.diagnostics = report.diagnostics.atLeast(arguments[.minimumSeverity])
        let (listed, standing) = (arguments[.allChanges] ? result.changes : [], result.standings())
        let unreported = listed.filter { if case .reported = standing($0) { false } else { true } }
        try ReportOutput(arguments, to: .output) { format, report, style in
            switch format {
            case .markdown: ComparisonMarkdown(report, of: result, others: others, verdict: verdict).render()
            case .html: page?.html
            case .json where arguments[.allChanges]: DifferenceText(listed).json { result.write(verdict, to: &$0) }
            case .json: format.render(report) + result.jsonLine(verdict)
            case .text:
                TextReport.render(report, style: style)
                    + DifferenceText(unreported).text(after: !report.diagnostics.isEmpty)
            default: nil
            }
        }
        .write(report)
        // A page and a list of changes have no findings.
        let isList = arguments[.format].contains { $0.format == .html || $0.format == .json && arguments[.allChanges] }
        if isList {
            ReportOutput.print(result.failures, in: Array(result.sources.values), arguments)
        }
        writeSentence(of: verdict, result, arguments)
        if !result.failures.isEmpty { return ExitStatus(of: result.failures) }
        return hasFailed ? .failure : .success
    }

    /// Writes what was compared below a text for people. What was not looked at is said in any text.
    private static func writeSentence(of verdict: ComparisonVerdict, _ report: ComparisonReport, _ arguments: Arguments)
    {
        guard arguments[.format].areForPeople else { return }
        let sentence = verdict.sentence.visible
        if report.scope.notCompared.isEmpty {
            let isClean = report.diagnostics.atLeast(arguments[.minimumSeverity]).isEmpty
            return StandardStreams.writeVerdict(sentence, to: .output, isAlways: isClean)
        }
        StandardStreams.write(sentence.capitalizedFirst + ".\n", to: .output)
    }

    /// Reports text for each step of the history as soon as it is compared, and other formats for all steps together.
    private static func report(_ history: BreakingHistory, _ arguments: Arguments) throws(CommandFailure) -> ExitStatus
    {
        var history = history
        let isText = arguments[.format].isEmpty
        func show(_ result: ComparisonReport, as title: String?) {
            let shown = result.diagnostics.atLeast(arguments[.minimumSeverity])
            if !isText || shown.isEmpty { return }
            var report = ReportOutput.report(shown, sources: result.sources)
            report.folders.outside = result.pathsOutsideOfFolders
            var text = title.map { Array(($0.visible + "\n").utf8) } ?? []
            text += TextReport.render(report, style: ReportOutput.style(arguments, for: .output)) + [0x0A]
            StandardStreams.write(text, to: .output)
        }
        show(history.whole, as: nil)
        while let (step, result) = try history.next() {
            show(result, as: step.title)
        }
        var whole = history.whole
        let (count, range) = (history.comparisonCount, arguments[.tags] ?? arguments[.log] ?? "HEAD")
        let place = " in \(arguments.operands.quotedList())"
        if history.isOfNothing {
            let what = arguments[.tags] == nil ? "commit in" : "release that matches"
            throw .unusable("no \(what) '\(range)' has a definition, App Intent or widget\(place)")
        }
        let former = "a parent's definitions, Swift sources or projects\(arguments.operands == ["."] ? "" : place)"
        whole.scope.sides =
            switch (count, arguments[.tags] != nil) {
            case (0, _): .emptyHistory("no commit in '\(range)' changes \(former)")
            case (1, true): .history("1 release that matches '\(range)' with the previous one")
            case (_, true): .history("\(count) releases that match '\(range)', each with the previous one")
            case (1, false): .history("1 commit in '\(range)' with its parent")
            case (_, false): .history("each of \(count) commits in '\(range)' with its parent")
            }
        let verdict = whole.verdict()
        guard isText else { return try report(whole, verdict, arguments) }
        writeSentence(of: verdict, whole, arguments)
        if !whole.failures.isEmpty { return ExitStatus(of: whole.failures) }
        var report = ReportOutput.report(whole.diagnostics, sources: [:])
        report.failingSeverity = arguments[.failOn].severity
        return report.diagnostics.contains(where: report.isFailing) ? .failure : .success
    }
}
