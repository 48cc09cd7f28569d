import Settings
import Diagnostics
import FileAccess
import FileChanges
import Translations
import TranslationExchange

extension TableChanges {
    /// Creates an empty set of changes that resolves paths through the file system.
    init() { self.init { OutputFile.resolved($0) ?? $0 } }

    /// Prints the differences, lists the files that would change, or writes them, as the options require.
    ///
    /// - Parameters:
    ///   - operands: The definitions whose projects may lack the tables that are created; `nil` not to look.
    ///   - folder: A folder that the user named for another file.
    func finish(
        _ arguments: Arguments,
        for operands: [String]? = nil,
        alsoIn folder: String? = nil
    ) throws(CommandFailure) -> ExitStatus {
        if arguments[.dryRun] {
            for file in files { StandardStreams.write(file.difference, to: .output) }
        } else if arguments[.checkFiles] {
            for file in files {
                let word = file.old == nil ? "would be created" : "would change"
                StandardStreams.write("\(file.path.visible) \(word)\n", to: .output)
            }
        }
        if Self.isPlan(arguments) { return arguments[.checkFiles] && !files.isEmpty ? .failure : .success }
        var boundary = LinkBoundary(of: operands ?? arguments.operands)
        if let folder { boundary.add(folder) }
        try files.write(within: boundary)
        let created = Set(files.filter { $0.old == nil }.map(\.path))
        if let operands, !created.isEmpty {
            TranslationInputs(arguments, operands: operands, changesTables: true).noteForeignTables(among: created)
        }
        return .success
    }

    static func isPlan(_ arguments: Arguments) -> Bool { arguments[.dryRun] || arguments[.checkFiles] }
}

extension [FileChange] {
    /// - Parameter boundary: The folders in which files may be created.
    func write(within boundary: LinkBoundary? = nil) throws(CommandFailure) {
        do throws(FileTransaction.Failure) {
            try FileTransaction(self, within: boundary).commit()
        } catch {
            throw error.failures.count == 1 ? error.failures[0] : .several(error.failures)
        }
    }
}

extension CommandFailure {
    /// Plans changes of tables, turning a refusal into a command failure.
    static func planning<Value>(_ plan: () throws(TableChanges.Failure) -> Value) throws(CommandFailure) -> Value {
        do throws(TableChanges.Failure) {
            return try plan()
        } catch {
            switch error {
            case .table(let refusal): throw .cannotWrite(path: refusal.path, reason: refusal.reason)
            case .sharedTable(let path):
                throw .unusable("'\(path)' belongs to several definitions; name one at a time")
            case .invalidLanguage(let code): throw .unusable("'\(code)' is not a language code")
            }
        }
    }
}
