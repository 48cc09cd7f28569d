import Diagnostics
import StringTables

/// The rows of a definition's tables whose keys it does not use, sorted into translations that are lost and rows that are
/// merely left.
package struct OrphanedRows: Sendable {
    /// Rows of one table whose text has got another id.
    package struct Lost: Sendable {
        package var table: StringTable
        package var rows: [(entry: StringTable.Entry, text: TranslatedText)]
    }

    package struct Dead: Sendable {
        /// The rows, each key once, those of the first table before those of others.
        package var entries: [StringTable.Entry]
        package var tables: [StringTable]
    }

    /// One element for each table with lost translations.
    package private(set) var lost: [Lost] = []
    /// The other rows of all tables; `nil` when there are none.
    package private(set) var dead: Dead?

    package init(_ tables: [TableMatch], _ translatedTexts: TranslatedTexts) {
        let matches = tables.filter { match in
            // Of a catalogue, the table of the source language lists every key.
            if case .catalogue(isSourceLanguage: false) = match.table.format { return false }
            return !match.orphans.isEmpty
        }
        guard !matches.isEmpty else { return }
        let original = Self.originals(tables)
        let targets = matches.map { match -> [String: TranslatedText] in
            if match.table.isCatalogue {
                // Its own source language says what the others were made for.
                let translated = Self.translatedKeys(besides: match, tables)
                return Self.targets(of: match, translatedTexts) { translated.contains($0.key) ? $0.text : nil }
            }
            return Self.targets(of: match, translatedTexts) { entry in
                let text = match.isSourceLanguage ? nil : original[entry.key]
                return entry.text?.isEmpty == false && entry.text != text ? text : nil
            }
        }
        // A row of the development language that says what a text says today tells what a translation was made for.
        let current = original.isEmpty ? [] : Set(translatedTexts.texts.map(\.text.value))
        var known: Set<String> = []
        var left = Dead(entries: [], tables: [])
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
            if isLeft {
                left.tables.append(match.table)
                if !match.isSourceLanguage { troublesTranslators = true }
            }
        }
        // What is left in the table of the development language alone troubles no translator.
        if troublesTranslators { dead = left }
    }

    /// What the rows that nothing uses said in the language of the definition, by key.
    private static func originals(_ tables: [TableMatch]) -> [String: String] {
        var result: [String: String] = [:]
        // Tables that no one has translated say the same as that of the development language, as do rows that are new.
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

    /// For the keys of a table's orphans the one text that they were made for: it says today what they were made for, the table
    /// does not translate it, and no other orphan or text says the same.
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

    /// The orphans of a catalogue that some language translates.
    private static func translatedKeys(besides match: TableMatch, _ tables: [TableMatch]) -> Set<String> {
        let others = tables.filter { $0.table.source.path == match.table.source.path && !$0.isSourceLanguage }
        return Set(others.flatMap(\.orphans).filter { $0.text?.isEmpty == false }.map(\.key))
    }
}
