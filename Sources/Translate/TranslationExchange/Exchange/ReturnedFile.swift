import Diagnostics
import Translations

package struct ReturnedFile: Sendable {
    package let source: SourceText
    package private(set) var diagnostics: [Diagnostic] = []
    private var units: [ReturnedTranslation] = []

    package var isEmpty: Bool { units.allSatisfy(\.isEmpty) }

    /// The file is a table of one language, but neither its folder nor the command line names the language.
    package struct UnknownLanguage: Error {}

    /// Reads a file in any format that translators return.
    ///
    /// - Parameters:
    ///   - language: The language of a table, overriding that of its folder, or of XLIFF that names none.
    ///   - definitions: The definitions whose language a spreadsheet may have a column for.
    package init(
        _ file: SourceText,
        language: String?,
        for definitions: [DefinitionTranslations]
    ) throws(UnknownLanguage) {
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
            // A repeated key is a conflict, whichever entry the platform would show.
            let entries = read.tables.flatMap { $0.replacedEntries + $0.entries }
            units = entries.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { entry in
                entry.values.first.map { value in
                    ReturnedTranslation(
                        id: entry.key,
                        original: Path.name(of: path),
                        language: language,
                        target: value.text,
                        state: value.state == .stale ? .needsReview : value.state,
                        stateName: value.state == .new ? "new" : "needs review",
                        isConfirmed: false,
                        path: path,
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
            if path.hasSuffix(".po") || path.hasSuffix(".pot") {
                let message =
                    "PO is not supported; convert it to XLIFF 1.2, for example with po2xliff of translate-toolkit"
                throw UnreadableTranslations(message: message, offset: 0)
            }
            if path.hasSuffix(".csv") || path.hasSuffix(".tsv") {
                units = try CSVDocument.read(source.bytes) { language in
                    definitions.contains { $0.isSourceLanguage(language) }
                }
            } else {
                units = try XLIFFReader.read(source.bytes)
            }
        } catch {
            diagnostics = [Diagnostic(.unreadableTranslations, error.message, at: location(error.offset))]
        }
        for index in units.indices {
            units[index].path = path
            guard units[index].language.isEmpty else { continue }
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
        among all: [DefinitionTranslations],
        following newIDs: [String: [String: String]] = [:]
    ) -> [ReturnedTranslation] {
        let (matching, claimed) = assigned(to: translations, among: all, following: newIDs)
        // A tool that adds its translations under its own name leaves those that it was given.
        let added = Set(matching.filter { !$0.isEmpty }.map { $0.language + "\n" + $0.id })
        return matching + claimed.filter { !added.contains($0.language + "\n" + $0.id) }
    }

    private func assigned(
        to translations: DefinitionTranslations,
        among all: [DefinitionTranslations],
        following newIDs: [String: [String: String]]
    ) -> (matching: [ReturnedTranslation], claimed: [ReturnedTranslation]) {
        let foreign = foreignNames(among: all)
        let matching = matchingUnits(units.filter { foreign.contains($0.original) }, of: translations)
        let units = currentUnits(for: translations, newIDs[translations.definition.path] ?? [:], excluding: foreign)
        let names = Set(units.map(\.original))
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
        return (matching, claimed)
    }

    /// Returns the units with the ids that the definition has now: those of a map, or of the only text with the source.
    private func currentUnits(
        for translations: DefinitionTranslations,
        _ newIDs: [String: String],
        excluding foreign: Set<String>
    ) -> [ReturnedTranslation] {
        let units = units.filter { !foreign.contains($0.original) }
        func isKnown(_ id: String) -> Bool { translations.text(forKey: id) != nil }
        if units.allSatisfy({ isKnown($0.id) }) { return units }
        var moved = units
        for index in moved.indices where !isKnown(moved[index].id) {
            // A composed key has the ids of a text and of the value filled in.
            let parts = moved[index].id.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            let id = newIDs[moved[index].id] ?? parts.map { newIDs[$0] ?? $0 }.joined(separator: "-")
            guard id != moved[index].id, isKnown(id) else { continue }
            moved[index].formerID = moved[index].id
            moved[index].id = id
        }
        let taken = Set(moved.map(\.id))
        let texts = translations.texts.texts.filter { !taken.contains($0.id) }
        let ids = Dictionary(texts.map { (Wording.normalized($0.text.value), [$0.id]) }, uniquingKeysWith: +)
        let ambiguous = Self.ambiguousTexts(in: units)
        for index in moved.indices where !isKnown(moved[index].id) {
            let source = Wording.normalized(moved[index].source ?? "")
            guard !source.isEmpty, !ambiguous.contains(source), let id = ids[source], id.count == 1 else { continue }
            moved[index].formerID = moved[index].id
            moved[index].id = id[0]
        }
        return moved
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
        let ambiguous = ambiguousTexts(of: units)
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
    private static func ambiguousTexts(in units: [ReturnedTranslation]) -> Set<String> {
        var targets: [String: Set<String>] = [:]
        for unit in units where !unit.target.isEmpty {
            targets[unit.language + "\n" + Wording.normalized(unit.source ?? ""), default: []].insert(unit.target)
        }
        return Set(targets.filter { $0.value.count > 1 }.keys.map { String($0.drop { $0 != "\n" }.dropFirst()) })
    }

    /// The texts of foreign units that can only be matched by id: a text that has several translations among them, or
    /// among the units that a tool was given.
    private func ambiguousTexts(of foreign: [ReturnedTranslation]) -> Set<String> {
        let offsets = Set(foreign.map(\.offset))
        let others = Self.ambiguousTexts(in: units.filter { !offsets.contains($0.offset) })
        let sources = foreign.map { Wording.normalized($0.source ?? "") }
        return Self.ambiguousTexts(in: foreign).union(others.intersection(sources))
    }

    /// The number of texts that are not imported because their several translations can only be matched by id.
    func ambiguousCount(among all: [DefinitionTranslations]) -> Int {
        let foreign = foreignNames(among: all)
        return ambiguousTexts(of: units.filter { foreign.contains($0.original) }).subtracting([""]).count
    }

    /// A note about a file whose texts are matched without the definition's name; `nil` for other files.
    package func matchingNote(among all: [DefinitionTranslations]) -> String? {
        guard let name = foreignNames(among: all).min() else { return nil }
        let count = ambiguousCount(among: all)
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
    package func unclaimed(
        among all: [DefinitionTranslations],
        following newIDs: [String: [String: String]] = [:]
    ) -> [Diagnostic] {
        var claimed: Set<Int> = []
        for translations in all {
            let (matching, own) = assigned(to: translations, among: all, following: newIDs)
            claimed.formUnion((matching + own).map(\.offset))
        }
        let others = units.filter { unit in
            !claimed.contains(unit.offset) && !unit.isEmpty
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
}

extension ImportPlan.Refusal {
    var diagnostic: Diagnostic {
        Diagnostic(
            isDamage ? .damagedTranslation : .refusedTranslation,
            "'\(unit.formerID ?? unit.id)' in '\(unit.language)' was not imported: \(message)",
            at: unit.location,
            symbol: StringTable.symbol(ofKey: unit.id),
            related: other.map { [RelatedLocation("this one is imported", at: $0.location)] } ?? []
        )
    }
}

extension ReturnedTranslation {
    fileprivate var location: SourceLocation {
        SourceLocation(path: path, range: SourceRange(UInt32(offset), UInt32(offset)))
    }
}
