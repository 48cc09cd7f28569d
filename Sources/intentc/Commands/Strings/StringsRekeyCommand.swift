import CommandArguments
import Diagnostics
import FileAccess
import Inputs
import IntentSchema
import StringTables
import TranslationExchange
import Translations

enum StringsRekeyCommand {
    static let description: CommandDescription = CommandDescription(
        name: "rekey",
        summary: "Change the ids of texts in a definition and all its tables",
        discussion: """
            Readable ids such as OrderSoup.size.prompt are built from names: they survive when declarations move and \
            show translators what they translate. The definition, its localized copies and every table change together \
            or not at all. Writes the old ids to NAME-ids.csv in the working folder, or to the file of --write-map. \
            Pass a map to choose the ids yourself, or to undo the change.
            """,
        operands: Operands(
            name: "definition",
            help: "The definition, or the folder that contains it.",
            isRepeatable: false
        ),
        options: .list(.rekeyStyle, .idMap, .writeIDMap, .reverseMap, .dryRun, .checkFiles)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .anyFormat, .color),
        examples: [
            ("intentc strings rekey App/Intents.intentdefinition --dry-run", "Preview the change to readable ids."),
            ("intentc strings rekey App --write-map ids.csv", "Switch to readable ids and keep a map of the old ones."),
            ("intentc strings rekey App --map ids.csv --reverse", "Restore the old ids."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments)
        if arguments[.reverseMap], arguments[.idMap] == nil { throw .usage("'--reverse' needs '--map'") }
        let inputs = TranslationInputs(arguments)
        guard try inputs.check(arguments) else { return inputs.status }
        guard let translations = inputs.definitions.first, inputs.definitions.count == 1 else {
            let paths = inputs.definitions.map(\.definition.path).quotedList()
            throw .unusable("there are several definitions (\(paths)); name one of them")
        }
        let moves = try moves(of: translations, arguments)
        let definition = translations.definition
        let files =
            try [(definition, inputs.contents.required(definition.path))] + copies(of: definition, inputs.contents)
        var changes = TableChanges()
        try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.rekey(translations, in: files, by: moves)
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
            let way = "'intentc strings rekey \(translations.definition.path) --map \(map) --reverse' restores them"
            StandardStreams.writeRemark("the old ids were saved to '\(map)'; \(way)")
        }
        if moves.ids.isEmpty { StandardStreams.writeRemark("every text already has its id") }
        return status
    }

    /// A name for the list of ids that no file has yet.
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

    /// The copies of a definition in other languages' folders, whose ids must match.
    private static func copies(
        of definition: Definition,
        _ contents: FileContents
    ) throws(CommandFailure) -> [(definition: Definition, bytes: [UInt8])] {
        let folder = Path.localizationFolder(of: definition.path)
        guard folder != Path.folder(of: definition.path) else { return [] }
        var copies: [(definition: Definition, bytes: [UInt8])] = []
        for name in FolderEntries.names(in: folder.isEmpty ? "." : folder, where: { $0.hasSuffix(".lproj") }) {
            let path = Path.joined(Path.joined(folder, name), Path.name(of: definition.path))
            guard FileIdentity(of: path) != FileIdentity(of: definition.path), DefinitionSearch.kind(of: path) == .file
            else { continue }
            let bytes = try contents.required(path)
            let loaded = Frontend.load(SourceText(path: path, bytes: bytes))
            guard let copy = loaded.definition else {
                throw .unusable("'\(path)' cannot be read; it is a localized copy of the definition")
            }
            copies.append((copy, bytes))
        }
        return copies
    }
}

extension Option<RekeyPlan.Style> {
    static var rekeyStyle: Self {
        Self(
            "style",
            taking: .choice(RekeyPlan.Style.allCases),
            default: .readable,
            "The style of the new ids: readable, such as OrderSoup.size.prompt, or random, as Xcode creates them."
        )
    }
}

extension Option<String?> {
    static var idMap: Self {
        Self("map", taking: .file(), "The map to apply: one 'old,new' line per text.")
    }

    static var writeIDMap: Self {
        Self("write-map", taking: .file(), "The file to create for the map of old and new ids.")
    }
}

extension Option<Bool> {
    static var reverseMap: Self { flag("reverse", "Read --map backwards.") }
}
