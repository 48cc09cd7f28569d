import Diagnostics

/// A file of a project, in one of the states that the project had.
package struct ProjectFile: Sendable {
    /// The path inside the project, the same in all states of a file that did not move.
    package var relativePath: String
    /// The contents, with the path that is shown.
    package var source: SourceText
    /// For a file of an old state: what reports about the new state call it, where that is not the path inside the project.
    package var currentPath: String?

    package init(relativePath: String, source: SourceText, currentPath: String? = nil) {
        self.relativePath = relativePath
        self.source = source
        self.currentPath = currentPath
    }
}
