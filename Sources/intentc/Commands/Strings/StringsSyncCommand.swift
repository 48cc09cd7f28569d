import Diagnostics
import StringTables
import Translations

/// `intentc strings sync`
enum StringsSyncCommand {
    static let description: CommandDescription = CommandDescription(
        name: "sync",
        summary: "Add missing rows to string tables",
        discussion: """
            Adds a row for every text that a language lacks, with the text of the definition, marked as new: by its state in a \
            catalogue, by the comment 'Translation: new' in a .strings file, which importing a translation takes away. Rows whose \
            text has got another id are given that id where it is clear which one. Rows that nothing uses are listed, and stay.
            """,
        operands: StringsCommand.operands,
        options: .list(.newLanguages, .prune, .dryRun, .checkTables)
            + .list(.exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings sync App", "Complete all tables."),
            ("intentc strings sync App --check", "In CI: fail when texts were added without their rows."),
            ("intentc strings sync App --language it", "Complete one language, and begin it if it is new."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try TableChanges.check(arguments)
        let inputs = TranslationInputs(arguments)
        guard inputs.check(arguments) else { return .unusable }
        var changes = TableChanges()
        var added = 0
        var rekeyed = 0
        var notes = ""
        for translations in inputs.definitions {
            let wanted = arguments[.newLanguages].map(translations.language)
            let languages = wanted.isEmpty ? translations.languages : Array(Set(wanted)).sorted()
            let plan = try CommandFailure.refusing { () throws(TableRefusal) in
                try SyncPlan(translations, languages: languages, prunes: arguments[.prune])
            }
            try changes.add(translations.files, plan.files)
            for (language, rows) in plan.created {
                let table = try translations.newTable(language, rows)
                try changes.create(table.path, table.bytes)
            }
            added += plan.added
            rekeyed += plan.rekeyed.count
            for (path, keys) in plan.orphans {
                let word = arguments[.prune] ? "removed" : "not used by the definition"
                let rest = keys.count > 10 ? " and \(keys.count - 10) more" : ""
                notes += "\(path): \(word): \(keys.prefix(10).joined(separator: ", "))\(rest)".visible + "\n"
            }
        }
        let status = try changes.finish(arguments)
        if !changes.isEmpty {
            var parts: [String] = []
            if added > 0 { parts.append("\(added) \(added == 1 ? "row" : "rows") added") }
            if rekeyed > 0 { parts.append("\(rekeyed) \(rekeyed == 1 ? "row" : "rows") given the id of the text") }
            if !parts.isEmpty { notes = parts.joined(separator: ", ") + "\n" + notes }
        }
        StandardStreams.write(notes, to: .error)
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
