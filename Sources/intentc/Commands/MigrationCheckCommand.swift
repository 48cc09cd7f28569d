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
            "The class prefix of the old intents. Default: the one in the file."
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
            and choice that gets lost on the way: users' shortcuts and widgets would lose them, too. With --against, the old
            definitions come from an earlier state and may be deleted by now.
            """,
        operands: Operands(
            name: "definition-or-source",
            help:
                "The old definition first, then Swift files and folders that are searched for Swift files. With --against sources only; default: the working folder.",
            standard: "."
        ),
        options: .list(
            .against,
            .oldClassPrefix,
            .oldestSystem,
            .format,
            .config,
            .exclude,
            .noDefaultExcludes,
            .color
        ),
        examples: [
            ("intentc migration-check --against v1 App", "Does the app take over all that the release v1 had?"),
            (
                "intentc migration-check Intents.intentdefinition App",
                "Before the definition is deleted: does the app take over all of it?"
            ),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments, to: .output)
        let (old, new, folders) = try arguments[.against] == nil ? named(arguments) : compared(arguments)
        let failures = old.failures + (new.code?.failures ?? [])
        if failures.isEmpty, new.code?.sources.isEmpty != false {
            throw .unusable("there are no Swift sources in \(folders.map { "'\($0)'" }.joined(separator: ", "))")
        }
        // What a contract that was written says of classes has their prefix.
        let former =
            old.definitions.files.isEmpty
            ? old.contract
            : SavedContract(old.definitions.files.map(\.schema), classPrefix: arguments[.oldClassPrefix])
        let intents = former.intents(.sirikit)
        let deployment = arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: folders)
        let search = TakeoverSearch(from: former, to: new.contract, deployment: deployment)
        let ended = StateComparison(from: old, to: new).changes.filter { $0.kind == .takeoverRemoved }
        let found =
            failures.isEmpty
            ? search.findings(about: intents) + ended.compactMap { $0.finding() } + new.contract.repeatedIdentifiers
            : []
        // What no one asked for by name stays out of standard output's way.
        try ReportOutput(arguments, to: arguments[.format].isEmpty ? .error : .output)
            .write(failures + found, old.allSources + (new.code?.sources ?? []))
        if !failures.isEmpty { return ExitStatus(of: failures) }
        if found.isEmpty {
            let count = old.contract.takenClasses.union(intents.map(\.identifier)).count
            let words = "\(count) \(count == 1 ? "intent is" : "intents are")"
            StandardStreams.writeVerdict("\(words) taken over", to: .error)
        }
        return found.contains { $0.severity == .error } ? .failure : .success
    }

    private typealias States = (old: ProjectState, new: ProjectState, folders: [String])

    private static func compared(_ arguments: Arguments) throws(CommandFailure) -> States {
        let folders = arguments.operands
        let states = try ComparedStates(
            folders,
            against: arguments[.against],
            excluding: SearchExclusions(arguments)
        )
        let (old, new) = try states.loaded()
        if old.contract.intents(.sirikit).isEmpty, old.contract.takenClasses.isEmpty, old.failures.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file, and no App Intent that takes an intent over, in '\(states.baseName)'"
            )
        }
        return (old, new, folders)
    }

    private static func named(_ arguments: Arguments) throws(CommandFailure) -> States {
        guard let definition = arguments.operands.first, arguments.operands.count > 1 else {
            throw .usage("give the old definition and at least one Swift file or folder")
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
                sources.fail(path, "cannot read this: there is no Swift file in this folder")
            }
        }
        return (ProjectState(definitions), ProjectState(Workspace(), code: sources), folders)
    }
}
