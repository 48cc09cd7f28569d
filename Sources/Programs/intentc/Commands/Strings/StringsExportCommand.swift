import Settings
import Diagnostics
import FileAccess
import Inputs
import TranslationExchange
import Translations

enum StringsExportCommand {
    static let description: CommandDescription = CommandDescription(
        name: "export",
        summary: "Export texts for translators",
        discussion: """
            Writes one XLIFF file per language, or one table for all. Each text carries context for translators: where it appears, its \
            purpose, the variables to keep, and related texts.
            """,
        operands: StringsCommand.operands,
        options: .list(.exchangeFormat, .exportOutput, .languages, .missingOnly, .textsSince, .noHistory)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .color),
        examples: [
            ("intentc strings export App --output Translations", "Write one XLIFF 1.2 file per language."),
            ("intentc strings export App --language de --missing-only", "Print the texts that German still needs."),
            ("intentc strings export App --format csv > texts.csv", "Write a table for a spreadsheet."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let inputs = TranslationInputs(arguments)
        guard try inputs.check(arguments) else { return inputs.status }
        let output = arguments[.exportOutput]
        // A name with a format's extension is a file.
        let named = output.flatMap { DefinitionSearch.isFolder($0) ? nil : ExchangeFormat(ofFile: $0) }
        let format = arguments[.exchangeFormat] ?? named ?? .xliff
        if let output, let named, named != format {
            throw .usage("'\(output)' is not a name for \(format.rawValue); pass '--format \(named.rawValue)'")
        }
        if let output, ExchangeFormat.isForeign(output), !DefinitionSearch.isFolder(output) {
            throw .usage("cannot export to '\(output)'; name an .xliff, .xlf or .csv file, or a folder")
        }
        let documents = try documents(inputs, arguments)
        if let other = arguments[.languages].first(where: { !LanguageCode.isValid($0) }) {
            throw .unusable("'\(other)' is not a language code")
        }
        inputs.noteLeftOutLanguages()
        if documents.allSatisfy(\.files.isEmpty), !inputs.failures.isEmpty { return inputs.status }
        if documents.isEmpty { throw .usage("there are no languages to export; name one with '--language'") }
        if output == nil || named != nil, !format.holdsAllLanguages, documents.count > 1 {
            let languages = documents.map(\.language).joined(separator: ", ")
            throw .usage(
                "there are several languages (\(languages)); name one with '--language', or a folder with '--output'"
            )
        }
        let files = format.files(documents, toolVersion: intentcVersion)
        var status = inputs.status
        for document in documents where document.files.isEmpty {
            let unread = inputs.definitions.lazy.compactMap { $0.unread($0.language(like: document.language)) }.first
            if let unread {
                let reason = "'\(unread.location.path)' was not read: \(unread.reason)"
                StandardStreams.writeRemark("intentc: note: '\(document.language)' is left out, because \(reason)")
                status = .unusable
                continue
            }
            let result = format == .xliff ? ", so no file was written for it" : ""
            StandardStreams.writeRemark("intentc: note: '\(document.language)' has nothing to translate" + result)
        }
        for id in files.flatMap(\.leftOut) {
            let note = "the text '\(id)' contains characters that XML cannot represent and was left out\n"
            StandardStreams.write("intentc: warning: " + note.visible + "\n", to: .error)
        }
        guard let output else {
            for file in files { StandardStreams.write(file.contents, to: .output, in: .xml) }
            return status
        }
        let isFile = named != nil
        let paths = isFile ? files.map { _ in output } : files.map { Path.joined(output, $0.name) }
        try OutputClash.check(outputs: paths, inputs: inputs.sources.map(\.path))
        try OutputFile.makeFolder(isFile ? Path.folder(of: output) : output)
        let boundary = isFile ? nil : LinkBoundary([output])
        for (path, file) in zip(paths, files) {
            try OutputFile.write(Array(file.contents.utf8), to: path, within: boundary)
        }
        StandardStreams.writeVerdict("\(paths.count.counted("file")) written to '\(output.visible)'", to: .error)
        return status
    }

    /// One document per language. Definitions in different languages cannot share one.
    private static func documents(
        _ inputs: TranslationInputs,
        _ arguments: Arguments
    ) throws(CommandFailure) -> [ExchangeDocument] {
        let sources = Set(inputs.definitions.map(\.sourceLanguage)).sorted()
        guard sources.count <= 1 else {
            throw .unusable("the definitions are written in different languages (\(sources.joined(separator: ", ")))")
        }
        return ExchangeDocument.all(
            of: inputs.definitions,
            in: arguments[.languages],
            expecting: inputs.expected,
            onlyMissing: arguments[.missingOnly],
            histories: try inputs.histories(arguments)
        )
    }
}

extension Option<ExchangeFormat?> {
    static var exchangeFormat: Self {
        Self(
            "format",
            taking: .choice(ExchangeFormat.allCases),
            "The format: xliff is XLIFF 1.2, as Xcode and translation services use it. Default: that of the output's extension, or xliff."
        )
    }
}

extension Option<String?> {
    static var exportOutput: Self {
        Self(
            "output",
            letter: "o",
            taking: .folder("path"),
            "The folder to write to or, with the format's extension, a single file. Default: standard output, for a single file."
        )
    }
}

extension Option<Bool> {
    static var missingOnly: Self {
        flag("missing-only", "Export only texts whose translation is missing, stale, damaged or a copy.")
    }
}
