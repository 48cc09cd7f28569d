import CommandArguments
import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import ProjectComparison
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
        summary: "Find intents that no App Intent takes over",
        discussion: """
            Reads Swift sources and names every intent of an old definition that no App Intent takes over, and every parameter
            and choice that does not come over with it: shortcuts and widgets that users made with it would lose them. With
            --against, the old definitions are those of another state: they may be deleted already.
            """,
        operands: Operands(
            name: "definition-or-source",
            help:
                "The old definition first, then Swift files and folders that are searched for Swift files. With --against sources only; default: the working folder.",
            isRequired: false
        ),
        options: .list(.against, .oldClassPrefix, .oldestSystem, .format, .exclude, .noDefaultExcludes, .color),
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
        let old: ProjectState
        let swift: Workspace
        let folders: [String]
        if arguments[.against] != nil {
            folders = arguments.operands.isEmpty ? ["."] : arguments.operands
            let states = try ComparedStates(
                folders,
                against: arguments[.against],
                excluding: SearchExclusions(arguments, ConfigurationFiles(nil))
            )
            if states.old.isEmpty { throw .unusable("there is no .intentdefinition file in '\(states.baseName)'") }
            old = ProjectState(states.old)
            swift = states.newSwiftSources ?? Workspace()
        } else {
            guard let definition = arguments.operands.first, arguments.operands.count > 1 else {
                throw .usage("give the old definition and at least one Swift file or folder")
            }
            folders = Array(arguments.operands.dropFirst())
            var exclusions = SearchExclusions(ignored: IgnoredFiles().among)
            var definitions = Workspace()
            definitions.add(definition, withExtension: "intentdefinition", excluding: &exclusions)
            old = ProjectState(definitions)
            var sources = Workspace()
            for path in folders {
                let known = sources.files.count + sources.failures.count
                sources.add(path, withExtension: "swift", excluding: &exclusions)
                if sources.files.count + sources.failures.count == known {
                    sources.fail(path, "cannot read this: there is no Swift file in this folder")
                }
            }
            swift = sources
        }
        let failures = old.failures + swift.failures
        if failures.isEmpty, swift.files.isEmpty {
            throw .unusable("there are no Swift sources in \(folders.map { "'\($0)'" }.joined(separator: ", "))")
        }
        let deployment = arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: folders)
        let declarations = AppIntentsDeclarations(readingFrom: swift.files.map(\.source))
        let search = TakeoverSearch(declarations, deployment: deployment)
        let schemas = failures.isEmpty ? old.definitions.files.map(\.schema) : []
        let found = search.findings(about: schemas, classPrefix: arguments[.oldClassPrefix])
        // What no one asked for by name stays out of standard output's way.
        try ReportOutput(arguments, to: arguments[.format].isEmpty ? .error : .output)
            .write(failures + found, old.sources + swift.files.map(\.source))
        if !failures.isEmpty { return ExitStatus(of: failures) }
        if found.isEmpty {
            let count = schemas.reduce(0) { $0 + $1.intents.count }
            let intents = "\(count) \(count == 1 ? "intent is" : "intents are")"
            StandardStreams.writeVerdict("\(intents) taken over", to: .error)
        }
        return found.contains { $0.severity == .error } ? .failure : .success
    }
}
