import Diagnostics

package struct LoadedConfiguration: Sendable {
    package var configuration: Configuration
    /// The file's path for display; `nil` if there is no file.
    package var path: String?
    /// The folder that paths in the file are relative to.
    package var folder: String
    package var diagnostics: [Diagnostic]
    /// The file's text; `nil` if there is no file or it could not be read.
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
