import CommandArguments
import Diagnostics
import FileAccess
import FileChanges
import TranslationExchange

enum StringsImportCommand {
    static let description: CommandDescription = CommandDescription(
        name: "import",
        summary: "Import translations into the project's string tables",
        discussion: """
            Reads XLIFF 1.2, .xcloc folders, .strings files and CSV, and writes new translations to the project's own tables, \
             keeping their format. It rejects translations with damaged variables, and those \
            that would replace a translation with an empty text, the source text or the translation of an older text; the \
            exit status is then 1. If any table cannot be edited, nothing is written.
            """,
        operands: Operands(name: "file", help: "A translation file, or an .xcloc folder."),
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
        let inputs = TranslationInputs(arguments, operands: [arguments[.into]])
        guard try inputs.check(arguments) else { return inputs.status }
        var files: [ReturnedFile] = []
        for (path, folder) in try paths(arguments.operands) {
            let file = SourceText(path: path, bytes: try bytes(of: path, in: folder))
            do throws(ReturnedFile.UnknownLanguage) {
                files.append(try ReturnedFile(file, language: arguments[.importLanguage]))
            } catch {
                throw .usage("'\(path)' does not name a language; pass '--language'")
            }
        }
        let output = ReportOutput(arguments, to: .error)
        let unreadable = files.flatMap(\.diagnostics)
        if !unreadable.isEmpty {
            try output.write(unreadable, in: files.map(\.source))
            return ExitStatus(of: unreadable)
        }
        var changes = TableChanges()
        let imported = try CommandFailure.planning { () throws(TableChanges.Failure) in
            try changes.take(files, into: inputs.owners)
        }
        for note in imported.notes { StandardStreams.writeRemark("intentc: note: " + note) }
        try output.write(imported.refused, in: files.map(\.source))
        let status = try changes.finish(arguments, for: [arguments[.into]])
        let count = imported.count
        let empty = files.filter(\.isEmpty).map(\.source.path)
        for path in empty { StandardStreams.write("no translations in '\(path.visible)'\n", to: .error) }
        if count > 0, !TableChanges.isPlan(arguments) {
            StandardStreams.writeRemark("\(count.counted("translation")) imported")
        } else if count == 0, imported.refused.isEmpty, empty.count < files.count {
            StandardStreams.writeRemark("nothing to import: the tables already have every translation")
        }
        return imported.refused.isEmpty && empty.isEmpty ? status : .failure
    }

    /// - Parameter folder: The folder in which the file was found; `nil` if the file was named directly.
    private static func bytes(of path: String, in folder: String?) throws(CommandFailure) -> [UInt8] {
        guard let folder else { return try InputFile.readNamed(path) }
        do throws(FileFailure) {
            return try InputFile.readFound(path, within: LinkBoundary([folder]))
        } catch {
            throw .cannotRead(path: path, reason: error.message)
        }
    }

    /// The files that operands refer to. For an `.xcloc` folder, these are its XLIFF files.
    private static func paths(_ operands: [String]) throws(CommandFailure) -> [(path: String, folder: String?)] {
        var paths: [(path: String, folder: String?)] = []
        for operand in operands {
            guard DefinitionSearch.isFolder(operand) else {
                paths.append((operand, nil))
                continue
            }
            let folder = Path.joined(operand, "Localized Contents")
            // A copy from a Mac may contain hidden files with the same extension.
            let found = FolderEntries.names(in: folder) { name in
                !name.hasPrefix(".") && (name.hasSuffix(".xliff") || name.hasSuffix(".xlf"))
            }
            if found.isEmpty {
                let reason = "it is a folder without 'Localized Contents/*.xliff'"
                throw .cannotRead(path: operand, reason: "\(reason); to import into it, write '--into \(operand)'")
            }
            paths += found.map { (Path.joined(folder, $0), operand) }
        }
        return paths
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
            taking: .text("code"),
            "The language of a .strings file outside an .lproj folder, or of XLIFF without a target language."
        )
    }
}
