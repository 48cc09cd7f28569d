import Diagnostics

package struct LoadedConfiguration: Sendable {
    package var configuration: Configuration
    /// The file's path as it is shown; `nil` when there is none.
    package var path: String?
    /// The folder that paths in the file start from.
    package var folder: String
    package var diagnostics: [Diagnostic]
    /// The text of the file; `nil` when it could not be read.
    package var source: SourceText?

    package init(
        configuration: Configuration = Configuration(),
        path: String? = nil,
        folder: String = "",
        diagnostics: [Diagnostic] = [],
        source: SourceText? = nil
    ) {
        self.configuration = configuration
        self.path = path
        self.folder = folder
        self.diagnostics = diagnostics
        self.source = source
    }
}
