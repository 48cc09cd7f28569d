import CommandArguments
import Diagnostics
import FileAccess
import Git
import Inputs
import Migration
import ProjectComparison
import ProjectReading

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

enum MigrationCheckCommand {
    static let description: CommandDescription = CommandDescription(
        name: "migration-check",
        summary: "Find intents that no App Intent replaces",
        discussion: """
            Finds what users' shortcuts and widgets would lose: intents of an old definition that no App Intent in the Swift
            sources replaces, and parameters and choices that do not migrate. The old definition is a file, or
            comes from an earlier state (--against) or from every release (--tags).
            """,
        operands: Operands(
            name: "definition-or-source",
            help:
                "The old definition, then Swift files or folders of them; or one folder with both. With --against or --tags: only Swift files and folders. Default: the working folder.",
            standard: "."
        ),
        options: .list(.oldDefinition, .releases, .oldClassPrefix, .oldestSystem)
            + .list(.anyFormat, .config, .exclude, .noDefaultExcludes, .color),
        examples: [
            ("intentc migration-check --against v1 App", "Check that the app replaces every intent of release v1."),
            ("intentc migration-check --tags 'v*' App", "Check that no user of any release loses anything."),
            (
                "intentc migration-check Intents.intentdefinition App",
                "Before deleting the definition: check that App Intents replace all of it."
            ),
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
        // If a definition is an operand, missing sources are already a failure.
        if check.failures.isEmpty, !check.hasSources, check.isComplete {
            let folders = arguments.operands.map { "'\($0)'" }.joined(separator: ", ")
            throw .unusable("there are no Swift sources in \(folders)")
        }
        let found = check.failures.isEmpty ? check.findings : []
        // Only an explicit format goes to standard output.
        try ReportOutput(arguments, to: arguments[.format].isEmpty ? .error : .output)
            .write(check.failures + found, in: check.sources)
        if !check.failures.isEmpty { return ExitStatus(of: check.failures) }
        if found.isEmpty {
            let count = check.classes.count
            StandardStreams.writeVerdict("\(count) \(count == 1 ? "intent is" : "intents are") replaced", to: .error)
        }
        return found.contains { $0.severity == .error } ? .failure : .success
    }

    private static func check(_ new: ProjectState, in folders: [String], _ arguments: Arguments) -> ReplacementCheck {
        ReplacementCheck(
            new,
            classPrefix: arguments[.oldClassPrefix],
            deployment: arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: folders)
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
        var states = try HistoryStates(of: nil, tags: tags, at: folders, excluding: exclusions)
        var new = try ProjectState.load(folders, excluding: exclusions, allowsEmpty: true)
        new.notes = states.notes
        var check = check(new, in: folders, arguments)
        check.failures += states.failures
        while let step = try states.next(isNeeded: true) {
            if let old = step.states?.new { check.add(old, of: step.commit.shortName) }
        }
        try requireIntents(check, of: tags ?? "")
        return check
    }

    private static func compared(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        let folders = arguments.operands
        let states = try ComparedStates(folders, against: arguments[.against], excluding: SearchExclusions(arguments))
        let (old, new) = try states.loaded()
        var check = check(new, in: folders, arguments)
        check.add(old)
        try requireIntents(check, of: states.baseName)
        return check
    }

    private static func named(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        let definition = arguments.operands[0]
        let isWhole = arguments.operands.count == 1
        if isWhole, !DefinitionSearch.exists(definition) { throw .unusable("'\(definition)' does not exist") }
        guard !isWhole || DefinitionSearch.isFolder(definition) else {
            throw .usage("expected a folder, or the old definition and at least one Swift file or folder")
        }
        let folders = isWhole ? arguments.operands : Array(arguments.operands.dropFirst())
        var exclusions = SearchExclusions(ignored: IgnoredFiles().among)
        var definitions = Workspace()
        definitions.add(definition, withExtension: "intentdefinition", excluding: &exclusions)
        if definitions.files.isEmpty, definitions.failures.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file in '\(definition)'; to check an earlier one, use '--against'"
            )
        }
        var sources = Workspace()
        for path in folders {
            let known = sources.files.count + sources.failures.count
            let pathExtension = BuiltApp.matches(path) ? BuiltApp.metadataExtension : "swift"
            sources.add(path, withExtension: pathExtension, excluding: &exclusions)
            if sources.files.count + sources.failures.count == known {
                sources.fail(path, "this folder contains no Swift files")
            }
        }
        var check = check(ProjectState(Workspace(), code: sources), in: folders, arguments)
        check.add(ProjectState(definitions))
        return check
    }
}
