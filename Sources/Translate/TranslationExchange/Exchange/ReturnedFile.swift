import Diagnostics
import StringTables
import Translations

package struct ReturnedFile: Sendable {
    package let source: SourceText
    package private(set) var diagnostics: [Diagnostic] = []
    private var units: [ReturnedTranslation] = []

    package var isEmpty: Bool { units.allSatisfy { $0.target.isEmpty || $0.state == .new } }

    /// The file is a table of one language, but neither its folder nor the command line names the language.
    package struct UnknownLanguage: Error {}

    /// Reads a file in any format that translators return.
    ///
    /// - Parameter language: The language of a table, overriding that of its folder, or of XLIFF that names none.
    package init(_ file: SourceText, language: String?) throws(UnknownLanguage) {
        let path = file.path
        if let format = TableFormat(ofFile: path) {
            guard !format.holdsAllLanguages else {
                source = file
                let message = "a string catalog cannot be imported; ask for XLIFF 1.2 or CSV"
                diagnostics = [Diagnostic(.unreadableTranslations, message, at: location(0))]
                return
            }
            guard let language = language ?? Path.language(of: path) else { throw UnknownLanguage() }
            let read = StringTableReader.read(file, language: language)
            source = read.source
            diagnostics = read.diagnostics.filter { $0.severity == .error }
            units = read.tables.flatMap(\.entries).compactMap { entry in
                entry.values.first.map { value in
                    ReturnedTranslation(
                        id: entry.key,
                        original: Path.name(of: path),
                        language: language,
                        target: value.text,
                        state: value.state == .stale ? .needsReview : value.state,
                        isConfirmed: false,
                        offset: Int(value.range.lowerBound)
                    )
                }
            }
            return
        }
        let text = TableEncoding.utf8(file)
        source = text.source
        guard text.diagnostics.isEmpty else {
            diagnostics = text.diagnostics
            return
        }
        do throws(UnreadableTranslations) {
            if source.bytes.allSatisfy({ $0 <= 0x20 }) {
                throw UnreadableTranslations(message: "the file is empty", offset: 0)
            }
            let isCSV = path.hasSuffix(".csv") || path.hasSuffix(".tsv")
            units = isCSV ? try CSVDocument.read(source.bytes) : try XLIFFReader.read(source.bytes)
        } catch {
            diagnostics = [Diagnostic(.unreadableTranslations, error.message, at: location(error.offset))]
        }
        for index in units.indices where units[index].language.isEmpty {
            guard let language else { throw UnknownLanguage() }
            units[index].language = language
        }
    }

    private func location(_ offset: Int) -> SourceLocation {
        let offset = UInt32(min(offset, source.bytes.count))
        return SourceLocation(path: source.path, range: SourceRange(offset, offset))
    }

    /// Returns the translations of a definition's texts: those that name it or no file, and matches in foreign files.
    ///
    /// Xcode and translation services name the definition, or one of its tables, by its path in the project.
    package func units(
        of translations: DefinitionTranslations,
        among all: [DefinitionTranslations]
    ) -> [ReturnedTranslation] {
        let foreign = foreignNames(among: all)
        let matching = matchingUnits(units.filter { foreign.contains($0.original) }, of: translations)
        let names = Set(units.map(\.original)).subtracting(foreign)
        let claims = Dictionary(
            uniqueKeysWithValues: names.map { ($0, Self.claim(translations, on: $0, among: all)) }
        )
        let claimed = units.filter { unit in
            switch claims[unit.original] {
            case .certain?: true
            case .byID?: translations.text(forKey: unit.id) != nil
            case nil, .wrong?: false
            }
        }
        return matching + claimed
    }

    /// The names that a tool invented: all names if none belongs to a definition, otherwise only those of gettext
    /// files, which no app has.
    private func foreignNames(among all: [DefinitionTranslations]) -> Set<String> {
        let names = Set(units.map(\.original))
        let isKnown = names.contains { name in
            name.isEmpty || name.hasSuffix(".intentdefinition")
                || all.contains { $0.tableName == TableName.definitionName(ofFile: name) }
        }
        return isKnown ? names.filter { $0.hasSuffix(".po") } : names
    }

    /// Returns the units that match a definition by id and text, or by text alone if a tool replaced the ids.
    private func matchingUnits(
        _ units: [ReturnedTranslation],
        of translations: DefinitionTranslations
    ) -> [ReturnedTranslation] {
        if units.isEmpty { return [] }
        let ids = Dictionary(grouping: translations.texts.texts) { Wording.normalized($0.text.value) }.mapValues {
            $0.map(\.id)
        }
        let ambiguous = ambiguousTexts
        return units.flatMap { unit -> [ReturnedTranslation] in
            guard let source = unit.source.map(Wording.normalized) else { return [] }
            if let text = translations.text(forKey: unit.id) {
                return Wording.normalized(text.source) == source ? [unit] : []
            }
            if ambiguous.contains(source) { return [] }
            return (ids[source] ?? []).map { id in
                var unit = unit
                unit.id = id
                return unit
            }
        }
    }

    /// The texts with several translations in one language, which can only be matched by id.
    private var ambiguousTexts: Set<String> {
        var targets: [String: Set<String>] = [:]
        for unit in units where !unit.target.isEmpty {
            targets[unit.language + "\n" + Wording.normalized(unit.source ?? ""), default: []].insert(unit.target)
        }
        return Set(targets.filter { $0.value.count > 1 }.keys.map { String($0.drop { $0 != "\n" }.dropFirst()) })
    }

    /// A note about a file whose texts are matched without the definition's name; `nil` for other files.
    package func matchingNote(among all: [DefinitionTranslations]) -> String? {
        guard let name = foreignNames(among: all).min() else { return nil }
        let count = ambiguousTexts.subtracting([""]).count
        let rest =
            count == 0
            ? ""
            : "; \(count == 1 ? "a text with several translations needs its id" : "\(count) texts with several translations need their ids")"
        return
            "'\(source.path)' names '\(name)' instead of a definition, so its texts are matched by id and source\(rest)"
    }

    /// Returns a finding for each name in the file whose translations belong to none of the definitions.
    ///
    /// Xcode puts all of an app's tables into one file. If some translations are taken, the others probably belong to
    /// other tables, and are reported only if they name a definition or nothing.
    package func unclaimed(among all: [DefinitionTranslations]) -> [Diagnostic] {
        var claimed: Set<Int> = []
        for translations in all { claimed.formUnion(units(of: translations, among: all).map(\.offset)) }
        let others = units.filter { unit in
            !claimed.contains(unit.offset) && !unit.target.isEmpty && unit.state != .new
                && (claimed.isEmpty || unit.original.isEmpty || unit.original.hasSuffix(".intentdefinition"))
        }
        return Dictionary(grouping: others, by: \.original).sorted { $0.key < $1.key }.compactMap { original, units in
            guard let first = units.first else { return nil }
            let count = units.count == 1 ? "a translation is" : "\(units.count) translations are"
            let reason =
                original.isEmpty || all.contains { $0.tableName == TableName.definitionName(ofFile: original) }
                ? "no definition has a text '\(first.id)'" : "there is no definition for '\(original)'"
            return Diagnostic(.refusedTranslation, "\(count) not imported: \(reason)", at: location(first.offset))
        }
    }

    /// Whether the texts under a name belong to a definition.
    private enum Claim {
        case certain
        /// Several definitions match the name; each takes the ids that it has.
        case byID
        case wrong
    }

    private static func claim(
        _ translations: DefinitionTranslations,
        on original: String,
        among all: [DefinitionTranslations]
    ) -> Claim {
        if original.isEmpty { return all.count == 1 ? .certain : .byID }
        if all.contains(where: { $0.definition.path == original }) {
            return translations.definition.path == original ? .certain : .wrong
        }
        let stem = TableName.definitionName(ofFile: original)
        guard translations.tableName == stem else { return .wrong }
        let similarities = all.filter { $0.tableName == stem }.map { similarity($0, original) }
        let own = similarity(translations, original)
        guard own == similarities.max() else { return .wrong }
        return similarities.count { $0 == own } > 1 ? .byID : .certain
    }

    /// The number of folders that two paths share at their ends, ignoring `.lproj` folders.
    private static func similarity(_ translations: DefinitionTranslations, _ original: String) -> Int {
        func folders(_ path: String) -> [Substring] {
            path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") && $0 != "." }
        }
        return zip(folders(translations.definition.path).reversed(), folders(original).reversed()).prefix { $0 == $1 }
            .count
    }

    package func diagnostic(_ refusal: ImportPlan.Refusal) -> Diagnostic {
        Diagnostic(
            refusal.isDamage ? .damagedTranslation : .refusedTranslation,
            "'\(refusal.unit.id)' in '\(refusal.unit.language)' was not imported: \(refusal.message)",
            at: location(refusal.unit.offset),
            symbol: StringTable.symbol(ofKey: refusal.unit.id)
        )
    }
}
