import Diagnostics
import FileAccess
import IntentSchema
import StringTables
import Translations

/// `intentc strings rekey`
enum StringsRekeyCommand {
    static let description: CommandDescription = CommandDescription(
        name: "rekey",
        summary: "Give texts other ids, in the definition and all its tables",
        discussion: """
            Readable ids such as OrderSoup.size.prompt are made of names, so they stay when declarations are moved, and translators \
            see what they translate. The definition, its copies in folders of languages and every table of the project change \
            together or not at all. A list of ids can be written, and given to undo it or for ids of one's own.
            """,
        operands: Operands(
            name: "definition",
            help: "The definition, or a folder with it.",
            isRepeatable: false
        ),
        options: .list(.rekeyStyle, .idMap, .writeIDMap, .reverseMap, .dryRun, .checkTables)
            + .list(.exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings rekey App/Intents.intentdefinition --dry-run", "Show what readable ids would change."),
            ("intentc strings rekey App --write-map ids.csv", "Give readable ids, and write down which were which."),
            ("intentc strings rekey App --map ids.csv --reverse", "Go back."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try TableChanges.check(arguments)
        if arguments[.reverseMap], arguments[.idMap] == nil { throw .usage("'--reverse' needs '--map'") }
        let inputs = TranslationInputs(arguments)
        guard inputs.check(arguments) else { return .unusable }
        guard let translations = inputs.definitions.first, inputs.definitions.count == 1 else {
            throw .unusable("there are \(inputs.definitions.count) definitions; name one of them")
        }
        let moves = try moves(of: translations, arguments)
        var changes = TableChanges()
        try rewrite(translations.definition, moves, in: &changes)
        for copy in try copies(of: translations.definition) { try rewrite(copy, moves, in: &changes) }
        for file in translations.files {
            let moved = try CommandFailure.refusing { () throws(TableRefusal) in try file.moving(moves) }
            try changes.add([file], [moved])
        }
        if let path = arguments[.writeIDMap], !arguments[.dryRun], !arguments[.checkTables] {
            try OutputClash.check(outputs: [path], inputs: inputs.sources.map(\.path))
            try changes.create(path, IDMap.write(moves, order: translations.definition))
        }
        let status = try changes.finish(arguments)
        if moves.ids.isEmpty { StandardStreams.write("every text has its id already\n", to: .error) }
        return status
    }

    private static func moves(of translations: DefinitionTranslations, _ arguments: Arguments) throws(CommandFailure)
        -> KeyMoves
    {
        let definition = translations.definition
        let known = Set(definition.localizedTexts.compactMap { $0.text.id?.value })
        if let path = arguments[.idMap] {
            var ids = try IDMap.read(path)
            if arguments[.reverseMap] { ids = Dictionary(ids.map { ($1, $0) }) { first, _ in first } }
            let own = ids.filter { known.contains($0.key) }
            let result = known.map { own[$0] ?? $0 }
            guard Set(result).count == known.count else {
                throw .unusable("'\(path)' gives two texts the same id")
            }
            return KeyMoves(own, among: known)
        }
        let others = Set(translations.files.flatMap(\.contents.tables).flatMap(\.entries).map(\.key))
        return RekeyPlan.moves(of: definition, to: arguments[.rekeyStyle], avoiding: others)
    }

    /// The copies of a definition in the folders of other languages, whose ids must stay the same.
    private static func copies(of definition: Definition) throws(CommandFailure) -> [Definition] {
        let folder = NeighbouringFileListing.folder(of: definition.path)
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

    private static func rewrite(_ definition: Definition, _ moves: KeyMoves, in changes: inout TableChanges)
        throws(CommandFailure)
    {
        let path = definition.path
        let bytes = try InputFile.readNamed(path)
        guard bytes == definition.document.source.bytes, let edits = RekeyPlan.edits(of: definition, moves) else {
            throw .cannotWrite(path: path, reason: "only a definition in XML and UTF-8 can be edited")
        }
        let application = FixApplication([FixIt("Replace the ids", isSafe: true, edits: edits)], to: bytes)
        let wanted = definition.localizedTexts.map { use in use.text.id.map { moves.ids[$0.value] ?? $0.value } }
        let edited = Frontend.load(SourceText(path: path, bytes: application.bytes)).definition
        guard application.skipped.isEmpty, edited?.localizedTexts.map({ $0.text.id?.value }) == wanted else {
            throw .cannotWrite(path: path, reason: "its ids could not be replaced safely")
        }
        try changes.rewrite(path, from: bytes, to: application.bytes)
    }
}

/// A list of ids: a line for each with the old and the new one.
enum IDMap {
    static func write(_ moves: KeyMoves, order definition: Definition) -> [UInt8] {
        var known: Set<String> = []
        let lines = definition.localizedTexts.compactMap { use -> String? in
            guard let id = use.text.id?.value, let new = moves.ids[id], known.insert(id).inserted else { return nil }
            return "\(id),\(new)\n"
        }
        return Array(("old,new\n" + lines.joined()).utf8)
    }

    static func read(_ path: String) throws(CommandFailure) -> [String: String] {
        let bytes = try InputFile.readNamed(path)
        var ids: [String: String] = [:]
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }
        for (number, line) in lines.enumerated() {
            let cells = line.filter { $0 != 0x0D }.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            if cells.count == 1, cells[0].isEmpty { continue }
            guard cells.count == 2 else { throw .unusable("'\(path)' has no two ids in line \(number + 1)") }
            let (old, new) = (String(decoding: cells[0], as: UTF8.self), String(decoding: cells[1], as: UTF8.self))
            if number == 0, old == "old", new == "new" { continue }
            guard isID(old), isID(new), ids.updateValue(new, forKey: old) == nil else {
                throw .unusable("line \(number + 1) of '\(path)' is not an id and its new one, or repeats one")
            }
        }
        return ids
    }

    /// Ids without what any of the formats escapes, and without what joins the parts of composed keys.
    private static func isID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"\\<>&'".utf8.contains($0) }
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

    static var writeIDMap: Self { Self("write-map", .file(), "Write the list of old and new ids, to a new file.") }
}

extension Option<Bool> {
    static var reverseMap: Self { flag("reverse", "Read --map backwards.") }
}
