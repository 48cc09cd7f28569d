import Diagnostics
import FileAccess
import Git
import ProjectComparison
import SchemaComparison

/// How differences are told.
enum DifferenceFormat: String, CaseIterable {
    case text, markdown, json
}

extension Option<DifferenceFormat> {
    fileprivate static var differenceFormat: Self {
        Self("format", .choice(DifferenceFormat.allCases), default: .text, "How to tell the differences.")
    }
}

/// `intentc diff`
enum DiffCommand {
    static let description: CommandDescription = CommandDescription(
        name: "diff",
        summary: "Tell in words what is different between two states of definitions",
        discussion:
            "Tells every change, harmless ones included. To see them in 'git diff', use 'intentc show' as textconv.",
        operands: Operands(
            name: "old-or-new",
            help: "Two of: a definition, a folder, a built app, or a git revision."
        ),
        options: .list(.differenceFormat, .changesOnly, .color),
        examples: [
            ("intentc diff v1 App", "What has changed since the tag v1."),
            ("intentc diff v1 v2", "What has changed between two tags."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard arguments.operands.count == 2 else { throw .usage("give two states: the old one, then the new one") }
        let states = try ComparedStates(from: arguments.operands[0], to: arguments.operands[1])
        let (old, new) = (ProjectState(states.old), ProjectState(states.new))
        let failures = old.failures + new.failures
        DiagnosticOutput(arguments).print(failures, old.sources + new.sources)
        var changes = SchemaComparison(from: old.definitions, to: new.definitions).changes
        if arguments[.changesOnly] { changes.removeAll(where: \.kind.isEditorial) }
        let differences = DifferenceText(changes)
        let output =
            switch arguments[.differenceFormat] {
            case .text: differences.text
            case .markdown: differences.markdown
            case .json: differences.json
            }
        StandardStreams.write(output, to: .output)
        return failures.isEmpty ? .success : .unusable
    }
}
