import CommandArguments
import Diagnostics
import FileAccess
import TranslationExchange
import Translations

enum StringsCatalogueCommand {
    static let description: CommandDescription = CommandDescription(
        name: "catalog",
        summary: "Convert .strings files to a string catalog, or back",
        discussion: """
            Moves the rows of all languages into NAME.xcstrings next to the definition, formatted as Xcode writes it, and \
            removes the .strings files. Translations, comments and states are kept, and translations of older texts are marked as needing review; anything the new format cannot hold is an error. If \
            an Xcode project lists the files individually, the command says what to change there and requires --yes.
            """,
        operands: StringsCommand.operands,
        options: .list(.catalogueTarget, .languages, .noHistory, .yes, .dryRun, .checkFiles)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .anyFormat, .color),
        examples: [
            ("intentc strings catalog App", "Replace .strings files with a string catalog."),
            ("intentc strings catalog App --to strings", "Convert back."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments)
        if arguments[.catalogueTarget] == .strings, !arguments[.languages].isEmpty {
            throw .usage("'--language' cannot be used with '--to strings', which converts all languages")
        }
        let inputs = TranslationInputs(arguments)
        guard try inputs.check(arguments) else { return inputs.status }
        let histories = arguments[.catalogueTarget] == .catalogue ? try inputs.histories(arguments) : nil
        var changes = TableChanges()
        for (index, translations) in inputs.definitions.enumerated() {
            try CommandFailure.planning { () throws(TableChanges.Failure) in
                switch arguments[.catalogueTarget] {
                case .catalogue:
                    try changes.moveToCatalogue(
                        translations,
                        languages: arguments[.languages],
                        history: histories?[index]
                    )
                case .strings: try changes.moveToTables(translations)
                }
            }
        }
        if !TableChanges.isPlan(arguments), !arguments[.yes] { try checkProjects(inputs.definitions, changes) }
        let status = try changes.finish(arguments)
        if !TableChanges.isPlan(arguments) {
            let made = listed(changes.files.filter { $0.new != nil }.map(\.path))
            let verdict =
                changes.files.isEmpty ? "nothing to convert" : "\(changes.movedTexts.counted("text")) moved to \(made)"
            StandardStreams.writeRemark(verdict)
        }
        return status
    }

    private static func listed(_ paths: [String]) -> String {
        let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        return paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + rest
    }

    /// Throws if a project lists removed tables one by one, because only Xcode should change the project. Folders that
    /// Xcode synchronizes need no change.
    private static func checkProjects(
        _ definitions: [DefinitionTranslations],
        _ changes: TableChanges
    ) throws(CommandFailure) {
        for definition in definitions {
            let removed = changes.files.filter { $0.new == nil }.map(\.path)
            let named = removed.filter(definition.surroundings.namedTables.contains)
            guard !named.isEmpty, let project = definition.surroundings.project else { continue }
            let made = changes.files.filter { $0.old == nil }.map(\.path)
            throw .unusable(
                "'\(project)' names \(listed(named)), which would be removed; pass '--yes' to do so, then in Xcode remove "
                    + "\(named.count == 1 ? "it" : "them") from the project and add \(listed(made)) to the same targets"
            )
        }
    }
}

enum CatalogueTarget: RawRepresentable, CaseIterable {
    case catalogue, strings

    var rawValue: String {
        switch self {
        case .catalogue: "catalog"
        case .strings: "strings"
        }
    }

    /// - Parameter rawValue: Also accepts the former name, `catalogue`.
    init?(rawValue: String) {
        switch rawValue {
        case "catalog", "catalogue": self = .catalogue
        case "strings": self = .strings
        default: return nil
        }
    }
}

extension Option<CatalogueTarget> {
    static var catalogueTarget: Self {
        Self("to", taking: .choice(CatalogueTarget.allCases), default: .catalogue, "The format to convert to.")
    }
}
