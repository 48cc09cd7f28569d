import Diagnostics
import IntentSchema
import Translations
import FileChanges

/// The file changes of a command about translations, applied all or not at all.
package struct TableChanges {
    package private(set) var files: [FileChange] = []
    private var claimed: Set<String> = []
    private let identity: (String) -> String

    /// - Parameter identity: Maps all paths of one file to the same value.
    package init(identity: @escaping (String) -> String = { $0 }) { self.identity = identity }

    package enum Failure: Error, Hashable {
        case table(TableRefusal)
        /// Several definitions share a table, and each would change it without regard to the others.
        case sharedTable(path: String)
        case invalidLanguage(String)
    }

    mutating func add(_ old: [TableFile], _ new: [TableFile]) throws(Failure) {
        for (before, after) in zip(old, new) where before.bytes != after.bytes {
            try add(
                FileChange(
                    path: before.path,
                    old: before.bytes,
                    new: after.bytes,
                    oldText: before.contents.source.bytes,
                    newText: after.contents.source.bytes
                )
            )
        }
    }

    mutating func rewrite(_ path: String, from old: [UInt8], to new: [UInt8]) throws(Failure) {
        if old != new { try add(FileChange(path: path, old: old, new: new)) }
    }

    package mutating func create(_ path: String, _ contents: [UInt8]) throws(Failure) {
        try add(FileChange(path: path, old: nil, new: contents))
    }

    mutating func create(
        _ language: String,
        _ rows: [RowText],
        for translations: DefinitionTranslations
    ) throws(Failure) {
        guard LanguageCode.isValid(language) else { throw .invalidLanguage(language) }
        let empty = TableFile(SourceText(path: translations.tablePath(language), bytes: []), language: language)
        let order = translations.order(with: rows.map(\.key))
        let table = try Self.editing(try empty.setting(rows, in: language, order: order))
        try create(table.path, table.bytes)
    }

    private mutating func add(_ change: FileChange) throws(Failure) {
        guard claimed.insert(identity(change.path)).inserted else { throw .sharedTable(path: change.path) }
        files.append(change)
    }

    static func editing<Value>(_ edit: @autoclosure () throws(TableRefusal) -> Value) throws(Failure) -> Value {
        do throws(TableRefusal) { return try edit() } catch { throw .table(error) }
    }
}

extension DefinitionTranslations {
    /// The path for a language's table, next to the definition's other tables.
    func tablePath(_ language: String) -> String {
        let name = Path.joined(language + ".lproj", TableFormat.strings.fileName(tableName))
        return Path.joined(Path.localizationFolder(of: definition.path), name)
    }

    package var tableName: String { TableName.definitionName(ofFile: definition.path) }
}
