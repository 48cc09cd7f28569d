import CodeGeneration
import IntentSchema
import StringTables

extension CatalogueDocument {
    /// The string catalogue (`.xcstrings`) for generated App Intents: every text of the code under the key that the code uses,
    /// with the translations, comments and states that the definition's string tables have.
    ///
    /// What those say besides can be kept as well, marked as stale: the code has no use for it, but the app may have.
    ///
    /// - Parameters:
    ///   - texts: The texts of one table.
    ///   - translations: What the definition's tables say, under its ids. A text in the language of the definition wins over
    ///     the definition's own.
    ///   - keepsOthers: Whether to keep what no text of the code uses.
    package init(texts: [CatalogueText], translations: CatalogueDocument, keepsOthers: Bool = true) {
        self.init(sourceLanguage: translations.sourceLanguage)
        var used: Set<String> = []
        for text in Self.withDoubledPercentSigns(texts) {
            var entry = text.entry(in: translations, &used)
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

    /// The texts, and those of summaries with a percent sign once more under the other key that they may have.
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
    /// What a catalogue is to say of the text, with variables as the definition has them.
    ///
    /// - Parameter used: Gets the ids whose translations the entry says.
    func entry(in translations: CatalogueDocument, _ used: inout Set<String>) -> CatalogueEntry {
        var entry = stringID.flatMap { translations[$0] } ?? CatalogueEntry()
        entry.localizations = entry.localizations.filter { $0.value.text?.isEmpty != true }
        if let stringID {
            used.insert(stringID)
            addVariants(of: stringID, translations, to: &entry, &used)
        }
        let language = translations.sourceLanguage
        if entry.localizations[language]?.isNew != false {
            entry.localizations[language] = CatalogueEntry.Localization(text, .translated)
        }
        return entry
    }

    /// A text in which a variable stands for a case is exported once for each case, with the case's name in the variable's
    /// place. In each language the first of these that has the name exactly once tells the text.
    private func addVariants(
        of stringID: String,
        _ translations: CatalogueDocument,
        to entry: inout CatalogueEntry,
        _ used: inout Set<String>
    ) {
        guard let caseVariable else { return }
        let variable = "${\(caseVariable.name)}"
        let variants = caseVariable.cases.compactMap { name in
            name.id.flatMap { id in
                translations["\(stringID)-\(id)"].map { (key: "\(stringID)-\(id)", entry: $0, name: name) }
            }
        }
        for variant in variants {
            if let comment = variant.entry.comment { entry.add(comment: comment) }
            for (language, localization) in variant.entry.localizations where entry.localizations[language] == nil {
                guard let name = variant.name.shown(in: language, translations), !name.isEmpty,
                    let pieces = localization.text?.splitting(around: name), pieces.count == 2
                else { continue }
                entry.localizations[language] = localization.mapTexts { _ in pieces.joined(separator: variable) }
            }
        }
        // A variant in other words, such as those of another gender, says more than the one text.
        for variant in variants {
            let isRedundant = variant.entry.localizations.allSatisfy { language, localization in
                guard let text = entry.localizations[language]?.text,
                    let name = variant.name.shown(in: language, translations)
                else { return false }
                return localization.text == text.splitting(around: variable).joined(separator: name)
            }
            if isRedundant { used.insert(variant.key) }
        }
    }

    /// A text of any language as the catalogue has it.
    fileprivate func converted(_ text: String) -> String {
        let text = variables.converted(text)
        return doublesPercentSigns ? text.doublingPercentSigns : text
    }
}

extension LocalizedText {
    /// What users of a language see.
    fileprivate func shown(in language: String, _ translations: CatalogueDocument) -> String? {
        id.flatMap { translations[$0]?.localizations[language]?.text } ?? text
    }
}

extension CatalogueText.Variables {
    /// A text of any language with its variables in the form that the catalogue has for them. Variables that the original does
    /// not have become words.
    func converted(_ text: String) -> String {
        switch self {
        case .arguments(let names): arguments(names, in: PlaceholderText(text))
        case .names(let names): self.names(names, in: PlaceholderText(text))
        }
    }

    private func arguments(_ names: [String], in text: PlaceholderText) -> String {
        var result = ""
        var next: [String: Int] = [:]
        let positions = Dictionary(grouping: names.indices) { names[$0] }
        for piece in text.pieces {
            switch piece {
            case .text(let text):
                // Only a text with arguments is a format.
                result += names.isEmpty ? text : text.doublingPercentSigns
            case .variable(let name):
                guard let positions = positions[name] else {
                    result += names.isEmpty ? name : name.doublingPercentSigns
                    continue
                }
                // The second use of a variable is the second argument of that name, as far as there is one.
                let use = next[name, default: 0]
                next[name] = use + 1
                result += "%\(positions[use < positions.count ? use : 0] + 1)$@"
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

extension String {
    /// The parts before, between and after every occurrence of a text, compared byte by byte.
    fileprivate func splitting(around text: String) -> [String] {
        let (all, wanted) = (Array(utf8), Array(text.utf8))
        var parts: [String] = []
        var (start, offset) = (0, 0)
        while offset + wanted.count <= all.count {
            if all[offset..<(offset + wanted.count)].elementsEqual(wanted) {
                parts.append(String(decoding: all[start..<offset], as: UTF8.self))
                offset += wanted.count
                start = offset
            } else {
                offset += 1
            }
        }
        return parts + [String(decoding: all[start...], as: UTF8.self)]
    }
}
