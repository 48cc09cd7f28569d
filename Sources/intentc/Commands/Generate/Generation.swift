import CodeGeneration
import Diagnostics
import IntentSchema

/// A schema with the name that its output files begin with, unique in the run.
struct NamedSchema {
    var schema: Schema
    /// What it was made from.
    var definition: Definition
    var outputName: String
}

/// What a kind of output made.
struct Generation {
    /// The files of each schema, in the order of the schemas.
    var files: [[GeneratedFile]] = []
    /// Files at places of their own, next to the code.
    var sideFiles: [SideFile] = []
    /// What was read besides the inputs.
    var otherInputs: [SourceText] = []
    /// What cannot be expressed, or not without loss.
    var diagnostics: [Diagnostic] = []
}

/// A file that an option asks for at a place that it names.
struct SideFile {
    /// The path; `nil` for standard output.
    var path: String?
    var contents: [UInt8]
    /// The file becomes the user's own: once it is there, it stays as it is.
    var isWrittenOnce = false
}
