import Diagnostics

/// Finds rows that repeat the source text because no one has translated them.
///
/// Xcode fills new tables with the definition's texts, and services export untranslated texts the same way. A repeated
/// sentence is always a copy, but names and short words may be the same in two languages: up to a fifth of the rows of
/// a translated table. If a table has more, its short rows are copies, too, except those that translated tables share.
struct SourceCopies {
    private let texts: TranslatedTexts
    private let source: SourceTexts
    private let wordings: [Wording?]
    /// The wording in the source language's table, by the position of the text.
    private var sources: [Int: String] = [:]

    static func mark(_ tables: inout [TableMatch], of texts: TranslatedTexts, source: SourceTexts) {
        let others = tables.indices.filter {
            !tables[$0].isSourceLanguage && !LanguageCode.isSameLanguage(tables[$0].table.language, source.language)
        }
        if others.isEmpty { return }
        let copies = SourceCopies(tables.filter(\.isSourceLanguage), texts, source: source)
        let rows = others.map { copies.rows(of: tables[$0]) }
        let shared = SharedTexts(rows, count: texts.texts.count)
        for (index, rows) in zip(others, rows) {
            // In a table without any translation, every row is a copy.
            let isTranslated = rows.contains { !$0.isSame }
            let isCounted = shared.counts(rows)
            let same = rows.filter(\.isSame).map(\.text).filter { text in
                !(isTranslated && copies.mayBeShared(text) && shared.contains(text, countingOwn: isCounted))
            }
            // Fewer than three prove nothing, unless all are the same and one is a sentence.
            let isProof = same.count >= 3 || !isTranslated && same.contains(where: copies.isSentence)
            let isHalfDone = isProof && 5 * same.count > rows.count
            tables[index].copies = Set(isHalfDone ? same : same.filter(copies.isSentence))
            tables[index].valueCopies = copies.valueCopies(in: tables[index], isHalfDone)
            tables[index].repeatsSource = 2 * tables[index].copies.count > rows.count
        }
    }

    private init(_ sourceTables: [TableMatch], _ texts: TranslatedTexts, source: SourceTexts) {
        self.texts = texts
        self.source = source
        wordings = texts.texts.map { $0.needsNoTranslation ? nil : Wording($0.text.value) }
        for table in sourceTables {
            for (index, row) in table.rows.enumerated() {
                if let text = row?.text, !text.isEmpty { sources[index] = text }
            }
        }
    }

    /// The translatable rows of a table, by the position of the text, and whether each repeats the source.
    private func rows(of match: TableMatch) -> [TranslatableRow] {
        match.rows.enumerated().compactMap { index, entry in
            guard let entry, wordings[index] != nil, entry.isTranslatable,
                let value = entry.values.first, value.state != .new, !value.text.isEmpty
            else { return nil }
            let isSame =
                Wording.isSame(value.text, texts.texts[index].text.value)
                || sources[index].map { Wording.isSame(value.text, $0) } == true
            return TranslatableRow(
                text: index,
                isSame: isSame && !source.isForeign(value.text, in: match.table.language)
            )
        }
    }

    private func isSentence(_ text: Int) -> Bool { wordings[text]?.isSentence == true }

    private func mayBeShared(_ text: Int) -> Bool { !isSentence(text) || wordings[text]?.mayBeName == true }

    /// The texts with a row for a single value that repeats the source with the value's name filled in.
    private func valueCopies(in match: TableMatch, _ isHalfDone: Bool) -> Set<Int> {
        Set(
            match.valueRows.filter { row in
                guard let wording = wordings[row.text], isHalfDone || wording.isSentence else { return false }
                return row.entry.values.first?.state != .new
                    && row.entry.text == texts.filled(texts.texts[row.text], forKey: row.entry.key)
            }.map(\.text)
        )
    }
}

/// A row that someone must translate, and whether it repeats the source.
private struct TranslatableRow {
    /// The position of the text.
    var text: Int
    var isSame: Bool
}

extension [TranslatableRow] {
    /// Whether at most one row in a number of rows repeats the source.
    fileprivate func repeats(atMost divisor: Int) -> Bool { divisor * count(where: \.isSame) <= count }
}

/// The texts that most translated tables keep in the words of the source, such as the name of a product.
private struct SharedTexts {
    private var same: [Int]
    private var all: [Int]
    private let divisor: Int

    /// - Parameter count: The number of texts.
    init(_ tables: [[TranslatableRow]], count: Int) {
        same = [Int](repeating: 0, count: count)
        all = same
        // If no table is translated, those that are translated by half tell best.
        divisor = tables.contains { !$0.isEmpty && $0.repeats(atMost: 5) } ? 5 : 2
        for row in tables.filter(counts).joined() {
            all[row.text] += 1
            if row.isSame { same[row.text] += 1 }
        }
    }

    /// Whether a table counts as translated.
    func counts(_ rows: [TranslatableRow]) -> Bool { rows.repeats(atMost: divisor) }

    /// Whether most translated tables keep a text that a table repeats, and one of them is another table.
    func contains(_ text: Int, countingOwn isCounted: Bool) -> Bool {
        same[text] > (isCounted ? 1 : 0) && 2 * same[text] > all[text]
    }
}
