import Diagnostics
import Translations

/// Finds the texts of some definitions that returned translations belong to.
///
/// Xcode and translation services name the definition, or one of its tables, by its path in the project. Tools that use
/// other formats inside put their own names into files, and often their own ids.
struct Recipients {
    private let all: [DefinitionTranslations]
    /// For each definition's path, the ids that replaced former ones.
    private let newIDs: [String: [String: String]]
    /// The positions of definitions by their paths, their tables' names, and the current and former keys of their texts.
    private var paths: [String: Int] = [:]
    private var tableNames: [String: [Int]] = [:]
    private var keys: [String: [Int]] = [:]
    private var wordings: [String: [(definition: Int, id: String)]] = [:]
    /// The definitions that the files name by their paths. They take nothing under the path of another definition.
    private let named: Set<Int>

    /// The translations of a file, divided among the definitions.
    struct Assigned {
        /// The translations for each definition, by its position.
        var units: [Int: [ReturnedTranslation]] = [:]
        /// A finding for each name in the file whose translations belong to none of the definitions.
        var unclaimed: [Diagnostic] = []
        /// What the file has instead of the definition's name; its texts are matched without it.
        var foreignName: String?
        /// The number of its translations that match no text, or several.
        var lostCount = 0
    }

    init(_ all: [DefinitionTranslations], of files: [ReturnedFile], following newIDs: [String: [String: String]]) {
        self.all = all
        self.newIDs = newIDs
        for (position, path) in all.exchangePaths.enumerated() { paths[path] = position }
        for (position, translations) in all.enumerated() {
            let path = translations.definition.path
            paths[path] = position
            tableNames[translations.tableName, default: []].append(position)
            for key in translations.order + translations.composedKeys.keys + (newIDs[path] ?? [:]).keys {
                keys[key, default: []].append(position)
            }
            for text in translations.texts.texts {
                wordings[Wording.normalized(text.text.value), default: []].append((position, text.id))
            }
        }
        named = Set(files.flatMap(\.units).compactMap { [paths] unit in paths[unit.original] })
    }

    func assign(_ file: ReturnedFile) -> Assigned {
        var assigned = Assigned()
        let foreignNames = foreignNames(in: file.units)
        let foreign = file.units.filter { foreignNames.contains($0.original) }
        let others = foreign.isEmpty ? file.units : file.units.filter { !foreignNames.contains($0.original) }
        let ambiguous = ambiguousTexts(of: foreign, besides: others)
        let added = matching(foreign, without: ambiguous)
        let named = claimed(others)
        for position in Set(added.keys).union(named.keys) {
            // A tool that adds its translations under its own name leaves those that it was given.
            let own = added[position] ?? []
            let replaced = Set(own.filter { !$0.isEmpty }.map { $0.language + "\n" + $0.id })
            assigned.units[position] =
                own + (named[position] ?? []).filter { !replaced.contains($0.language + "\n" + $0.id) }
        }
        let taken = Set([added, named].flatMap { $0.values.joined().map(\.offset) })
        let left = file.units.filter { !taken.contains($0.offset) && !$0.isEmpty }
        // Xcode puts all of an app's tables into one file. If some translations are taken, the others probably belong to
        // other tables, unless they name a definition or nothing.
        let unclaimed = left.filter {
            taken.isEmpty || $0.original.isEmpty || $0.original.hasSuffix(".intentdefinition")
        }
        assigned.unclaimed = Dictionary(grouping: unclaimed, by: \.original).sorted { $0.key < $1.key }.compactMap {
            finding(about: $0.value, in: file)
        }
        assigned.foreignName = foreignNames.min()
        assigned.lostCount = left.count { foreignNames.contains($0.original) }
        return assigned
    }

    /// Notes about files whose texts are matched without the definition's name.
    static func notes(about files: [ReturnedFile], _ assigned: [Assigned]) -> [String] {
        let foreign = zip(files, assigned).filter { $1.foreignName != nil }
        guard let (file, first) = foreign.first else { return [] }
        let start =
            foreign.count == 1
            ? "'\(file.source.path)' names '\(first.foreignName ?? "")' instead of a definition, so its"
            : "'\(file.source.path)' and \((foreign.count - 1).counted("other file")) name no definition, so their"
        let losses = foreign.filter { $1.lostCount > 0 }.map { file, assigned in
            let verb = assigned.lostCount == 1 ? "matches" : "match"
            return "\(assigned.lostCount.counted("translation")) in '\(file.source.path)' \(verb) no text, or several"
        }
        return ["\(start) texts are matched by id and source"] + losses
    }

    private func finding(about units: [ReturnedTranslation], in file: ReturnedFile) -> Diagnostic? {
        guard let first = units.first else { return nil }
        let count = units.count == 1 ? "a translation is" : "\(units.count) translations are"
        let reason =
            claims(on: first.original).isEmpty
            ? "there is no definition for '\(first.original)'" : "no definition has a text '\(first.id)'"
        return Diagnostic(.refusedTranslation, "\(count) not imported: \(reason)", at: file.location(first.offset))
    }

