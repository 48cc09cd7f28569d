import Diagnostics
import FileAccess
import StringTables
import Translations

/// `intentc strings catalogue`
enum StringsCatalogueCommand {
    static let description: CommandDescription = CommandDescription(
        name: "catalogue",
        summary: "Move .strings files to one string catalogue, or back",
        discussion: """
            Puts the rows of all languages into NAME.xcstrings next to the definition, in the form that Xcode writes, and removes \
            the files that it replaces. No translation, comment or state is lost; what a catalogue cannot say, or .strings files \
            cannot, is refused. The result does not depend on which language is moved first.
            """,
        operands: StringsCommand.operands,
        options: .list(.catalogueTarget, .languages, .dryRun, .checkTables)
            + .list(.exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings catalogue App", "One catalogue in the place of .strings files."),
            ("intentc strings catalogue App --to strings", "And back."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try TableChanges.check(arguments)
        if arguments[.catalogueTarget] == .strings, !arguments[.languages].isEmpty {
            throw .usage("'--to strings' moves all languages, and '--language' cannot be used with it")
        }
        let inputs = TranslationInputs(arguments)
        guard inputs.check(arguments) else { return .unusable }
        var changes = TableChanges()
        for translations in inputs.definitions {
            switch arguments[.catalogueTarget] {
            case .catalogue: try moveToCatalogue(translations, arguments, &changes)
            case .strings: try moveToTables(translations, &changes)
            }
        }
        return try changes.finish(arguments)
    }

    private static func moveToCatalogue(
        _ translations: DefinitionTranslations,
        _ arguments: Arguments,
        _ changes: inout TableChanges
    ) throws(CommandFailure) {
        let old = translations.files.first(where: \.isCatalogue)
        guard translations.files.contains(where: { !$0.isCatalogue }) else { return }
        let wanted = arguments[.languages].map(translations.language)
        let path =
            old?.path
            ?? Path.joined(
                NeighbouringFileListing.folder(of: translations.definition.path),
                translations.tableName + ".xcstrings"
            )
        let (contents, replaced) = try CommandFailure.refusing { () throws(TableRefusal) in
            try CataloguePlan.catalogue(
                of: translations,
                adding: wanted.isEmpty ? translations.files.filter { !$0.isCatalogue }.map(\.language) : wanted,
                to: old
            )
        }
        if replaced.isEmpty { return }
        if let old {
            try changes.rewrite(path, from: old.bytes, to: contents)
        } else {
            try changes.create(path, contents)
        }
        for file in replaced { try changes.remove(file) }
    }

    private static func moveToTables(_ translations: DefinitionTranslations, _ changes: inout TableChanges)
        throws(CommandFailure)
    {
        for catalogue in translations.files where catalogue.isCatalogue {
            let tables = try CommandFailure.refusing { () throws(TableRefusal) in
                try CataloguePlan.tables(of: translations, catalogue)
            }
            for (language, rows) in tables {
                let path = translations.tablePath(language)
                if let old = translations.files.first(where: { $0.path == path }) {
                    let new = try CommandFailure.refusing { () throws(TableRefusal) in
                        try old.setting(rows, in: language, order: translations.order(with: rows.map(\.key)))
                    }
                    try changes.add([old], [new])
                } else {
                    let table = try translations.newTable(language, rows)
                    try changes.create(table.path, table.bytes)
                }
            }
            try changes.remove(catalogue)
        }
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
