import FileAccess
import IntentRules

/// The access to files that the search for fixes needs. Each closure is called only on demand.
struct FixSurroundings {
    /// Returns the current bytes of a file, or `nil` if it cannot be read.
    var contents: (_ path: String) -> [UInt8]? = { FileContents().named($0).known }
    /// Lints everything again with some contents replaced.
    var lint: (_ replaced: [String: [UInt8]]) -> LintResult
}
