import Settings
import Diagnostics
import FileAccess
import FileChanges
import Inputs
import Translations
import TranslationExchange
import ProjectReading

enum StringsImportCommand {
    static let description: CommandDescription = CommandDescription(
        name: "import",
        summary: "Import translations into the project's string tables",
        discussion: """
            Reads XLIFF 1.2, .xcloc folders, .strings files, CSV, and folders of them, and writes new translations to the \
            project's own tables, keeping their format. Drafts are marked for review. It rejects translations with damaged \
            variables, second translations of a text, and those that would replace a translation with the source text or \
            the translation of an older text; the exit status is then 1. A language that the project does not have is refused \
            unless --language names it. If any table cannot be edited, nothing is written.
            """,
        operands: Operands(name: "file", help: "A translation file, or a folder that contains some."),
        options: .list(.into, .importLanguage, .dryRun, .checkFiles)
            + .list(.config, .exclude, .noDefaultExcludes, .noProject, .anyFormat, .color),
        examples: [
            ("intentc strings import de.xliff --into App", "Import German translations."),
            ("intentc strings import Translations/*.xliff --dry-run", "Preview what they would change."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        try ReportOutput.check(arguments)
        return try ProjectLock.holding([arguments[.into]], unless: TableChanges.isPlan(arguments)) {
            () throws(CommandFailure) in
            try importFiles(arguments)
        }
    }

    private static func importFiles(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let inputs = TranslationInputs(arguments, operands: [arguments[.into]], changesTables: true)
        guard try inputs.check(arguments) else { return inputs.status }
        let operands = arguments.operands.map(TableOperands.aroundLanguageFolder)
        let languages = KnownLanguages(inputs.definitions)
        var files: [ReturnedFile] = []
        for operand in operands {
            for file in try sources(operand, besides: inputs) {
                let language = arguments[.importLanguage]
                do throws(ReturnedFile.UnknownLanguage) {
                    var returned = try ReturnedFile(file, language: language, for: inputs.owners)
                    try returned.useLanguages(of: languages, only: language)
                    files.append(returned)
                } catch {
                    throw .usage(error.message)
                }
            }
        }
        // The texts of a definition that is not imported into are not those of another.
        let own = Set(inputs.owners.map { FileIdentity(of: $0.definition.path) })
        let roots = Set(inputs.owners.map { String($0.definition.path.dropLast($0.exchangePath.count)) } + [""])
        for index in files.indices {
            files[index].leaveOut { path in
                let found = roots.map { $0 + path }.filter(DefinitionSearch.exists)
                return !found.isEmpty && !found.contains { own.contains(FileIdentity(of: $0)) }
            }
        }
        let output = ReportOutput(arguments, to: .error)
        let unreadable = files.flatMap(\.diagnostics)
        if !unreadable.isEmpty {
            try output.write(unreadable, in: files.map(\.source))
            return .failure
        }
        var changes = TableChanges()
        let moves = try idMaps(of: inputs.owners, inputs.contents)
        let imported = try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.take(files, into: inputs.owners, following: moves)
        }
        for note in imported.notes { StandardStreams.writeRemark("intentc: note: " + note) }
        try output.write(imported.refused, in: files.map(\.source))
        let status = try changes.finish(arguments, for: [arguments[.into]])
        let empty = files.filter(\.isEmpty).map(\.source.path)
        for file in files where file.isEmpty {
            let others = file.otherLanguages.isEmpty ? "" : ", only for \(file.otherLanguages.quotedList())"
            let language = others.isEmpty ? "" : " for '\(arguments[.importLanguage] ?? "")'"
            let message = "no translations\(language) in '\(file.source.path)'\(others)"
            StandardStreams.write(message.visible + "\n", to: .error)
        }
        if let summary = imported.summary, empty.count < files.count,
            imported.count == 0 || !TableChanges.isPlan(arguments)
        {
            StandardStreams.writeRemark(summary)
        }
        // In a folder, some languages may not be back yet.
        let isMissing = empty.contains(where: operands.contains) || empty.count == files.count
        if isMissing, files.contains(where: { $0.isEmpty && !$0.otherLanguages.isEmpty }) { return .unusable }
        if !inputs.failures.isEmpty { return inputs.status }
        return imported.refused.isEmpty && !isMissing ? status : .failure
    }

    /// The files that an operand refers to: itself, or every translation file in the folder, except the project's own
    /// tables.
    private static func sources(
        _ operand: String,
        besides inputs: TranslationInputs
    ) throws(CommandFailure) -> [SourceText] {
        guard DefinitionSearch.isFolder(operand) else {
            return [SourceText(path: operand, bytes: try inputs.contents.required(operand))]
        }
        let found: DefinitionSearch.Found
        do throws(FileFailure) {
            found = try DefinitionSearch.files(
                below: operand,
                withExtensions: ["xliff", "xlf", "csv", "tsv", "strings"]
            ) { path, entry in path.hasSuffix(".xcloc/Source Contents") }
        } catch {
            throw .cannotRead(path: operand, reason: error.message)
        }
        if let failure = found.failures.first { throw .unusable("'\(failure.path)': \(failure.message)") }
        let own = Set(inputs.definitions.flatMap(\.files).compactMap { FileIdentity(of: $0.path) })
        let names = Set(inputs.owners.map(\.tableName))
        var sources: [SourceText] = []
        for path in found.files {
            if TableFormat(ofFile: path) != nil, !names.contains(TableName.definitionName(ofFile: path)) { continue }
            if let identity = FileIdentity(of: path), own.contains(identity) { continue }
            let bytes = try inputs.contents.required(path, within: LinkBoundary([operand]))
            let isSpreadsheet = path.hasSuffix(".csv") || path.hasSuffix(".tsv")
            if !isSpreadsheet || CSVDocument.hasKeys(bytes) { sources.append(SourceText(path: path, bytes: bytes)) }
        }
        if sources.isEmpty {
            let reason =
                found.files.contains { FileIdentity(of: $0).map(own.contains) == true }
                ? "it has only the project's own tables; name the files to import"
                : "it is a folder without XLIFF, CSV or .strings files to import; "
                    + "to import into it, write '--into \(operand)'"
            throw .cannotRead(path: operand, reason: reason)
        }
        return sources
    }

    /// The ids that `rekey` replaced, as its maps in the working folder list them, for each definition's path.
    private static func idMaps(
        of definitions: [DefinitionTranslations],
        _ contents: FileContents
    ) throws(CommandFailure) -> [String: [String: String]] {
        var ids: [String: [String: String]] = [:]
        for definition in definitions {
            var sources: [SourceText] = []
            for path in IDMap.fileNames(for: definition.tableName).prefix(while: OutputFile.isTaken) {
                sources.append(SourceText(path: path, bytes: try contents.required(path, within: LinkBoundary(["."]))))
            }
            ids[definition.definition.path] = IDMap.successors(in: sources)
        }
        return ids
    }
}

extension Option<String> {
    static var into: Self {
        Self("into", taking: .folder("path"), default: ".", "The definition or folder to import into.")
    }
}

extension Option<String?> {
    static var importLanguage: Self {
        Self(
            "language",
            taking: .language,
            "Only this language, also if a file calls it otherwise (de-DE for de) or does not name it."
        )
    }
}
