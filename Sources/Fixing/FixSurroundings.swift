import FileAccess
import FileChanges
import IntentRules
import StringTables

/// What finding fixes asks about files, each only where it has to know.
struct FixSurroundings {
    /// The bytes of a file as they are now; `nil` for one that cannot be read.
    var contents: (_ path: String) -> [UInt8]?
    /// Every table that may have rows for a definition's texts.
    var tables: (_ definition: String) throws(TableRefusal) -> [KnownTable]
    /// Why a file would not be rewritten; `nil` when nothing is in the way.
    var refusalToRewrite: (_ path: String) -> String?
    /// Looks at everything again, with other contents for some files.
    var lint: (_ replaced: [String: [UInt8]]) -> LintResult
}

extension FixSurroundings {
    /// What the file system says of the files that linting looks at.
    ///
    /// - Parameter folders: the folders that are searched.
    init(_ result: LintResult, below folders: [String], lint: @escaping ([String: [UInt8]]) -> LintResult) {
        var search = TableSearch(result, below: folders)
        self.init(
            contents: { try? InputFile.read($0) },
            tables: { (definition) throws(TableRefusal) in try search.tables(of: definition) },
            refusalToRewrite: { FileRewrite.refusal(of: $0) },
            lint: lint
        )
    }
}

/// A table as it is.
struct KnownTable: Sendable {
    /// The paths by which linting knows it, or one to show; the first one is written to.
    var paths: [String]
    var contents: [UInt8]
}
