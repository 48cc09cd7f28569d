import Diagnostics

/// The language that a definition is translated from, and the texts in that language.
package struct SourceTexts: Sendable {
    /// The language of the folder, catalog, texts or project, whichever is known first; otherwise English.
    package let language: String
    /// The source texts by id from the language's table, if the definition contains keys or another language's texts.
    /// Otherwise empty.
    package let replaced: [String: String]
    /// Whether the definition contains keys. Its other texts are shown where the table has no row.
    let hasKeys: Bool

    package init(
        _ texts: TranslatedTexts,
        in tables: [StringTable],
        folderLanguage: String?,
        developmentLanguage: String?
    ) {
        let own = folderLanguage == "Base" ? nil : folderLanguage
        let catalogue = tables.first { $0.format == .catalogue(isSourceLanguage: true) }
        let development = LanguageCode.canonical(developmentLanguage ?? "en")
        let language = LanguageCode.canonical(
            own ?? catalogue?.language ?? texts.language(otherThan: development, in: tables) ?? development
        )
        self.language = language
        let agreement = TextAgreement(texts, tables.filter { Self.isSource($0, of: language) })
        hasKeys = agreement.hasKeys
        replaced = agreement.hasKeys || agreement.isInAnotherLanguage ? agreement.rows : [:]
    }

    func isSource(_ table: StringTable) -> Bool { Self.isSource(table, of: language) }

    /// Whether a text is in another language than the definition, as its script tells. In Latin letters it must be a
    /// sentence, because names have them everywhere.
    package func isForeign(_ text: String) -> Bool {
        guard let script = Script(text: text), !script.fits(language) else { return false }
        return script != .latin || Wording(text).isSentence
    }

    /// Whether a foreign text is in the language of a table, as far as its script tells: English, if it has Latin letters.
    func isForeign(_ text: String, in language: String) -> Bool {
        guard isForeign(text), let script = Script(text: text) else { return false }
        return script == .latin ? LanguageCode.isSameLanguage(language, "en") : script.fits(language)
    }

    private static func isSource(_ table: StringTable, of language: String) -> Bool {
        switch table.format {
        case .catalogue(let isSource): isSource
        case .text, .xml, .binary: table.language == "Base" || LanguageCode.canonical(table.language) == language
        }
    }
}

/// Measures how well the tables of one language agree with the definition's texts.
private struct TextAgreement {
    private(set) var rows: [String: String] = [:]
    private var same = 0
    private var similar = 0
    private var keys = 0

    init(_ texts: TranslatedTexts, _ tables: [StringTable]) {
        var valueRows: [Int: [(valueID: String, text: String)]] = [:]
        for entry in tables.flatMap(\.entries) {
            guard let value = entry.values.first, value.state != .new, !value.text.isEmpty, rows[entry.key] == nil
            else {
                continue
            }
            guard let index = texts.indices[entry.key] else {
                if let row = texts.valueRow(entry.key), TextKey.isKey(texts.texts[row.text].text.value) {
                    valueRows[row.text, default: []].append((row.valueID, value.text))
                }
                continue
            }
            rows[entry.key] = value.text
            let written = texts.texts[index].text.value
            if Wording.isSame(written, value.text) {
                same += 1
            } else if TextKey.isKey(written) {
                keys += 1
            } else if Wording(written).resembles(Wording(value.text)) {
                similar += 1
            }
        }
        for (index, values) in valueRows where rows[texts.texts[index].id] == nil {
            guard let text = texts.joined(values, of: texts.texts[index], rows) else { continue }
            rows[texts.texts[index].id] = text
            keys += 1
        }
    }

    /// Whether most of the texts that the rows change are keys. Texts of both kinds may stand in one definition.
    var hasKeys: Bool { 2 * keys > rows.count || keys >= 3 && 2 * keys > rows.count - same }

    /// A few differing rows prove nothing, and similar wordings are just improvements made in one place.
    var isInAnotherLanguage: Bool { rows.count >= 3 && 2 * (same + similar) < rows.count }

    var isSame: Bool { rows.count >= 3 && 2 * same > rows.count }
}

extension TranslatedTexts {
    /// The language of the texts, if it is certainly not the project's: they use another script, or the project's own
    /// table differs and exactly one other language's table agrees.
    fileprivate func language(otherThan development: String, in tables: [StringTable]) -> String? {
        let others = tables.filter {
            !$0.isCatalogue && $0.language != "Base" && LanguageCode.canonical($0.language) != development
        }
        if let script, !script.fits(development) {
            let written = others.filter { Script(language: $0.language) != nil && script.fits($0.language) }
            return (written.first { TextAgreement(self, [$0]).isSame } ?? written.first)?.language
                ?? script.commonLanguage
        }
        let own = tables.filter { LanguageCode.canonical($0.language) == development }
        guard TextAgreement(self, own).isInAnotherLanguage else { return nil }
        let repeating = others.filter { TextAgreement(self, [$0]).isSame }
        // If several languages agree, their tables are copies.
        return repeating.count == 1 ? repeating[0].language : nil
    }

    /// The script of most texts; `nil` if it is Latin and no text is a sentence, as a few names or keys prove nothing.
    private var script: Script? {
        let words = texts.filter { !$0.needsNoTranslation }.map(\.text.value).filter { !TextKey.isKey($0) }
        let script = Script.ofMost(words.compactMap(Script.init(text:)))
        return script != .latin || words.contains { Wording($0).isSentence } ? script : nil
    }
}

extension TranslatedTexts {
    /// Combines rows for single values into one text: the first row that contains its value's name exactly once, as it is
    /// or in lowercase, with the parameter in place of the name. Otherwise the parameter alone.
    fileprivate func joined(
        _ rows: [(valueID: String, text: String)],
        of text: TranslatedText,
        _ replaced: [String: String]
    ) -> String? {
        guard let parameter = parameter(of: text, with: Set(rows.map(\.valueID))) else { return nil }
        let variable = "${\(parameter)}"
        let texts = rows.lazy.compactMap { row -> String? in
            let name = replaced[row.valueID] ?? indices[row.valueID].map { self.texts[$0].text.value }
            return name.flatMap { name in
                [name, name.lowercased()].lazy.compactMap { row.text.replacingOnly($0, by: variable) }.first
            }
        }
        return texts.first ?? variable
    }
}

extension String {
    /// Replaces a part, compared byte by byte; `nil` unless the part occurs exactly once.
    package func replacingOnly(_ part: String, by new: String) -> String? {
        let bytes = Array(utf8)
        guard let range = bytes.firstOccurrence(of: part.utf8),
            bytes[range.upperBound...].firstOccurrence(of: part.utf8) == nil
        else { return nil }
        return String(decoding: bytes[..<range.lowerBound] + new.utf8 + bytes[range.upperBound...], as: UTF8.self)
    }
}
