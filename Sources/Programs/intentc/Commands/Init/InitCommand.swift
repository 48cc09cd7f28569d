import Settings
import Diagnostics
import FileAccess
import Inputs
import IntentRules
import Comparison
import FileChanges
import Translations

enum InitCommand {
    static let description: CommandDescription = CommandDescription(
        name: "init",
        summary: "Set up a project: configuration, baseline and CI",
        discussion: """
            Looks at a project and writes what it needs: intentc.json, a baseline of the current findings, and a \
            workflow for GitHub, GitLab or Bitbucket. It lists the files and asks before it writes them. What belongs into \
            a file that exists, also for pre-commit, is printed.
            """,
        operands: Operands(
            name: "folder",
            help: "The root of the project. Default: the working folder.",
            standard: ".",
            isRepeatable: false,
            completion: .directory
        ),
        options: .list(.yes, .dryRun, .color),
        examples: [
            ("intentc init", "Set up the project in the working folder."),
            ("intentc init --yes", "Set up a project without being asked, in a script."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let folder = arguments.operands[0]
        guard DefinitionSearch.isFolder(folder) else { throw .unusable("'\(folder)' is not a folder") }
        // The baseline must not be that of a change that is half done.
        return try ProjectLock.holding([folder], unless: arguments[.dryRun]) { () throws(CommandFailure) in
            try setUp(folder, arguments)
        }
    }

    private static func setUp(_ folder: String, _ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let contents = FileContents()
        var configurations = ConfigurationFiles(nil, reading: contents)
        let exclusions = SearchExclusions(arguments, configurations)
        let name = Path.joined(folder, ConfigurationFiles.fileName)
        let loaded = configurations.configuration(for: folder)
        var configuration = InitialConfiguration(isPresent: OutputFile.isTaken(name))
        if configuration.isPresent {
            configuration.baseline = loaded.configuration.rules.baseline?.text
        } else {
            configuration.languages = Self.languages(arguments)
            configurations = ConfigurationFiles(name, reading: contents.replacing([name: configuration.json]))
        }
        var inputs = LintRun.Inputs([folder])
        inputs.usesConfiguredBaselines = false
        var hasDefinitions = true
        let run = LintRun(
            inputs,
            excluding: exclusions,
            allowsEmpty: { _ in
                hasDefinitions = false
                return true
            },
            configurations: &configurations,
            reading: contents
        )
        if run.result.isIncomplete { return run.result.printFailures(arguments) }
        // A project with App Intents alone is compared but not linted.
        if !hasDefinitions { _ = try ProjectState.load([folder], excluding: exclusions, reading: contents) }
        let files = InitialFiles(
            configuration,
            accepting: hasDefinitions
                ? run.result.diagnostics.filter { !$0.kind.isDamage } + run.result.consequences : nil,
            tests: run.result.checkedPaths.contains { $0.hasPrefix(Path.joined(folder == "." ? "" : folder, "Tests/")) }
                ? "Tests" : nil,
            host: CIHost(of: folder),
            in: folder
        )
        for path in files.present { StandardStreams.writeRemark("\(path) already exists") }
        if arguments[.dryRun] {
            for change in files.new { StandardStreams.write(change.difference, to: .output) }
        } else if !files.new.isEmpty {
            let names = files.new.map(\.path.visible).joined(separator: ", ")
            if !arguments[.yes] {
                guard let answer = StandardStreams.confirms("Write \(names)?") else {
                    throw .unusable("would write \(names); pass '--yes' to write without asking")
                }
                if !answer { return .success }
            }
            try files.new.write(within: LinkBoundary([folder]))
        }
        if !arguments[.dryRun] {
            for line in files.summary { StandardStreams.writeRemark(line, to: .output) }
        }
        let damage = run.result.diagnostics.filter(\.kind.isDamage)
        if !damage.isEmpty, hasDefinitions {
            let files = Set(damage.map(\.location.path)).sorted().quotedList()
            StandardStreams.writeRemark(
                "the baseline lacks \(files), which cannot be read; lint again when it is mended"
            )
        }
        ReportOutput.print(damage, in: Array(run.result.sources.values), arguments)
        return ExitStatus(of: damage.filter { $0.severity == .error })
    }

    /// The languages that the projects of all definitions ship; none if definitions differ or no project says it.
    private static func languages(_ arguments: Arguments) -> [String] {
        let all = TranslationInputs(arguments).definitions.map { definition -> [String] in
            let languages = definition.languages()
            return definition.surroundings.projectLanguages.filter { languages.role(of: $0) == .served }
                .map(definition.language(like:))
        }
        guard let first = all.first, all.allSatisfy({ $0 == first }) else { return [] }
        return first
    }
}