    // MARK: - Translations under a definition's name

    /// The definitions to which the texts under a name may belong. If several match it, each takes the ids that it has.
    private func claims(on name: String) -> Set<Int> {
        if name.isEmpty { return Set(all.indices) }
        if let position = paths[name] { return [position] }
        let taken = name.hasSuffix(".intentdefinition") ? named : []
        let alike = (tableNames[TableName.definitionName(ofFile: name)] ?? []).filter { !taken.contains($0) }
        let similarities = alike.map { Self.similarity(all[$0], name) }
        return Set(zip(alike, similarities).filter { $0.1 == similarities.max() }.map(\.0))
    }

    /// The number of folders that two paths share at their ends, ignoring `.lproj` folders.
    private static func similarity(_ translations: DefinitionTranslations, _ original: String) -> Int {
        func folders(_ path: String) -> [Substring] {
            path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") && $0 != "." }
        }
        return zip(folders(translations.definition.path).reversed(), folders(original).reversed()).prefix { $0 == $1 }
            .count
    }

    private func claimed(_ units: [ReturnedTranslation]) -> [Int: [ReturnedTranslation]] {
        let names = Set(units.map(\.original))
        let claims = Dictionary(uniqueKeysWithValues: names.map { ($0, self.claims(on: $0)) })
        var claimed: [Int: [ReturnedTranslation]] = [:]
        for unit in units {
            let definitions = claims[unit.original] ?? []
            for position in definitions.count > 1 ? possible(for: unit).intersection(definitions) : definitions {
                claimed[position, default: []].append(unit)
            }
        }
        for (position, units) in claimed {
            claimed[position] = currentUnits(units, for: all[position]).filter { unit in
                claims[unit.original]?.count == 1 || all[position].text(forKey: unit.id) != nil
            }
        }
        return claimed
    }

    /// The definitions that have, or had, the text of a translation, or one with its wording.
    private func possible(for unit: ReturnedTranslation) -> Set<Int> {
        // A composed key has the ids of a text and of the value filled in.
        let parts = [unit.id] + unit.id.split(separator: "-").map(String.init)
        let found = Set(parts.flatMap { keys[$0] ?? [] })
        let wording = Wording.normalized(unit.source ?? "")
        return found.isEmpty ? Set((wordings[wording] ?? []).map(\.definition)) : found
    }

    /// Returns the units with the ids that the definition has now: those of a map, or of the only text with the source.
    private func currentUnits(
        _ units: [ReturnedTranslation],
        for translations: DefinitionTranslations
    ) -> [ReturnedTranslation] {
        func isKnown(_ id: String) -> Bool { translations.text(forKey: id) != nil }
        if units.allSatisfy({ isKnown($0.id) }) { return units }
        let newIDs = newIDs[translations.definition.path] ?? [:]
        var moved = units
        for index in moved.indices where !isKnown(moved[index].id) {
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

    // MARK: - Translations under a tool's name

    /// The names that a tool invented: all names if none belongs to a definition, otherwise only those of gettext
    /// files, which no app has.
    private func foreignNames(in units: [ReturnedTranslation]) -> Set<String> {
        let names = Set(units.map(\.original))
        let isKnown = names.contains { name in
            name.isEmpty || name.hasSuffix(".intentdefinition")
                || tableNames[TableName.definitionName(ofFile: name)] != nil
        }
        return isKnown ? names.filter { $0.hasSuffix(".po") } : names
    }

    /// Returns the units that match a definition by id and text, or by text alone if a tool replaced the ids.
    private func matching(
        _ units: [ReturnedTranslation],
        without ambiguous: Set<String>
    ) -> [Int: [ReturnedTranslation]] {
        var matching: [Int: [ReturnedTranslation]] = [:]
        for unit in units {
            guard let source = unit.source.map(Wording.normalized) else { continue }
            let own = (keys[unit.id] ?? []).compactMap { position in
                all[position].text(forKey: unit.id).map { (position, Wording.normalized($0.source)) }
            }
            for (position, wording) in own where wording == source { matching[position, default: []].append(unit) }
            guard own.isEmpty, !ambiguous.contains(source) else { continue }
            for (position, id) in wordings[source] ?? [] {
                var unit = unit
                unit.id = id
                matching[position, default: []].append(unit)
            }
        }
        return matching
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
    private func ambiguousTexts(
        of foreign: [ReturnedTranslation],
        besides others: [ReturnedTranslation]
    ) -> Set<String> {
        if foreign.isEmpty { return [] }
        let sources = foreign.map { Wording.normalized($0.source ?? "") }
        return Self.ambiguousTexts(in: foreign).union(Self.ambiguousTexts(in: others).intersection(sources))
    }
}
