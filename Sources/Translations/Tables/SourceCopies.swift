import StringTables

/// Finds the rows that say what the language of the definition says: texts that no one has translated yet.
///
/// Xcode fills a new table with the texts of the definition, and services export what no one has translated the same way. In a
/// table that mostly does so every such row is a copy. In others only sentences are, because names and short words may be the
/// same in two languages; and what most languages have in common, such as a product's name, is a copy nowhere.
struct SourceCopies {
    private let texts: TranslatedTexts
    /// Whether the definition is to be in Latin letters.
    private let isSourceLatin: Bool
    private let wordings: [Wording?]
    /// What the table of the source language says instead of the definition, by the position of the text.
    private var sources: [Int: String] = [:]

    static func mark(_ tables: inout [TableMatch], of texts: TranslatedTexts, source: SourceTexts) {
        let isOther = tables.map {
            !$0.isSourceLanguage && !LanguageCode.isSameLanguage($0.table.language, source.language)
        }
        guard isOther.contains(true) else { return }
        let copies = SourceCopies(tables.filter(\.isSourceLanguage), texts, source: source)
        var votes = [(same: Int, all: Int)](repeating: (0, 0), count: texts.texts.count)
        for index in tables.indices where isOther[index] {
            tables[index].repeatsSource = copies.isRepeated(by: tables[index])
            if tables[index].repeatsSource { continue }
            for (text, isSame) in copies.rows(of: tables[index]) {
                votes[text].all += 1
                if isSame { votes[text].same += 1 }
            }
        }
        for index in tables.indices where isOther[index] {
            tables[index].copies = copies.copies(in: tables[index], votes)
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

    /// The texts that a table has rows for, by position, and whether each says what the source says.
    private func rows(of match: TableMatch) -> [(text: Int, isSame: Bool)] {
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

    /// Whether a definition that is written in another language than it should be says what the table must say: both are in
    /// letters that the development language does not have.
    private func isOwn(_ text: String, of language: String) -> Bool {
        isSourceLatin && !LanguageCode.isLatin(language)
            && text.unicodeScalars.contains { $0.value >= 0x370 && $0.value >> 8 != 0x1E && $0.properties.isAlphabetic }
    }

    private func isRepeated(by match: TableMatch) -> Bool {
        let rows = rows(of: match)
        let same = rows.count(where: \.isSame)
        let sentences = rows.filter { wordings[$0.text]?.isSentence == true }
        // Without a sentence, one word that is translated shows that the others may be the same in both languages.
        if sentences.isEmpty { return rows.count >= 3 && same == rows.count }
        let isMajority = 2 * sentences.count(where: \.isSame) > sentences.count
        return isMajority && (sentences.count >= 2 || 2 * same > rows.count)
    }

    private func copies(in match: TableMatch, _ votes: [(same: Int, all: Int)]) -> Set<Int> {
        let rows = rows(of: match)
        // Nothing of a table without a single translation is one.
        if match.repeatsSource, rows.allSatisfy(\.isSame) { return Set(rows.map(\.text)) }
        return Set(
            rows.filter { index, isSame in
                guard isSame, let wording = wordings[index] else { return false }
                let isCommon = votes[index].same >= 2 && 2 * votes[index].same > votes[index].all
                if isCommon, !wording.isSentence || wording.mayBeName { return false }
                return match.repeatsSource || wording.isSentence
            }.map(\.text)
        )
    }

    /// The rows for values of a text's variable that say what the source says with the value's name filled in.
    private func valueCopies(in match: TableMatch) -> Set<String> {
        Set(
            match.valueRows.filter { row in
                guard let wording = wordings[row.text], match.repeatsSource || wording.isSentence else { return false }
                return row.entry.values.first?.state != .new
                    && row.entry.text == texts.filled(texts.texts[row.text], forKey: row.entry.key)
            }.map(\.entry.key)
        )
    }
}
