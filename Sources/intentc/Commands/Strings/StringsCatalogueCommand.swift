import CommandArguments
import Diagnostics
import FileAccess
import StringTables
import TranslationExchange
import Translations

/// `intentc strings catalog`
enum StringsCatalogueCommand {
    static let description: CommandDescription = CommandDescription(
        name: "catalog",
        summary: "Move .strings files to one string catalogue, or back",
        discussion: """
            Moves the rows of all languages into NAME.xcstrings next to the definition, in the form that Xcode writes, and \
            removes the .strings files. Translations, comments and states survive; what the new form cannot hold is refused.
            """,
        operands: StringsCommand.operands,
        options: .list(.catalogueTarget, .languages, .dryRun, .checkTables)
            + .list(.exclude, .noDefaultExcludes, .noProject, .format, .color),
        examples: [
            ("intentc strings catalog App", "Replace .strings files by one string catalog."),
            ("intentc strings catalog App --to strings", "And back."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try TableChanges.check(arguments)
        if arguments[.catalogueTarget] == .strings, !arguments[.languages].isEmpty {
            throw .usage("'--to strings' moves all languages, and '--language' cannot be used with it")
        }
        let inputs = TranslationInputs(arguments)
        guard try inputs.check(arguments) else { return inputs.status }
        var changes = TableChanges()
        for translations in inputs.definitions {
            try CommandFailure.planning { () throws(TableChanges.Failure) in
                switch arguments[.catalogueTarget] {
                case .catalogue: try changes.moveToCatalogue(translations, languages: arguments[.languages])
                case .strings: try changes.moveToTables(translations)
                }
            }
        }
        return try changes.finish(arguments)
    }
}

/// Where the rows of a definition go.
enum CatalogueTarget: String, CaseIterable {
    case catalogue, strings
}

extension Option<CatalogueTarget> {
    static var catalogueTarget: Self {
        Self("to", .choice(CatalogueTarget.allCases), default: .catalogue, "Where the rows go.")
    }
}
