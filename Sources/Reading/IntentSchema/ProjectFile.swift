import Diagnostics

/// A file of a project at one version of the project.
package struct ProjectFile: Sendable {
    /// The path within the project, which is the same in every version unless the file moved.
    package var relativePath: String
    /// The contents, with the path to show in reports.
    package var source: SourceText
    /// For a file of the old version, its path in reports about the new one; `nil` if that is `relativePath`.
    package var currentPath: String?

    package init(relativePath: String, source: SourceText, currentPath: String? = nil) {
        self.relativePath = relativePath
        self.source = source
        self.currentPath = currentPath
    }
}
