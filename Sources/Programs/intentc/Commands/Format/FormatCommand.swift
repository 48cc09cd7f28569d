import Settings
import Diagnostics
import FileAccess
import FileChanges
import Inputs
import IntentSchema
import RuleSettings
import ProjectReading

enum FormatCommand {
    static let description: CommandDescription = CommandDescription(
        name: "format",
        summary: "Format definitions exactly as Xcode saves them",
        discussion: """
            Rewrites each definition exactly as Xcode would save it, so that after a merge, a script or a manual edit \
            the next save in Xcode changes only what you changed. The meaning stays the same. A file with ambiguous values, or \
            with comments, which Xcode would drop, is reported and left unchanged. Standard input is written to standard output.
            """,
        operands: .definitions,
        options: .list(.checkFiles, .dryRun, .config)
            + .list(.exclude, .noDefaultExcludes, .stdinPath, .anyFormat, .color),
        examples: [
            ("intentc format App", "Format all definitions in App."),
            ("intentc format --check .", "In CI or before a commit: check that Xcode would not rewrite any file."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try arguments.checkStandardInput()
        try ReportOutput.check(arguments)
        let onlyReads = arguments[.dryRun] || arguments[.checkFiles]
        return try ProjectLock.holding(arguments.operands, unless: onlyReads) { () throws(CommandFailure) in
            try format(arguments)
        }
    }

    private static func format(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let contents = FileContents()
        var configurations = ConfigurationFiles(arguments[.config], reading: contents)
        let inputs = Workspace(
            inputs: arguments.operands,
            stdinPath: arguments[.stdinPath],
            folders: .everything,
            excluding: SearchExclusions(arguments, configurations),
            reading: contents
        )
        let standardInput = arguments.operands.contains("-") ? arguments[.stdinPath] ?? "<stdin>" : nil
        var findings = inputs.failures
        var sources: [SourceText] = []
        var brokenConfigurations: Set<String> = []
        var failures: [CommandFailure] = []
        var changed = 0
        for source in inputs.sources {
            let configuration = configurations.configuration(for: source.path)
            if configuration.diagnostics.contains(where: { $0.severity == .error }) {
                // The format depends on the configuration.
                if let path = configuration.path, brokenConfigurations.insert(path).inserted {
                    findings += configuration.diagnostics
                    sources += configuration.source.map { [$0] } ?? []
                }
                continue
            }
            let pinned = configuration.configuration.rules.toolVersions.pinnedKeys
            switch CanonicalDefinition.write(source, pinning: pinned) {
            case .refused(let found, let text):
                findings += found
                sources.append(text)
            case .written(let bytes):
                if bytes != source.bytes { changed += 1 }
                do throws(CommandFailure) {
                    let change = FileChange(path: source.path, old: source.bytes, new: bytes)
                    try put(change, isStandardInput: source.path == standardInput, arguments)
                } catch {
                    failures.append(error)
                }
            }
        }
        try ReportOutput(arguments, to: .error).write(findings, in: sources)
        if !failures.isEmpty { throw .several(failures) }
        if !findings.isEmpty { return ExitStatus(of: findings) }
        let isCheck = arguments[.checkFiles]
        if standardInput == nil, changed == 0 || !(isCheck || arguments[.dryRun]) {
            let all = inputs.sources.count.counted("definition")
            let verdict = changed == 0 ? "\(all) up to date" : "\(changed) of \(all) formatted"
            StandardStreams.writeVerdict(verdict, to: .error, isAlways: isCheck)
        }
        return isCheck && changed > 0 ? .failure : .success
    }

    private static func put(_ change: FileChange, isStandardInput: Bool, _ arguments: Arguments) throws(CommandFailure)
    {
        if arguments[.dryRun] {
            StandardStreams.write(change.difference, to: .output)
        } else if arguments[.checkFiles] {
            if change.new != change.old { StandardStreams.write(change.path.visible + "\n", to: .output) }
        } else if isStandardInput {
            StandardStreams.write(change.new, to: .output, in: .xml)
        } else {
            try [change].write()
        }
    }
}

extension ToolVersions {
    fileprivate var pinnedKeys: [(key: String, version: String)] {
        [
            ("INIntentDefinitionSystemVersion", system),
            ("INIntentDefinitionToolsBuildVersion", toolsBuild),
            ("INIntentDefinitionToolsVersion", tools),
        ].compactMap { key, version in version.map { (key, $0) } }
    }
}
