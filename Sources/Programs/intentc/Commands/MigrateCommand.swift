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
            or from every release (--tags). If anything that people saved has no successor, the exit status is 1.
            """,
        operands: Operands(
            name: "definition-or-source",
            help:
                "A folder with definitions and Swift sources; or the old definition, then Swift files or folders of them. With --against or --tags: the folders of the current state. Default: the working folder.",
            standard: "."
        ),
        options: .list(.oldDefinition, .releases, .oldClassPrefix, .oldestSystem, .plannedStyle)
            + .list(.anyFormat, .config, .exclude, .noDefaultExcludes, .color),
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
        let check =
            if arguments[.releases] != nil {
                try released(arguments)
            } else {
                try arguments[.against] == nil ? named(arguments) : compared(arguments)
            }
        let conversion = try conversion(check, arguments)
        let losses = conversion.flatMap { $0.definitions.isEmpty ? nil : LossReport($0, check) }
        if check.failures.isEmpty, !check.hasSources, check.isComplete, conversion == nil {
            let folders = arguments.operands.map { "'\($0)'" }.joined(separator: ", ")
            throw .unusable("there are no Swift sources in \(folders)")
        }
        let found = check.findings + (losses?.obstacles ?? [])
        let unread = conversion?.unread ?? []
        let sources = (conversion?.sources ?? []) + (conversion?.contents.sources(of: unread) ?? [])
        let failures = check.failures + unread
        try write(failures + found, in: check.sources + sources, losses, arguments)
        if failures.contains(where: { $0.severity == .error }) { return ExitStatus(of: failures) }
        if check.dependsOnUnread { return .unusable }
        if found.contains(where: { $0.severity == .error }) { return .failure }
        if losses == nil { StandardStreams.writeVerdict(check.verdict, to: .error) }
        return .success
    }

    /// What App Intents make of the current definitions; `nil` without any.
    private static func conversion(
        _ check: ReplacementCheck,
        _ arguments: Arguments
    ) throws(CommandFailure) -> AppIntentsConversion? {
        // The old definition is named before the folders with what replaces it, which may have other definitions.
        let isOld =
            arguments[.against] == nil && arguments[.releases] == nil
            && arguments.operands[0].hasSuffix(".intentdefinition")
        let paths = arguments.operands.prefix(isOld ? 1 : Int.max).filter { path in
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
            configurationKeys: .tool
        )
    }

    /// Reports what App Intents lose, and what they do not replace, together.
    private static func write(
        _ findings: [Diagnostic],
        in sources: [SourceText],
        _ losses: LossReport?,
        _ arguments: Arguments
    ) throws(CommandFailure) {
        try ReportOutput(arguments, to: .output) { format, report, style in
            if format == .json { return (losses ?? LossReport([])).json { $0.findings(report) } }
            guard let losses else { return nil }
            switch format {
            case .text:
                let text = TextReport.render(report, style: style)
                return losses.text() + (text.isEmpty ? [] : [0x0A]) + text
            case .markdown: return losses.markdown() + [0x0A] + ReportFormat.markdown.render(report)
            default: return nil
            }
        }
        .write(findings, in: sources)
    }

    private static func check(_ new: ProjectState, _ arguments: Arguments) -> ReplacementCheck {
        ReplacementCheck(
            new,
            classPrefix: arguments[.oldClassPrefix],
            deployment: arguments[.oldestSystem] ?? new.oldestSystems()
        )
    }

    private static func requireIntents(_ check: ReplacementCheck, of name: String) throws(CommandFailure) {
        if check.classes.isEmpty, check.failures.isEmpty, check.isComplete {
            throw .unusable(
                "there is no .intentdefinition file, and no App Intent that replaces an intent, in '\(name)'"
            )
        }
    }

    private static func released(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        if arguments[.against] != nil { throw .usage("'--tags' cannot be used with '--against'") }
        let folders = arguments.operands
        let exclusions = SearchExclusions(arguments)
        let tags = arguments[.releases]
        var states = try HistoryStates(of: nil, tags: tags, at: folders, mayBeNew: true, excluding: exclusions)
        var new = try ProjectState.load(folders, excluding: exclusions, allowsEmpty: true)
        new.gaps += states.gaps
        var check = check(new, arguments)
        while let step = try states.next(isNeeded: true) {
            if let old = step.states?.new { check.add(old, of: step.commit.shortName) }
        }
        try requireIntents(check, of: tags ?? "")
        return check
    }

    private static func compared(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        let folders = arguments.operands
        let states = try ComparedStates(
            ComparedOperands(paths: folders),
            against: arguments[.against],
            followsMoves: false,
            excluding: SearchExclusions(arguments)
        )
        let loaded = try states.loaded()
        var check = check(loaded.new, arguments)
        check.add(loaded.old)
        try requireIntents(check, of: states.baseName)
        return check
    }

    private static func named(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        let definition = arguments.operands[0]
        let isWhole = arguments.operands.count == 1
        if let missing = arguments.operands.first(where: { !DefinitionSearch.exists($0) }) {
            throw .unusable("'\(missing)' does not exist")
        }
        let isFolder = DefinitionSearch.isFolder(definition)
        guard !isWhole || isFolder || definition.hasSuffix(".intentdefinition") else {
            throw .usage("expected a folder, or a definition and the Swift files or folders that replace it")
        }
        let folders = !isWhole ? Array(arguments.operands.dropFirst()) : isFolder ? [definition] : []
        let exclusions = SearchExclusions(arguments)
        let contents = FileContents()
        let definitions = StateFiles(.named([definition]), excluding: exclusions, reading: contents).definitions
        if definitions.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file in '\(definition)'; to check an earlier one, use '--against'"
            )
        }
        var new = ProjectState.loadCode(folders, excluding: exclusions, reading: contents)
        let (paths, ofFolders) = (definitions.files.map(\.source.path), new.oldestSystems)
        new.oldestSystems = {
            var products = ProductReading(excluding: exclusions, reading: contents)
            return products.oldestSystems(with: paths) ?? ofFolders()
        }
        var check = check(new, arguments)
        for path in folders where !isWhole {
            let code = StateFiles(.named([path]), excluding: exclusions, reading: contents).code
            guard code?.isEmpty != false else { continue }
            var empty = Workspace(contents)
            empty.fail(path, saying: "this folder contains no Swift files")
            check.failures += empty.failures
        }
        // Other folders may have the widgets.
        let hasWidgets = ReportFolders(workingFolder: Path.workingFolder).covers(definition, by: folders)
        check.add(ProjectState(definitions), builtWith: hasWidgets ? new.contract : SavedContract())
        return check
    }
}
