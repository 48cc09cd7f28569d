import CommandArguments
import Diagnostics
import FileAccess
import StringTables
import TranslationExchange
import Translations

/// `intentc strings sync`
enum StringsSyncCommand {
    static let description: CommandDescription = CommandDescription(
        name: "sync",
        summary: "Add missing rows to string tables",
        discussion: """
            Adds a row for every text that a language lacks, with the source text, marked as new: by its state in a catalog, by \
            the comment 'Translation: new' in a .strings file, which an import removes. A row follows its text to a new id: git \
            tells which, or else the tables of other languages do. Unused rows are listed and stay.
            """,
        operands: StringsCommand.operands,
        options: .list(.newLanguages, .prune, .noHistory, .dryRun, .checkFiles)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .format, .color),
        examples: [
            ("intentc strings sync App", "Complete all tables."),
            ("intentc strings sync App --check", "In CI: fail when texts were added without their rows."),
            ("intentc strings sync App --language it", "Complete one language, and begin it if it is new."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments)
        let inputs = TranslationInputs(arguments)
        guard try inputs.check(arguments) else { return inputs.status }
        let histories = try inputs.histories(arguments)
        var changes = TableChanges()
        let synced = try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.sync(
                inputs.definitions,
                languages: arguments[.newLanguages],
                prunes: arguments[.prune],
                histories: histories
            )
        }
        let status = try changes.finish(arguments)
        let notes = synced.notes(isPlanned: TableChanges.isPlan(arguments))
        StandardStreams.write(notes, to: .error)
        if notes.isEmpty {
            let count = inputs.definitions.count
            let definitions = "\(count) \(count == 1 ? "definition" : "definitions")"
            StandardStreams.writeVerdict("the tables of \(definitions) are complete", to: .error)
        }
        return status
    }
}

extension Option<[String]> {
    static var newLanguages: Self {
        Self("language", .text("code"), "Only this language; one without a table gets a new one.")
    }
}

extension Option<Bool> {
    static var prune: Self { flag("prune", "Remove the rows that no text uses.") }
}
