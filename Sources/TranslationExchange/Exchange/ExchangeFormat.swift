import StringTables
import Translations

package enum ExchangeFormat: String, CaseIterable, Sendable {
    case xliff, xliff2, xcstrings, csv

    package var holdsAllLanguages: Bool { self == .csv }

    package var isXLIFF: Bool { self == .xliff || self == .xliff2 }

    package struct File: Sendable {
        package var name: String
        package var contents: String
        /// The ids of texts that the form cannot hold.
        package var leftOut: [String] = []
    }

    /// The files of some documents, one for each language or definition, or one for all.
    package func files(
        _ documents: [ExchangeDocument],
        of definitions: [DefinitionTranslations],
        toolVersion: String
    ) -> [File] {
        switch self {
        case .csv: [File(name: "translations.csv", contents: CSVDocument.write(documents))]
        case .xcstrings:
            zip(definitions, definitions.exchangePaths).map { translations, path in
                let catalogue = ExchangeCatalogue.write(documents, path)
                let name = TableFormat.stringCatalogue.fileName(translations.tableName)
                return File(name: name, contents: String(decoding: catalogue, as: UTF8.self))
            }
        case .xliff, .xliff2:
            // The standard asks for a file in every document.
            documents.filter { !$0.files.isEmpty }.map { document in
                let isTwo = self == .xliff2
                let (text, leftOut) = XLIFFWriter.write(document, isTwo ? .two : .one, toolVersion: toolVersion)
                return File(name: document.language + (isTwo ? ".xlf" : ".xliff"), contents: text, leftOut: leftOut)
            }
        }
    }
}

extension ExchangeDocument {
    /// One document for each language: for those that are wanted, or all that there are.
    package static func all(
        of definitions: [DefinitionTranslations],
        in wanted: [String],
        onlyMissing: Bool,
        histories: [TextHistory?]?
    ) -> [ExchangeDocument] {
        let paths = definitions.exchangePaths
        let languages = wanted.isEmpty ? Set(definitions.flatMap(\.translatedLanguages)) : Set(wanted)
        return languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { language in
            let files = definitions.enumerated().map { index, translations in
                let own = translations.language(like: language)
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
    /// What the definitions are called in exports: by short paths where these differ.
    fileprivate var exchangePaths: [String] {
        let paths = map(\.exchangePath)
        let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(self, paths).map { counts[$1] == 1 ? $1 : $0.definition.path }
    }
}

extension DefinitionTranslations {
    /// The definition as Xcode's own exports name it: from the folder of its project, or else from the folder around it, wherever the
    /// program runs.
    package var exchangePath: String {
        if let path = surroundings.pathInProject { return path }
        let parts = definition.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 3 : 2).joined(separator: "/")
    }
}
