import CommandArguments
import Diagnostics
import FileAccess
import Git
import Inputs
import ProjectComparison
import SchemaComparison

enum DiffCommand {
    static let description: CommandDescription = CommandDescription(
        name: "diff",
        summary: "Describe what changed between two versions of definitions",
        discussion:
            "Lists every change, even harmless ones. To see changes in 'git diff', configure 'intentc show --textconv' as a textconv driver.",
        operands: Operands(
            name: "old-or-new",
            help: "The old and the new version: each a definition, a folder, a built app or a git revision."
        ),
        options: .list(.anyFormat, .changesOnly, .config, .exclude, .noDefaultExcludes, .color),
        examples: [
            ("intentc diff v1 App", "Compare App with the tag v1."),
            ("intentc diff v1 v2", "Compare two tags."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments, to: .output)
        guard arguments.operands.count == 2 else { throw .usage("expected two states: the old one, then the new one") }
        let states = try ComparedStates(
            from: arguments.operands[0],
            to: arguments.operands[1],
            excluding: SearchExclusions(arguments)
        )
        let (old, new) = try states.loaded()
        let failures = old.failures + new.failures
        let notes = ProjectState.notCompared(old, new)
        ReportOutput.print(failures + notes, in: old.allSources + new.allSources, arguments)
        var changes = StateComparison(from: old, to: new).changes
        if arguments[.changesOnly] { changes.removeAll(where: \.kind.isEditorial) }
        let differences = DifferenceText(changes)
        let findings = failures + notes + changes.compactMap { $0.finding() }
        var report = ReportOutput.report(findings, in: new.allSources + old.allSources)
        report.folders.outside = old.pathsOutsideOfFolders.union(new.pathsOutsideOfFolders)
        try ReportOutput(arguments, to: .output) { format, _ in
            switch format {
            case .text: differences.text
            case .markdown: differences.markdown
            case .json: differences.json
            case .xcode, .sarif, .github, .junit, .gitlab: nil
            }
        }
        .write(report)
        if findings.isEmpty, arguments[.format].isEmpty {
            let all = new.definitions.files.count.counted("definition")
            StandardStreams.writeVerdict("no changes in \(all)", to: .output)
        }
        return ExitStatus(of: failures)
    }
}
