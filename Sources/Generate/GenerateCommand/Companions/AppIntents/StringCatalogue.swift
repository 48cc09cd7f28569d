import AppIntentsGeneration
import IntentSchema
import Translations

extension CatalogueDocument {
    /// The String Catalog (`.xcstrings`) for generated App Intents: every text of the code under the code's key, with
    /// the translations, comments and states of the definition's string tables.
    ///
    /// Other texts can be kept, marked as stale: the code does not use them, but the app may.
    ///
    /// - Parameters:
    ///   - texts: The texts of one table.
    ///   - translations: The contents of the definition's tables, by id. A text in the definition's language
    ///     overrides the definition's own.
    ///   - keepsOthers: Whether to keep texts that the code does not use.
    package init(texts: [CatalogueText], translations: CatalogueDocument, keepsOthers: Bool = true) {
        self.init(sourceLanguage: translations.sourceLanguage)
        var used: Set<String> = []
        let rows = CaseRow.all(of: texts, in: translations)
        for text in Self.withDoubledPercentSigns(texts) {
            var entry = text.entry(in: translations, rows[text.stringID ?? ""] ?? [], &used)
            entry.add(comment: text.comment)
            entry.extractionState = .manual
            entry.localizations = entry.localizations.mapValues { $0.mapTexts(text.converted) }
            self[text.key] = entry
        }
        for key in translations.keys where keepsOthers && !used.contains(key) && self[key] == nil {
            guard var entry = translations[key],
                entry.localizations.contains(where: { $0.key != translations.sourceLanguage })
            else { continue }
            entry.extractionState = .stale
            self[key] = entry
        }
    }

    /// The texts, and for summaries with a percent sign a second copy under the other key that they may have.
    private static func withDoubledPercentSigns(_ texts: [CatalogueText]) -> [CatalogueText] {
        let keys = Set(texts.map(\.key))
        return texts
            + texts.compactMap { text in
                guard case .names = text.variables, text.key.utf8.contains(UInt8(ascii: "%")) else { return nil }
                var other = text
                other.key = text.key.doublingPercentSigns
                other.doublesPercentSigns = true
                return keys.contains(other.key) ? nil : other
            }
    }
}

extension CatalogueText {
    /// The catalog's entry for the text, with variables as in the definition.
    ///
    /// - Parameter used: Receives the ids whose translations the entry contains.
    func entry(in translations: CatalogueDocument, _ rows: [CaseRow], _ used: inout Set<String>) -> CatalogueEntry {
        var entry = stringID.flatMap { translations[$0] } ?? CatalogueEntry()
        entry.localizations = entry.localizations.filter { $0.value.text?.isEmpty != true }
        if let stringID { used.insert(stringID) }
        for row in rows {
            if let comment = row.entry.comment { entry.add(comment: comment) }
            for (language, localization) in row.entry.localizations where entry.localizations[language] == nil {
                guard let joined = row.joined(in: language, translations) else { continue }
                entry.localizations[language] = localization.mapTexts { _ in joined }
            }
        }
        // A row in other words, such as for another gender, says more than the one text, so it is not used up.
        for row in rows where row.entry.localizations.keys.allSatisfy({ row.matches(entry, in: $0, translations) }) {
            used.insert(row.key)
        }
        let language = translations.sourceLanguage
        if entry.localizations[language]?.isNew != false {
            entry.localizations[language] = CatalogueEntry.Localization(text, .translated)
        }
        return entry
    }

    /// A text of any language in the catalog's form.
    fileprivate func converted(_ text: String) -> String {
        let text = variables.converted(text)
        return doublesPercentSigns ? text.doublingPercentSigns : text
    }
}

extension CatalogueText.Variables {
    /// A text of any language with its variables in the catalog's form. Variables that the original lacks become words.
    func converted(_ text: String) -> String {
        switch self {
        case .arguments(let arguments): self.arguments(arguments, in: PlaceholderText(text))
        case .names(let names): self.names(names, in: PlaceholderText(text))
        }
    }

    private func arguments(_ arguments: [CatalogueText.Argument], in text: PlaceholderText) -> String {
        var result = ""
        var next: [String: Int] = [:]
        let positions = Dictionary(grouping: arguments.indices) { arguments[$0].name }
        for piece in text.pieces {
            switch piece {
            case .text(let text):
                // Only a text with arguments is a format.
                result += arguments.isEmpty ? text : text.doublingPercentSigns
            case .variable(let name):
                guard let positions = positions[name] else {
                    result += arguments.isEmpty ? name : name.doublingPercentSigns
                    continue
                }
                // The second use of a variable is the second argument of that name, if any.
                let use = next[name, default: 0]
                next[name] = use + 1
                let position = positions[use < positions.count ? use : 0]
                result += arguments[position].placeholder(at: position + 1)
            }
        }
        return result
    }

    private func names(_ names: [String], in text: PlaceholderText) -> String {
        var result = ""
        let names = Set(names)
        for piece in text.spacedPieces {
            switch piece {
            case .text(let text): result += text
            case .variable(let variable):
                let name = String(variable.prefix { $0 != "." })
                result += names.contains(name) ? "${\(name)}" : variable
            }
        }
        return result
    }
}
