import AppIntentsGeneration
import Diagnostics
import IntentSchema
import Translations
import SwiftSource

/// A row of string tables for one case of each variable in a text: Xcode exports such a text once for each case, with
/// the case's name in place of the variable.
struct CaseRow {
    let key: String
    let entry: CatalogueEntry
    private var names: [(variable: String, name: LocalizedText)] = []
    /// The positions of the cases within their variables.
    private var order: [Int] = []
    /// Whether the row is for the case for no choice, which no one sees.
    private var isUnknown = false

    /// The rows for texts, by the texts' ids, in the order of the cases.
    static func all(of texts: [CatalogueText], in tables: CatalogueDocument) -> [String: [CaseRow]] {
        let texts = texts.filter { $0.stringID != nil && !$0.caseVariables.isEmpty }
        let byID = Dictionary(texts.map { ($0.stringID ?? "", $0) }) { first, _ in first }
        let keys = tables.keys.compactMap { key in
            ComposedKey.split(key, isText: { byID[$0] != nil }, isID: { _ in true })
        }
        return Dictionary(grouping: keys, by: \.text).reduce(into: [:]) { rows, keys in
            let variables = byID[keys.key]?.caseVariables ?? []
            let positions = variables.map { variable in
                Dictionary(variable.cases.enumerated().map { ($1.id ?? "", $0) }) { first, _ in first }
            }
            let found = keys.value.compactMap { key in
                tables["\(key.text)-\(key.rest)"].flatMap {
                    CaseRow("\(key.text)-\(key.rest)", cases: key.rest, of: variables, at: positions, in: $0)
                }
            }
            rows[keys.key] = found.sorted { $0.order.lexicographicallyPrecedes($1.order) }
        }
    }

    /// - Parameters:
    ///   - cases: The ids of the cases' names, joined by hyphens.
    ///   - positions: For each variable, the positions of its cases by id.
    private init?(
        _ key: String,
        cases: String,
        of variables: [CatalogueText.CaseVariable],
        at positions: [[String: Int]],
        in entry: CatalogueEntry
    ) {
        self.key = key
        self.entry = entry
        var open = Array(variables.indices)
        for id in variables.count == 1 ? [cases] : cases.split(separator: "-").map(String.init) {
            guard let next = open.firstIndex(where: { positions[$0][id] != nil }),
                let position = positions[open[next]][id]
            else { return nil }
            let variable = variables[open.remove(at: next)]
            names.append((variable.name, variable.cases[position]))
            order.append(position)
            if variable.unknownID == id { isUnknown = true }
        }
    }

    /// The row's text for all cases; `nil` unless each case's name occurs in it exactly once.
    func joined(in language: String, _ tables: CatalogueDocument) -> String? {
        names.reduce(entry.localizations[language]?.text) { text, variable in
            shown(variable.name, in: language, tables).flatMap {
                text?.replacingOnly($0, by: "${\(variable.variable)}")
            }
        }
    }

    /// Whether a text for all cases says the same as the row.
    func matches(_ texts: CatalogueEntry, in language: String, _ tables: CatalogueDocument) -> Bool {
        guard let text = texts.localizations[language]?.text else { return false }
        return filled(text, in: language, tables) == entry.localizations[language]?.text
    }

    /// A text for all cases, filled with the names of the row's cases.
    private func filled(_ text: String, in language: String, _ tables: CatalogueDocument) -> String {
        let bytes = names.reduce(Array(text.utf8)) { text, variable in
            let name = shown(variable.name, in: language, tables) ?? ""
            return text.replacingOccurrences(of: "${\(variable.variable)}".utf8, by: name.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The languages in which people read something other than the row's text.
    ///
    /// - Parameter text: The text in the definition's language, of which a row may be a copy.
    func lostLanguages(in texts: CatalogueEntry, _ text: String, _ tables: CatalogueDocument) -> [String] {
        if isUnknown { return [] }
        let copy = filled(text, in: tables.sourceLanguage, tables)
        return entry.localizations.compactMap { language, localization in
            let isTranslated = !localization.isNew && !["", copy].contains(localization.text)
            return isTranslated && !matches(texts, in: language, tables) ? language : nil
        }
    }

    /// The name that users of a language see.
    private func shown(_ name: LocalizedText, in language: String, _ tables: CatalogueDocument) -> String? {
        name.id.flatMap { tables[$0]?.localizations[language]?.text } ?? name.text
    }
}

extension AppIntentsPlan {
    /// The tables' wordings for single cases that differ from the one text for all cases.
    package func wordingLosses(in tables: CatalogueDocument) -> [Loss] {
        var rows = CaseRow.all(of: texts, in: tables)
        var places: [String: Loss.Place] = [:]
        for intent in intents where !rows.isEmpty {
            intent.visitTexts { text in
                guard let id = text.stringID, rows[id] != nil, places[id] == nil else { return }
                places[id] = intent.intent.place
            }
        }
        return texts.flatMap { text -> [Loss] in
            guard let id = text.stringID, let rows = rows.removeValue(forKey: id), let place = places[id] else {
                return []
            }
            var used: Set<String> = []
            let entry = text.entry(in: tables, rows, &used)
            let languages = Set(rows.flatMap { $0.lostLanguages(in: entry, text.text, tables) }).sorted()
            func loss(in languages: [String], instead: String) -> Loss? {
                let list = languages.joined(separator: ", ")
                let what = "the wording of each case in “\(Loss.shown(text.text))” (\(list))"
                return languages.isEmpty ? nil : place.loss(.caseWording, what, instead: instead)
            }
            let translated = languages.filter { entry.localizations[$0] != nil }
            let others = languages.filter { entry.localizations[$0] == nil }
            return [
                loss(in: translated, instead: "one wording for all cases"),
                loss(in: others, instead: "the text in the development language"),
            ].compactMap(\.self)
        }
    }
}
