import Diagnostics
import FileAccess
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
            notes += orphans(of: plan, translations, arguments[.prune])
        }
        let status = try changes.finish(arguments)
        if !changes.isEmpty {
            let verb = arguments[.dryRun] || arguments[.checkTables] ? "to be " : ""
            var parts: [String] = []
            if added > 0 { parts.append("\(added) \(added == 1 ? "row" : "rows") \(verb)added") }
            if rekeyed > 0 {
                parts.append("\(rekeyed) \(rekeyed == 1 ? "row" : "rows") \(verb)given the id of the text")
            }
            if !parts.isEmpty { notes = parts.joined(separator: ", ") + "\n" + notes }
        }
        StandardStreams.write(notes, to: .error)
        return status
    }

    /// The rows that nothing uses, those of all tables of a definition together.
    private static func orphans(of plan: SyncPlan, _ translations: DefinitionTranslations, _ isPruned: Bool) -> String {
        var known: Set<String> = []
        let keys = plan.orphans.flatMap(\.keys).filter { known.insert($0).inserted }
        if keys.isEmpty { return "" }
        let tables = plan.orphans.count == 1 ? "1 table" : "\(plan.orphans.count) tables"
        let rest = keys.count > 10 ? " and \(keys.count - 10) more" : ""
        let what = isPruned ? "removed from" : "not used, in"
        let list = keys.prefix(10).joined(separator: ", ") + rest
        return "\(translations.definition.path): \(what) \(tables): \(list)".visible + "\n"
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
