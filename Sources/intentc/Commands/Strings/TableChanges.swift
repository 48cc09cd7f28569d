import Diagnostics
import FileAccess
import StringTables
import Translations

/// What a command about translations changes: shown, checked or written, all of it or nothing.
struct TableChanges {
    /// One file as text, before and after.
    private struct Difference {
        var path: String
        var old: [UInt8]
        var new: [UInt8]
        var isNew = false
        var isGone = false
    }

    private var transaction = FileTransaction()
    private var differences: [Difference] = []
    private var paths: Set<String> = []

    var isEmpty: Bool { differences.isEmpty }
    /// How many files are changed, made or removed.
    var count: Int { differences.count }

    /// The edited files of a definition.
    mutating func add(_ old: [TableFile], _ new: [TableFile]) throws(CommandFailure) {
        for (before, after) in zip(old, new) where before.bytes != after.bytes {
            try claim(before.path)
            transaction.rewrite(before.path, from: before.bytes, to: after.bytes)
            differences.append(
                Difference(path: before.path, old: before.contents.source.bytes, new: after.contents.source.bytes)
            )
        }
    }

    mutating func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) throws(CommandFailure) {
        guard old != new else { return }
        try claim(path)
        transaction.rewrite(path, from: old, to: new)
        differences.append(Difference(path: path, old: old, new: new))
    }

    mutating func create(_ path: String, _ contents: [UInt8]) throws(CommandFailure) {
        try claim(path)
        transaction.create(path, contents)
        differences.append(Difference(path: path, old: [], new: contents, isNew: true))
    }

    mutating func remove(_ file: TableFile) throws(CommandFailure) {
        try claim(file.path)
        transaction.remove(file.path, file.bytes)
        differences.append(Difference(path: file.path, old: file.contents.source.bytes, new: [], isGone: true))
    }

    /// Several definitions may share a table, and what one of them needs another does not know.
    private mutating func claim(_ path: String) throws(CommandFailure) {
        guard paths.insert(OutputFile.resolved(path) ?? path).inserted else {
            throw .unusable("'\(path)' belongs to several definitions; name one of them at a time")
        }
    }

    /// Does what the options say: shows the differences, tells whether there are any, or makes them.
    func finish(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        if arguments[.dryRun] {
            for difference in differences {
                let text = UnifiedDiff.between(
                    difference.old,
                    difference.new,
                    oldName: difference.isNew ? "/dev/null" : difference.path,
                    newName: difference.isGone ? "/dev/null" : difference.path
                )
                StandardStreams.write(text, to: .output)
            }
            return .success
        }
        if arguments[.checkTables] {
            for difference in differences {
                let word = difference.isNew ? "would be made" : difference.isGone ? "would be removed" : "would change"
                StandardStreams.write("\(difference.path.visible) \(word)\n", to: .output)
            }
            return isEmpty ? .success : .failure
        }
        do throws(FileTransaction.Failure) {
            try transaction.commit()
        } catch {
            throw error.failures.count == 1 ? error.failures[0] : .several(error.failures)
        }
        return .success
    }

    /// Refuses options that contradict each other.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.dryRun], arguments[.checkTables] {
            throw .usage("'--dry-run' and '--check' cannot be used together")
        }
    }
}

extension Option<Bool> {
    static var dryRun: Self { flag("dry-run", "Show the difference and write nothing.") }

    static var checkTables: Self {
        flag("check", "Write nothing; name the files that would change and fail if there are any.")
    }
}

extension CommandFailure {
    /// Edits tables; one that may not be edited ends the command.
    static func refusing<Value>(_ edit: () throws(TableRefusal) -> Value) throws(CommandFailure) -> Value {
        do throws(TableRefusal) {
            return try edit()
        } catch {
            throw .cannotWrite(path: error.path, reason: error.reason)
        }
    }
}

extension DefinitionTranslations {
    /// Where a language's table belongs, next to the definition's others.
    func tablePath(_ language: String) -> String {
        let path = definition.path
        let folder = Path.joined(NeighbouringFileListing.folder(of: path), language + ".lproj")
        return Path.joined(folder, tableName + ".strings")
    }

    /// The name of the definition's tables without extension.
    var tableName: String {
        let name = Path.name(of: definition.path)
        return name.hasSuffix(".intentdefinition") ? String(name.dropLast(17)) : name
    }

    /// A table for a language that has none, with some rows.
    func newTable(_ language: String, _ rows: [RowText]) throws(CommandFailure) -> TableFile {
        try LanguageCode.check(language)
        let empty = TableFile(SourceText(path: tablePath(language), bytes: []), language: language)
        return try CommandFailure.refusing { () throws(TableRefusal) in
            try empty.setting(rows, in: language, order: order(with: rows.map(\.key)))
        }
    }
}

/// Codes of languages, which become names of files and folders.
enum LanguageCode {
    /// Refuses a text that is not such a code, and what could lead out of a folder.
    static func check(_ code: String) throws(CommandFailure) {
        let isCode =
            !code.isEmpty && code.utf8.count <= 35
            && code.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                    || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            }
        if !isCode { throw .unusable("'\(code)' is not the code of a language") }
    }
}
