import CommandArguments
import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import ProjectComparison
import SavedContract
import SchemaComparison
import SwiftDeclarations
import Workspace

extension Option<String?> {
    fileprivate static var oldClassPrefix: Self {
        Self(
            "class-prefix",
            .text("prefix"),
            "The class prefix of the old intents. Default: the definition's."
        )
    }

    fileprivate static var releases: Self {
        Self(
            "tags",
            .text("pattern"),
            "Check what every release had, not only one state: the tags that match, such as 'v*'."
        )
    }
}

/// `intentc migration-check`
enum MigrationCheckCommand {
    static let description: CommandDescription = CommandDescription(
        name: "migration-check",
        summary: "Find intents that no App Intent replaces",
        discussion: """
            Reads Swift sources and reports every intent of an old definition that no App Intent replaces, and every parameter
            or choice that gets lost, because users' shortcuts and widgets lose it too. With --against, the old
            definitions come from an earlier state and may be deleted by now; with --tags from every release.
            """,
        operands: Operands(
            name: "definition-or-source",
            help:
                "The old definition first, then Swift files and folders that are searched for Swift files. With --against or --tags sources only; default: the working folder.",
            standard: "."
        ),
        options: .list(
            .against,
            .releases,
            .oldClassPrefix,
            .oldestSystem,
            .format,
            .config,
            .exclude,
            .noDefaultExcludes,
            .color
        ),
        examples: [
            ("intentc migration-check --against v1 App", "Check that the app replaces every intent of release v1."),
            ("intentc migration-check --tags 'v*' App", "Who still loses what, of all who have ever had a release?"),
            (
                "intentc migration-check Intents.intentdefinition App",
                "Before deleting the definition: check that App Intents replace all of it."
            ),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments, to: .output)
        let (olds, new, folders) =
            if arguments[.releases] != nil {
                try released(arguments)
            } else {
                try arguments[.against] == nil ? named(arguments) : compared(arguments)
            }
        var failures = new.code?.failures ?? []
        for old in olds { failures += old.state.failures }
        if failures.isEmpty, new.code?.sources.isEmpty != false {
            throw .unusable("there are no Swift sources in \(folders.map { "'\($0)'" }.joined(separator: ", "))")
        }
        let deployment = arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: folders)
        var findings = ReleaseFindings()
        var classes: Set<String> = []
        for (release, old) in olds where failures.isEmpty {
            // What a contract that was written says of classes has their prefix.
            let former =
                old.definitions.files.isEmpty
                ? old.contract
                : SavedContract(old.definitions.files.map(\.schema), classPrefix: arguments[.oldClassPrefix])
            let intents = former.intents(.sirikit)
            let search = TakeoverSearch(from: former, to: new.contract, deployment: deployment)
            let ended = StateComparison(from: old, to: new).changes.filter { $0.kind == .takeoverRemoved }
            findings.add(search.findings(about: intents) + ended.compactMap { $0.finding() }, of: release)
            classes.formUnion(old.contract.takenClasses.union(intents.map(\.identifier)))
        }
        if failures.isEmpty { findings.add(new.contract.repeatedIdentifiers, of: nil) }
        let found = findings.diagnostics
        // What no one asked for by name stays out of standard output's way.
        try ReportOutput(arguments, to: arguments[.format].isEmpty ? .error : .output)
            .write(failures + found, olds.flatMap(\.state.allSources) + (new.code?.sources ?? []))
        if !failures.isEmpty { return ExitStatus(of: failures) }
        if found.isEmpty {
            let words = "\(classes.count) \(classes.count == 1 ? "intent is" : "intents are")"
            StandardStreams.writeVerdict("\(words) replaced", to: .error)
        }
        return found.contains { $0.severity == .error } ? .failure : .success
    }

    private typealias States = (olds: [(release: String?, state: ProjectState)], new: ProjectState, folders: [String])

    private static func released(_ arguments: Arguments) throws(CommandFailure) -> States {
        if arguments[.against] != nil { throw .usage("'--tags' and '--against' exclude each other") }
        let folders = arguments.operands
        let exclusions = SearchExclusions(arguments)
        let history = try DefinitionHistory(of: nil, tags: arguments[.releases], at: folders, excluding: exclusions)
        var states = HistoryStates(history)
        var olds: [(release: String?, state: ProjectState)] = []
        for (position, release) in history.commits.enumerated() {
            if let state = try states.state(at: position) { olds.append((release.shortName, state)) }
        }
        try checkContents(olds.map(\.state), of: arguments[.releases] ?? "")
        return (olds, try ProjectState.load(folders, excluding: exclusions), folders)
    }

    private static func checkContents(_ olds: [ProjectState], of name: String) throws(CommandFailure) {
        let isNothing = olds.allSatisfy {
            $0.contract.intents(.sirikit).isEmpty && $0.contract.takenClasses.isEmpty && $0.failures.isEmpty
        }
        if isNothing {
            throw .unusable(
                "there is no .intentdefinition file, and no App Intent that replaces an intent, in '\(name)'"
            )
        }
    }

    private static func compared(_ arguments: Arguments) throws(CommandFailure) -> States {
        let folders = arguments.operands
        let states = try ComparedStates(
            folders,
            against: arguments[.against],
            excluding: SearchExclusions(arguments)
        )
        let (old, new) = try states.loaded()
        try checkContents([old], of: states.baseName)
        return ([(nil, old)], new, folders)
    }

    private static func named(_ arguments: Arguments) throws(CommandFailure) -> States {
        guard let definition = arguments.operands.first, arguments.operands.count > 1 else {
            throw .usage("expected the old definition and at least one Swift file or folder")
        }
        let folders = Array(arguments.operands.dropFirst())
        var exclusions = SearchExclusions(ignored: IgnoredFiles().among)
        var definitions = Workspace()
        definitions.add(definition, withExtension: "intentdefinition", excluding: &exclusions)
        var sources = Workspace()
        for path in folders {
            let known = sources.files.count + sources.failures.count
            let pathExtension = BuiltApp.isOne(path) ? BuiltApp.metadataExtension : "swift"
            sources.add(path, withExtension: pathExtension, excluding: &exclusions)
            if sources.files.count + sources.failures.count == known {
                sources.fail(path, "this folder contains no Swift files")
            }
        }
        return ([(nil, ProjectState(definitions))], ProjectState(Workspace(), code: sources), folders)
    }
}
