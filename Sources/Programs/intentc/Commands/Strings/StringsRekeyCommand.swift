import Settings
import Diagnostics
import FileAccess
import FileChanges
import Inputs
import IntentSchema
import Translations
import TranslationExchange

enum StringsRekeyCommand {
    static let description: CommandDescription = CommandDescription(
        name: "rekey",
        summary: "Change the ids of texts in a definition and all its tables",
        discussion: """
            Gives each text its own id. Readable ids such as OrderSoup.size.prompt are built from names: they survive when \
            declarations move and show translators what they translate. The definition, its localized copies and every table change together \
            or not at all. Writes the old ids to NAME-ids.csv in the working folder, or to the file of --write-map. \
            Pass a map to choose the ids yourself, or to undo the change.
            """,
        operands: Operands(
            name: "definition",
            help: "The definition, or the folder that contains it. Default: the working folder.",
            standard: ".",
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
        return try ProjectLock.holding(arguments.operands, unless: TableChanges.isPlan(arguments)) {
            () throws(CommandFailure) in
            try rekey(arguments)
        }
    }

    private static func rekey(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let inputs = TranslationInputs(arguments, changesTables: true)
        let hidesDefinitions = inputs.failures.contains { $0.location.path.hasSuffix(".intentdefinition") }
        guard try inputs.check(arguments), !hidesDefinitions else {
            let reason = "the definition, its copies and its tables change together, and not all of them could be read"
            StandardStreams.writeRemark("intentc: note: no id was changed: \(reason)")
            return inputs.status
        }
        guard let translations = inputs.definitions.first, inputs.definitions.count == 1 else {
            let paths = inputs.definitions.map(\.definition.path).quotedList()
            throw .unusable("there are several definitions (\(paths)); name one of them")
        }
        let definition = translations.definition
        let files =
            try [(definition, inputs.contents.required(definition.path))] + copies(of: definition, inputs.contents)
        let (plan, map) = try plan(of: translations, arguments, inputs.contents)
        var changes = TableChanges()
        if let map, map.isNew, !TableChanges.isPlan(arguments) {
            try OutputClash.check(outputs: [map.path], inputs: inputs.sources.map(\.path))
            try CommandFailure.planning { () throws(TableChanges.Failure) in
                try changes.create(map.path, IDMap.write(plan, order: definition))
            }
        }
        try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.rekey(translations, in: files, by: plan)
        }
        let status = try changes.finish(arguments, alsoIn: map.map { Path.folder(of: $0.path) })
        if let map, !plan.isEmpty, !TableChanges.isPlan(arguments) {
            let way = "'intentc strings rekey \(definition.path) --map \(map.path) --reverse' restores them"
            let note =
                plan.moves.ids.isEmpty
                ? "the new ids are listed in '\(map.path)'" : "the old ids were saved to '\(map.path)'; \(way)"
            StandardStreams.writeRemark(note)
        }
        if plan.isEmpty { StandardStreams.writeRemark("every text already has its id") }
        return inputs.failures.isEmpty ? status : inputs.status
    }

    /// The file for the list of old and new ids.
    private struct Map {
        var path: String
        var isNew = true
    }

    /// The new ids, and where their list goes. If the list is there already, an earlier run wrote it and was interrupted:
    /// its new ids are this run's own, although tables have rows for them.
    private static func plan(
        of translations: DefinitionTranslations,
        _ arguments: Arguments,
        _ contents: FileContents
    ) throws(CommandFailure) -> (RekeyPlan, Map?) {
        let names = IDMap.fileNames(for: translations.tableName)
        let free = names.firstIndex { !OutputFile.isTaken($0) } ?? 0
        let moves = try moves(of: translations, arguments, contents)
        let path = arguments[.writeIDMap] ?? (moves == nil && free > 0 ? names[free - 1] : nil)
        if let path, DefinitionSearch.exists(path) {
            let list = try contents.required(path)
            let plan =
                moves.map { RekeyPlan($0) }
                ?? RekeyPlan(translations, to: arguments[.rekeyStyle], accepting: IDMap.newIDs(in: list))
            if plan.isEmpty || IDMap.write(plan, order: translations.definition) == list {
                return (plan, Map(path: path, isNew: false))
            }
        }
        let plan = moves.map { RekeyPlan($0) } ?? RekeyPlan(translations, to: arguments[.rekeyStyle])
        let isWanted = moves == nil && !plan.isEmpty
        return (plan, (arguments[.writeIDMap] ?? (isWanted ? names[free] : nil)).map { Map(path: $0) })
    }

    private static func moves(
        of translations: DefinitionTranslations,
        _ arguments: Arguments,
        _ contents: FileContents
    ) throws(CommandFailure) -> KeyMoves? {
        guard let path = arguments[.idMap] else { return nil }
        let file = SourceText(path: path, bytes: try contents.required(path))
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
            "The new ids: readable, such as OrderSoup.size.prompt, or random, as in Xcode, and only where a text has no id of its own."
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
