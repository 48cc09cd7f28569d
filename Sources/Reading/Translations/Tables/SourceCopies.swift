import Diagnostics

/// Finds rows that repeat the source text because no one has translated them.
///
/// Xcode fills new tables with the definition's texts, and services export untranslated texts the same way. If a table
/// mostly repeats the source, every repeating row is a copy. Otherwise only sentences are, because names and short
/// words may be the same in two languages. Texts that most languages share, such as a product's name, are never copies.
struct SourceCopies {
    private let texts: TranslatedTexts
    /// Whether the definition's language is written in Latin letters.
    private let isSourceLatin: Bool
    private let wordings: [Wording?]
    /// The wording in the source language's table, by the position of the text.
    private var sources: [Int: String] = [:]

    static func mark(_ tables: inout [TableMatch], of texts: TranslatedTexts, source: SourceTexts) {
        let isOther = tables.map {
            !$0.isSourceLanguage && !LanguageCode.isSameLanguage($0.table.language, source.language)
        }
        guard isOther.contains(true) else { return }
        let copies = SourceCopies(tables.filter(\.isSourceLanguage), texts, source: source)
        let rows = tables.indices.map { isOther[$0] ? copies.rows(of: tables[$0]) : [] }
        var votes = [(same: Int, all: Int)](repeating: (0, 0), count: texts.texts.count)
        for index in tables.indices where isOther[index] {
            tables[index].repeatsSource = copies.isRepeated(by: rows[index])
            if tables[index].repeatsSource { continue }
            for (text, isSame) in rows[index] {
                votes[text].all += 1
                if isSame { votes[text].same += 1 }
            }
        }
        for index in tables.indices where isOther[index] {
            tables[index].copies = copies.copies(in: rows[index], tables[index].repeatsSource, votes)
            tables[index].valueCopies = copies.valueCopies(in: tables[index])
        }
    }

    private init(_ sourceTables: [TableMatch], _ texts: TranslatedTexts, source: SourceTexts) {
        self.texts = texts
        isSourceLatin = LanguageCode.isLatin(source.language)
        wordings = texts.texts.map { $0.needsNoTranslation ? nil : Wording($0.text.value) }
        for table in sourceTables {
            for (index, row) in table.rows.enumerated() {
                if let text = row?.text, !text.isEmpty { sources[index] = text }
            }
        }
    }

    private typealias Row = (text: Int, isSame: Bool)

    /// The translatable rows of a table, by the position of the text, and whether each repeats the source.
    private func rows(of match: TableMatch) -> [Row] {
        match.rows.enumerated().compactMap { index, entry in
            guard let entry, wordings[index] != nil, entry.isTranslatable,
                let value = entry.values.first, value.state != .new, !value.text.isEmpty
            else { return nil }
            let isSame =
                Wording.isSame(value.text, texts.texts[index].text.value)
                || sources[index].map { Wording.isSame(value.text, $0) } == true
            return (index, isSame && !isOwn(value.text, of: match.table.language))
        }
    }

    /// Whether a repeated text is a real translation: the source language uses Latin letters, but the definition was
    /// written in the other script of the table's language.
    private func isOwn(_ text: String, of language: String) -> Bool {
        isSourceLatin && !LanguageCode.isLatin(language)
            && text.unicodeScalars.contains { $0.value >= 0x370 && $0.value >> 8 != 0x1E && $0.isLetter }
    }

    private func isRepeated(by rows: [Row]) -> Bool {
        let same = rows.count(where: \.isSame)
        let sentences = rows.filter { wordings[$0.text]?.isSentence == true }
        // Without sentences, a single translated word shows that the others may be the same in both languages, unless
        // there are many others.
        if sentences.isEmpty {
            return rows.count >= 8 && 2 * same > rows.count || rows.count >= 3 && same == rows.count
        }
        let isMajority = 2 * sentences.count(where: \.isSame) > sentences.count
        return isMajority && (sentences.count >= 2 || 2 * same > rows.count)
    }

    private func copies(in rows: [Row], _ repeatsSource: Bool, _ votes: [(same: Int, all: Int)]) -> Set<Int> {
        // In a table without any translation, every row is a copy.
        if repeatsSource, rows.allSatisfy(\.isSame) { return Set(rows.map(\.text)) }
        return Set(
            rows.filter { index, isSame in
                guard isSame, let wording = wordings[index] else { return false }
                let isCommon = votes[index].same >= 2 && 2 * votes[index].same > votes[index].all
                if isCommon, !wording.isSentence || wording.mayBeName { return false }
                return repeatsSource || wording.isSentence
            }.map(\.text)
        )
    }

    /// The texts with a row for a single value that repeats the source with the value's name filled in.
    private func valueCopies(in match: TableMatch) -> Set<Int> {
        Set(
            match.valueRows.filter { row in
                guard let wording = wordings[row.text], match.repeatsSource || wording.isSentence else { return false }
                return row.entry.values.first?.state != .new
                    && row.entry.text == texts.filled(texts.texts[row.text], forKey: row.entry.key)
            }.map(\.text)
        )
    }
}
