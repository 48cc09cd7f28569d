import Settings
import Diagnostics
import FileAccess
import FileChanges
import ProjectReading
import TranslationExchange

enum StringsSyncCommand {
    static let description: CommandDescription = CommandDescription(
        name: "sync",
        summary: "Add missing rows to string tables",
        discussion: """
            Adds a row with the source text wherever a language lacks one, and marks it as new: by its state in a catalog, by \
            the comment 'Translation: new' in a .strings file, which an import removes. If a text's id changed, its rows move to the new id, found through git \
            or the tables of other languages. Unused rows are listed and kept; --remove-unused shows them with their texts, asks, \
            and removes them.
            """,
        operands: StringsCommand.operands,
        options: .list(.newLanguages, .removeUnused, .yes, .noHistory, .dryRun, .checkFiles)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .anyFormat, .color),
        examples: [
            ("intentc strings sync App", "Complete all tables."),
            ("intentc strings sync App --check", "In CI: fail if a text has no row in some table."),
            ("intentc strings sync App --language it", "Complete one language, or start a new one."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments)
        return try ProjectLock.holding(arguments.operands, unless: TableChanges.isPlan(arguments)) {
            () throws(CommandFailure) in
            try sync(arguments)
        }
    }

    private static func sync(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let inputs = TranslationInputs(arguments, changesTables: true)
        guard try inputs.check(arguments) else { return inputs.status }
        let histories = try inputs.histories(arguments)
        for note in KnownLanguages(inputs.definitions).notes(aboutNew: arguments[.newLanguages]) {
            StandardStreams.writeRemark("intentc: note: " + note)
        }
        if arguments[.newLanguages].isEmpty { inputs.noteLeftOutLanguages() }
        var changes = TableChanges()
        let synced = try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.sync(
                inputs.definitions,
                languages: arguments[.newLanguages],
                expecting: inputs.expected,
                removesUnused: arguments[.removeUnused],
                histories: histories
            )
        }
        if !synced.removed.isEmpty, !TableChanges.isPlan(arguments) {
            for row in synced.removed { StandardStreams.write(row + "\n", to: .error) }
            if !arguments[.yes] {
                let rows = synced.removed.count.counted("row")
                guard let answer = StandardStreams.confirms("Remove \(rows)?") else {
                    throw .unusable("would remove \(rows); pass '--yes' to remove without asking")
                }
                if !answer { return .success }
            }
        }
        let status = try changes.finish(arguments, for: arguments.operands)
        let notes = synced.notes(isPlanned: TableChanges.isPlan(arguments))
        for note in notes.split(separator: "\n") { StandardStreams.writeRemark(String(note)) }
        if notes.isEmpty {
            let definitions = inputs.definitions.count.counted("definition")
            StandardStreams.writeVerdict("the tables of \(definitions) are complete", to: .error)
        }
        return inputs.failures.isEmpty ? status : inputs.status
    }
}

extension Option<[String]> {
    static var newLanguages: Self {
        Self(
            "language",
            taking: .language,
            "Only this language and the definition's own; a language without a table gets one."
        )
    }
}

extension Option<Bool> {
    static var removeUnused: Self { flag("remove-unused", "Show the rows that no text uses, and remove them.") }
}
