import CommandArguments
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import StringTables
import TranslationExchange
import Translations

/// `intentc strings rekey`
enum StringsRekeyCommand {
    static let description: CommandDescription = CommandDescription(
        name: "rekey",
        summary: "Change the ids of texts in a definition and all its tables",
        discussion: """
            Readable ids such as OrderSoup.size.prompt are made of names: they survive when declarations move, and tell \
            translators what they translate. The definition, its localized copies and every table change together or not at all. \
            The old ids are written to NAME-ids.csv in the working folder, or where --write-map says. Pass a map to choose the ids \
            yourself, or to undo the change.
            """,
        operands: Operands(
            name: "definition",
            help: "The definition, or a folder with it.",
            isRepeatable: false
        ),
        options: .list(.rekeyStyle, .idMap, .writeIDMap, .reverseMap, .dryRun, .checkFiles)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .format, .color),
        examples: [
            ("intentc strings rekey App/Intents.intentdefinition --dry-run", "Show what readable ids would change."),
            ("intentc strings rekey App --write-map ids.csv", "Give readable ids, and write down which were which."),
            ("intentc strings rekey App --map ids.csv --reverse", "Go back."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments)
        if arguments[.reverseMap], arguments[.idMap] == nil { throw .usage("'--reverse' needs '--map'") }
        let inputs = TranslationInputs(arguments)
        guard try inputs.check(arguments) else { return inputs.status }
        guard let translations = inputs.definitions.first, inputs.definitions.count == 1 else {
            throw .unusable("there are \(inputs.definitions.count) definitions; name one of them")
        }
        let moves = try moves(of: translations, arguments)
        let definitions = try [translations.definition] + copies(of: translations.definition)
        var files: [(definition: Definition, bytes: [UInt8])] = []
        for definition in definitions { files.append((definition, try InputFile.readNamed(definition.path))) }
        var changes = TableChanges()
        try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.rekey(translations, in: files, moves)
        }
        var map = arguments[.writeIDMap]
        if map == nil, arguments[.idMap] == nil, !moves.ids.isEmpty { map = freeName(for: translations.tableName) }
        if let path = map, !TableChanges.isPlan(arguments) {
            try OutputClash.check(outputs: [path], inputs: inputs.sources.map(\.path))
            try CommandFailure.planning { () throws(TableChanges.Failure) in
                try changes.create(path, IDMap.write(moves, order: translations.definition))
            }
        }
        let status = try changes.finish(arguments)
        if let map, arguments[.writeIDMap] == nil, !TableChanges.isPlan(arguments) {
            let way = "'intentc strings rekey \(translations.definition.path) --map \(map) --reverse' goes back"
            StandardStreams.write("the old ids are in '\(map)'; \(way)".visible + "\n", to: .error)
        }
        if moves.ids.isEmpty { StandardStreams.write("every text has its id already\n", to: .error) }
        return status
    }

    /// The name of a list of ids that is not there yet.
    private static func freeName(for definition: String) -> String {
        let names = (1...999).lazy.map { "\(definition)-ids\($0 == 1 ? "" : "-\($0)").csv" }
        return names.first { !OutputFile.isTaken($0) } ?? "\(definition)-ids.csv"
    }

    private static func moves(
        of translations: DefinitionTranslations,
        _ arguments: Arguments
    ) throws(CommandFailure) -> KeyMoves {
        guard let path = arguments[.idMap] else {
            return RekeyPlan.moves(of: translations, to: arguments[.rekeyStyle])
        }
        let file = SourceText(path: path, bytes: try InputFile.readNamed(path))
        do throws(IDMap.Failure) {
            return try IDMap.moves(in: file, for: translations.definition, isReversed: arguments[.reverseMap])
        } catch {
            throw .unusable(error.message)
        }
    }

    /// The copies of a definition in the folders of other languages, whose ids must stay the same.
    private static func copies(of definition: Definition) throws(CommandFailure) -> [Definition] {
        let folder = Path.localizationFolder(of: definition.path)
        guard folder != Path.folder(of: definition.path) else { return [] }
        var copies: [Definition] = []
        for name in FolderEntries.names(in: folder.isEmpty ? "." : folder, where: { $0.hasSuffix(".lproj") }) {
            let path = Path.joined(Path.joined(folder, name), Path.name(of: definition.path))
            guard FileIdentity(of: path) != FileIdentity(of: definition.path), DefinitionSearch.kind(of: path) == .file
            else { continue }
            let loaded = Frontend.load(SourceText(path: path, bytes: try InputFile.readNamed(path)))
            guard let copy = loaded.definition else {
                throw .unusable("'\(path)' is a copy of the definition and cannot be read")
            }
            copies.append(copy)
        }
        return copies
    }
}

extension Option<RekeyPlan.Style> {
    static var rekeyStyle: Self {
        Self(
            "style",
            .choice(RekeyPlan.Style.allCases),
            default: .readable,
            "The ids: readable as OrderSoup.size.prompt, or random as Xcode makes them."
        )
    }
}

extension Option<String?> {
    static var idMap: Self {
        Self("map", .file(), "A list of old and new ids to use instead: a line 'old,new' for each.")
    }

    static var writeIDMap: Self {
        Self("write-map", .file(), "Where to write the list of old and new ids: a new file.")
    }
}

extension Option<Bool> {
    static var reverseMap: Self { flag("reverse", "Read --map backwards.") }
}
