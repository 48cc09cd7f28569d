import Diagnostics
import IntentSchema
import SwiftSource

/// A schema with the name that its output files begin with, which is unique in the run.
package struct NamedSchema: Sendable {
    package var schema: Schema
    /// The definition that the schema was made from.
    package var definition: Definition
    package var outputName: String
}

/// The result of generating one kind of output.
package struct Generation {
    /// The files of each schema, in schema order.
    package var files: [[GeneratedFile]]
    /// Files that options place elsewhere.
    package var sideFiles: [SideFile] = []
    /// Files that were read in addition to the inputs.
    package var otherInputs: [SourceText] = []
    /// What cannot be expressed, or only with losses.
    package var diagnostics: [Diagnostic]

    package init(files: [[GeneratedFile]] = [], diagnostics: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
    }
}

/// A file that an option requests at a path of its own.
package struct SideFile {
    package var path: String
    package var contents: [UInt8]
    /// Whether the file then belongs to the user: an existing file is never overwritten.
    package var isWrittenOnce: Bool

    package init(path: String, contents: [UInt8], isWrittenOnce: Bool = false) {
        self.path = path
        self.contents = contents
        self.isWrittenOnce = isWrittenOnce
    }
}
