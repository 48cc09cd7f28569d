import Settings
import ModelGeneration
import SiriKitGeneration

/// Generates the same classes as Apple's generator, for `--to sirikit`.
enum SiriKitOutput {
    static func generate(_ request: GenerationRequest) -> Generation {
        let arguments = request.arguments
        let options = SiriKitOptions(
            language: arguments[.language],
            classPrefix: arguments[.classPrefix] ?? "",
            access: arguments[.accessLevel],
            isSendable: arguments[.sendable],
            // Naming a single output file implies this.
            isSingleFile: arguments[.singleFile] || arguments[.output]?.hasSuffix(".swift") == true
        )
        let backend = SiriKitBackend(options)
        return Generation(
            files: request.schemas.map { backend.files(for: $0.schema, named: $0.outputName) },
            diagnostics: backend.diagnostics(for: request.schemas.map(\.schema))
        )
    }
}
