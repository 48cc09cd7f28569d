import Translations

package enum ExchangeFormat: String, CaseIterable, Sendable {
    case xliff, csv

    /// The format that the extension of a file's name stands for, if any.
    package init?(ofFile path: String) {
        let endings: KeyValuePairs<String, Self> = [".csv": .csv, ".xliff": .xliff, ".xlf": .xliff]
        guard let format = endings.first(where: { path.lowercased().hasSuffix($0.key) })?.value else { return nil }
        self = format
    }

    /// Whether a name has the extension of a file or bundle that no export writes.
    package static func isForeign(_ path: String) -> Bool {
        "html intentdefinition json lproj md pdf plist po pot strings stringsdict tmx tsv txt xcloc xcstrings xls xlsx xml zip"
            .split(separator: " ").contains { path.lowercased().hasSuffix("." + $0) }
    }

    package var holdsAllLanguages: Bool { self == .csv }

    package struct File: Sendable {
        package var name: String
        package var contents: String
        /// The ids of texts that the format cannot represent.
        package var leftOut: [String] = []
    }

    /// Returns the files for some documents: one per language, or a single one.
    package func files(_ documents: [ExchangeDocument], toolVersion: String) -> [File] {
        switch self {
        case .csv: [File(name: "translations.csv", contents: CSVDocument.write(documents))]
        case .xliff:
            // The XLIFF standard requires a file in every document.
            documents.filter { !$0.files.isEmpty }.map { document in
                let (text, leftOut) = XLIFFWriter.write(document, toolVersion: toolVersion)
                return File(name: document.language + ".xliff", contents: text, leftOut: leftOut)
            }
        }
    }
}

extension ExchangeDocument {
    /// Returns one document per language: the wanted ones, or all if none are named.
    package static func all(
        of definitions: [DefinitionTranslations],
        in wanted: [String],
        expecting expected: [ExpectedLanguages]? = nil,
        onlyMissing: Bool,
        histories: [TextHistory?]?
    ) -> [ExchangeDocument] {
        let paths = definitions.exchangePaths
        let named = wanted.map { code in definitions.map { $0.language(like: code) }.first { $0 != code } ?? code }
        let counted = definitions.enumerated().map { index, translations in
            Set(translations.languages(expecting: expected?[index] ?? ExpectedLanguages()).counted)
        }
        let languages = wanted.isEmpty ? Set(counted.joined()) : Set(named)
        return languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { language in
            let files = definitions.enumerated().compactMap { index, translations -> File? in
                let own = translations.language(like: language)
                if wanted.isEmpty, !counted[index].contains(own) { return nil }
                // What a table has would be translated again, or without the words of the source.
                let isKeyed = translations.texts.texts.contains { TextKey.isKey($0.text.value) }
                let needed = isKeyed ? [own, translations.sourceLanguage] : [own]
                if needed.contains(where: { translations.unread($0) != nil }) { return nil }
                return translations.exchangeFile(
                    for: own,
                    original: paths[index],
                    onlyMissing: onlyMissing,
                    changedSince: histories?[index]?.changedTexts(of: own)
                )
            }
            return ExchangeDocument(
                sourceLanguage: definitions.map(\.sourceLanguage).min() ?? "en",
                language: language,
                files: files.filter { !$0.units.isEmpty }
            )
        }
    }
}

extension [DefinitionTranslations] {
    /// The definitions' paths in exports: short ones if they are unique.
    var exchangePaths: [String] {
        let paths = map(\.exchangePath)
        let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(self, paths).map { counts[$1] == 1 ? $1 : $0.definition.path }
    }
}

extension DefinitionTranslations {
    /// The definition's path as in Xcode's own exports: relative to its project's folder, or else with only its parent
    /// folder. It does not depend on the working folder.
    package var exchangePath: String {
        if let path = surroundings.pathInProject { return path }
        let parts = definition.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 3 : 2).joined(separator: "/")
    }
}
