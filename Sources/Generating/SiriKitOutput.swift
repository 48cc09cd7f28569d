import CodeGeneration
import CommandArguments

/// `--to sirikit`: the classes that Apple's generator makes.
enum SiriKitOutput {
    static func generate(_ request: GenerationRequest) -> Generation {
        let arguments = request.arguments
        let options = SiriKitOptions(
            language: arguments[.language],
            classPrefix: arguments[.classPrefix] ?? "",
            visibility: arguments[.visibility],
            isSendable: arguments[.sendable],
            // To name one file is to ask for one.
            isSingleFile: arguments[.singleFile] || arguments[.output]?.hasSuffix(".swift") == true
        )
        let backend = SiriKitBackend(options)
        return Generation(
            files: request.schemas.map { backend.files(for: $0.schema, named: $0.outputName) },
            diagnostics: backend.diagnostics(for: request.schemas.map(\.schema))
        )
    }
}
