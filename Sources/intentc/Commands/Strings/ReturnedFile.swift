import Diagnostics
import FileAccess
import IntentSchema
import StringTables
import Translations

/// A file of translations that came back.
struct ReturnedFile {
    let source: SourceText
    /// What keeps it from being read.
    private(set) var diagnostics: [Diagnostic] = []
    private var units: [ReturnedTranslations.Unit] = []

    /// The files that operands mean: of a folder of the type `.xcloc`, its XLIFF.
    static func paths(_ operands: [String]) throws(CommandFailure) -> [String] {
        var paths: [String] = []
        for operand in operands {
            guard DefinitionSearch.isFolder(operand) else {
                paths.append(operand)
                continue
            }
            let folder = Path.joined(operand, "Localized Contents")
            // A copy from a Mac may have hidden files of the same ending next to them.
            let found = FolderEntries.names(in: folder) { name in
                !name.hasPrefix(".") && (name.hasSuffix(".xliff") || name.hasSuffix(".xlf"))
            }
            if found.isEmpty {
                throw .cannotRead(path: operand, reason: "it is a folder without 'Localized Contents/*.xliff'")
            }
            paths += found.map { Path.joined(folder, $0) }
        }
        return paths
    }

    init(_ path: String, language: String?) throws(CommandFailure) {
        let bytes = try InputFile.readNamed(path)
        let isTable = path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
        if isTable {
            let folder = Path.name(of: Path.folder(of: path))
            let own = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
            guard path.hasSuffix(".xcstrings") || (language ?? own) != nil else {
                throw .usage("'\(path)' does not tell its language; name it by '--language'")
            }
            let read = StringTableReader.read(SourceText(path: path, bytes: bytes), language: language ?? own ?? "")
            source = read.source
            diagnostics = read.diagnostics.filter { $0.severity == .error }
            units = ReturnedTranslations(read.tables, original: Path.name(of: path)).units
            return
        }
        let text = StringTableReader.utf8(SourceText(path: path, bytes: bytes))
        source = text.source
        guard text.diagnostics.isEmpty else {
            diagnostics = text.diagnostics
            return
        }
        do throws(ReturnedTranslations.Failure) {
            let isCSV = path.hasSuffix(".csv") || path.hasSuffix(".tsv")
            let read = isCSV ? try CSVDocument.read(source.bytes) : try XLIFFReader.read(source.bytes)
            units = read.units
        } catch {
            let offset = UInt32(min(error.offset, source.bytes.count))
            let location = SourceLocation(path: path, range: SourceRange(offset, offset))
            diagnostics = [Diagnostic(.unreadableTranslations, error.message, at: location)]
        }
    }

    /// The translations of a definition's texts: those that name it, or name no file.
    ///
    /// Xcode and services name the definition, or one of its tables, by a path in the project.
    func units(of translations: DefinitionTranslations, among all: [DefinitionTranslations]) -> [ReturnedTranslations
        .Unit]
    {
        var known: [String: Claim] = [:]
        return units.filter { unit in
            if known[unit.original] == nil {
                known[unit.original] = Self.claim(translations, on: unit.original, among: all)
            }
            switch known[unit.original] {
            case .certain?: return true
            case .byID?: return translations.text(forKey: unit.id) != nil
            case nil, .wrong?: return false
            }
        }
    }

    /// Whether the texts under one name are a definition's.
    private enum Claim {
        case certain
        /// Several definitions may be meant: those that have the id.
        case byID
        case wrong
    }

    private static func claim(
        _ translations: DefinitionTranslations,
        on original: String,
        among all: [DefinitionTranslations]
    ) -> Claim {
        if original.isEmpty { return all.count == 1 ? .certain : .byID }
        let stem = stem(of: original)
        guard translations.tableName == stem else { return .wrong }
        let likenesses = all.filter { $0.tableName == stem }.map { likeness($0, original) }
        let own = likeness(translations, original)
        guard own == likenesses.max() else { return .wrong }
        return likenesses.count { $0 == own } > 1 ? .byID : .certain
    }

    private static func stem(of path: String) -> String {
        var name = Path.name(of: path)
        for suffix in [".xcstrings", ".strings", ".intentdefinition"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
        }
        return name
    }

    /// How many folders two paths share at their ends, languages' folders left out.
    private static func likeness(_ translations: DefinitionTranslations, _ original: String) -> Int {
        func folders(_ path: String) -> [Substring] {
            path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") && $0 != "." }
        }
        return zip(folders(translations.definition.path).reversed(), folders(original).reversed()).prefix { $0 == $1 }
            .count
    }

    func diagnostic(_ refusal: ImportPlan.Refusal) -> Diagnostic {
        let offset = UInt32(min(refusal.unit.offset, source.bytes.count))
        return Diagnostic(
            refusal.isDamage ? .damagedTranslation : .refusedTranslation,
            "'\(refusal.unit.id)' in '\(refusal.unit.language)' is not taken: \(refusal.message)",
            at: SourceLocation(path: source.path, range: SourceRange(offset, offset)),
            symbol: StringTable.symbol(ofKey: refusal.unit.id)
        )
    }
}
