import StringTables

/// The language that a definition is translated from, and what its texts say in it.
package struct SourceTexts: Sendable {
    /// As far as the definition's folder, a catalogue or the project tells; else English.
    package let language: String
    /// The texts by id, where the definition has keys in their place, or another language's words: the language's table says
    /// them then. Else empty.
    package let replaced: [String: String]

    /// - Parameters:
    ///   - texts: What the definition says.
    ///   - folderLanguage: The language of the folder that holds the definition; `nil` when it lies in none.
    ///   - developmentLanguage: The language of the project; `nil` when it is not known.
    package init(
        _ texts: TranslatedTexts,
        in tables: [StringTable],
        folderLanguage: String?,
        developmentLanguage: String?
    ) {
        let own = folderLanguage == "Base" ? nil : folderLanguage
        let catalogue = tables.first { $0.format == .catalogue(isSourceLanguage: true) }
        let language = LanguageCode.canonical(own ?? catalogue?.language ?? developmentLanguage ?? "en")
        self.language = language
        var replaced: [String: String] = [:]
        var (shared, same, keys) = (0, 0, 0)
        for table in tables where Self.isSource(table, of: language) {
            for entry in table.entries {
                guard let index = texts.indices[entry.key], let value = entry.values.first, value.state != .new,
                    !value.text.isEmpty, replaced[entry.key] == nil
                else { continue }
                replaced[entry.key] = value.text
                shared += 1
                let written = texts.texts[index].text.value
                if written == value.text { same += 1 } else if TextKey.isKey(written) { keys += 1 }
            }
        }
        // Few rows that differ say nothing: a text was improved at one of the two places.
        self.replaced = 2 * keys > shared || (shared >= 3 && 2 * same < shared) ? replaced : [:]
    }

    /// Whether a table holds the texts of the language that is translated from.
    func isSource(_ table: StringTable) -> Bool { Self.isSource(table, of: language) }

    private static func isSource(_ table: StringTable, of language: String) -> Bool {
        switch table.format {
        case .catalogue(let isSource): isSource
        case .text, .xml, .binary: table.language == "Base" || LanguageCode.canonical(table.language) == language
        }
    }
}
