import CodeGeneration
import CommandArguments
import Diagnostics
import IntentSchema

/// A schema with the name that its output files begin with, unique in the run.
package struct NamedSchema: Sendable {
    package var schema: Schema
    /// What it was made from.
    package var definition: Definition
    package var outputName: String
}

/// What code is to be made of, and how.
package struct GenerationRequest: Sendable {
    package var arguments: Arguments
    /// What the configuration decides about single intents and types.
    package var appIntents: AppIntentsSettings
    package var schemas: [NamedSchema]
}

/// What a kind of output made.
package struct Generation {
    /// The files of each schema, in the order of the schemas.
    package var files: [[GeneratedFile]]
    /// Files at places of their own, next to the code.
    package var sideFiles: [SideFile] = []
    /// What was read besides the inputs.
    package var otherInputs: [SourceText] = []
    /// What cannot be expressed, or not without loss.
    package var diagnostics: [Diagnostic]

    package init(files: [[GeneratedFile]] = [], diagnostics: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
    }
}

/// A file that an option asks for at a place that it names.
package struct SideFile {
    /// The path; `nil` for standard output.
    package var path: String?
    package var contents: [UInt8]
    /// The file becomes the user's own: once it is there, it stays as it is.
    package var isWrittenOnce: Bool

    package init(path: String?, contents: [UInt8], isWrittenOnce: Bool = false) {
        self.path = path
        self.contents = contents
        self.isWrittenOnce = isWrittenOnce
    }
}
