import Diagnostics
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

extension Option<Bool> {
    fileprivate static var describe: Self {
        flag("describe", "Print one definition in a form in which only meaning differs, for git's textconv.")
    }
}

/// `intentc diff`
enum DiffCommand {
    static let description: CommandDescription = CommandDescription(
        name: "diff",
        summary: "Tell in words what is different between two states of definitions",
        discussion: """
            Tells every change, harmless ones included. With --describe, prints one definition so that git can compare two: order,
            ids and versions of tools do not show.
            """,
        operands: Operands(
            name: "old-or-new",
            help: "Two of: a definition, a folder, a built app, or a git revision. With --describe one definition."
        ),
        options: .list(.differenceFormat, .changesOnly, .describe, .color),
        examples: [
            ("intentc diff v1 App", "What has changed since the tag v1."),
            ("git config diff.intentdefinition.textconv 'intentc diff --describe'", "Let git diff show meaning."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if arguments[.describe] { return try describe(arguments) }
        guard arguments.operands.count == 2 else { throw .usage("give two states: the old one, then the new one") }
        let states = try ComparedStates([arguments.operands[1]], against: arguments.operands[0])
        let failures = states.old.failures + states.new.failures
        DiagnosticOutput(arguments).print(failures, states.old.sources + states.new.sources)
        var changes = SchemaComparison(from: states.old.definitions, to: states.new.definitions).changes
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

    private static func describe(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard arguments.operands.count == 1 else { throw .usage("'--describe' takes one definition") }
        let path = arguments.operands[0]
        var listing = ProjectListing()
        let source = SourceText(path: path, bytes: try InputFile.readNamed(path))
        listing.files = [ProjectFile(relativePath: path, source: source)]
        let state = ProjectState(listing)
        if let file = state.definitions.files.first {
            StandardStreams.write(SchemaText(file.schema).bytes, to: .output)
            return .success
        }
        DiagnosticOutput(arguments).print(state.failures, state.sources)
        return .unusable
    }
}
