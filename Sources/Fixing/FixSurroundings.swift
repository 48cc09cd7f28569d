import FileAccess
import FileChanges
import IntentRules
import StringTables
import ProjectReading

/// The access to files that the search for fixes needs. Each closure is called only on demand.
struct FixSurroundings {
    /// Returns the current bytes of a file, or `nil` if it cannot be read.
    var contents: (_ path: String) -> [UInt8]?
    /// Returns every table that may have rows for a definition's texts.
    var tables: (_ definition: String) throws(TableRefusal) -> [KnownTable]
    /// Returns why a file cannot be rewritten, or `nil` if it can.
    var refusalToRewrite: (_ path: String) -> String?
    /// Lints everything again with some contents replaced.
    var lint: (_ replaced: [String: [UInt8]]) -> LintResult
}

extension FixSurroundings {
    /// Uses the file system and the files that linting read.
    ///
    /// - Parameter folders: The folders that are searched.
    init(
        _ result: LintResult,
        below folders: [String],
        in projects: ProjectSearch,
        lint: @escaping ([String: [UInt8]]) -> LintResult
    ) {
        var search = TableSearch(result, below: folders, in: projects)
        self.init(
            contents: { try? InputFile.read($0) },
            tables: { (definition) throws(TableRefusal) in try search.tables(of: definition) },
            refusalToRewrite: { FileRewrite.refusal(of: $0) },
            lint: lint
        )
    }
}

/// A table and its current contents.
struct KnownTable: Sendable {
    /// The paths under which the table was linted, or one path for display. The first one is written to.
    var paths: [String]
    var contents: [UInt8]
}
