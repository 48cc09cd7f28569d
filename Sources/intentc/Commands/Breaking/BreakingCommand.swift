import CommandArguments
import ConfigurationFile
import Diagnostics
import FileAccess
import Git
import Inputs
import IntentRules
import ProjectComparison
import SchemaComparison
import SwiftDeclarations
import Workspace

/// `intentc breaking`
enum BreakingCommand {
    static let description: CommandDescription = CommandDescription(
        name: "breaking",
        summary: "Detect changes that break users' widgets and shortcuts",
        discussion: """
            Compares definitions with an earlier state and reports each change that users, the app's code or translators notice.
            Where intents are gone, it searches the Swift sources for App Intents that replace them. Losing what users saved is an
            error, a change for developers a warning, one for translators a note.
            """,
        operands: Operands(
            name: "path",
            help:
                "A definition, or a folder that is searched for definitions and Swift sources. Default: the working folder.",
            standard: "."
        ),
        options: .list(.against, .effects, .changesOnly, .log, .tags, .oldestSystem)
            + .list(
                .format.formerly("report"),
                .rulePages,
                .failOn,
                .config,
                .exclude,
                .noDefaultExcludes,
                .baseline,
                .writeBaseline,
                .strictBaseline,
                .minimumSeverity,
                .color
            ),
        examples: [
            ("intentc breaking", "Before a pull request: what does this branch break?"),
            ("intentc breaking App --against v2.3 --format markdown", "What a release does to users of the last one."),
            ("intentc breaking --log v1..HEAD", "Every breaking change of a history."),
            ("intentc breaking --tags 'v*'", "What each release did to users of the one before."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try check(arguments)
        var configurations = ConfigurationFiles(arguments[.config])
        let folder = arguments.operands[0]
        let configuration = configurations.configuration(
            for: folder == "." || !DefinitionSearch.isFolder(folder) ? folder : Path.joined(folder, "x")
        )
        if configuration.diagnostics.contains(where: { $0.severity == .error }) {
            DiagnosticOutput(arguments).print(configuration.diagnostics, configuration.source.map { [$0] } ?? [])
            return .unusable
        }
        var baseline: BaselineChoice?
        if let path = arguments[.baseline] {
            baseline = try BaselineChoice.read(path, arguments)
            if baseline == nil { return .unusable }
        }
        let findings = BreakingFindings(
            policy: EffectPolicy(failing: failingEffects(arguments, configuration.configuration)),
            isEditorialLeftOut: arguments[.changesOnly],
            configuration: configuration,
            baseline: baseline,
            folders: ReportFolders(workingFolder: Path.workingFolder),
            deployment: { arguments[.oldestSystem] ?? XcodeDeployment.oldest(around: arguments.operands) }
        )
        let exclusions = SearchExclusions(arguments, configurations)
        if arguments[.log] != nil || arguments[.tags] != nil {
            return try BreakingLog(arguments[.log], tags: arguments[.tags], findings).run(
                arguments,
                excluding: exclusions
            )
        }
        let states = try ComparedStates(arguments.operands, against: arguments[.against], excluding: exclusions)
        let (old, new) = try states.loaded()
        let result = findings.compare(from: old, to: new, baseName: states.baseName)
        if let file = arguments[.writeBaseline] { return try writeBaseline(result, to: file) }
        return try BreakingReport(result, baseName: states.baseName).write(arguments)
    }

    private static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.log] != nil || arguments[.tags] != nil, arguments[.against] != nil {
            throw .usage("'\(arguments[.log] == nil ? "--tags" : "--log")' and '--against' exclude each other")
        }
        if arguments.operands.contains("-") { throw .usage("standard input cannot be compared; name a file or folder") }
        if arguments[.strictBaseline], arguments[.baseline] == nil {
            throw .usage("'--strict-baseline' needs '--baseline'")
        }
        if arguments[.writeBaseline] != nil, arguments[.baseline] != nil {
            throw .usage("'--write-baseline' and '--baseline' exclude each other")
        }
    }

    private static func failingEffects(_ arguments: Arguments, _ configuration: Configuration) -> Set<Effect.Category>?
    {
        if let given = arguments[.effects] { return Set(given) }
        return configuration.breaking.failingEffects
    }

    private static func writeBaseline(_ result: BreakingFindings.Result, to file: String) throws(CommandFailure)
        -> ExitStatus
    {
        if !result.failures.isEmpty {
            throw .unusable("not everything could be read, so no baseline is written")
        }
        try BaselineChoice.write(result.diagnostics, to: file)
        return .success
    }
}
