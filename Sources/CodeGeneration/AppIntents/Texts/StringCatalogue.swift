import Diagnostics
import IntentSchema

/// A string catalogue (`.xcstrings`) for generated App Intents: every text of the code under the key that the code uses, with
/// the translations that the definition's string tables have.
package struct StringCatalogue: Sendable {
    /// The translations of one language, by string id.
    package struct Language: Sendable {
        /// The language's code, as its folder is named: `de`, `pt-BR`.
        package var code: String
        /// The texts, by id.
        package var texts: [String: String]

        /// The texts of one language.
        package init(code: String, texts: [String: String]) {
            self.code = code
            self.texts = texts
        }
    }

    /// A variable that a translation names and its original does not: it stands as a word in the catalogue.
    package struct UnknownVariable: Hashable, Sendable {
        /// The language's code.
        package var language: String
        /// The text's id.
        package var stringID: String
        /// The variable without its braces.
        package var variable: String
    }

    /// The catalogue: UTF-8 that ends with a line break.
    package private(set) var contents: [UInt8]
    /// In the order of the languages and of their ids.
    package private(set) var unknownVariables: [UnknownVariable] = []
    /// For each language, sorted, the ids whose translations no text of the code uses, sorted.
    package private(set) var unusedTexts: [(language: String, stringIDs: [String])] = []

    /// Makes the catalogue.
    ///
    /// - Parameters:
    ///   - texts: The texts of one table.
    ///   - sourceLanguage: The code of the language that the definition is written in.
    ///   - languages: The translations. One in the source language wins over the definition's own text.
    package init(texts: [CatalogueText], sourceLanguage: String, languages: [Language]) {
        let languages = languages.sorted { $0.code < $1.code }
        var json = JSONWriter(layout: .indented)
        var unknown: [UnknownVariable] = []
        json.object { json in
            json.member("sourceLanguage", sourceLanguage)
            json.member("strings") { json in
                json.object { json in
                    for text in Self.withDoubledPercentSigns(texts).sorted(by: { $0.key < $1.key }) {
                        json.member(text.key) { json in
                            Self.write(text, sourceLanguage, languages, to: &json, &unknown)
                        }
                    }
                }
            }
            json.member("version", "1.0")
        }
        contents = json.bytes + [0x0A]
        unknownVariables = unknown.sorted {
            ($0.language, $0.stringID, $0.variable) < ($1.language, $1.stringID, $1.variable)
        }
        let used = Set(texts.flatMap(\.stringIDs))
        unusedTexts = languages.compactMap { language in
            let unused = language.texts.keys.filter { !used.contains($0) }.sorted()
            return unused.isEmpty ? nil : (language.code, unused)
        }
    }

    /// The texts, and those of summaries with a percent sign once more under the other key that they may have.
    private static func withDoubledPercentSigns(_ texts: [CatalogueText]) -> [CatalogueText] {
        let keys = Set(texts.map(\.key))
        return texts
            + texts.compactMap { text in
                guard case .names = text.variables, text.key.utf8.contains(UInt8(ascii: "%")) else { return nil }
                var other = text
                other.key = text.key.replacingPercentSigns
                other.doublesPercentSigns = true
                return keys.contains(other.key) ? nil : other
            }
    }

    private static func write(
        _ text: CatalogueText,
        _ sourceLanguage: String,
        _ languages: [Language],
        to json: inout JSONWriter,
        _ unknown: inout [UnknownVariable]
    ) {
        var values = [sourceLanguage: text.text]
        for language in languages {
            if let translation = text.translation(in: language.texts) { values[language.code] = translation }
        }
        json.object { json in
            json.member("comment", text.comment)
            json.member("extractionState", "manual")
            json.member("localizations") { json in
                json.object { json in
                    for (code, value) in values.sorted(by: { $0.key < $1.key }) {
                        var strange: [String] = []
                        let single = text.variables.converted(value, unknown: &strange)
                        let converted = text.doublesPercentSigns ? single.replacingPercentSigns : single
                        if text.doublesPercentSigns { strange = [] }
                        unknown += strange.map {
                            UnknownVariable(language: code, stringID: text.stringID ?? "", variable: $0)
                        }
                        json.member(code) { json in
                            json.object { json in
                                json.member("stringUnit") { json in
                                    json.object { json in
                                        json.member("state", "translated")
                                        json.member("value", converted)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension CatalogueText {
    /// The translation among a language's texts.
    ///
    /// A text in which a variable stands for a case is exported once for each case, with the case's name in the variable's
    /// place. The first of these that has the name exactly once tells the text.
    func translation(in texts: [String: String]) -> String? {
        guard let stringID else { return nil }
        if let translation = texts[stringID], !translation.isEmpty { return translation }
        guard let caseVariable else { return nil }
        for enumerationCase in caseVariable.cases {
            guard let id = enumerationCase.id, let variant = texts["\(stringID)-\(id)"],
                let name = texts[id] ?? enumerationCase.text, !name.isEmpty
            else { continue }
            let pieces = variant.splitting(around: name)
            if pieces.count == 2 { return "\(pieces[0])${\(caseVariable.name)}\(pieces[1])" }
        }
        return nil
    }

    /// Every id whose translation is used: the text's own, and those of its variants.
    fileprivate var stringIDs: [String] {
        guard let stringID else { return [] }
        return [stringID] + (caseVariable?.cases.compactMap(\.id).map { "\(stringID)-\($0)" } ?? [])
    }
}

extension CatalogueText.Variables {
    /// A text of any language with its variables in the form that the catalogue has for them. Variables that the original does
    /// not have become words and are added to `unknown`, but not those that the original loses too.
    func converted(_ text: String, unknown: inout [String]) -> String {
        switch self {
        case .arguments(let names): arguments(names, in: PlaceholderText(text), unknown: &unknown)
        case .names(let names): self.names(names, in: PlaceholderText(text), unknown: &unknown)
        }
    }

    private func arguments(_ names: [String], in text: PlaceholderText, unknown: inout [String]) -> String {
        var result = ""
        var next: [String: Int] = [:]
        let positions = Dictionary(grouping: names.indices) { names[$0] }
        for piece in text.pieces {
            switch piece {
            case .text(let text):
                // Only a text with arguments is a format.
                result += names.isEmpty ? text : text.replacingPercentSigns
            case .variable(let name):
                guard let positions = positions[name] else {
                    unknown.append(name)
                    result += names.isEmpty ? name : name.replacingPercentSigns
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

    private func names(_ names: [String], in text: PlaceholderText, unknown: inout [String]) -> String {
        var result = ""
        let names = Set(names)
        for piece in text.spacedPieces {
            switch piece {
            case .text(let text): result += text
            case .variable(let variable):
                let name = String(variable.prefix { $0 != "." })
                if names.contains(name) {
                    result += "${\(name)}"
                } else {
                    unknown.append(variable)
                    result += variable
                }
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

    fileprivate var replacingPercentSigns: String {
        var result = ""
        for scalar in unicodeScalars {
            result.unicodeScalars.append(scalar)
            if scalar == "%" { result.unicodeScalars.append("%") }
        }
        return result
    }
}
