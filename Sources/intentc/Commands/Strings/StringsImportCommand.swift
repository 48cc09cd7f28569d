import Diagnostics
import FileAccess
import IntentRules
import StringTables
import Translations

/// `intentc strings import`
enum StringsImportCommand {
    static let description: CommandDescription = CommandDescription(
        name: "import",
        summary: "Take translations into the project's string tables",
        discussion: """
            Reads XLIFF 1.2 and 2.0, folders of the type .xcloc, string catalogues, .strings files and CSV, and puts what is new \
            into the project's own tables, where they are and in the form that they have. Translations with damaged variables are \
            refused one by one, and so is what would replace a translation by an empty text, by the text of the definition, or by \
            the translation of an older text; then the status is 1. Nothing is written when a table may not be edited.
            """,
        operands: Operands(name: "file", help: "A file of translations, or a folder of the type .xcloc."),
        options: .list(.into, .importLanguage, .dryRun, .checkTables)
            + .list(.exclude, .noDefaultExcludes, .noProject, .color, .diagnostics),
        examples: [
            ("intentc strings import de.xliff --into App", "Take German translations."),
            ("intentc strings import Translations/*.xliff --dry-run", "Show what they would change."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try TableChanges.check(arguments)
        let inputs = TranslationInputs(arguments, operands: [arguments[.into]])
        guard inputs.check(arguments) else { return .unusable }
        var files: [ReturnedFile] = []
        for path in try ReturnedFile.paths(arguments.operands) {
            files.append(try ReturnedFile(path, language: arguments[.importLanguage]))
        }
        let unreadable = files.flatMap(\.diagnostics)
        if !unreadable.isEmpty {
            DiagnosticOutput(arguments).print(unreadable, files.map(\.source))
            return .unusable
        }
        var changes = TableChanges()
        var findings: [Diagnostic] = []
        var count = 0
        // Several files may have texts of one definition; each builds on what the one before gave.
        for translations in inputs.definitions {
            var current = translations
            var created: [String: [RowText]] = [:]
            for file in files {
                let units = file.units(of: translations, among: inputs.definitions)
                let plan = try CommandFailure.refusing { () throws(TableRefusal) in try ImportPlan(current, units) }
                current = current.replacingFiles(plan.files)
                for (language, rows) in plan.created { created[language, default: []] += rows }
                count += plan.count
                findings += plan.refused.map { file.diagnostic($0) }
            }
            try changes.add(translations.files, current.files)
            for (language, rows) in created.sorted(by: { $0.key < $1.key }) {
                var known: Set<String> = []
                let table = try translations.newTable(language, rows.filter { known.insert($0.key).inserted })
                try changes.create(table.path, table.bytes)
            }
        }
        DiagnosticOutput(arguments).print(findings, files.map(\.source))
        let status = try changes.finish(arguments)
        if !arguments[.checkTables], !arguments[.dryRun], count > 0 {
            StandardStreams.write("\(count) \(count == 1 ? "translation" : "translations") taken\n", to: .error)
        }
        return findings.isEmpty ? status : .failure
    }
}

extension Option<String> {
    static var into: Self {
        Self("into", .folder("path"), default: ".", "The definition, or the folder to search for definitions.")
    }
}

extension Option<String?> {
    static var importLanguage: Self {
        Self("language", .text("code"), "The language of a .strings file that is in no language's folder.")
    }
}
