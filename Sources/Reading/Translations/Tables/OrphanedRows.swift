import Diagnostics

/// The unused rows of a definition's tables, divided into lost translations and dead rows.
package struct OrphanedRows: Sendable {
    /// Rows of one table whose texts have new ids.
    package struct Lost: Sendable {
        package var table: StringTable
        package var rows: [(entry: StringTable.Entry, text: TranslatedText)]
    }

    package struct Unused: Sendable {
        /// The rows, each key once, in the order of the tables.
        package var entries: [StringTable.Entry]
        package var tables: [StringTable]
    }

    /// One element per table with lost translations.
    package private(set) var lost: [Lost] = []
    /// Rows of the source language whose texts have new ids, whether or not a translation is lost with them.
    package private(set) var movedSources: [Lost] = []
    /// The other unused rows of all tables; `nil` if they do not affect translators.
    package private(set) var unused: Unused?

    package init(_ tables: [TableMatch], _ translatedTexts: TranslatedTexts) {
        let matches = tables.filter { match in
            // The source language's table of a catalog lists every key.
            if case .catalogue(isSourceLanguage: false) = match.table.format { return false }
            return !match.orphans.isEmpty
        }
        guard !matches.isEmpty else { return }
        let original = Self.originals(tables)
        let targets = matches.map { match -> [String: TranslatedText] in
            if match.table.isCatalogue {
                // The catalog's own source texts show what the translations were made for.
                let translated = Self.translatedKeys(besides: match, tables)
                return Self.targets(of: match, translatedTexts) { translated.contains($0.key) ? $0.text : nil }
            }
            return Self.targets(of: match, translatedTexts) { entry in
                let text = match.isSourceLanguage ? nil : original[entry.key]
                return entry.text?.isEmpty == false && entry.text != text ? text : nil
            }
        }
        // A source row with the wording of a current text shows what a translation was made for.
        let current = original.isEmpty ? [] : Set(translatedTexts.texts.map(\.text.value))
        var known: Set<String> = []
        var left = Unused(entries: [], tables: [])
        var troublesTranslators = false
        for (match, target) in zip(matches, targets) {
            var rows: [(StringTable.Entry, TranslatedText)] = []
            var isLeft = false
            for entry in match.orphans {
                if let text = target[entry.key] {
                    rows.append((entry, text))
                } else if !match.isSourceLanguage || entry.text.map(current.contains) != true {
                    isLeft = true
                    if known.insert(entry.key).inserted { left.entries.append(entry) }
                }
            }
            if !rows.isEmpty { lost.append(Lost(table: match.table, rows: rows)) }
            if match.isSourceLanguage, !match.table.isCatalogue {
                let targets = Self.targets(of: match, translatedTexts) { $0.text }
                let rows = match.orphans.compactMap { entry in targets[entry.key].map { (entry, $0) } }
                if !rows.isEmpty { movedSources.append(Lost(table: match.table, rows: rows)) }
            }
            if isLeft {
                left.tables.append(match.table)
                if !match.isSourceLanguage { troublesTranslators = true }
            }
        }
        // Leftover rows in the source language's table alone do not affect translators.
        if troublesTranslators { unused = left }
    }

    /// The source texts of the unused rows, by key.
    private static func originals(_ tables: [TableMatch]) -> [String: String] {
        var result: [String: String] = [:]
        // Untranslated tables, and rows marked as new, repeat the source text.
        for match in tables.filter(\.isSourceLanguage) + tables.filter({ !$0.isSourceLanguage }) {
            for entry in match.orphans {
                guard match.isSourceLanguage || match.repeatsSource || entry.values.first?.state == .new else {
                    continue
                }
                if let text = entry.text, !text.isEmpty, result[entry.key] == nil { result[entry.key] = text }
            }
        }
        return result
    }

    /// Finds the text for which each unused row was made: the only text with the row's original wording that the table
    /// does not translate, if no other unused row has that wording.
    private static func targets(
        of match: TableMatch,
        _ translatedTexts: TranslatedTexts,
        original: (StringTable.Entry) -> String?
    ) -> [String: TranslatedText] {
        var keys: [String: [String]] = [:]
        for entry in match.orphans {
            if let text = original(entry) { keys[text, default: []].append(entry.key) }
        }
        if keys.isEmpty { return [:] }
        var texts: [String: [TranslatedText]] = [:]
        for (index, text) in translatedTexts.texts.enumerated() {
            guard match.rows[index] == nil, !match.hasValueRows[index], !text.needsNoTranslation else { continue }
            texts[text.text.value, default: []].append(text)
        }
        var result: [String: TranslatedText] = [:]
        for (said, keys) in keys where keys.count == 1 {
            if let found = texts[said], found.count == 1 { result[keys[0]] = found[0] }
        }
        return result
    }

    /// The unused keys of a catalog that some language translates.
    private static func translatedKeys(besides match: TableMatch, _ tables: [TableMatch]) -> Set<String> {
        let others = tables.filter { $0.table.source.path == match.table.source.path && !$0.isSourceLanguage }
        return Set(others.flatMap(\.orphans).filter { $0.text?.isEmpty == false }.map(\.key))
    }
}
