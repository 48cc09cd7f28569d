import Diagnostics
import FileAccess
import StringTables
import Translations

/// `intentc strings export`
enum StringsExportCommand {
    static let description: CommandDescription = CommandDescription(
        name: "export",
        summary: "Write texts for translators",
        discussion: """
            Writes one XLIFF file for each language, or one table for all of them. Every text comes with the place where it is used, \
            what it is for, the variables that must stay, and the texts that belong to it.
            """,
        operands: StringsCommand.operands,
        options: .list(.exchangeFormat, .exportOutput, .languages, .missingOnly, .textsSince, .noHistory)
            + .list(.exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings export App --output Translations", "XLIFF 1.2, one file for each language."),
            ("intentc strings export App --language de --missing-only", "What German lacks, on standard output."),
            ("intentc strings export App --format csv > texts.csv", "A table for a spreadsheet."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let inputs = TranslationInputs(arguments)
        guard inputs.check(arguments) else { return .unusable }
        let documents = try documents(inputs, arguments)
        for document in documents { try LanguageCode.check(document.language) }
        guard let output = arguments[.exportOutput] else {
            guard arguments[.exchangeFormat] == .csv || documents.count == 1 else {
                let languages = documents.map(\.language).joined(separator: ", ")
                throw .usage(
                    documents.isEmpty
                        ? "there are no languages to export; name one by '--language'"
                        : "there are several languages (\(languages)); name one by '--language' or a folder by '--output'"
                )
            }
            for text in contents(documents, inputs, arguments) { StandardStreams.write(text.contents, to: .output) }
            return .success
        }
        let files = contents(documents, inputs, arguments).map { (Path.joined(output, $0.name), $0.contents) }
        try OutputClash.check(outputs: files.map(\.0), inputs: inputs.sources.map(\.path))
        try OutputFile.makeFolder(output)
        for (path, contents) in files { try OutputFile.write(Array(contents.utf8), to: path) }
        return .success
    }

    /// One document for each language; definitions that are written in different languages cannot share one.
    private static func documents(_ inputs: TranslationInputs, _ arguments: Arguments) throws(CommandFailure)
        -> [ExchangeDocument]
    {
        let sources = Set(inputs.definitions.map(\.sourceLanguage)).sorted()
        guard sources.count <= 1 else {
            throw .unusable("the definitions are written in different languages (\(sources.joined(separator: ", ")))")
        }
        let histories =
            arguments[.noHistory]
            ? nil : try TranslationHistory(of: inputs.definitions, since: arguments[.textsSince]).histories
        let wanted = arguments[.languages]
        let languages = wanted.isEmpty ? Set(inputs.definitions.flatMap(\.languages)) : Set(wanted)
        return languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { language in
            let files = inputs.definitions.enumerated().map { index, translations in
                let own = translations.language(like: language)
                return translations.exchangeFile(
                    for: own,
                    original: translations.definition.path,
                    onlyMissing: arguments[.missingOnly],
                    changedSince: histories?[index]?.changedTexts(of: own)
                )
            }
            return ExchangeDocument(
                sourceLanguage: sources.first ?? "en",
                language: language,
                files: files.filter { !$0.units.isEmpty }
            )
        }
    }

    private static func contents(
        _ documents: [ExchangeDocument],
        _ inputs: TranslationInputs,
        _ arguments: Arguments
    ) -> [(name: String, contents: String)] {
        switch arguments[.exchangeFormat] {
        case .csv: return [("translations.csv", CSVDocument.write(documents))]
        case .xcstrings:
            return inputs.definitions.map { translations in
                let catalogue = ExchangeCatalogue.write(documents, translations.definition.path)
                return (translations.tableName + ".xcstrings", String(decoding: catalogue, as: UTF8.self))
            }
        case .xliff, .xliff2:
            let isFirst = arguments[.exchangeFormat] == .xliff
            return documents.map { document in
                let (text, leftOut) = XLIFFWriter.write(document, isFirst ? .one : .two, toolVersion: intentcVersion)
                for id in leftOut {
                    let note = "the text '\(id)' has characters that XML cannot hold, and is left out\n"
                    StandardStreams.write("intentc: warning: " + note.visible + "\n", to: .error)
                }
                return (document.language + (isFirst ? ".xliff" : ".xlf"), text)
            }
        }
    }
}

/// The forms in which texts go to translators.
enum ExchangeFormat: String, CaseIterable {
    case xliff, xliff2, xcstrings, csv
}

extension Option<ExchangeFormat> {
    static var exchangeFormat: Self {
        Self(
            "format",
            .choice(ExchangeFormat.allCases),
            default: .xliff,
            "The form: xliff is XLIFF 1.2, as Xcode and services have it, and xliff2 is 2.0."
        )
    }
}

extension Option<String?> {
    static var exportOutput: Self {
        Self("output", letter: "o", .folder(), "Where to write the files. Default: standard output, if it is one file.")
    }
}

extension Option<Bool> {
    static var missingOnly: Self {
        flag("missing-only", "Leave out texts whose translation is there and neither stale nor damaged.")
    }
}
