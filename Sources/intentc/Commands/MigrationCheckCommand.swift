import Archives
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
            sources replaces, and parameters and choices that do not carry over. The old definition is a file, or
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
        var check =
            if arguments[.releases] != nil {
                try released(arguments)
            } else {
                try arguments[.against] == nil ? named(arguments) : compared(arguments)
            }
        let found = try check.findings()
        // What no one asked for by name stays out of standard output's way.
        try ReportOutput(arguments, to: arguments[.format].isEmpty ? .error : .output)
            .write(check.failures + found, in: check.sources)
        if !check.failures.isEmpty { return ExitStatus(of: check.failures) }
        if found.isEmpty {
            let count = check.classes.count
            StandardStreams.writeVerdict("\(count) \(count == 1 ? "intent is" : "intents are") replaced", to: .error)
        }
        return found.contains { $0.severity == .error } ? .failure : .success
    }

    private static func released(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        if arguments[.against] != nil { throw .usage("'--tags' cannot be used with '--against'") }
        let folders = arguments.operands
        let exclusions = SearchExclusions(arguments)
        var check = ReplacementCheck(try ProjectState.load(folders, excluding: exclusions), in: folders, arguments)
        let history = try DefinitionHistory(of: nil, tags: arguments[.releases], at: folders, excluding: exclusions)
        var states = HistoryStates(history)
        check.found.add(states.notes, of: nil)
        for (position, release) in history.commits.enumerated() {
            if let old = try states.state(at: position) { check.add(old, of: release.shortName) }
        }
        try check.requireContents(of: arguments[.releases] ?? "")
        return check
    }

    private static func compared(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        let folders = arguments.operands
        let states = try ComparedStates(
            folders,
            against: arguments[.against],
            excluding: SearchExclusions(arguments)
        )
        let (old, new) = try states.loaded()
        var check = ReplacementCheck(new, in: folders, arguments)
        check.add(old)
        try check.requireContents(of: states.baseName)
        return check
    }

    private static func named(_ arguments: Arguments) throws(CommandFailure) -> ReplacementCheck {
        let definition = arguments.operands[0]
        let isWhole = arguments.operands.count == 1
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
        var check = ReplacementCheck(ProjectState(Workspace(), code: sources), in: folders, arguments)
        check.add(ProjectState(definitions))
        return check
    }
}

/// What becomes of old states in a new one. The old ones come one after the other, and only what is found of them stays.
private struct ReplacementCheck {
    private let new: ProjectState
    private let folders: [String]
    private let classPrefix: String?
    private let deployment: OldestSystems?
    fileprivate var found = ReleaseFindings()
    private(set) var failures: [Diagnostic]
    private(set) var sources: [SourceText]
    /// The classes that old states had, or took over.
    private(set) var classes: Set<String> = []

    init(_ new: ProjectState, in folders: [String], _ arguments: Arguments) {
        self.new = new
        self.folders = folders
        classPrefix = arguments[.oldClassPrefix]
        deployment = arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: folders)
        failures = new.code?.failures ?? []
        sources = new.code?.sources ?? []
    }

    /// - Parameter release: `nil` for a state that is the only one.
    mutating func add(_ old: ProjectState, of release: String? = nil) {
        // What a contract that was written says of classes has their prefix.
        let former =
            old.definitions.files.isEmpty
            ? old.contract : SavedContract(old.definitions.files.map(\.schema), classPrefix: classPrefix)
        let intents = former.intents(.sirikit)
        let search = TakeoverSearch(from: former, to: new.contract, deployment: deployment)
        let ended = StateComparison(from: old, to: new).changes.filter { $0.kind == .takeoverRemoved }
        let findings = search.findings(about: intents) + ended.compactMap { $0.finding() }
        found.add(findings, of: release)
        classes.formUnion(old.contract.takenClasses.union(intents.map(\.identifier)))
        failures += old.failures
        let shown = Set((findings + old.failures).flatMap { [$0.location] + $0.related.map(\.location) }.map(\.path))
        sources += old.allSources.filter { shown.contains($0.path) }
    }

    func requireContents(of name: String) throws(CommandFailure) {
        if classes.isEmpty, failures.isEmpty {
            throw .unusable(
                "there is no .intentdefinition file, and no App Intent that replaces an intent, in '\(name)'"
            )
        }
    }

    /// What is found where everything could be read.
    mutating func findings() throws(CommandFailure) -> [Diagnostic] {
        if !failures.isEmpty { return [] }
        if new.code?.sources.isEmpty != false {
            throw .unusable("there are no Swift sources in \(folders.map { "'\($0)'" }.joined(separator: ", "))")
        }
        found.add(new.contract.repeatedIdentifiers, of: nil)
        return found.diagnostics
    }
}
