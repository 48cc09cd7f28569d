import Settings
import Diagnostics
import FileAccess
import Inputs
import RuleSettings
import Translations
import ProjectReading

enum StringsStatusCommand {
    static let description: CommandDescription = CommandDescription(
        name: "status",
        summary: "Report how complete each language is",
        discussion: """
            Counts, for each language with a table or in the project, texts that are translated, the same as the \
            source, missing, stale (changed after their translation, according to git or a catalog) and damaged \
            (variables differ), and orphaned rows, which no text uses. App Store Connect reports untranslated titles \
            and descriptions as ITMS-90626. "locales" in intentc.json names the languages that must be complete, in \
            progress or ignored.
            """,
        operands: StringsCommand.operands,
        options: .list(.tableFormat, .details, .languages, .failUnder, .countsSourceCopies, .textsSince, .noHistory)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings status App", "Show a table of all languages."),
            ("intentc strings status App --fail-under 95", "In CI: fail if a language is less than 95% translated."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if arguments[.textsSince] != nil, arguments[.noHistory] {
            throw .usage("'--since' and '--no-history' cannot be used together")
        }
        try ReportOutput.check(arguments, to: .output)
        let inputs = TranslationInputs(arguments)
        let histories = try inputs.histories(arguments)
        let statuses = inputs.definitions.enumerated().map { index, translations in
            DefinitionStatus(
                translations,
                expected: inputs.expected[index],
                named: Set(arguments[.languages]),
                history: histories?[index],
                countsCopies: arguments[.countsSourceCopies]
            )
        }
        let isWhole = !inputs.failures.contains { $0.location.path.hasSuffix(".intentdefinition") }
        let table = StatusReport(statuses, showsDetails: arguments[.details], isWhole: isWhole)
        var report = ReportOutput.report([], in: [])
        report.terminalWidth = StandardStreams.terminalWidth(.output)
        try ReportOutput(arguments, to: .output) { format, report, _ in
            switch format {
            case .markdown: Array(table.markdown.utf8)
            case .json: table.json
            default: Array(table.text(width: report.terminalWidth).utf8)
            }
        }
        .write(report)
        ReportOutput.print(inputs.failures + inputs.missing, in: inputs.sources, arguments)
        if !inputs.failures.isEmpty { return inputs.status }
        if statuses.contains(where: \.isUnread) { return .unusable }
        guard let limit = arguments[.failUnder] else { return .success }
        return statuses.contains { $0.isBelow(limit) } ? .failure : .success
    }
}

extension Option<Bool> {
    fileprivate static var countsSourceCopies: Self {
        flag("count-source-copies", "Count translations identical to the source as translated.")
    }
}
